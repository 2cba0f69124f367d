import { sentence, text, type Sentence } from '@tarokk/rules';
import { type Countable } from '../trophies/numbering.js';
import { talliesOf } from '../trophies/ranking.js';

/** How a player's rank by the number of their trophies changes (13, D16); null where they have none. */
export interface RankChange {
  readonly player: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** As many are told one by one; who comes in high up moves all below. */
const TOLD = 5;

const moves = text(
  '{player} goes from place {before} to place {after} by the number of trophies',
  '{player} kommt nach der Zahl der Trophäen von Platz {before} auf Platz {after}',
  '{player} a trófeák száma szerint a(z) {before}. helyről a(z) {after}. helyre kerül',
);
const comesIn = text(
  '{player} comes in at place {after} by the number of trophies',
  '{player} kommt nach der Zahl der Trophäen auf Platz {after} dazu',
  '{player} a trófeák száma szerint a(z) {after}. helyre kerül be',
);
const goesOut = text(
  '{player} has no trophy any more and no place by their number',
  '{player} hat keine Trophäe mehr und keinen Platz nach deren Zahl',
  '{player} elveszti utolsó trófeáját és helyét a trófeák száma szerinti sorrendben',
);
const further = text(
  '{count} {count|further player gets|further players get} another place by the number of trophies',
  '{count} {count|weiterer Spieler bekommt|weitere Spieler bekommen} nach der Zahl der Trophäen einen anderen Platz',
  'További {count} játékos kerül más helyre a trófeák száma szerint',
);

/** Who gets another rank, the best first and those without one last. @param is entries of the whole list, in any order */
export function rankChanges(is: readonly Countable[], then: readonly Countable[]): readonly RankChange[] {
  const [before, after] = [ranksOf(is), ranksOf(then)];
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((player) => ({ player, before: before.get(player) ?? null, after: after.get(player) ?? null }))
    .filter((change) => change.before !== change.after)
    .toSorted((a, b) => (a.after ?? Infinity) - (b.after ?? Infinity));
}

/** The changes that are told one by one: the names of their players are needed. */
export function toldRanks(changes: readonly RankChange[]): readonly RankChange[] {
  return changes.slice(0, TOLD);
}

/** @param nameOf the name of a player, by id */
export function sayRankChanges(
  changes: readonly RankChange[],
  nameOf: (player: string) => string,
): readonly Sentence[] {
  const told = toldRanks(changes).map(({ player, before, after }) => {
    const template = after === null ? goesOut : before === null ? comesIn : moves;
    const places = { ...(before === null ? {} : { before }), ...(after === null ? {} : { after }) };
    return sentence(template, { player: nameOf(player), ...places });
  });
  const count = changes.length - told.length;
  return count > 0 ? [...told, sentence(further, { count })] : told;
}

/** Equal numbers share the rank (D16). */
function ranksOf(entries: readonly Countable[]): ReadonlyMap<string, number> {
  const totals = [...talliesOf(entries)].map(([player, { total }]) => ({ player, total }));
  totals.sort((a, b) => b.total - a.total);
  const ranks = new Map<string, number>();
  let [rank, last] = [0, Infinity];
  for (const [index, { player, total }] of totals.entries()) {
    if (total < last) [rank, last] = [index + 1, total];
    ranks.set(player, rank);
  }
  return ranks;
}
