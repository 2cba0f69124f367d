import { describe } from '@jest/globals';
import { madeAndFailed } from './notation/made-and-failed.js';
import { withCards } from './notation/sketch.js';

const rest = 'A A A A A';

describe('4.2 material', () => {
  madeAndFailed('4.2', [
    {
      call: 'visi',
      points: 1,
      says: 'T18 is brought home, one’s own or the opponents’',
      made: [`B B:T18 B B B ${rest}`, `B:T20+T18@A B B B B ${rest}`],
      failed: [`A:T20+T18@B B B B B ${rest}`, `A:T18 B B B B ${rest}`],
    },
    {
      call: 'lamour',
      points: 1,
      says: 'T19 is brought home',
      made: [`B B:T19 B B B ${rest}`],
      failed: [`A:T20+T19@B B B B B ${rest}`],
    },
    {
      call: 'angel',
      points: 1,
      says: 'T20 is brought home',
      made: [`B:T20 B B B B ${rest}`],
      failed: [`A:T22+T20@B B B B B ${rest}`],
    },
    {
      call: 'honour',
      points: 1,
      says: 'T22 or T21 is brought home',
      made: [`B:T22 A:T21 B B B ${rest}`, `A:T22 B:T21 B B B ${rest}`, `B:T22+T21@A B B B B ${rest}`],
      failed: [`A:T22 A:T21 B B B ${rest}`, `A:T22+T21@B B B B B ${rest}`],
    },
    {
      call: 'heads',
      points: 2,
      says: 'T22 and T21 are brought home',
      made: [`B:T22 B:T21 B B B ${rest}`, `B:T22+T21@A B B B B ${rest}`],
      failed: [`B:T22 A:T21 B B B ${rest}`, `A:T22 B:T21 B B B ${rest}`],
    },
    {
      call: 'trull',
      points: 3,
      says: 'T22, T21 and T1 are brought home',
      made: [`B:T22 B:T21 B:T20+T1@A B B ${rest}`, `B:T22+T21@A B:T1 B B B ${rest}`],
      failed: [
        `B:T22 B:T21 A:T20+T1@B B B ${rest}`,
        `B:T22 A:T21 B:T20+T1 B B ${rest}`,
        `A:T22 B:T21 B:T1 B B ${rest}`,
      ],
    },
  ]);
});

describe('4.4 free tricks', () => {
  const tricks = (count: number): string =>
    [...Array<string>(count).fill('B'), ...Array<string>(10 - count).fill('A')].join(' ');
  const late = (count: number): string => tricks(count).split(' ').reverse().join(' ');
  const free = ([call, count, points]: readonly [string, number, number]) => ({
    call,
    points,
    says: count === 10 ? 'all ten tricks' : `at least ${count} tricks, whichever`,
    made: count === 10 ? [tricks(10)] : [tricks(count), late(count), tricks(count + 1), tricks(10)],
    failed: [tricks(count - 1), late(count - 1), tricks(0)],
  });
  madeAndFailed(
    '4.4',
    (
      [
        ['game', 5, 10],
        ['cash-box', 6, 20],
        ['bridge', 7, 30],
        ['octave', 8, 40],
        ['misere', 9, 50],
        ['valat', 10, 60],
      ] as const
    ).map(free),
  );
});

describe('4.5 bound tricks', () => {
  const bound = ([call, card, last, points]: readonly [string, string, number, number]) => {
    const row = (word: string, count: number): string[] => Array<string>(count).fill(word);
    const others = row('A', 10 - last);
    return {
      call,
      points,
      says: `tricks 1–${last}, the last with ${card}`,
      made: [
        [...row('B', last - 1), `B:${card}`, ...others].join(' '),
        [...row('Bi', last - 1), `Bi:${card}`, ...others].join(' '),
        [...row('B', last - 1), `B:${card}`, ...row('B', 10 - last)].join(' '),
      ],
      failed: [
        ['A', ...row('B', last - 2), `B:${card}`, ...others].join(' '),
        [...row('B', last - 2), `B:${card}`, 'B', ...others].join(' '),
        [...row('B', last - 1), `A:${card}`, ...others].join(' '),
        ...(card === 'T22' ? [] : [[...row('B', last - 1), `B:T22+${card}@B`, ...others].join(' ')]),
      ],
    };
  };
  madeAndFailed(
    '4.5',
    (
      [
        ['piccolo', 'T18', 3, 5],
        ['city', 'T19', 4, 5],
        ['center', 'T20', 5, 10],
        ['little-bird', 'T21', 6, 20],
        ['big-bird', 'T22', 7, 30],
      ] as const
    ).map(bound),
  );
});

describe('4.6 high-card Schlemme', () => {
  const late = ([id, trick, points]: readonly [string, number, number]) =>
    ['T1', 'T4', 'SK', 'HK'].map((card) => ({
      call: `${id} ${card}`,
      points,
      says: `trick ${trick} with ${card}`,
      made: [
        withCards({ [trick]: `B:${card}`, [trick - 1]: 'B' }),
        withCards({ [trick]: `Bi:${card}`, [trick - 1]: 'Bi' }),
      ],
      failed: [
        withCards({ [trick]: `A:${card}`, [trick - 1]: 'A' }),
        withCards({ [trick - 1]: `B:${card}`, [trick - 2]: 'B' }),
        withCards({ [trick]: `B:T22+${card}@B` }),
        withCards({ [trick]: `B:T22+${card}@A` }),
      ],
    }));
  madeAndFailed(
    '4.6',
    (
      [
        ['ultimo', 10, 10],
        ['pre-ultimo', 9, 20],
        ['dragon', 8, 30],
        ['griffin', 7, 40],
        ['turul', 6, 50],
      ] as const
    ).flatMap(late),
  );
});

describe('4.7 flight Schlemme', () => {
  madeAndFailed('4.7', [
    {
      call: 'pheasant SK',
      points: 20,
      says: 'trick 1 with the card',
      made: [withCards({ 1: 'B:SK' })],
      failed: [withCards({ 1: 'B', 2: 'B:SK' }), withCards({ 1: 'A:SK' }), withCards({ 1: 'B:T22+SK@B' })],
    },
    {
      call: 'falcon T4',
      points: 20,
      says: 'trick 2 with the card',
      made: [withCards({ 2: 'B:T4' }), withCards({ 2: 'Bi:T4' })],
      failed: [withCards({ 1: 'B:T4' }), withCards({ 2: 'A:T4' }), withCards({ 3: 'B:T4' })],
    },
  ]);
});
