import { describe, expect, it } from '@jest/globals';
import { catalogue } from '../../src/royal/announcements/catalogue.js';
import { lastStatus } from './notation/auction.js';
import { madeAndFailed, outcome } from './notation/made-and-failed.js';
import { withCards } from './notation/sketch.js';

const rest = 'A A A A A';

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
