import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Random, randomMatch, writeMatch } from '@tarokk/rules';

const command = fileURLToPath(new URL('../../apps/cli/bin/tarokk.js', import.meta.url));
const some = Array.from(
  { length: 500 },
  (_, seed) => `${writeMatch(randomMatch(new Random(`stream ${seed}`)))}\n`,
).join('');

interface Run {
  readonly seconds: number;
  readonly megabytes: number;
}

/** The command over a stream of so many matches, and the most memory that its process took. */
async function verify(matches: number): Promise<Run> {
  const start = process.hrtime.bigint();
  const child = spawn('/usr/bin/env', ['node', '--import', memoryReport, command, 'verify', '-', '--json'], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  for (let sent = 0; sent < matches; sent += 500) {
    if (!child.stdin.write(some)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  await once(child, 'close');
  const peak = /maxRSS (\d+)/.exec(said);
  if (!peak) throw new Error(`the command did not report its memory: ${said.slice(0, 500)}`);
  return { seconds: Number(process.hrtime.bigint() - start) / 1e9, megabytes: Number(peak[1]) / 1024 };
}

const memoryReport = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => process.stderr.write('maxRSS ' + process.resourceUsage().maxRSS + '\\n'))",
)}`;

console.log('tarokk verify - --json over a stream of matches of eight played games, all cores');
const short = await verify(10_000);
const long = await verify(100_000);
for (const [name, { seconds, megabytes }] of [['10,000 matches', short] as const, ['100,000 matches', long] as const]) {
  console.log(
    `  ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s   most memory ${megabytes.toFixed(0).padStart(5)} MB`,
  );
}
console.log(
  `  ten times the stream: ${(long.megabytes / short.megabytes).toFixed(2)} × the memory, ${(long.seconds / short.seconds).toFixed(1)} × the time`,
);
