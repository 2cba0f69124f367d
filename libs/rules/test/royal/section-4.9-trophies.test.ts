import { describe, expect, it } from '@jest/globals';
import { catalogue } from '../../src/royal/announcements/catalogue.js';
import { madeAndFailed, outcome } from './notation/made-and-failed.js';

const five = 'B B B:T18 B:T19 B:T20 B:T21 B:T22';
const rest = 'A A A A A';

describe('4.9 small trophies', () => {
  madeAndFailed('4.9', [
    {
      call: 'spadille',
      points: 30,
      says: 'a trick with a red queen, caval or jack',
      made: ['HQ', 'HC', 'DQ', 'DJ'].map((card) => `B B B B B:${card} ${rest}`),
      failed: ['HK', 'SQ', 'SC', 'C10'].map((card) => `B B B B B:${card} ${rest}`).concat(`A A A A A:HQ B B B B B`),
    },
    {
      call: 'manille',
      points: 30,
      says: 'a trick with a black caval or jack',
      made: ['SC', 'SJ', 'CC', 'CJ'].map((card) => `B B B B B:${card} ${rest}`),
      failed: ['SQ', 'CK', 'S10', 'HC', 'DJ']
        .map((card) => `B B B B B:${card} ${rest}`)
        .concat(`A A A A A:SC B B B B B`),
    },
    {
      call: 'djinn S',
      points: 50,
      says: 'a trick with the ten of that black suit',
      made: [`B B B B B:S10 ${rest}`],
      failed: [`B B B B B:C10 ${rest}`, `B B B B B:SJ ${rest}`, `A A A A A:S10 B B B B B`],
    },
    {
      call: 'mariage S',
      points: 50,
      says: 'tricks 9 and 10 with king and queen of the suit, either order',
      made: ['B B B A A A A A B:SK B:SQ', 'B B B A A A A A B:SQ B:SK', 'B B B A A A A Bi Bi:SK B:SQ'],
      failed: [
        'B B B A A A A B B:SK B:SC',
        'B B B A A A A B B:SK A',
        'B B B A A A A B:SK B:SQ B',
        'B B B A A A A B B:HK B:HQ',
      ],
    },
  ]);
});

describe('4.9 middle trophies', () => {
  madeAndFailed('4.9', [
    {
      call: 'moon-catch',
      points: 120,
      says: 'T21 of the opponents is taken with the party’s T22',
      made: [`B:T22+T21@A B B B B ${rest}`, `Bi:T22+T21@A B B B B ${rest}`],
      failed: [`B:T22+T21@B B B B B ${rest}`, `B:T22 A:T21 B B B ${rest}`, `A:T22+T21@B B B B B ${rest}`],
    },
    {
      call: 'hawk T2 SK T1',
      points: 120,
      says: 'tricks 1, 2, 3 with the three cards in the named order',
      made: [`B:T2 B:SK B:T1 B B ${rest}`, `Bi:T2 Bi:SK B:T1 B B ${rest}`],
      failed: [`B:T1 B:SK B:T2 B B ${rest}`, `B:T2 B:SK B B:T1 B ${rest}`, `B:T2 B:SK A:T1 B B ${rest}`],
    },
    {
      call: 'color',
      points: 120,
      says: 'tricks 8, 9, 10 with suit cards',
      made: ['A A A A A B B B:SK B:HQ B:C10', 'A A A A A A Bi Bi:SK B:SQ B:CK'],
      failed: ['A A A A A B B B:SK B:HQ B:T5', 'A A A A A B B B:SK A:SQ B:CK', 'A A A A B B B:HK B:SK B:HQ B'],
    },
    {
      call: 'scale',
      points: 120,
      says: 'all ten tricks and the five bound ones',
      made: [`${five} B B B`, `Bi Bi Bi:T18 B:T19 B:T20 Bi:T21 B:T22 B B B`],
      failed: [`${five} B B A`, `B B B:T19 B:T18 B:T20 B:T21 B:T22 B B B`, 'B B B:T18 B:T19 B:T20 B:T22 B:T21 B B B'],
    },
  ]);
});

