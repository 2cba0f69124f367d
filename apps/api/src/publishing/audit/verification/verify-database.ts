import {
  canonical,
  ChainFollower,
  fault,
  type Fault,
  Faults,
  isSameBytes,
  type LogReport,
  type Published,
} from '@tarokk/archive';
import { type Guard, type GuardedTable, readGuards } from './guards.js';
import type { LogDatabase, Mismatch } from './log-database.js';

/** Tables whose rows have a sheet, of which the log has the digest. */
const withSheets = ['match_revision', 'match_move', 'old_table', 'free_game_revision'];

/**
 * Verifies the chains of a database, holds them against heads that were published, and each object against its last entry.
 * @param published heads that somebody kept
 */
export async function verifyDatabase(log: LogDatabase, published: readonly Published[]): Promise<LogReport> {
  const faults = new Faults();
  const follower = new ChainFollower(published);
  for await (const link of log.links(null)) faults.add(follower.follow(link));
  for (const missing of follower.missing()) faults.add(missing);
  for (const wrong of wrongHeads(follower, await log.heads())) faults.add(wrong);
  for await (const place of log.unlinked()) faults.add(fault('entry-unlinked', { ...place }));
  for await (const place of log.torn()) faults.add(fault('history-torn', { ...place }));

  const { tables, triggers } = await readGuards();
  for (const off of switchedOff(triggers, await log.triggers())) faults.add(off);
  let objects = 0;
  for (const table of tables) {
    objects += await log.count(table);
    await verifyObjects(log, table, faults);
  }
  return faults.report(follower.reached(), await log.waiting(), objects);
}

/** Heads that are not at the ends of their chains, and ends without a head. */
function wrongHeads(follower: ChainFollower, heads: readonly Published[]): Fault[] {
  const ends = follower.reached();
  const isRight = (head: Published): boolean =>
    ends.some(
      ({ chain, number, hash }) => chain === head.chain && number === head.number && isSameBytes(hash, head.hash),
    );
  const headless = ends.filter(({ chain }) => heads.every((head) => head.chain !== chain));
  return [...heads.filter((head) => !isRight(head)), ...headless].map(({ chain, number }) =>
    fault('head-wrong', { chain, number }),
  );
}

function switchedOff(expected: readonly Guard[], working: readonly Guard[]): Fault[] {
  const key = ({ table, trigger, function: called, parameters }: Guard): string =>
    [table, trigger, called, ...parameters.filter((parameter) => parameter !== '')].join('\0');
  const there = new Set(working.map(key));
  // A trigger that a later migration has made anew is expected twice.
  return [...new Map(expected.map((guard) => [key(guard), guard])).values()]
    .filter((guard) => !there.has(key(guard)))
    .map(({ table, trigger }) => fault('trigger-off', { table, trigger }));
}

async function verifyObjects(log: LogDatabase, table: GuardedTable, faults: Faults): Promise<void> {
  const { object } = table;
  for await (const mismatch of log.mismatches(table)) faults.add(mismatchFault(object, mismatch));
  for await (const { objectId } of log.removed(table)) faults.add(fault('object-removed', { object, objectId }));
  if (!withSheets.includes(table.table)) return;
  for await (const { objectId } of log.changedSheets(table)) faults.add(fault('sheet-changed', { object, objectId }));
}

/** A field that is null and one that is not there are the same: a column may have been added after the last entry. */
function mismatchFault(object: string, { objectId, logged, actual }: Mismatch): Fault | null {
  if (logged === null) return fault('object-unlogged', { object, objectId });
  const fields = [...new Set([...Object.keys(logged), ...Object.keys(actual)])].filter(
    (field) => canonical(logged[field] ?? null) !== canonical(actual[field] ?? null),
  );
  return fields.length === 0 ? null : fault('object-changed', { object, objectId, fields: fields.sort().join(', ') });
}
