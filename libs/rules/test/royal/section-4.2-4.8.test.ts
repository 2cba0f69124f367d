import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/royal/announcements/catalogue.js';
import { lastStatus } from './notation/auction.js';
import { madeAndFailed, outcome } from './notation/made-and-failed.js';

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

/** Tricks of which some are won with certain cards by B, the others by whom it does not matter. */
function withCards(cards: Readonly<Record<number, string>>): string {
  return Array.from({ length: 10 }, (_, index) => cards[index + 1] ?? (index % 2 === 0 ? 'B' : 'A')).join(' ');
}

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

describe('4.8 catch Schlemme', () => {
  const all = 'B B B B B B B B B';
  madeAndFailed('4.8', [
    {
      call: 'gang H',
      points: 5,
      says: 'all cards of the suit brought home',
      made: [`${all} B`, `B+HK+HQ B+HC+HJ B B B ${rest}`],
      failed: [`${all} A+HJ`, `${all} A+HK@B`],
    },
    {
      call: 'fleet',
      points: 20,
      says: 'all hearts and diamonds',
      made: [`${all} B`, `${all} A+S10+SJ+CJ`],
      failed: [`${all} A+HJ`, `${all} A+DK@B`],
    },
    {
      call: 'red-and-black H S',
      points: 25,
      says: 'all cards of the two suits',
      made: [`${all} B`, `${all} A+DK+C10+CJ`],
      failed: [`${all} A+HJ`, `${all} A+SK@B`],
    },
    {
      call: 'army',
      points: 30,
      says: 'all spades and clubs',
      made: [`${all} B`, `${all} A+HJ+HQ+DJ`],
      failed: [`${all} A+SJ`, `${all} A+C10@B`],
    },
    {
      call: 'legion',
      points: 50,
      says: 'all eighteen suit cards',
      made: [`${all} B`, `${all} A:T5+T4+T3+T2`],
      failed: [`${all} A+SJ`, `${all} A+HJ@B`],
    },
  ]);
});

describe('4.8 other Schlemme', () => {
  madeAndFailed('4.8', [
    {
      call: 'amazon',
      points: 5,
      says: 'a trick with a suit card other than a king',
      made: [withCards({ 3: 'B:HQ', 2: 'B' }), withCards({ 3: 'Bi:SJ' }), withCards({ 1: 'B:C10' })],
      failed: [withCards({ 3: 'B:HK', 2: 'B' }), withCards({ 3: 'A:HQ', 2: 'A' }), withCards({ 3: 'B+HQ@B' })],
    },
    {
      call: 'pagat-catch',
      points: 30,
      says: 'T1 of the opponents brought home',
      made: [withCards({ 3: 'B+T1@A' })],
      failed: [
        withCards({ 3: 'B+T1@B' }),
        withCards({ 3: 'B:T1' }),
        withCards({ 2: 'A+T1@A' }),
        withCards({ 2: 'A:T1' }),
      ],
    },
    ...(
      [
        ['transylvanian-pheasant', 1, 2],
        ['timisoara-pheasant', 1, 3],
        ['klausenburg-pheasant', 2, 4],
      ] as const
    ).map(([id, first, second]) => ({
      call: `${id} T4 T2`,
      points: 60,
      says: `trick ${first} with the first card, trick ${second} with the second`,
      made: [withCards({ [first]: 'B:T4', [second]: 'B:T2' }), withCards({ [first]: 'Bi:T4', [second]: 'B:T2' })],
      failed: [
        withCards({ [first]: 'B:T4', [second]: 'A:T2' }),
        withCards({ [first]: 'A:T4', [second]: 'B:T2' }),
        withCards({ [first]: 'B:T4', [second]: 'B:T3' }),
        withCards({ [first]: 'B:T4', [second + 1]: 'B:T2' }),
      ],
    })),
    {
      call: 'creeper',
      points: 60,
      says: 'tricks 9 and 10 with a bird each',
      made: [withCards({ 9: 'B:T2', 10: 'B:T1' }), withCards({ 9: 'B:T3', 10: 'Bi:T4' })],
      failed: [
        withCards({ 9: 'B:T2', 10: 'B:T5' }),
        withCards({ 9: 'A:T2', 10: 'B:T1' }),
        withCards({ 8: 'B:T2', 9: 'B:T1' }),
      ],
    },
    {
      call: 'phoenix',
      points: 60,
      says: 'tricks 9 and 10 with a king each',
      made: [withCards({ 8: 'B', 9: 'B:SK', 10: 'B:HK' })],
      failed: [withCards({ 8: 'B', 9: 'B:SK', 10: 'B:HQ' }), withCards({ 8: 'B', 9: 'B:SK', 10: 'A:HK' })],
    },
  ]);

  it.each([
    ['transylvanian-pheasant', 1, 2],
    ['timisoara-pheasant', 1, 3],
    ['klausenburg-pheasant', 2, 4],
  ])('4.8 D6 %s in the other order than named is lost', (id, first, second) => {
    const tricks = withCards({ [first]: 'B:T4', [second]: 'B:T2' });
    expect(outcome(tricks, `${id} T4 T2`).status).toBe('won');
    expect(outcome(tricks, `${id} T2 T4`).status).toBe('lost');
  });

  it('4.8 the cards of one call are different', () => {
    expect(() => lastStatus('transylvanian-pheasant T1 T1')).toThrow('twice');
  });

  it('4.8 D8 Pheasant and Falcon are raised by the double pheasants that contain their trick', () => {
    expect(lastStatus('pheasant T1 | - | - | transylvanian-pheasant T1 T2')).toBe('active');
    expect(lastStatus('falcon T2 | - | - | transylvanian-pheasant T1 T2')).toBe('active');
    expect(lastStatus('pheasant T1 | - | - | timisoara-pheasant T1 T2')).toBe('active');
    expect(lastStatus('falcon T1 | - | - | timisoara-pheasant T1 T2')).toBe('auction/second-flight');
    expect(lastStatus('falcon T1 | - | - | klausenburg-pheasant T1 T2')).toBe('active');
    expect(lastStatus('pheasant T1 | - | - | klausenburg-pheasant T1 T2')).toBe('auction/second-flight');
  });
});

describe('4.2–4.8 the tables are complete', () => {
  it.each([
    ['4.1', 5],
    ['4.2', 6],
    ['4.4', 6],
    ['4.5', 5],
    ['4.6', 5],
    ['4.7', 2],
    ['4.8', 12],
    ['4.9', 25],
  ])('%s has %i announcements', (rule, count) => {
    expect(catalogue.filter((definition) => definition.rule === rule)).toHaveLength(count);
  });
});
