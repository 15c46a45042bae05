/** What the system's codes mean, in words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left on the disk',
  EDQUOT: 'the quota of the disk is used up',
  EFBIG: 'a file became larger than the system allows',
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'the file system is read-only',
  ENOENT: 'it is not there, or not any more',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'a folder stands where a file was expected',
  EEXIST: 'a file stands where the folder was expected',
  EIO: 'the disk reports an error',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  EBUSY: 'another program holds it',
};

/** An error of the operating system: a disk that is full, a folder that may not be written. */
export interface SystemFault extends Error {
  readonly code: string;
  readonly path?: string;
}

export function isSystemFault(error: unknown): error is SystemFault {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}

/** What is wrong with a run's folder, in a person's words. */
export function faultText(folder: string, { code, path, message }: SystemFault): string {
  return `the run's folder cannot be written: ${path ?? folder}: ${REASONS[code] ?? message} (${code})`;
}
