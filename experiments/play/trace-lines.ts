import { linesOfFile } from '../../sim/trace/index.js';
import { InputError } from '../file/input-error.js';

/** The lines of a trace file. Throws InputError where it cannot be read. */
export function* traceLines(file: string): ReturnType<typeof linesOfFile> {
  try {
    yield* linesOfFile(file);
  } catch (error) {
    if (error instanceof Error && 'syscall' in error)
      throw new InputError(file, [{ path: [], message: error.message }]);
    throw error;
  }
}
