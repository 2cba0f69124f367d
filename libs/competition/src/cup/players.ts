import { type Day } from '../calendar/day.js';
import { type PersonId, type SideId } from '../sheet/sheet.js';
import { type Cup } from './cup.js';
import { type PlayerChange } from './facts.js';
import { type CupRefusal, cupRefusals } from './refusal.js';

/** The two players of a pair on a day, after the changes that the jury allowed (10); none for a pair that is not in the cup. */
export function cupPlayersOn(
  { draw, playerChanges }: Pick<Cup, 'draw' | 'playerChanges'>,
  pair: SideId,
  day: Day,
): readonly PersonId[] {
  const entered = draw.lots.find(({ entry }) => entry.id === pair)?.entry.players ?? [];
  return playerChanges
    .filter((change) => change.pair === pair && change.from <= day)
    .toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))
    .reduce<readonly PersonId[]>(
      (players, { leaves, comes }) => players.map((person) => (person === leaves ? comes : person)),
      entered,
    );
}

/** What speaks against a change that the jury would allow: the leaving player is not in the pair, the new one is in another. */
export function playerChangeRefusals(cup: Cup, change: Omit<PlayerChange, 'kind' | 'id'>): readonly CupRefusal[] {
  const entries = cup.draw.lots.map(({ entry }) => entry);
  const changed = entries.find(({ id }) => id === change.pair);
  if (!changed) return [cupRefusals.notInCup()];
  const players = cupPlayersOn(cup, change.pair, change.from);
  const elsewhere = entries.find(
    ({ id }) => id !== change.pair && cupPlayersOn(cup, id, change.from).includes(change.comes),
  );
  return [
    ...(players.includes(change.leaves) ? [] : [cupRefusals.notInPair({ person: change.leaves, pair: changed.name })]),
    ...(players.includes(change.comes) ? [cupRefusals.notTwoPersons()] : []),
    ...(elsewhere ? [cupRefusals.inAnotherPair({ person: change.comes, pair: elsewhere.name })] : []),
  ];
}
