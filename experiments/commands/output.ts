/** Where results go. Modules of one's own that write to `process.stdout` do not reach it (see divertOutput). */
export const OUTPUT: NodeJS.WriteStream = process.stdout;

/** Writes text to a stream and waits until it can take more, so that long outputs do not pile up in memory. */
export async function printSlowly(stream: NodeJS.WriteStream, text: string): Promise<void> {
  if (stream.write(text)) return;
  await new Promise<void>((resolve) => {
    stream.once('drain', resolve);
  });
}

/** Writes a short text. */
export function print(stream: NodeJS.WriteStream, text: string): void {
  stream.write(text);
}
