import { describe, expect, it } from '@jest/globals';
import { type Card } from '../../../src/cards/card.js';
import { Random } from '../../../src/random/random.js';
import { catalogue, silentBonuses } from '../../../src/royal/announcements/catalogue.js';
import { randomGame } from '../../../src/royal/random/match.js';
import { type PlayedGame } from '../../../src/royal/record/match.js';
import { exampleRecords } from '../../../../../test/support/record-files.js';
import { canMake } from './naive.js';
import { dealOf, questionsOf, searched } from './questions.js';
import { isFull } from '../../../../../test/support/full.js';

const PATIENCE = isFull ? 20 : 1;
const ids = [...catalogue.filter(({ family }) => family !== 'message'), ...silentBonuses].map(({ id }) => id);

interface Compared {
  endings: number;
  made: number;
  readonly ids: Set<string>;
}

/** Holds the search against the minimax before each card from `first` on, for all kinds of questions. */
function compare(game: PlayedGame, random: Random, share: number, first: number, compared: Compared): void {
  const cards: readonly Card[] = game.tricks.flatMap(({ cards: four }) => [...four]);
  for (const asked of questionsOf(game, random, share)) {
    const deal = dealOf(game, asked);
    for (const [index, found] of searched(game, asked, first).entries()) {
      const expected = canMake(deal, cards.slice(0, first + index), asked.question);
      if (found !== expected) {
        const { party } = asked.question;
        throw new Error(`${asked.id} of ${party} before card ${first + index}: ${found} instead of ${expected}`);
      }
      compared.endings++;
      if (expected) compared.made++;
    }
    compared.ids.add(asked.id);
  }
}

function gameOf(random: Random, index: number): PlayedGame {
  return randomGame(random, index + 1, index % 2 === 0 ? 0 : 1);
}

describe('the search agrees with a minimax that tries every card', () => {
  it('on the last three tricks, for every announcement and bonus', () => {
    const compared: Compared = { endings: 0, made: 0, ids: new Set() };
    const random = new Random('endings of three tricks');
    for (let index = 0; index < 40 * PATIENCE; index++) compare(gameOf(random, index), random, 3, 28, compared);
    expect(ids.filter((id) => !compared.ids.has(id))).toEqual([]);
    expect(compared.endings).toBeGreaterThan(10_000);
    expect(compared.made).toBeGreaterThan(1000);
  });

  it('on the last three tricks of the example games, where the rarest announcements are made', () => {
    const compared: Compared = { endings: 0, made: 0, ids: new Set() };
    const random = new Random('endings of examples');
    for (const { match } of exampleRecords()) {
      // Of an announcement the first game is the one in which it is made.
      const games = isFull ? match.games : match.games.slice(0, 1);
      for (const game of games) if (game.form === 'played') compare(game, random, 20, 28, compared);
    }
    expect(compared.endings).toBeGreaterThan(4000);
    expect(compared.made).toBeGreaterThan(800);
  });

  it('on the last four tricks', () => {
    const compared: Compared = { endings: 0, made: 0, ids: new Set() };
    const random = new Random('endings of four tricks');
    for (let index = 0; index < 4 * PATIENCE; index++) compare(gameOf(random, index), random, 4, 24, compared);
    expect(compared.endings).toBeGreaterThan(1000 * PATIENCE);
    expect(compared.made).toBeGreaterThan(100 * PATIENCE);
  });
});
