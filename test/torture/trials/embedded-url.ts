import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of the embedded PostgreSQL of a cluster, where it runs now. */
export function embeddedUrl(cluster: string): string {
  const password = readFileSync(join(cluster, 'office.password'), 'utf8');
  const port = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]!;
  return `postgresql://office:${password}@127.0.0.1:${port}/office`;
}
