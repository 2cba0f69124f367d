import { sentence, text, type Sentence } from '@tarokk/rules';
import { type FreeRow } from '../free-championship/table.js';
import { type GrandPrixTable } from '../grand-prix/table.js';
import { ordinal } from '../wording/numbers.js';

/** A place in any table: who has it, with how many points, and why. */
export interface PlaceInTable {
  readonly id: string;
  readonly name: string;
  readonly rank: number;
  readonly points: number;
  readonly sentence: Sentence;
}

/** One place before and after; null where it is not in that table. */
export interface PlaceChange {
  readonly id: string;
  readonly before: PlaceInTable | null;
  readonly after: PlaceInTable | null;
  readonly sentences: readonly Sentence[];
}

const enters = text('{name} enters the table', '{name} kommt in die Tabelle', '{name} bekerül a táblázatba');
const leaves = text('{name} leaves the table', '{name} verschwindet aus der Tabelle', '{name} kikerül a táblázatból');
const pointsChange = text(
  '{name}: {after} {after|point|points} instead of {before} ({difference})',
  '{name}: {after} {after|Punkt|Punkte} statt {before} ({difference})',
  '{name}: {before} helyett {after} pont ({difference})',
);
const placeChange = text(
  '{name}: {after} instead of {before}',
  '{name}: {after} Platz statt {before}',
  '{name}: {before} helyett {after} hely',
);
const reasonChange = text(
  '{name}: another reason for the same place',
  '{name}: ein anderer Grund für denselben Platz',
  '{name}: más indoklás ugyanarra a helyre',
);

/** What a decision changes in the table of a Grand Prix. */
export function grandPrixChanges(before: GrandPrixTable, after: GrandPrixTable): readonly PlaceChange[] {
  const placed = ({ rows }: GrandPrixTable): readonly PlaceInTable[] =>
    rows.map(({ rank, pair, standing, sentence: why }) => ({ ...pair, rank, points: standing.total, sentence: why }));
  return placeChanges(placed(before), placed(after));
}

/** What a decision changes in the table of the free championship. */
export function freeChanges(before: readonly FreeRow[], after: readonly FreeRow[]): readonly PlaceChange[] {
  const placed = (rows: readonly FreeRow[]): readonly PlaceInTable[] =>
    rows.map(({ rank, player, points, sentence: why }) => ({ ...player, rank, points, sentence: why }));
  return placeChanges(placed(before), placed(after));
}

/** Who enters or leaves a table, whose points and whose place change. */
export function sayPlaceChange(
  before: Pick<PlaceInTable, 'name' | 'rank' | 'points'> | null,
  after: Pick<PlaceInTable, 'name' | 'rank' | 'points'> | null,
): readonly Sentence[] {
  if (before === null || after === null) {
    const placed = before ?? after;
    return placed === null ? [] : [sentence(after === null ? leaves : enters, { name: placed.name })];
  }
  const { name } = after;
  const difference = after.points - before.points;
  const signed = difference > 0 ? `+${difference}` : `−${-difference}`;
  return [
    ...(difference === 0
      ? []
      : [sentence(pointsChange, { name, before: before.points, after: after.points, difference: signed })]),
    ...(before.rank === after.rank
      ? []
      : [sentence(placeChange, { name, before: ordinal(before.rank), after: ordinal(after.rank) })]),
  ];
}

/** Places that stay as they are, for the same reason, are left out. */
function placeChanges(before: readonly PlaceInTable[], after: readonly PlaceInTable[]): readonly PlaceChange[] {
  const old = new Map(before.map((placed) => [placed.id, placed]));
  const fresh = new Set(after.map(({ id }) => id));
  const pairs = [
    ...after.map((is) => [old.get(is.id) ?? null, is] as const),
    ...before.filter(({ id }) => !fresh.has(id)).map((was) => [was, null] as const),
  ];
  return pairs.flatMap(([was, is]): PlaceChange[] => {
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const { id, name } = is ?? was;
    const said = sayPlaceChange(was, is);
    const sentences = said.length > 0 ? said : [sentence(reasonChange, { name })];
    return [{ id, before: was, after: is, sentences }];
  });
}
