import { describe, expect, it } from '@jest/globals';
import { auctionViolations, lastStatus, statuses } from './notation/auction.js';
import { result, type Json } from './notation/game.js';
import { sketch } from './notation/sketch.js';

/** `trojka won 130` for each announcement of a game. */
const outcomes = (game: Json): readonly string[] =>
  result(game).announcements.map(({ announce, status, points }) => `${announce} ${status} ${points}`);
const lastOutcome = (tricks: string, auction: string): string => outcomes(sketch(tricks, auction)).at(-1)!;

describe('2.3 what a raise does', () => {
  it('2.3 when a party announces Y while its X is active, X becomes raised and is scored no more', () => {
    expect(outcomes(sketch('B B B B B B B A A A', 'game | - | - | bridge | ...'))).toEqual([
      'game raised 0',
      'bridge won 30',
    ]);
  });

  it('2.3 a raised Schlemm is scored no more when it is lost either', () => {
    expect(outcomes(sketch('A A A A A A B B B B', 'game | - | - | bridge | ...'))).toEqual([
      'game raised 0',
      'bridge lost -30',
    ]);
  });

  it('2.3 a contra on a raised Schlemm is void', () => {
    expect(auctionViolations('game | - | - | bridge | - | contra game | ...')).toEqual(['auction/contra-target']);
  });

  it('2.3 a contra made before the raise stays on the raised Schlemm with no points', () => {
    const { announcements } = result(sketch('B B B B B B B A A A', 'game | contra game | - | bridge | ...'));
    expect(announcements.map(({ contra }) => contra)).toEqual([{ seat: 'A.interceptor', points: 0 }, null]);
  });

  it('2.3 Y raises every active X of the party at once', () => {
    expect(statuses('piccolo, city, game | - | - | scale | ...')).toEqual(['raised', 'raised', 'raised', 'active']);
  });

  it('2.3 the other party’s X is not raised', () => {
    expect(statuses('game | bridge | ...')).toEqual(['active', 'active']);
  });
});

describe('2.3 who may raise', () => {
  it('2.3 Y may be announced only by the partner of the announcer of the last active X', () => {
    expect(lastStatus('B.collector: game | - | - | B.interceptor: bridge')).toBe('active');
    expect(lastStatus('B.collector: game | - | - | - | B.collector: bridge')).toBe('auction/after-end');
    expect(lastStatus('B.collector: game | - | - | B.interceptor: gang S | B.collector: bridge')).toBe(
      'auction/raise-not-by-partner',
    );
  });

  it('2.3 of several X it is the last that counts', () => {
    expect(lastStatus('B.collector: piccolo | - | - | B.interceptor: city | B.collector: scale')).toBe('active');
    expect(lastStatus('B.collector: piccolo | - | - | B.interceptor: city | - | - | - | B.interceptor: scale')).toBe(
      'auction/after-end',
    );
    expect(lastStatus('B.collector: piccolo | - | - | B.interceptor: city, scale')).toBe(
      'auction/raise-not-by-partner',
    );
  });

  it('2.3 an X that is raised already does not count as the last one', () => {
    // Game is Bridge's; the last active X of Octave is Bridge, announced by the interceptor.
    expect(lastStatus('B.collector: game | - | - | B.interceptor: bridge | B.collector: octave')).toBe('active');
    expect(lastStatus('B.collector: game | - | - | B.interceptor: bridge, octave')).toBe(
      'auction/raise-not-by-partner',
    );
  });

  it('2.3 if one X is a trophy, Y must come from the partner of the trophy’s announcer, whatever else it raises', () => {
    // The last X is Ultimo of the interceptor, the trophy is the collector's.
    expect(statuses('B.collector: spadille | - | - | B.interceptor: ultimo HK, mariage H')).toEqual([
      'raised',
      'raised',
      'active',
    ]);
    expect(statuses('B.collector: spadille | - | - | B.interceptor: ultimo HK | B.collector: mariage H')).toEqual([
      'active',
      'active',
      'auction/raise-not-by-partner',
    ]);
    expect(lastStatus('B.collector: moon-catch | - | - | B.interceptor: pagat-catch, golgotha')).toBe('active');
    expect(lastStatus('B.collector: moon-catch | - | - | B.interceptor: pagat-catch | B.collector: golgotha')).toBe(
      'auction/raise-not-by-partner',
    );
  });

  it('2.3 a Schlemm that raises nothing may come from either player', () => {
    expect(statuses('game, gang S | - | - | amazon')).toEqual(['active', 'active', 'active']);
  });

  it('2.3 the announcer of X and the raiser may be separated by any number of turns', () => {
    expect(
      lastStatus('B.collector: game | - | vogerl | - | - | - | B.collector: gang H | - | - | B.interceptor: bridge'),
    ).toBe('auction/after-end');
    expect(lastStatus('B.collector: game | - | vogerl | - | - | amazon | - | B.interceptor: bridge')).toBe('active');
  });
});

