import { execFileSync } from 'node:child_process';
import { chownSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { newFolder, removeFolder } from './office.js';
import { debianPostgres } from './requires.js';

export interface Server {
  /** Of a fresh, empty database. */
  readonly url: string;
  /** Breaks off all connections, as a crash does. */
  restart(): void;
  stop(): void;
}

/** A throw-away server of the machine's own PostgreSQL, with an empty database of the given name. */
export async function startDebianPostgres(database: string): Promise<Server> {
  const bin = debianPostgres()!;
  const folder = newFolder();
  const owner = process.getuid?.() === 0 ? userOf('postgres') : null;
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, ...parameters: string[]): void => {
    // Its output goes to the server's log file; inherited pipes would keep this call waiting for the server's end.
    execFileSync(join(bin, program), parameters, { ...owner, cwd: folder, stdio: 'ignore' });
  };
  const cluster = join(folder, 'cluster');
  const port = await freePort();
  run('initdb', '-D', cluster, '-U', 'office', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const start = (): void => {
    run(
      'pg_ctl',
      'start',
      '-w',
      '-D',
      cluster,
      '-l',
      join(folder, 'log'),
      '-o',
      `-p ${port} -h 127.0.0.1 -k ${folder}`,
    );
  };
  start();
  run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'office', database);
  return {
    url: `postgresql://office@127.0.0.1:${port}/${database}`,
    restart() {
      run('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', cluster);
      start();
    },
    stop() {
      run('pg_ctl', 'stop', '-w', '-m', 'fast', '-D', cluster);
      removeFolder(folder);
    },
  };
}

function userOf(name: string): { uid: number; gid: number } {
  const [, , uid, gid] = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))!
    .split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}
