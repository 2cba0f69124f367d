import type pg from 'pg';
import type { Environment } from '../../support/office.js';
import { tarokk } from '../../support/tarokk.js';
import { until } from './trial.js';

/** The log is sealed and whole, and what is stored is what the sheets give. */
export async function brokenOffice(database: pg.Pool, environment: Environment): Promise<readonly string[]> {
  await until('the log is sealed', async () => {
    const { rows } = await database.query('SELECT FROM "audit_queue" LIMIT 1');
    return rows.length === 0;
  });
  const faults: string[] = [];
  for (const words of [['audit', 'verify'], ['recount']]) {
    const { status, stdout, stderr } = await tarokk(words, { environment: { DATABASE_URL: '', ...environment } });
    if (status !== 0) faults.push(`tarokk ${words.join(' ')}: ${stdout}${stderr}`);
  }
  return faults;
}
