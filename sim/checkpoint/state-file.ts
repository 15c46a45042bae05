import { readFile } from 'node:fs/promises';
import { faultCode } from '../../results/fault-code.js';
import { writeWhole } from '../../results/whole-file.js';
import { CheckpointRefusal, readRecords, RecordWriter } from './records.js';

/**
 * Writes the state of something that takes long (an optimiser's, a learner's) into a file of its own: at any moment,
 * power cuts included, the file holds this state or the one before.
 *
 * @param identity plain data that says what the state is of: everything that decides the result
 */
export async function writeState(path: string, identity: object, state: Uint8Array): Promise<void> {
  const writer = new RecordWriter();
  await writeWhole(path, Buffer.concat([writer.begin(identity), writer.record(state)]));
}

/**
 * The state in a file; null where there is no file.
 *
 * @throws CheckpointRefusal where the file is of something else (the message names the difference), or damaged
 */
export async function readState(path: string, identity: object): Promise<Uint8Array | null> {
  const bytes = await bytesOf(path);
  if (bytes === null) return null;
  const [state] = readRecords(bytes, identity);
  if (state === undefined) throw new CheckpointRefusal('is damaged: its state is not whole');
  return state.payload;
}

/** A file's content; null where there is no file. */
export async function bytesOf(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (faultCode(error) === 'ENOENT') return null;
    throw error;
  }
}
