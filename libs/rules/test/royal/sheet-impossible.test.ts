import { describe, expect, it } from '@jest/globals';
import { result } from './notation/game.js';
import { complaints, sheet } from './notation/sheet.js';

/** A defends, B attacks. */
interface Claims {
  readonly a?: string;
  readonly b?: string;
  /** What B was dealt for the consolation; A has the rest. */
  readonly dealtToB?: { readonly tarocks?: number; readonly honours?: number; readonly has?: string };
}

function claims({ a = '', b = '', dealtToB = {} }: Claims): string {
  const { tarocks = 11, honours = 1, has = 'T18 T17 T16' } = dealtToB;
  const left = ['T18', 'T17', 'T16'].filter((card) => !has.includes(card)).join(' ');
  return `
    A: ${22 - tarocks} tarocks, ${2 - honours} honours, ${left}
    ${a}
    B: ${tarocks} tarocks, ${honours} honours, ${has}
    ${b}`;
}

const found = (claimed: Claims): readonly string[] => complaints(claims(claimed));
const obscur = 'silent: obscur';

/** Not one of them may be refuted, each of them was or could be played. */
const possible: readonly [string, string, Claims][] = [
  ['4.4', 'five tricks and five tricks', { a: 'collector: game won', b: 'collector: game won' }],
  [
    '4.4',
    'seven tricks of one party, Bridge of the other lost',
    { a: 'collector: bridge won', b: 'collector: bridge lost' },
  ],
  [
    '4.4',
    'nine tricks and one with a queen',
    { a: 'collector: amazon won', b: 'collector: misere won', dealtToB: { honours: 2 } },
  ],
  ['4.5', 'Piccolo won and City lost', { b: `collector: piccolo won, city lost\n ${obscur}` }],
  ['4.5', 'Scale and nothing for the other party', { b: 'collector: scale won', dealtToB: { honours: 2 } }],
  [
    '4.6',
    'two late tricks with two birds',
    { b: `collector: ultimo T1 won\n interceptor: pre-ultimo T2 won\n ${obscur}` },
  ],
  [
    '4.6',
    'a late trick for each party',
    { a: 'collector: ultimo T1 won', b: `collector: pre-ultimo T2 won\n ${obscur}` },
  ],
  [
    '4.6',
    'the same Ultimo of both parties, both lost',
    { a: 'collector: ultimo T1 lost', b: `collector: ultimo T1 lost\n ${obscur}` },
  ],
  ['4.2', 'the attackers’ T20 and T19 caught', { a: `collector: angel won, lamour won\n ${obscur}` }],
  ['4.2', 'a caught T18', { a: `collector: visi won\n ${obscur}` }],
  [
    '4.2',
    'heads with one honour, and the catch that follows',
    { b: 'collector: heads won\n silent: obscur, silent-moon-catch' },
  ],
  ['4.2', 'an honour with each party', { a: 'collector: honour won', b: `collector: honour won\n ${obscur}` }],
  ['4.8', 'a whole suit each', { a: 'collector: gang S won', b: `collector: gang H won\n ${obscur}` }],
  ['4.8', 'Army and Fleet', { a: 'collector: army won', b: `collector: fleet won\n ${obscur}` }],
  [
    '4.8',
    'Pagat catch against a lost Pagat Ultimo',
    { a: 'collector: ultimo T1 lost', b: `collector: pagat-catch won\n ${obscur}` },
  ],
  [
    '4.9',
    'a lost Trojka although three late tricks with birds are possible',
    { b: `collector: trojka lost\n ${obscur}` },
  ],
  [
    '4.9',
    'Spadille and Manille of two parties',
    { a: 'collector: spadille won', b: `collector: manille won\n ${obscur}` },
  ],
  ['4.9', 'Moon catch with one honour', { b: `collector: moon-catch won\n ${obscur}` }],
  ['4.9', 'Royal', { b: 'collector: royal won', dealtToB: { tarocks: 16 } }],
  [
    '4.3',
    'Obscur with a party of five tricks, the other one Amazon and Ultimo',
    { a: 'collector: amazon won, ultimo T1 won', b: obscur },
  ],
  ['4.3', 'all silent bonuses with one party', { b: 'silent: obscur, lauer, four-kings, silent-moon-catch' }],
  ['4.3', 'no Obscur where a Game was announced', { b: 'collector: game lost' }],
  ['1.4', 'six tarocks with a party', { b: obscur, dealtToB: { tarocks: 6 } }],
  ['1.4', 'sixteen tarocks with a party', { b: obscur, dealtToB: { tarocks: 16 } }],
  [
    '4.1',
    'a bird in every hand',
    { a: 'collector: vogerl\n interceptor: vogerl', b: `collector: vogerl\n interceptor: vogerl\n ${obscur}` },
  ],
  ['4.1', 'two hands with a flush', { a: 'collector: flush', b: `collector: flush\n ${obscur}` }],
];

