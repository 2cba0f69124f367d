import { describe, expect, it } from '@jest/globals';
import { Random } from '@tarokk/rules';
import { allTies, cupChanges, cupOf, pairsOf, type Cup, type CupMatch, type Draw } from '@tarokk/competition';
import { DRAWN_ON, newDraw, playedOut } from './making/cups.js';
import { holdsAlways, seeds } from '../../../test/support/property.js';

const sizes = Array.from({ length: 15 }, (_, index) => index + 2);

/** A cup of so many entries, drawn by the seed and played to its end by chance. */
function randomCup(entries: number, seed: number): { draw: Draw; matches: readonly CupMatch[]; cup: Cup } {
  const random = new Random(seed);
  const draw = newDraw(entries, `seed ${seed}`);
  const matches = playedOut(draw, (pairs) => random.pick(pairs));
  return { draw, matches, cup: cupOf({ drawnOn: DRAWN_ON, draw, matches, acts: [] }) };
}

describe.each(sizes)('10 a cup of %i entries', (entries) => {
  it('everybody plays, nobody meets twice, n − 1 ties are decided, byes stand in the first round only', () => {
    holdsAlways(5, seeds, (seed) => {
      const { draw, cup } = randomCup(entries, seed);
      const ties = allTies(cup);
      const meetings = ties.flatMap((tie) => {
        const pairs = pairsOf(tie);
        return pairs ? [pairs.toSorted().join(' – ')] : [];
      });
      expect(meetings).toHaveLength(entries - 1);
      expect(new Set(meetings).size).toBe(entries - 1);
      expect(new Set(meetings.flatMap((meeting) => meeting.split(' – ')))).toEqual(
        new Set(draw.lots.map(({ entry }) => entry.id)),
      );
      expect(ties.every(({ outcome }) => outcome.state === 'decided')).toBe(true);
      const [first, ...later] = cup.rounds;
      const byes = (tie: (typeof ties)[number]): number => tie.sides.filter(({ kind }) => kind === 'bye').length;
      expect(first!.ties.every((tie) => byes(tie) <= 1)).toBe(true);
      expect(later.flatMap((round) => round.ties).every((tie) => byes(tie) === 0)).toBe(true);
    });
  });

  it('all but the winner go out once, and nobody who is out plays again', () => {
    holdsAlways(5, seeds, (seed) => {
      const { draw, cup } = randomCup(entries, seed);
      const out = new Set<string>();
      for (const tie of allTies(cup)) {
        for (const side of tie.sides) if (side.kind === 'pair') expect(out.has(side.pair)).toBe(false);
        if (tie.outcome.state === 'decided') for (const pair of tie.outcome.out) out.add(pair);
      }
      expect(out.size).toBe(entries - 1);
      expect(out.has(cup.winner!)).toBe(false);
      expect([...out, cup.winner!].toSorted()).toEqual(draw.lots.map(({ entry }) => entry.id).toSorted());
    });
  });
});

describe('properties of the cup', () => {
  it('10 the state does not depend on the order in which matches come', () => {
    holdsAlways(15, seeds, (seed) => {
      const random = new Random(seed);
      const { draw, matches, cup } = randomCup(2 + random.below(15), seed);
      expect(cupOf({ drawnOn: DRAWN_ON, draw, matches: random.shuffled(matches), acts: [] })).toEqual(cup);
    });
  });

  it('10 a match corrected and corrected back changes nothing', () => {
    holdsAlways(15, seeds, (seed) => {
      const random = new Random(seed);
      const { draw, matches, cup } = randomCup(2 + random.below(15), seed);
      const wrong = random.below(matches.length);
      const other = matches.map((match, index) =>
        index === wrong ? { ...match, points: [random.below(125), random.below(125)] as const } : match,
      );
      const corrected = cupOf({ drawnOn: DRAWN_ON, draw, matches: other, acts: [] });
      expect(cupChanges(cup, cupOf({ drawnOn: DRAWN_ON, draw, matches, acts: [] }))).toEqual({
        ties: [],
        forJury: [],
        sentences: [],
      });
      const [there, back] = [cupChanges(cup, corrected), cupChanges(corrected, cup)];
      expect(back.ties.map(({ before, after }) => [before, after])).toEqual(
        there.ties.map(({ before, after }) => [after, before]),
      );
      // What hangs in the air is exactly what was played in later ties by pairs that no longer meet there.
      expect(back.forJury).toEqual([]);
    });
  });

  it('10 whatever is corrected, no match is lost: each counts, is beyond its tie, or is for the jury', () => {
    holdsAlways(15, seeds, (seed) => {
      const random = new Random(seed);
      const { draw, matches } = randomCup(2 + random.below(15), seed);
      const other = matches
        .filter(() => !random.chance(5, 100))
        .map((match) =>
          random.chance(20, 100) ? { ...match, points: [random.below(125), random.below(125)] as const } : match,
        );
      const found = allTies(cupOf({ drawnOn: DRAWN_ON, draw, matches: other, acts: [] })).flatMap((tie) => [
        ...tie.matches.map(({ id }) => id),
        ...tie.surplus,
        ...tie.looseEnds.map(({ id }) => id),
      ]);
      expect(found.toSorted()).toEqual(other.map(({ id }) => id).toSorted());
    });
  });
});