describe('2.3 D2', () => {
  it('2.3 D2 a Schlemm lower than an active one of the same party cannot be announced any more', () => {
    expect(lastStatus('bridge | - | - | game')).toBe('auction/lower-than-active');
    expect(lastStatus('royal | - | - | valat')).toBe('auction/lower-than-active');
    expect(lastStatus('pre-ultimo T1 | - | - | ultimo T1')).toBe('auction/lower-than-active');
  });

  it('2.3 D2 with other parameters, where the pair does not hold, it can', () => {
    expect(lastStatus('pre-ultimo T1 | - | - | ultimo T2')).toBe('active');
    expect(lastStatus('court H | - | - | ultimo SK')).toBe('active');
    expect(lastStatus('court H | - | - | ultimo HK')).toBe('auction/lower-than-active');
  });

  it('2.3 D2 the other party’s higher one is no hindrance', () => {
    expect(lastStatus('bridge | game')).toBe('active');
  });

  it('2.3 D2 a higher one that has been raised since counts through what raised it', () => {
    expect(lastStatus('bridge | - | - | octave | game')).toBe('auction/lower-than-active');
  });
});

describe('2.3 cards taken over', () => {
  const ultimoThenTrojka = 'ultimo T1 | - | - | trojka | ...';

  it('2.3 a card that X bound stays bound and must win X’s trick for Y as well', () => {
    expect(lastOutcome('B B B B B A A B:T3 B:T2 B:T1', ultimoThenTrojka)).toBe('trojka won 130');
    expect(lastOutcome('B B B B B A A B:T3 B:T1 B:T2', ultimoThenTrojka)).toBe('trojka lost -130');
  });

  it('2.3 Y is lost when the opponents hold the card that X bound', () => {
    expect(lastOutcome('B B B B B A A B:T3 B:T2 B:T4', 'trojka | ...')).toBe('trojka won 130');
    expect(lastOutcome('B:T20+T1@A B B B B A A B:T3 B:T2 B:T4', ultimoThenTrojka)).toBe('trojka lost -130');
  });

  it('2.3 a card taken over is handed on by a further raise', () => {
    const auction = 'ultimo T1 | - | - | creeper | trojka | ...';
    expect(lastOutcome('B B B B B A A B:T3 B:T2 B:T1', auction)).toBe('trojka won 130');
    expect(lastOutcome('B B B B B A A B:T1 B:T2 B:T3', auction)).toBe('trojka lost -130');
  });

  it('2.3 several X hand over their cards together', () => {
    const auction = 'ultimo T1, pre-ultimo T2 | - | - | trojka | ...';
    expect(lastOutcome('B B B B B A A B:T3 B:T2 B:T1', auction)).toBe('trojka won 130');
    expect(lastOutcome('B B B B B A A B:T2 B:T3 B:T1', auction)).toBe('trojka lost -130');
  });

  it('2.3 a Flight’s card is kept by the Hawk that raises it', () => {
    const auction = 'falcon T1 | - | - | hawk T2 T1 T3 | ...';
    expect(lastOutcome('B:T2 B:T1 B:T3 B B A A A A A', auction)).toBe('hawk won 120');
    expect(lastOutcome('B:T2 B:T4 B:T3 B B A A A A A', 'falcon T1 | - | - | hawk T2 T4 T3 | ...')).toBe(
      'hawk lost -120',
    );
  });

  it('2.3 a card that Y binds itself takes Y’s trick number instead: Pagat Ultimo raised to Pagat Pre-ultimo', () => {
    expect(lastOutcome('B B B B B A A A B:T1 A', 'ultimo T1 | - | - | pre-ultimo T1 | ...')).toBe('pre-ultimo won 20');
    expect(lastOutcome('B B B B B A A A A B:T1', 'ultimo T1 | - | - | pre-ultimo T1 | ...')).toBe(
      'pre-ultimo lost -20',
    );
  });

  it('2.3 two different cards may come to be bound to one trick: such a Y is legal, and lost', () => {
    const auction = 'pheasant SK | - | - | hawk T1 T2 T3 | ...';
    expect(statuses(auction)).toEqual(['raised', 'active']);
    expect(lastOutcome('B:T1 B:T2 B:T3 B B A A A A A', auction)).toBe('hawk lost -120');
    expect(lastOutcome('B:T1 B:T2 B:T3 B B A A A A A', 'hawk T1 T2 T3 | ...')).toBe('hawk won 120');
  });

  it('2.3 a lost X costs its raiser nothing when its card keeps its trick: five bound tricks raised to Scale', () => {
    const won = 'B B B:T18 B:T19 B:T20 B:T21 B:T22 B B B';
    expect(outcomes(sketch(won, 'piccolo, city | - | - | scale | ...'))).toEqual([
      'piccolo raised 0',
      'city raised 0',
      'scale won 120',
    ]);
  });

  it('2.3 a reason names the bound card that was taken over and did not win its trick', () => {
    const { announcements } = result(sketch('B B B B B A A B:T3 B:T1 B:T2', ultimoThenTrojka));
    expect(announcements.at(-1)!.reason).toBe(
      'the bound card pagat, taken over by raising, did not win trick 10: eagle owl did (B collector)',
    );
  });
});