describe('sheet/impossible: what looks odd but can be is not refuted', () => {
  it.each(possible)('%s %s', (_rule, _what, claimed) => {
    expect(found(claimed)).toEqual([]);
  });
});

const impossible: Readonly<Record<string, readonly [string, string, Claims][]>> = {
  'tricks needed by both parties beyond ten': [
    ['4.4', 'seven and five', { a: 'collector: bridge won', b: 'collector: game won' }],
    ['4.4', 'six and five', { a: 'collector: game won', b: 'collector: cash-box won' }],
    [
      '4.5',
      'nine and the first seven',
      { a: 'collector: misere won', b: 'collector: big-bird won', dealtToB: { honours: 2 } },
    ],
    [
      '4.6',
      'nine and two late tricks',
      { a: 'collector: ultimo T1 won, pre-ultimo T2 won', b: 'collector: misere won' },
    ],
  ],
  'one trick claimed by both parties': [
    ['4.6', 'Ultimo of both', { a: 'collector: ultimo T1 won', b: `collector: ultimo T2 won\n ${obscur}` }],
    ['4.7', 'Pheasant of both', { a: 'collector: pheasant SK won', b: `collector: pheasant HK won\n ${obscur}` }],
    [
      '4.5',
      'Pheasant against the first three tricks',
      { a: 'collector: pheasant SK won', b: `collector: piccolo won\n ${obscur}` },
    ],
    [
      '4.8',
      'Ultimo against Creeper, which names a bird only',
      { a: 'collector: ultimo SK won', b: `collector: creeper won\n ${obscur}` },
    ],
    [
      '4.9',
      'Ultimo against Bethlehem, which names a king only',
      { a: 'collector: ultimo T1 won', b: `collector: bethlehem won\n ${obscur}` },
    ],
  ],
  'one trick claimed with two different cards': [
    ['4.6', 'two Ultimos of one party', { b: `collector: ultimo T1 won, ultimo T2 won\n ${obscur}` }],
    ['4.9', 'Pagat Ultimo beside Color', { b: `collector: ultimo T1 won, color won\n ${obscur}` }],
    ['4.8', 'Pagat Ultimo beside Phoenix', { b: `collector: ultimo T1 won, phoenix won\n ${obscur}` }],
    [
      '4.9',
      'Pagat Ultimo beside Mariage',
      {
        b: `collector: ultimo T1 won, mariage D won
 ${obscur}`,
      },
    ],
  ],
  'all ten tricks against any trick of the other party': [
    [
      '4.4',
      'Valat against Amazon',
      { a: 'collector: amazon won', b: 'collector: valat won', dealtToB: { honours: 2 } },
    ],
    [
      '4.4',
      'Valat against Ultimo',
      { a: 'collector: ultimo T1 won', b: 'collector: valat won', dealtToB: { honours: 2 } },
    ],
    [
      '4.9',
      'Quart against a card brought home',
      { a: 'collector: visi won', b: 'collector: quart won', dealtToB: { honours: 2 } },
    ],
    ['4.9', 'Harpy against a Gang', { a: 'collector: gang S won', b: 'collector: harpy won' }],
  ],
  'one card brought home by both': [
    ['4.2', 'Visi of both', { a: 'collector: visi won', b: `collector: visi won\n ${obscur}` }],
    ['4.8', 'Gang of spades and Army', { a: 'collector: gang S won', b: `collector: army won\n ${obscur}` }],
    [
      '4.8',
      'Gang of hearts and a trick won with a heart',
      { a: 'collector: gang H won', b: `collector: ultimo HK won\n ${obscur}` },
    ],
    ['4.2', 'Visi and Piccolo', { a: 'collector: visi won', b: `collector: piccolo won\n ${obscur}` }],
    [
      '4.2',
      'Trull and Pagat Ultimo',
      { a: 'collector: trull won\n silent: silent-moon-catch', b: `collector: ultimo T1 won\n ${obscur}` },
    ],
  ],
  'claims that the consolation’s own lines deny': [
    [
      '4.5',
      'Piccolo of a party without T18',
      { b: `collector: piccolo won\n ${obscur}`, dealtToB: { has: 'T17 T16' } },
    ],
    ['4.5', 'City of the defenders: T19 is the attackers’', { a: `collector: city won\n ${obscur}` }],
    ['4.5', 'Center of the defenders: T20 is the attackers’', { a: `collector: center won\n ${obscur}` }],
    ['4.5', 'Little bird without an honour', { b: `collector: little-bird won\n ${obscur}`, dealtToB: { honours: 0 } }],
    ['4.5', 'Big bird without an honour', { b: `collector: big-bird won\n ${obscur}`, dealtToB: { honours: 0 } }],
    ['4.5', 'Little bird and Big bird with one honour', { b: `collector: little-bird won, big-bird won\n ${obscur}` }],
    ['4.9', 'Scale without T18', { b: 'collector: scale won', dealtToB: { honours: 2, has: 'T17 T16' } }],
    ['4.9', 'Moon catch with both honours', { b: `collector: moon-catch won\n ${obscur}`, dealtToB: { honours: 2 } }],
    ['4.9', 'Moon catch without an honour', { b: `collector: moon-catch won\n ${obscur}`, dealtToB: { honours: 0 } }],
    [
      '4.1',
      'ten tarocks in a hand of a party with twelve, and three in the other',
      { b: `collector: tarock-count 10\n ${obscur}`, dealtToB: { tarocks: 12 } },
    ],
  ],
  'T21 brought home without T22 by the party that was not dealt it': [
    [
      '4.2',
      'an Honour of a party that was dealt none',
      { b: `collector: honour won\n ${obscur}`, dealtToB: { honours: 0 } },
    ],
    [
      '4.2',
      'Heads of a party that was dealt none',
      { b: `collector: heads won\n ${obscur}`, dealtToB: { honours: 0 } },
    ],
    [
      '4.3',
      'a silent moon catch without an honour',
      { b: 'silent: obscur, silent-moon-catch', dealtToB: { honours: 0 } },
    ],
  ],
  'Obscur when it is played': [
    ['4.3', 'Obscur with both', { a: obscur, b: obscur }],
    ['4.3', 'Obscur with none', {}],
    ['4.3', 'Obscur with the wrong party: the other took the first seven', { a: obscur, b: 'collector: big-bird won' }],
    ['4.3', 'Obscur with the wrong party: the other took the first five', { a: obscur, b: 'collector: center won' }],
  ],
  'a silent bonus left out though the other lines make it certain': [
    [
      '4.3',
      'four kings won tricks 7 to 10',
      { b: `collector: ultimo SK won, pre-ultimo CK won, dragon HK won, griffin DK won\n ${obscur}` },
    ],
    ['4.3', 'Heads with one honour is a silent moon catch', { b: `collector: heads won\n ${obscur}` }],
    ['4.3', 'all ten tricks bring T21 of the other party home', { b: 'collector: valat won' }],
  ],
  'fewer than 6 or more than 16 tarocks with a party (1.4)': [
    ['1.4', 'five and seventeen', { b: obscur, dealtToB: { tarocks: 5 } }],
    ['1.4', 'seventeen and five', { b: obscur, dealtToB: { tarocks: 17 } }],
  ],
};

