import { describe, expect, it } from '@jest/globals';
import { silentBonuses } from '../../src/royal/announcements/catalogue.js';
import { result } from './notation/game.js';
import { sketch } from './notation/sketch.js';

/** The silent bonuses of a game: `B obscur 5`. */
function silent(tricks: string, auction = '...'): readonly string[] {
  return result(sketch(tricks, auction))
    .silent.map(({ party, bonus, points }) => `${party} ${bonus} ${points}`)
    .sort();
}
const only = (bonus: string, tricks: string, auction?: string): readonly string[] =>
  silent(tricks, auction).filter((line) => line.includes(bonus));

const freeTricks = ['game', 'cash-box', 'bridge', 'octave', 'misere', 'valat'];
const valatTrophies = [
  'scale',
  'quart',
  'pyramid',
  'spectrum',
  'stella T1 T2 T3',
  'full',
  'court H',
  'grand',
  'harpy',
  'gloria',
  'triumph',
  'royal',
];
const otherTrophies = [
  'spadille',
  'manille',
  'djinn S',
  'mariage H',
  'moon-catch',
  'hawk T1 T2 T3',
  'color',
  'golgotha',
  'centaur',
  'trojka',
  'famille H',
  'bethlehem',
  'sphinx',
];

describe('4.3 obscur', () => {
  it('4.3 obscur goes to the party that takes its fifth trick first', () => {
    expect(only('obscur', 'B B B B B A A A A A')).toEqual(['B obscur 5']);
    expect(only('obscur', 'A B A B A B A B A B')).toEqual(['A obscur 5']);
    expect(only('obscur', 'A A A A B B B B B A')).toEqual(['B obscur 5']);
  });

  it('4.3 obscur fails for the party that takes its fifth trick second', () => {
    expect(only('obscur', 'A A A A B B B B B A')).not.toContain('A obscur 5');
  });

  it.each([...freeTricks, ...valatTrophies])('4.3 obscur is not played when somebody announced %s', (announcement) => {
    expect(only('obscur', 'B B B B B A A A A A', `${announcement} | ...`)).toEqual([]);
    expect(only('obscur', 'B B B B B A A A A A', `- | ${announcement} | ...`)).toEqual([]);
  });

  it.each([...otherTrophies, 'piccolo', 'city', 'big-bird', 'ultimo T1', 'legion', 'vogerl'])(
    '4.3 obscur is played when only %s was announced',
    (announcement) => {
      expect(only('obscur', 'B B B B B A A A A A', `${announcement} | ...`)).toEqual(['B obscur 5']);
    },
  );

  it('4.3 D5 a raised Game keeps Obscur away like an active one', () => {
    expect(only('obscur', 'B B B B B A A A A A', 'game | - | - | bridge | ...')).toEqual([]);
  });

  it('4.3 D5 a void Game does not: it counts as not made', () => {
    // The second Game is repeated; without the first it would be alone. A call after the end is void as well.
    expect(only('obscur', 'B B B B B A A A A A', '- | - | - | - | game')).toEqual(['B obscur 5']);
  });

  it('4.3 D5 it does not matter whether the announcement was won', () => {
    expect(only('obscur', 'B B B B B B B B B B', 'game | ...')).toEqual([]);
    expect(only('obscur', 'B B B B A A A A A A', 'game | ...')).toEqual([]);
  });
});

describe('4.3 lauer', () => {
  const caught = 'B:T20+T1@A B B B B A A A A A';

  it('4.3 lauer goes to the party that brings home T1 of the opponents', () => {
    expect(only('lauer', caught)).toEqual(['B lauer 15']);
    expect(only('lauer', 'B B B B B A:T22+T1@B A A A A')).toEqual(['A lauer 15']);
  });

  it('4.3 lauer fails with one’s own T1, won or brought home', () => {
    expect(only('lauer', 'B:T20+T1@B B B B B A A A A A')).toEqual([]);
    expect(only('lauer', 'B:T1 B B B B A A A A A')).toEqual([]);
  });

  it.each(['pagat-catch', 'golgotha', 'harpy', 'royal'])(
    '4.3 lauer is not scored for a party that announced %s',
    (call) => {
      expect(only('lauer', caught, `${call} | ...`)).toEqual([]);
    },
  );

  it('4.3 lauer is scored when the other party announced the Pagat catch', () => {
    expect(only('lauer', caught, '- | pagat-catch | ...')).toEqual(['B lauer 15']);
  });

  it('4.3 D5 lauer is not scored for a party whose Pagat catch was raised', () => {
    expect(only('lauer', caught, 'pagat-catch | - | - | golgotha | ...')).toEqual([]);
  });

  it('4.3 D53 lauer is scored beside an announced Trull, which is made with the caught Pagat as well', () => {
    const trull = result(sketch('B:T20+T1@A B:T22 B:T21 B B A A A A A', 'trull | ...'));
    expect(trull.silent.map(({ party, bonus }) => `${party} ${bonus}`)).toContain('B lauer');
    expect(trull.announcements).toMatchObject([{ announce: 'trull', status: 'won' }]);
    expect(only('lauer', caught, 'trull | ...')).toEqual(['B lauer 15']);
  });

  it('4.3 lauer is scored beside Moon catch and Triumph', () => {
    expect(only('lauer', caught, 'moon-catch | ...')).toEqual(['B lauer 15']);
    expect(only('lauer', caught, 'triumph | ...')).toEqual(['B lauer 15']);
  });
});

