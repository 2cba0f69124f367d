import { describe, expect, it } from '@jest/globals';
import { may } from './notation/play.js';

describe('2.6 a card bound to this trick', () => {
  it('2.6 a card bound to this trick must be played if the following-suit rules allow it', () => {
    expect(may({ hand: 'T1 T5', trick: 9, led: 'T3', auction: 'pre-ultimo T1 | ...' })).toBe('T1');
    expect(may({ hand: 'T1 T5 SK', trick: 9, auction: 'pre-ultimo T1 | ...' })).toBe('T1');
  });

  it('2.6 a card bound to this trick is not played against the following-suit rules', () => {
    expect(may({ hand: 'T1 SJ', trick: 9, led: 'SK', auction: 'pre-ultimo T1 | ...' })).toBe('SJ');
    expect(may({ hand: 'SK T5', trick: 9, led: 'HQ', auction: 'pre-ultimo SK | ...' })).toBe('T5');
  });

  it('2.6 of several cards bound to this trick any may be played', () => {
    // Trojka took T1 over from Ultimo and T2 from the other Ultimo.
    expect(
      may({ hand: 'T1 T2 T5', trick: 10, led: 'T3', auction: 'ultimo T1, ultimo T2 | - | - | trojka | ...' }),
    ).toBe('T1 T2');
  });

  it('2.6 the card that X bound stays due in X’s trick after the raise', () => {
    expect(may({ hand: 'T1 T5', trick: 8, auction: 'dragon T1 | - | - | trojka | ...' })).toBe('T1');
  });

  it('2.6 a card that Y binds itself is due in Y’s trick, no more in X’s', () => {
    expect(may({ hand: 'T1 T5', trick: 9, auction: 'ultimo T1 | - | - | pre-ultimo T1 | ...' })).toBe('T1');
    expect(may({ hand: 'T1 T5', trick: 10, auction: 'ultimo T1 | - | - | pre-ultimo T1 | ...' })).toBe('T1 T5');
  });

  it('2.6 a card is bound for its owner only if the owner belongs to the announcing party', () => {
    expect(may({ hand: 'T1 T5', trick: 10, auction: 'ultimo T1 | ...', party: 'A' })).toBe('T1 T5');
    expect(may({ hand: 'T1 T5', trick: 3, auction: 'ultimo T1 | ...', party: 'A' })).toBe('T1 T5');
  });

  it('2.6 it is bound for the announcer’s partner as well', () => {
    expect(may({ hand: 'T1 T5', trick: 3, auction: 'B.collector: ultimo T1 | ...', party: 'B' })).toBe('T5');
    expect(may({ hand: 'T1 T5', trick: 3, auction: 'B.collector: - | - | - | B.interceptor: ultimo T1 | ...' })).toBe(
      'T5',
    );
  });
});

describe('2.6 a card bound to a later trick', () => {
  it('2.6 it may be played only if there is no legal card that is not bound to a later trick', () => {
    expect(may({ hand: 'T1 T5 SK', trick: 3, led: 'T9', auction: 'ultimo T1 | ...' })).toBe('T5');
    expect(may({ hand: 'T1 SK', trick: 3, led: 'T9', auction: 'ultimo T1 | ...' })).toBe('T1');
    expect(may({ hand: 'T1 SK', trick: 3, auction: 'ultimo T1 | ...' })).toBe('SK');
  });

  it('2.6 if all legal cards are bound to later tricks, the one bound most recently is played', () => {
    expect(may({ hand: 'T1 T2', trick: 3, led: 'T9', auction: 'ultimo T1, pre-ultimo T2 | ...' })).toBe('T2');
    expect(may({ hand: 'T1 T2', trick: 3, led: 'T9', auction: 'pre-ultimo T2, ultimo T1 | ...' })).toBe('T1');
  });

  it('2.6 any of them may be played when one call bound several', () => {
    expect(may({ hand: 'T18 T19 T20', trick: 1, auction: 'scale | ...' })).toBe('T18 T19 T20');
    expect(may({ hand: 'T18 T19 T20', trick: 1, auction: 'ultimo T1, scale | ...' })).toBe('T18 T19 T20');
  });

  it('2.6 a card taken over counts as bound by the call that bound it first', () => {
    // T1 was bound by Ultimo, T2 by the later Pre-ultimo; Trojka took both over.
    const auction = 'ultimo T1 | - | - | pre-ultimo T2 | trojka | ...';
    expect(may({ hand: 'T1 T2', trick: 3, auction })).toBe('T2');
  });

  it('2.6 a card that the raising call binds itself counts as bound by that call', () => {
    // T1 goes over to Pre-ultimo, announced after Ultimo of T2.
    expect(may({ hand: 'T1 T2', trick: 3, auction: 'ultimo T1, ultimo T2 | - | - | pre-ultimo T1 | ...' })).toBe('T1');
  });

  it('2.6 contras and messages in between do not change the order', () => {
    expect(may({ hand: 'T1 T2', trick: 3, auction: 'ultimo T1 | contra ultimo T1 | vogerl | ultimo T2 | ...' })).toBe(
      'T2',
    );
  });

  it('2.6 a card bound to a later trick gives way to one bound to this trick', () => {
    expect(may({ hand: 'T1 T18', trick: 3, auction: 'ultimo T1, piccolo | ...' })).toBe('T18');
  });
});

