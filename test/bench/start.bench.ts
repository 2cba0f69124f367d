import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/debian-postgres.js';
import { newFolder, removeFolder } from '../support/office.js';
import { projectRoot } from '../support/project.js';

// From the command to the first answer of /health/ready, on a finished build and a database that exists: what somebody waits
// who types `npm start` again.

const TIMES = 7;

async function startOnce(environment: NodeJS.ProcessEnv): Promise<number> {
  const port = String(await freePort());
  const begun = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: projectRoot,
    env: { ...process.env, ...environment, PORT: port, LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    if (response?.status === 200) break;
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    await pause(5);
  }
  const took = performance.now() - begun;
  child.kill('SIGTERM');
  await once(child, 'close');
  return took / 1000;
}

const folder = newFolder();
const first = await startOnce({ DATA_DIR: folder });
const times: number[] = [];
for (let round = 0; round < TIMES; round++) times.push(await startOnce({ DATA_DIR: folder }));
times.sort((a, b) => a - b);
console.log(
  `npm start to the first answer, embedded PostgreSQL, database at hand: ${times[TIMES >> 1]!.toFixed(2)} s (goal: 3)`,
);
console.log(
  `  fastest ${times[0]!.toFixed(2)} s, slowest ${times.at(-1)!.toFixed(2)} s of ${TIMES}; the first start, which makes the database: ${first.toFixed(2)} s`,
);
removeFolder(folder);
