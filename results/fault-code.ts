/** The code of an error of Node.js or of the operating system (`ENOENT`, `ENOSPC` …); undefined for any other. */
export function faultCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
