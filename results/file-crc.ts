import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

const CHUNK = 1 << 20;

/**
 * The CRC-32 of a file, or of its first bytes; null where it has fewer.
 *
 * @param bytes how many; the whole file unless given
 */
export async function fileCrc(file: FileHandle, bytes?: number): Promise<number | null> {
  const buffer = Buffer.allocUnsafe(CHUNK);
  const end = bytes ?? Infinity;
  let crc = 0;
  for (let at = 0; at < end;) {
    const { bytesRead } = await file.read(buffer, 0, Math.min(CHUNK, end - at), at);
    if (bytesRead === 0) return bytes === undefined ? crc : null;
    crc = crc32(buffer.subarray(0, bytesRead), crc);
    at += bytesRead;
  }
  return crc;
}