describe('4.9 great trophies', () => {
  madeAndFailed('4.9', [
    {
      call: 'golgotha',
      points: 130,
      says: 'T21 and T1 are brought home, both of the opponents',
      made: [`B:T22+T21@A+T1@A B B B B ${rest}`, `B:T22+T21@A B+T1@A B B B ${rest}`],
      failed: [
        `B:T22+T21@A B+T1@B B B B ${rest}`,
        `B:T22+T21@B B+T1@A B B B ${rest}`,
        `B:T22+T21@A B B B B A+T1 A A A A`,
      ],
    },
    {
      call: 'centaur',
      points: 130,
      says: 'moon-catch, and a trick with a suit card other than a king',
      made: [`B:T22+T21@A B B B B:HQ ${rest}`, `B:T22+T21@A B B B B:S10 ${rest}`],
      failed: [`B:T22+T21@A B B B B:HK ${rest}`, `B:T22+T21@B B B B B:HQ ${rest}`, `B:T22+T21@A B B B B ${rest}`],
    },
    {
      call: 'trojka',
      points: 130,
      says: 'tricks 8, 9, 10 with a bird each',
      made: ['B B B B B A A B:T4 B:T3 B:T1', 'A A A A A A A Bi:T1 B:T2 Bi:T3'],
      failed: ['B B B B B A A B:T4 B:T3 B:T5', 'B B B B B A A B:T4 A:T3 B:T1', 'B B B B B A B:T2 B:T4 B:T3 A'],
    },
    {
      call: 'famille S',
      points: 130,
      says: 'tricks 8, 9, 10 with a card of the suit each',
      made: ['B B B A A A B B:SK B:SQ B:S10', 'B B B A A A B B:SJ B:SC B:SQ'],
      failed: ['B B B A A A B B:SK B:SQ B:CK', 'B B B A A A B B:SK B:SQ B', 'B B B A A A B B:HK B:HQ B:HC'],
    },
    {
      call: 'bethlehem',
      points: 130,
      says: 'tricks 8, 9, 10 with a king each',
      made: ['B B B A A A B B:SK B:HK B:DK'],
      failed: ['B B B A A A B B:SK B:HK B:DQ', 'B B B A A A B B:SK B:HK A:DK', 'B B B A A B B:CK B:SK B:HK B'],
    },
    {
      call: 'sphinx',
      points: 130,
      says: 'a trick with a red and a trick with a black queen, caval or jack',
      made: [`B B B B:SQ B:HQ ${rest}`, `B B B B:DJ B:CC ${rest}`],
      failed: [
        `B B B B:DC B:HQ ${rest}`,
        `B B B B:SQ B:CC ${rest}`,
        `B B B B:HQ B:S10 ${rest}`,
        `B B B B:HQ B:SK ${rest}`,
      ],
    },
  ]);
});

describe('4.9 super trophies', () => {
  madeAndFailed('4.9', [
    {
      call: 'quart',
      points: 140,
      says: 'all ten tricks, among them four in a row with suit cards',
      made: ['B B B:SK B:HK B:CK B:DK B B B B', 'B:SK B:SQ B:HK B:CK B B B B B B', 'B B B B B B B:SK B:HK B:CK B:DK'],
      failed: ['B B B:SK B:HK B:CK B:DK B B B A', 'B B B:SK B:HK B:CK B B:DK B B B', 'B B B:SK B:HK B:CK B B B B B'],
    },
    {
      call: 'pyramid',
      points: 140,
      says: 'all ten tricks, among them four in a row with birds',
      made: ['B B B B:T1 B:T3 B:T2 B:T4 B B B', 'B B B B B B B:T4 B:T3 B:T2 B:T1'],
      failed: ['B B B B:T1 B:T3 B:T2 B B:T4 B B', 'A B B B:T1 B:T3 B:T2 B:T4 B B B', 'B B B B:T1 B:T3 B:T2 B:T5 B B B'],
    },
    {
      call: 'spectrum',
      points: 140,
      says: 'Scale, and tricks 8, 9, 10 with suit cards',
      made: [`${five} B:SK B:HQ B:C10`],
      failed: [`${five} B:SK B:HQ B:T5`, `${five} B:SK B:HQ A`, 'B B B:T18 B:T19 B:T20 B:T22 B:T21 B:SK B:HQ B:C10'],
    },
  ]);
});

describe('4.9 multi trophies', () => {
  const flight = 'B:T1 B:SK B:T2 B:T19 B:T20 B:T21 B:T22';
  madeAndFailed('4.9', [
    {
      call: 'stella T1 SK T2',
      points: 150,
      says: 'all ten tricks, 1–3 with the cards in the named order, then T19, T20, T21 and T22',
      made: [`${flight} B B B`],
      failed: [
        `${flight} B B A`,
        'B:T2 B:SK B:T1 B:T19 B:T20 B:T21 B:T22 B B B',
        'B:T1 B:SK B:T2 B:T18 B:T20 B:T21 B:T22 B B B',
        'B:T1 B:SK B:T2 B:T19 B:T20 B:T22 B:T21 B B B',
      ],
    },
    {
      call: 'full',
      points: 150,
      says: 'Scale, and tricks 8, 9, 10 with birds',
      made: [`${five} B:T4 B:T3 B:T1`],
      failed: [`${five} B:T4 B:T3 B:T5`, `${five} A B:T3 B:T1`, `A B B:T18 B:T19 B:T20 B:T21 B:T22 B:T4 B:T3 B:T1`],
    },
    {
      call: 'court H',
      points: 150,
      says: 'Scale, and tricks 8, 9, 10 with cards of the suit',
      made: [`${five} B:HK B:HQ B:HJ`],
      failed: [`${five} B:HK B:HQ B:DK`, `${five} B:HK B:HQ B`, `B B:T18 B B:T19 B:T20 B:T21 B:T22 B:HK B:HQ B:HJ`],
    },
    {
      call: 'grand',
      points: 150,
      says: 'Scale, and tricks 8, 9, 10 with kings',
      made: [`${five} B:HK B:SK B:DK`],
      failed: [`${five} B:HK B:SK B:DQ`, `${five} B:HK B:SK A`, `B B:T18 B B:T19 B:T20 B:T21 B:T22 B:HK B:SK B:DK`],
    },
  ]);
});