describe('2.6 how long a binding lasts', () => {
  it('2.6 it stays in force when the Schlemm has already failed', () => {
    // A party that lost trick 1 has failed its Piccolo; T18 remains bound to trick 3. Only the auction is asked.
    expect(may({ hand: 'T18 T5', trick: 2, auction: 'piccolo | ...' })).toBe('T5');
    expect(may({ hand: 'T18 T5', trick: 3, auction: 'piccolo | ...' })).toBe('T18');
  });

  it('2.6 it lapses when its trick has passed', () => {
    expect(may({ hand: 'T18 T5', trick: 4, auction: 'piccolo | ...' })).toBe('T5 T18');
  });

  it('2.6 a contra does not loosen it', () => {
    expect(may({ hand: 'T18 T5', trick: 3, auction: 'piccolo | contra piccolo | ...' })).toBe('T18');
  });

  it('2.6 a void call binds nothing', () => {
    expect(may({ hand: 'T1 T5', trick: 9, auction: 'ultimo T1, pre-ultimo T1 | ...' })).toBe('T5');
    expect(may({ hand: 'T1 T5', trick: 10, auction: 'ultimo T1, pre-ultimo T1 | ...' })).toBe('T1');
  });

  it('2.6 cards of a raised Schlemm that binds none of its own are still bound', () => {
    expect(may({ hand: 'SK T5', trick: 4, auction: 'ultimo SK | - | - | phoenix | ...' })).toBe('T5');
  });
});

