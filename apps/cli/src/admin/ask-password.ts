import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** A password typed at the terminal, which does not show it, or the first line of standard input. */
export async function askPassword(prompt: string): Promise<string> {
  const { stdin, stderr } = process;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY });
  lines.on('SIGINT', () => process.exit(130));
  try {
    if (!stdin.isTTY) return await firstLine(lines);
    stderr.write(prompt);
    const typed = await lines.question('');
    stderr.write('\n');
    return typed;
  } finally {
    lines.close();
  }
}

/** Empty where there is none. */
async function firstLine(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) return line;
  return '';
}
