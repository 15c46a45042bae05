import { linesOfFile } from '../../sim/trace/lines.js';
import { InputError } from '../file/input-error.js';
import { reasonOf } from '../file/text-file.js';

/** The lines of a trace file. Throws InputError where it cannot be read. */
export function* traceLines(file: string): ReturnType<typeof linesOfFile> {
  try {
    yield* linesOfFile(file);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    const message = `${reasonOf(error)}; a trace (JSON Lines) was expected`;
    throw new InputError(file, [{ path: [], message }]);
  }
}
