import { spawn } from 'node:child_process';
import type { EmbeddedPlace } from './place.js';

/** Variables such as PGPORT or PGDATA of the user's own PostgreSQL must not reach ours. */
const environment = {
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.env['PATH'] === undefined ? {} : { PATH: process.env['PATH'] }),
  ...(process.env['SystemRoot'] === undefined ? {} : { SystemRoot: process.env['SystemRoot'] }),
};

export class ProgramFailure extends Error {
  override readonly name = 'ProgramFailure';
}

/** Runs one of PostgreSQL's programs to its end, as the owner of the data; throws with what it printed. */
export function run(program: string, parameters: readonly string[], place: EmbeddedPlace): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: place.home,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A Ctrl+C at the terminal goes to the whole process group: the server must outlive it until we have closed our connections.
      detached: true,
      windowsHide: true,
      ...(place.owner ?? {}),
    });
    let printed = '';
    const keep = (chunk: Buffer): void => {
      printed = `${printed}${chunk.toString()}`.slice(-4000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new ProgramFailure(`${program} ended with status ${code}: ${printed.trim()}`));
    });
  });
}
