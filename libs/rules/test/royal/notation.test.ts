import { describe, expect, it } from '@jest/globals';
import { announced, auctionText } from './notation/auction.js';
import { exampleGame } from './notation/example-game.js';
import { played, result, type Json } from './notation/game.js';
import { may } from './notation/play.js';
import { sheet } from './notation/sheet.js';
import { sketch } from './notation/sketch.js';

describe('the notation', () => {
  it('2.1 an auction names its seats or lets them follow counterclockwise, and closes with passes', () => {
    expect(auctionText('B.collector: ultimo T1, vogerl | - | contra ultimo T1 | ...')).toEqual([
      { seat: 'B.collector', calls: [{ announce: 'ultimo', card: 'T1' }, { announce: 'vogerl' }] },
      { seat: 'A.interceptor', calls: [] },
      { seat: 'A.collector', calls: [{ contra: 'ultimo', card: 'T1' }] },
      { seat: 'B.interceptor', calls: [] },
      { seat: 'B.collector', calls: [] },
      { seat: 'A.interceptor', calls: [] },
    ]);
    expect(auctionText('...')).toHaveLength(4);
  });

  it('3.1 a sketch is filled to forty different cards, and says who wins with what', () => {
    const { tricks, deal } = sketch('B B B:T18 A Ai:SK B:T22+T21@A A A A B:T1');
    expect(new Set(tricks.flat()).size).toBe(40);
    expect(deal.B.collector).toContain('T18');
    expect([...deal.A.collector, ...deal.A.interceptor]).toContain('T21');
    expect(tricks[5]).toContain('T21');
  });

  it.each<[string, () => unknown, string]>([
    ['an empty turn', () => auctionText('game | | -'), 'turn 1 of "game | | -" is empty'],
    ['an unknown seat', () => auctionText('C.collector: game'), 'a parameter is a card'],
    ['a parameter that is none', () => announced('ultimo T23'), '"ultimo T23"'],
    ['a call without its parameter', () => announced('ultimo'), 'card: this is missing'],
    ['dots that do not stand last', () => auctionText('... | game'), '"..." ends an auction'],
    ['nine tricks', () => sketch('B B B B B A A A A'), 'a game has ten tricks, not 9'],
    ['a trick of nobody', () => sketch('C B B B B A A A A A'), '"C" is no sketch of a trick'],
    ['a card that is none', () => sketch('B:H10 B B B B A A A A A'), '"H10" is no card of the deck'],
    ['a trick that cannot be', () => sketch('B:T5+T21 B B B B A A A A A'), 'no game has these tricks'],
    ['a missing hand', () => played('auction ...'), 'the hand of A.interceptor is missing'],
    ['a trick out of order', () => played('2 T1 T2 T3 T4'), 'trick 1'],
    ['a card in nobody’s hand', () => may({ hand: 'T99', trick: 1 }), '"T99" is no card'],
    ['a side without its consolation', () => sheet('A: nothing'), 'a side begins with'],
    [
      'an unknown line of a sheet',
      () => sheet('A: 11 tarocks, 1 honour\nreferee: x'),
      '"referee" is no line of a sheet',
    ],
    ['a sheet of one side', () => sheet('A: 11 tarocks, 1 honour'), 'the side of B is missing'],
  ])('1.3 2.1 %s throws and says why', (_what, read, message) => {
    expect(read).toThrow(message);
  });

  it('3.1 a game that is no record throws with every path', () => {
    const wrong: Json = { ...exampleGame, tricks: [...exampleGame.tricks.slice(0, 9), ['CK', 'CC', 'SC', 'T22']] };
    expect(() => result(wrong)).toThrow('games[0].tricks[9][3]: A.interceptor does not hold T22 here');
  });
});
