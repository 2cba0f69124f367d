// npm run check: all that CI asks for. What only reads the sources runs at once, as many as there are processors; a step
// that fails does not hide what the others have found.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const afterBuild = ['lint', 'typecheck', 'format:check', 'imports', 'schema:check'];

// What `npm ci` has built is good enough.
await must('build', ['--', '--if-needed']);
const waiting = [...afterBuild];
const failed = [];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      if ((await run(step, 'pipe')) !== 0) failed.push(step);
    }
  }),
);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}.`);
  process.exit(1);
}
await must('test:all');

async function must(step, options = []) {
  const status = await run(step, 'inherit', options);
  if (status !== 0) process.exit(status);
}

/** @param output 'inherit' for what is to be seen while it runs; what is piped is printed at its end, in one piece */
function run(step, output, options = []) {
  const started = Date.now();
  const child = spawn('npm', ['run', '--silent', step, ...options], {
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  const printed = [];
  child.stdout?.on('data', (chunk) => printed.push(chunk));
  child.stderr?.on('data', (chunk) => printed.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      process.stderr.write(Buffer.concat(printed));
      console.error(
        `${step}: ${status === 0 ? 'done' : 'failed'} after ${Math.round((Date.now() - started) / 1000)} s`,
      );
      resolve(status ?? 1);
    });
  });
}
