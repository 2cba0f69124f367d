import { sentence, text, type Sentence } from '@tarokk/rules';
import { type TableRow } from '../championship/table.js';
import { byName, compare } from '../wording/alphabetical.js';
import { sayPlaceChange } from './of-places.js';

/** One team's row before and after; null where it is not in that table. */
export interface RowChange<Row extends TableRow = TableRow> {
  readonly team: string;
  readonly before: Row | null;
  readonly after: Row | null;
  readonly sentences: readonly Sentence[];
}

const bestChange = text(
  '{team}: best match {after} instead of {before}',
  '{team}: bestes Match {after} statt {before}',
  '{team}: legjobb mérkőzés {before} helyett {after}',
);
/** Of a team that has no other match. */
const bestAlone = text(
  '{team}: best match {after}',
  '{team}: bestes Match {after}',
  '{team}: legjobb mérkőzés {after}',
);
const bestGone = text(
  '{team}: no best match any more ({before} before)',
  '{team}: kein bestes Match mehr (zuvor {before})',
  '{team}: nincs többé legjobb mérkőzés (előtte {before})',
);
const remainingChange = text(
  '{team}: {after} {after|match remains|matches remain} instead of {before}',
  '{team}: {after} {after|Match|Matches} übrig statt {before}',
  '{team}: {before} helyett {after} mérkőzés marad',
);

/** What differs between two tables, row by row: what an approval would change. Rows that stay as they are are left out. */
export function tableChanges<Row extends TableRow>(
  before: readonly Row[],
  after: readonly Row[],
): readonly RowChange<Row>[] {
  const [old, fresh] = [byTeam(before), byTeam(after)];
  const teams = [...after, ...before.filter(({ team }) => !fresh.has(team.id))].map(({ team }) => team.id);
  return teams.flatMap((team): RowChange<Row>[] => {
    const [was, is] = [old.get(team) ?? null, fresh.get(team) ?? null];
    return isSame(was, is) ? [] : [{ team, before: was, after: is, sentences: say(was, is) }];
  });
}

/** The table that the changes lead to: `applyTableChanges(a, tableChanges(a, b))` is `b`. */
export function applyTableChanges<Row extends TableRow>(
  table: readonly Row[],
  changes: readonly RowChange<Row>[],
): readonly Row[] {
  const changed = new Map(changes.map(({ team, after }) => [team, after]));
  const kept = table.filter(({ team }) => !changed.has(team.id));
  const rows = [...kept, ...[...changed.values()].filter((row) => row !== null)];
  return rows.sort((a, b) => compare(a.rank, b.rank) || byName(a.team, b.team));
}

function byTeam<Row extends TableRow>(table: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(table.map((row) => [row.team.id, row]));
}

/** Rows are plain data that one function makes, so their keys have one order. */
function isSame(a: TableRow | null, b: TableRow | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function say(before: TableRow | null, after: TableRow | null): readonly Sentence[] {
  const placed = (row: TableRow | null) => row && { name: row.team.name, rank: row.rank, points: row.points };
  const places = sayPlaceChange(placed(before), placed(after));
  if (before === null || after === null) return places;
  const team = after.team.name;
  return [
    ...places,
    ...sayBest(team, before.best, after.best),
    ...(before.remaining === after.remaining
      ? []
      : [sentence(remainingChange, { team, before: before.remaining, after: after.remaining })]),
  ];
}

function sayBest(team: string, before: number | null, after: number | null): readonly Sentence[] {
  if (before === after) return [];
  if (before === null) return [sentence(bestAlone, { team, after: after! })];
  if (after === null) return [sentence(bestGone, { team, before })];
  return [sentence(bestChange, { team, before, after })];
}
