import { describe, expect, it } from '@jest/globals';
import { cardCode } from '../../src/cards/card.js';
import { decidingTricks } from '../../src/royal/announcements/deciding-tricks.js';
import { type PlayedGame } from '../../src/royal/record/match.js';
import { randomMatch } from '../../src/royal/random/match.js';
import { Random } from '../../src/random/random.js';
import { verifyPlayed } from '../../src/royal/verification/played.js';
import { verifyMatch } from '../../src/royal/verification/verify.js';
import { playedGame } from './notation/game.js';
import { sketch } from './notation/sketch.js';

/** Every announcement of some matches that was won, with its game. */
const won = Array.from({ length: 60 }, (_, seed) => randomMatch(new Random(seed), { games: 8 })).flatMap((match) =>
  verifyMatch(match).games.flatMap(({ announcements }, index) => {
    const game = match.games[index]!;
    return game.form === 'played'
      ? announcements.filter(({ status }) => status === 'won').map((result) => ({ game, result }))
      : [];
  }),
);

describe('4 the tricks by which an announcement was won', () => {
  it('4.9 are there for each trophy that has not to win all of them, no trick twice, in the order played', () => {
    const trophies = won.filter(({ result: { announcement } }) => announcement.definition.trophy !== null);
    expect(trophies.length).toBeGreaterThan(5);
    for (const { game, result } of trophies) {
      const numbers = decidingTricks(game, result).map(({ trick }) => trick);
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    }
  });

  it('4 name the card and the seat that took each of them', () => {
    for (const { game, result } of won) {
      for (const { trick, proofs } of decidingTricks(game, result)) {
        for (const { card, seat } of proofs) expect([card, seat]).toEqual(tricksOf(game)[trick - 1]);
      }
    }
  });

  it.each([
    ['B:T22+T21@A+T1@A B B B B', [[1, ['T21', 'T1']]]],
    [
      'B:T22+T21@A B+T1@A B B B',
      [
        [1, ['T21']],
        [2, ['T1']],
      ],
    ],
  ])('4.9 say all that was decided in each: Golgotha in %s', (tricks, expected) => {
    const game = playedGame(sketch(`${tricks} A A A A A`, 'B.collector: golgotha | ...'));
    const [golgotha] = verifyPlayed(game).announcements;
    expect(
      decidingTricks(game, golgotha!).map(({ trick, proofs }) => [trick, proofs.map(({ wanted }) => cardCode(wanted))]),
    ).toEqual(expected);
  });
});

function tricksOf({ tricks }: PlayedGame): (readonly [card: number, seat: number])[] {
  return tricks.map(({ best, winner }) => [best, winner]);
}
