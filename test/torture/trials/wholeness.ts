import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { projectRoot } from '../../support/project.js';
import type { Environment } from '../../support/office.js';
import { until } from './trial.js';

/** What the command prints, in these settings, and its status. */
export async function tarokkIn(
  environment: Environment,
  words: readonly string[],
): Promise<{ readonly status: number; readonly printed: string }> {
  const command = [join(projectRoot, 'apps/cli/bin/tarokk.js'), ...words];
  const inherited = { ...process.env, LC_ALL: 'C', DATABASE_URL: '', ...environment };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { env: inherited });
    return { status: 0, printed: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, printed: stdout + stderr };
  }
}

/** The log is sealed and whole, and what is stored is what the sheets give. */
export async function brokenOffice(database: pg.Pool, environment: Environment): Promise<readonly string[]> {
  await until('the log is sealed', async () => {
    const { rows } = await database.query('SELECT FROM "audit_queue" LIMIT 1');
    return rows.length === 0;
  });
  const faults: string[] = [];
  for (const words of [['audit', 'verify'], ['recount']]) {
    const { status, printed } = await tarokkIn(environment, words);
    if (status !== 0) faults.push(`tarokk ${words.join(' ')}: ${printed}`);
  }
  return faults;
}
