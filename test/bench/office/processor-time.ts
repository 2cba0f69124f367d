import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Ticks of the clock that Linux counts by, in a second. */
const TICKS = 100;

/** Of a process: its parent, what it has used, and what children that have ended had used, in ticks. */
interface Usage {
  readonly parent: number;
  readonly own: number;
  readonly ended: number;
}

/** Seconds of a processor that a process has used so far, however busy the machine was; null where there is no /proc. */
export function processorTime(pid: number): number | null {
  const usage = usageOf(pid);
  return usage && usage.own / TICKS;
}

/** The same of all processes of a database server on this machine. */
export async function processorTimeOfServer(database: Pick<pg.Client, 'query'>): Promise<number | null> {
  const { rows } = await database.query<{ pid: number }>('SELECT pg_backend_pid() AS "pid"');
  const server = usageOf(rows[0]!.pid)?.parent;
  const whole = server === undefined ? null : usageOf(server);
  if (whole === null) return null;
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (usageOf(Number(name)) ?? []) : []));
  const ofChildren = all.filter(({ parent }) => parent === server).reduce((sum, { own }) => sum + own, 0);
  return (whole.own + whole.ended + ofChildren) / TICKS;
}

/** Null of a process that there is not, or no longer. */
function usageOf(pid: number): Usage | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number);
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15) as [number, number, number, number];
    return { parent: fields[1]!, own: user + system, ended: endedUser + endedSystem };
  } catch {
    return null;
  }
}