describe('2.3 Mariage', () => {
  const queenLast = 'B B B B B A A A B:HK B:HQ';
  const kingLast = 'B B B B B A A A B:HQ B:HK';

  it('2.3 Mariage leaves two tricks open: king and queen win them either way round', () => {
    expect(lastOutcome(queenLast, 'mariage H | ...')).toBe('mariage won 50');
    expect(lastOutcome(kingLast, 'mariage H | ...')).toBe('mariage won 50');
  });

  it('2.3 a king that Ultimo bound to trick 10 keeps it when Mariage raises', () => {
    expect(lastOutcome(kingLast, 'ultimo HK | - | - | mariage H | ...')).toBe('mariage won 50');
    expect(lastOutcome(queenLast, 'ultimo HK | - | - | mariage H | ...')).toBe('mariage lost -50');
  });

  it('2.3 a king that Pre-ultimo bound to trick 9 keeps it when Mariage raises', () => {
    expect(lastOutcome(queenLast, 'pre-ultimo HK | - | - | mariage H | ...')).toBe('mariage won 50');
    expect(lastOutcome(kingLast, 'pre-ultimo HK | - | - | mariage H | ...')).toBe('mariage lost -50');
  });

  it('2.3 Mariage’s king and queen must win tricks 9 and 10 for the Famille that raises it', () => {
    const auction = 'mariage H | - | - | famille H | ...';
    expect(lastOutcome('B B B B A A B B:HJ B:HQ B:HK', auction)).toBe('famille won 130');
    expect(lastOutcome('B B B B A A B B:HJ B:HK B:HQ', auction)).toBe('famille won 130');
    expect(lastOutcome('B B B B A A B B:HK B:HQ B:HJ', auction)).toBe('famille lost -130');
    expect(lastOutcome('B B B B A A B B:HK B:HQ B:HJ', 'famille H | ...')).toBe('famille won 130');
  });

  it('2.3 a king fixed by Ultimo before Mariage stays fixed for the Famille above it', () => {
    const auction = 'ultimo HK | - | - | mariage H | famille H | ...';
    expect(lastOutcome('B B B B A A B B:HJ B:HQ B:HK', auction)).toBe('famille won 130');
    expect(lastOutcome('B B B B A A B B:HJ B:HK B:HQ', auction)).toBe('famille lost -130');
  });
});
