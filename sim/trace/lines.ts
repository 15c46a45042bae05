import { closeSync, openSync, readSync } from 'node:fs';
import type { UnreadableText } from './line.js';

const NEWLINE = 0x0a;
const CHUNK_BYTES = 1 << 16;

/** A line of more bytes is not read. */
const LONGEST_LINE = 1 << 26;

/** The lines of UTF-8 bytes that come in chunks, without their newlines. Memory holds one line at a time. */
export function* linesOf(chunks: Iterable<Uint8Array>): Generator<string | UnreadableText> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const keep = (part: Uint8Array): void => {
    length += part.length;
    if (length <= LONGEST_LINE) parts.push(part);
    else parts = [];
  };
  for (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, end));
      yield decode(parts, length);
      parts = [];
      length = 0;
      from = end + 1;
    }
    // The chunk may be the reader's buffer, which it fills again.
    keep(chunk.slice(from));
  }
  if (length > 0) yield decode(parts, length);
}

function decode(parts: readonly Uint8Array[], length: number): string | UnreadableText {
  if (length > LONGEST_LINE) return { problem: `longer than ${LONGEST_LINE} bytes` };
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(parts));
  } catch {
    return { problem: 'not UTF-8' };
  }
}

/** The lines of a file, read as they are asked for. Throws what the file system throws. */
export function* linesOfFile(path: string | URL): Generator<string | UnreadableText> {
  const file = openSync(path, 'r');
  try {
    yield* linesOf(chunksOf(file));
  } finally {
    closeSync(file);
  }
}

function* chunksOf(file: number): Generator<Uint8Array> {
  const buffer = new Uint8Array(CHUNK_BYTES);
  for (let bytes = readSync(file, buffer); bytes > 0; bytes = readSync(file, buffer)) yield buffer.subarray(0, bytes);
}