for (const [what, examples] of Object.entries(impossible)) {
  describe(`sheet/impossible: ${what}`, () => {
    it.each(examples)('%s %s', (_rule, _what, claimed) => {
      expect(found(claimed)).toEqual(['sheet/impossible']);
    });
  });
}

describe('sheet/impossible: what it says', () => {
  it('4.6 the message names the claims that clash, and no others', () => {
    const game = sheet(
      claims({ a: 'collector: ultimo T1 won, gang S won', b: `collector: ultimo T2 won, visi won\n ${obscur}` }),
    );
    const [violation] = result(game).violations;
    expect(violation!.message).toBe('these cannot all be true of one game: A: Pagat Ultimo, B: Eagle owl Ultimo');
  });

  it('4.4 4.6 it is drawn once a game, however much clashes', () => {
    expect(
      found({
        a: 'collector: ultimo T1 won, visi won',
        b: `collector: ultimo T2 won, visi won, pheasant SK won\n ${obscur}`,
      }),
    ).toEqual(['sheet/impossible']);
  });

  it('7.1 what the consolation reports is not reported again: T18 with both sides does not make Piccolo impossible', () => {
    const source = `
      A: 11 tarocks, 1 honour, T18
      B: 11 tarocks, 1 honour, T18 T17 T16
      collector: piccolo won
      ${obscur}`;
    expect(complaints(source)).toEqual(['sheet/consolation']);
  });
});