describe('4.9 ultra trophies and Royal', () => {
  const catches = 'B:T22+T21@A B B B B B B';
  madeAndFailed('4.9', [
    {
      call: 'harpy',
      points: 160,
      says: 'all ten tricks, one with a suit card other than a king, T21 and T1 of the opponents brought home',
      made: [`${catches}:HQ B+T1@A B B`],
      failed: [
        `${catches}:HK B+T1@A B B`,
        `${catches}:HQ B+T1@B B B`,
        `${catches}:HQ B+T1@A B A`,
        `B:T22+T21@B B B B B B B:HQ B+T1@A B B`,
      ],
    },
    {
      call: 'gloria',
      points: 160,
      says: 'all ten tricks, moon-catch, tricks 8, 9, 10 with suit cards',
      made: [`${catches} B:SK B:HQ B:C10`],
      failed: [`${catches} B:SK B:HQ B:T5`, `${catches} B:SK B:HQ A`, 'B:T22 B:T21 B B B B B B:SK B:HQ B:C10'],
    },
    {
      call: 'triumph',
      points: 160,
      says: 'all ten tricks, moon-catch, tricks 8, 9, 10 with birds',
      made: [`${catches} B:T1 B:T2 B:T3`],
      failed: [`${catches} B:T1 B:T2 B:T5`, `${catches} B:T1 A:T2 B:T3`, 'B:T22 B:T21 B B B B B B:T1 B:T2 B:T3'],
    },
    {
      call: 'royal',
      points: 200,
      says: 'all ten tricks, T21 and T1 of the opponents, tricks 8, 9, 10 with birds of both partners',
      made: ['B:T22+T21@A+T1@A B B B B B B B:T4 B:T3 Bi:T2', 'B:T22+T21@A+T1@A B B B B B B Bi:T4 B:T3 Bi:T2'],
      failed: [
        'B:T22+T21@A+T1@A B B B B B B B:T4 B:T3 B:T2',
        'B:T22+T21@A+T1@A B B B B B B Bi:T4 Bi:T3 Bi:T2',
        'B:T22+T21@A+T1@A B B B B B A B:T4 B:T3 Bi:T2',
        'B:T22+T21@A+T1@A B B B B B B B:T4 B:T3 Bi:T5',
        'B:T22+T21@A B B B B B B B:T4 B:T3 Bi:T1',
        'B:T22+T21@B+T1@A B B B B B B B:T4 B:T3 Bi:T2',
      ],
    },
  ]);

  it('4.9 royal: a sentence says that one player won the last three tricks alone', () => {
    const alone = outcome('B:T22+T21@A+T1@A B B B B B B B:T4 B:T3 B:T2', 'royal');
    expect(alone.reason).toBe('tricks 8, 9 and 10 were all won by B collector');
  });
});

describe('4.9 the table', () => {
  const table = `spadille small, manille small, djinn small, mariage small, moon-catch middle, hawk middle, color middle, scale middle,
    golgotha great, centaur great, trojka great, famille great, bethlehem great, sphinx great, quart super, pyramid super,
    spectrum super, stella multi, full multi, court multi, grand multi, harpy ultra, gloria ultra, triumph ultra, royal royal`;

  it('4.9 the trophies rank in the order of the table, lowest first, each with its class', () => {
    const trophies = catalogue.filter(({ trophy }) => trophy !== null);
    expect(trophies.map(({ id, trophy }) => `${trophy!.rank} ${id} ${trophy!.class}`)).toEqual(
      table.split(',').map((row, index) => `${index + 1} ${row.trim()}`),
    );
  });

  it('4.9 twelve trophies contain all ten tricks', () => {
    expect(catalogue.filter(({ valat }) => valat).map(({ id }) => id)).toEqual(
      'scale quart pyramid spectrum stella full court grand harpy gloria triumph royal'.split(' '),
    );
  });

  it.each(catalogue.filter(({ valat }) => valat).map(({ id }) => id))('4.9 V %s fails with one trick lost', (id) => {
    const parameters: Record<string, string> = { stella: ' T1 T2 T3', court: ' H' };
    const { status, reason } = outcome('B B B B B B B B B A', `${id}${parameters[id] ?? ''}`);
    expect({ status, reason }).toEqual({
      status: 'lost',
      reason: expect.stringContaining('trick 10 went to the opponents'),
    });
  });
});
