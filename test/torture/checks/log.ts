import { setTimeout as pause } from 'node:timers/promises';
import { tarokk } from '../../support/tarokk.js';
import type { Servers } from '../servers.js';
import type { World } from '../world.js';

/** The survivors seal what was written, and the log is whole. */
export async function brokenLog({ database }: Servers, { given }: World): Promise<readonly string[]> {
  for (let look = 0; ; look++) {
    const { rows } = await given.database.query('SELECT FROM "audit_queue" LIMIT 1');
    if (rows.length === 0) break;
    if (look === 600) return ['the log is not sealed after a minute'];
    await pause(100);
  }
  const { stdout } = await tarokk(['audit', 'verify', '--json'], { environment: { DATABASE_URL: database.url } });
  const { verdict, faults } = JSON.parse(stdout) as { verdict: string; faults?: unknown };
  return verdict === 'whole' ? [] : [`the log is ${verdict}: ${JSON.stringify(faults)}`];
}
