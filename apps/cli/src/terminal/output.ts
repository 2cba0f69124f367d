import { once } from 'node:events';

/** Writes and waits while the reader is behind: nothing piles up in memory. */
export async function write(stream: NodeJS.WriteStream, text: string | Uint8Array): Promise<void> {
  if (text.length > 0 && !stream.write(text)) await once(stream, 'drain');
}

/**
 * A reader that has seen enough (`| head`) closes the pipe: the command then ends without a word, with the status it has
 * come to so far.
 */
export function endQuietlyWhenNobodyReads(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED') process.exit();
    throw error;
  });
}
