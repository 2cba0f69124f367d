import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../support/project.js';
import type { Servers } from '../servers.js';

/** What the command prints, on this database. */
export async function tarokk({ url }: Servers['database'], words: readonly string[]): Promise<string> {
  const command = [join(projectRoot, 'apps/cli/bin/tarokk.js'), ...words];
  const environment = { ...process.env, LC_ALL: 'C', DATABASE_URL: url };
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: environment }).catch(
    (error: unknown) => error as { stdout: string },
  );
  return stdout;
}
