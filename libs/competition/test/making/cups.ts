import { type ByParty } from '@tarokk/rules';
import {
  allTies,
  cupOf,
  drawCup,
  pairsOf,
  type Concession,
  type Cup,
  type CupAct,
  type CupEntry,
  type CupMatch,
  type Draw,
  type Tie,
} from '@tarokk/competition';

/** Before the month of every round (D27). */
export const DRAWN_ON = '2026-08-31';
export const SEED = 'Hatoslottó, 30 August 2026: 4 11 23 31 38 42';

/** `p1` with the players `p1a` and `p1b`, and so on. */
export function newEntries(count: number): readonly CupEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `p${index + 1}`;
    return { id, name: `Pair ${index + 1}`, players: [`${id}a`, `${id}b`] };
  });
}

export function newDraw(count: number, seed = SEED): Draw {
  return drawCup(2026, newEntries(count), seed);
}

let made = 0;

/** A match of the cup; its month is the tie's when left out. */
export function newCupMatch(
  sides: ByParty<string>,
  points: ByParty<number>,
  special: Partial<CupMatch> = {},
): CupMatch {
  made++;
  return {
    id: `m${String(made).padStart(5, '0')}`,
    kind: 'match',
    date: '2026-09-12',
    order: made,
    sides,
    points,
    ...special,
  };
}

export function concession(id: string, special: Pick<Concession, 'pair' | 'round'> & Partial<Concession>): Concession {
  return { kind: 'concession', id, against: null, ...special };
}

/** Three matches in which the given pair is better; of a tie whose two pairs are known. */
export function won(tie: Tie, winner: string): readonly CupMatch[] {
  const pairs = pairsOf(tie)!;
  const points: ByParty<number> = pairs[0] === winner ? [96, 94] : [94, 96];
  return [1, 2, 3].map((order) => newCupMatch(pairs, points, { order, date: tie.lastDay }));
}

/** Plays a cup to its end; the winner of each tie is chosen by the function given. */
export function playedOut(
  draw: Draw,
  winnerOf: (pairs: ByParty<string>) => string,
  acts: readonly CupAct[] = [],
): readonly CupMatch[] {
  const matches: CupMatch[] = [];
  for (;;) {
    const open = allTies(cupOf({ drawnOn: DRAWN_ON, draw, matches, acts })).find(
      ({ outcome }) => outcome.state === 'open',
    );
    if (!open) return matches;
    matches.push(...won(open, winnerOf(pairsOf(open)!)));
  }
}

export function tieNamed(cup: Cup, id: string): Tie {
  return allTies(cup).find((tie) => tie.id === id)!;
}
