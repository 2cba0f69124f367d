import type { WriteStream } from 'node:tty';
import type { Progress } from '../filling/progress.js';

/** On a terminal one line that counts; into a file a line when something is done. */
export function progressOn(stream: WriteStream): Progress {
  const started = Date.now();
  return (what, done, of) => {
    const seconds = ((Date.now() - started) / 1000).toFixed(0).padStart(3);
    const line = `${seconds} s  ${what} ${done} of ${of}`;
    if (stream.isTTY) stream.write(`\r${line}${done === of ? '\n' : ''}`);
    else if (done === of) stream.write(`${line}\n`);
  };
}
