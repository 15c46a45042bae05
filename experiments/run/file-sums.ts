/** The tables of a finished run by file name, with their CRC-32, as its manifest has them. */
export type FileSums = Readonly<Record<string, string>>;

/** A checksum as text: eight digits of base 16. */
export function sumText(crc: number): string {
  return crc.toString(16).padStart(8, '0');
}