describe('2.6 which Schlemme bind', () => {
  it.each([
    ['piccolo', 'T18', 3],
    ['city', 'T19', 4],
    ['center', 'T20', 5],
    ['little-bird', 'T21', 6],
    ['big-bird', 'T22', 7],
    ['ultimo T4', 'T4', 10],
    ['pre-ultimo T4', 'T4', 9],
    ['dragon T4', 'T4', 8],
    ['griffin T4', 'T4', 7],
    ['turul T4', 'T4', 6],
    ['falcon T4', 'T4', 2],
    ['transylvanian-pheasant SK T4', 'T4', 2],
    ['timisoara-pheasant SK T4', 'T4', 3],
    ['klausenburg-pheasant T4 SK', 'T4', 2],
    ['klausenburg-pheasant SK T4', 'T4', 4],
    ['hawk T1 T2 T4', 'T4', 3],
    ...['scale', 'spectrum', 'full', 'court H', 'grand'].flatMap((trophy) =>
      (
        [
          ['T18', 3],
          ['T19', 4],
          ['T20', 5],
          ['T21', 6],
          ['T22', 7],
        ] as const
      ).map(([card, trick]) => [trophy, card, trick] as const),
    ),
    ...(
      [
        ['T4', 3],
        ['T19', 4],
        ['T20', 5],
        ['T21', 6],
        ['T22', 7],
      ] as const
    ).map(([card, trick]) => ['stella T1 T2 T4', card, trick] as const),
  ] as const)('2.6 %s binds %s to trick %i', (schlemm, card, trick) => {
    const auction = `${schlemm} | ...`;
    expect(may({ hand: `${card} T5`, trick: trick - 1, auction })).toBe('T5');
    expect(may({ hand: `${card} T5`, trick, auction })).toBe(card);
    expect(may({ hand: `${card} T5`, trick: trick + 1, auction }).split(' ')).toHaveLength(2);
  });

  it.each([
    'pheasant T4',
    'transylvanian-pheasant T4 SK',
    'timisoara-pheasant T4 SK',
    'hawk T4 T1 T2',
    'stella T4 T1 T2',
  ])('2.6 %s binds T4 to trick 1', (schlemm) => {
    expect(may({ hand: 'T4 T5', trick: 1, auction: `${schlemm} | ...` })).toBe('T4');
    expect(may({ hand: 'T4 T5', trick: 2, auction: `${schlemm} | ...` })).toBe('T4 T5');
  });

  it.each([
    'creeper',
    'phoenix',
    'trojka',
    'bethlehem',
    'color',
    'famille H',
    'gloria',
    'triumph',
    'royal',
    'quart',
    'pyramid',
    'moon-catch',
    'golgotha',
    'centaur',
    'harpy',
    'sphinx',
    'spadille',
    'manille',
    'djinn S',
    'pagat-catch',
    'amazon',
    'gang H',
    'legion',
    'visi',
    'lamour',
    'angel',
    'honour',
    'heads',
    'trull',
    'game',
    'valat',
  ])('2.6 D4 %s, whose cards are not named for a trick, binds nothing of its own', (schlemm) => {
    const hand = 'S10 SK HK HQ T1 T2 T5 T18 T21 T22';
    const all = may({ hand, trick: 1 });
    for (let trick = 1; trick <= 10; trick++) expect(may({ hand, trick, auction: `${schlemm} | ...` })).toBe(all);
  });

  it('2.6 Mariage binds king and queen of its suit: before trick 9 both are bound to a later trick', () => {
    expect(may({ hand: 'HK HQ HJ', trick: 8, auction: 'mariage H | ...' })).toBe('HJ');
    expect(may({ hand: 'HK HQ SK T5', trick: 1, auction: 'mariage H | ...' })).toBe('SK T5');
    expect(may({ hand: 'HK HQ', trick: 8, led: 'HJ', auction: 'mariage H | ...' })).toBe('HQ HK');
  });

  it('2.6 in trick 9 the Mariage cards count as not bound', () => {
    expect(may({ hand: 'HK HQ', trick: 9, auction: 'mariage H | ...' })).toBe('HQ HK');
    expect(may({ hand: 'HK T5', trick: 9, auction: 'mariage H | ...' })).toBe('HK T5');
  });

  it('2.6 in trick 9 Mariage’s king is bound to trick 10 if Ultimo fixed him there', () => {
    const auction = 'ultimo HK | - | - | mariage H | ...';
    expect(may({ hand: 'HK T5', trick: 9, auction })).toBe('T5');
    expect(may({ hand: 'HQ T5', trick: 9, auction })).toBe('HQ T5');
    expect(may({ hand: 'HK HQ', trick: 9, auction })).toBe('HQ');
  });

  it('2.6 in trick 9 Mariage’s king is due if Pre-ultimo fixed him there', () => {
    expect(may({ hand: 'HK T5', trick: 9, auction: 'pre-ultimo HK | - | - | mariage H | ...' })).toBe('HK');
  });

  it('2.6 a king fixed for Mariage counts as bound by Mariage’s call, like the queen', () => {
    // Ultimo of T1 comes between Ultimo of the king and Mariage; the king is the more recent one.
    const auction = 'ultimo HK, ultimo T1 | - | - | mariage H | ...';
    expect(may({ hand: 'HK T1', trick: 8, auction })).toBe('HK');
    expect(may({ hand: 'HK HQ', trick: 8, auction })).toBe('HQ HK');
  });
});