describe('4.3 four-kings', () => {
  const kings = 'B+SK B+HK B+CK@A B+DK B A A A A A';

  it('4.3 four-kings goes to the party that brings home all four kings', () => {
    expect(only('four-kings', kings)).toEqual(['B four-kings 20']);
  });

  it('4.3 four-kings fails with one king in the opponents’ tricks', () => {
    expect(only('four-kings', 'B+SK B+HK B+CK@A B B A+DK A A A A')).toEqual([]);
  });

  it.each(['valat', 'legion', ...valatTrophies])(
    '4.3 four-kings is not scored for a party that announced %s',
    (call) => {
      expect(only('four-kings', kings, `${call} | ...`)).toEqual([]);
      expect(only('four-kings', kings, `- | ${call} | ...`)).toEqual(['B four-kings 20']);
    },
  );

  it.each(['misere', 'army', 'fleet', 'bethlehem', 'phoenix'])('4.3 four-kings is scored beside %s', (call) => {
    expect(only('four-kings', kings, `${call} | ...`)).toEqual(['B four-kings 20']);
  });

  it('4.3 D5 four-kings is not scored for a party whose Valat was raised', () => {
    expect(only('four-kings', kings, 'valat | - | - | scale | ...')).toEqual([]);
  });
});

describe('4.3 silent-moon-catch', () => {
  const caught = 'B:T22+T21@A B B B B A A A A A';

  it('4.3 silent-moon-catch goes to the party that brings home T21 of the opponents', () => {
    expect(only('silent-moon-catch', caught)).toEqual(['B silent-moon-catch 50']);
    expect(only('silent-moon-catch', 'B B B B B A:T22+T21@B A A A A')).toEqual(['A silent-moon-catch 50']);
  });

  it('4.3 silent-moon-catch fails with one’s own T21, taken with one’s own T22 or not', () => {
    expect(only('silent-moon-catch', 'B:T22+T21@B B B B B A A A A A')).toEqual([]);
    expect(only('silent-moon-catch', 'B:T22 B:T21 B B B A A A A A')).toEqual([]);
  });

  it.each(['moon-catch', 'golgotha', 'centaur', 'harpy', 'gloria', 'triumph', 'royal'])(
    '4.3 silent-moon-catch is not scored for a party that announced %s',
    (call) => {
      expect(only('silent-moon-catch', caught, `${call} | ...`)).toEqual([]);
      expect(only('silent-moon-catch', caught, `- | ${call} | ...`)).toEqual(['B silent-moon-catch 50']);
    },
  );

  it('4.3 D5 silent-moon-catch is not scored for a party whose Moon catch was raised', () => {
    expect(only('silent-moon-catch', caught, 'moon-catch | - | - | centaur | ...')).toEqual([]);
  });

  it('4.3 silent-moon-catch and moon-catch happen in the same games', () => {
    for (const tricks of [caught, 'B:T22+T21@B B B B B A A A A A', 'B:T22 A:T21 B B B A A A A A']) {
      const happened = only('silent-moon-catch', tricks).includes('B silent-moon-catch 50');
      const made = result(sketch(tricks, 'moon-catch | ...')).announcements[0]!.status === 'won';
      expect(made).toBe(happened);
    }
  });
});

describe('4.3 all four', () => {
  it('4.3 the silent bonuses are obscur 5, lauer 15, four-kings 20 and silent-moon-catch 50', () => {
    expect(silentBonuses.map(({ id, points, rule }) => `${rule} ${id} ${points}`)).toEqual([
      '4.3 obscur 5',
      '4.3 lauer 15',
      '4.3 four-kings 20',
      '4.3 silent-moon-catch 50',
    ]);
  });

  it('4.3 several silent bonuses come together in one game and add up', () => {
    const game = sketch('B:T22+T21@A B+SK+HK B+CK+DK B:T20+T1@A B A A A A A');
    expect(silent('B:T22+T21@A B+SK+HK B+CK+DK B:T20+T1@A B A A A A A')).toEqual([
      'B four-kings 20',
      'B lauer 15',
      'B obscur 5',
      'B silent-moon-catch 50',
    ]);
    expect(result(game).score.B.silent).toBe(90);
  });
});
