import { readFileSync } from 'node:fs';

/** Ticks of the clock that Linux counts by, in a second. */
const TICKS = 100;

/** Seconds of a processor that a process has used so far, however busy the machine was; null where there is no /proc. */
export function processorTime(pid: number): number | null {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) / TICKS;
  } catch {
    return null;
  }
}
