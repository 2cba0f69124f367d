import {
  matchRecord,
  type MatchRecord,
  parseCard,
  Random,
  randomGame,
  randomMatch,
  readMatch,
  verifyMatch,
} from '@tarokk/rules';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { holdsAlways, seeds } from '../../../../../test/support/property.js';
import {
  advance,
  canGoBack,
  type GameCourse,
  deckCodes,
  isDealing,
  newCourse,
  seatsInPlay,
  type CourseStep,
} from './course.js';
import { courseOf, recordOfCourse } from './record.js';
import { dealOf, isWhole, standingOf } from './standing.js';

type PlayedRecord = Extract<MatchRecord['games'][number], { readonly deal: unknown }>;

const pair = { team: 'x', collector: 'y', interceptor: 'z' };
const frame = (game: object, attackers: 'A' | 'B') => ({
  format: 'royal-tarokk-match/1',
  kind: 'variant',
  parties: { A: pair, B: pair },
  firstDealer: attackers === 'A' ? 'B' : 'A',
  games: [game],
});

const games = fc.tuple(seeds, fc.constantFrom('A' as const, 'B' as const)).map(([seed, attackers]) => {
  const game = randomGame(new Random(seed), 1, attackers === 'A' ? 0 : 1);
  const match = randomMatch(new Random(seed), { kind: 'variant', games: 1 });
  const { games: records } = matchRecord({ ...match, firstDealer: attackers === 'A' ? 1 : 0, games: [game] });
  return { attackers, record: records[0] as PlayedRecord };
});

const handOf = (record: PlayedRecord, seat: string): readonly string[] => {
  const [party, role] = seat.split('.') as ['A', 'collector'];
  return record.deal[party][role];
};

/** The steps by which somebody enters a game that lies before them. */
function stepsOf(record: PlayedRecord, isDealt: boolean): readonly CourseStep[] {
  const hands = seatsInPlay.slice(0, 3).flatMap((seat) => handOf(record, seat).map((card) => ({ seat, card })));
  const isFixed = (card: string) => card === 'T19' || card === 'T20';
  return [
    { step: 'deal-known', known: isDealt },
    ...(isDealt
      ? hands.filter(({ card }) => !isFixed(card)).map((each): CourseStep => ({ step: 'deal', ...each }))
      : []),
    ...record.auction.flatMap(({ seat, calls }): readonly CourseStep[] => [
      ...calls.map((call): CourseStep => {
        const { announce, contra, ...parameters } = call as { announce?: string; contra?: string };
        return { step: 'call', call: { announce: (announce ?? contra)!, contra: contra !== undefined, ...parameters } };
      }),
      { step: 'turn-over', seat: seat as 'A.collector' },
    ]),
    ...record.tricks.flat().map((card): CourseStep => ({ step: 'card', card })),
  ];
}

const entered = (steps: readonly CourseStep[], attackers: 'A' | 'B'): GameCourse =>
  steps.reduce<GameCourse>(advance, newCourse(attackers));

/** The record with hands in one order: what was entered from the tricks has them as they were played. */
const plain = (record: object): unknown =>
  JSON.parse(JSON.stringify(record), (_key, value: unknown) =>
    Array.isArray(value) && value.length === 10 && typeof value[0] === 'string' ? value.toSorted() : value,
  );

describe('a game entered card by card', () => {
  it('is the record that it was entered from, with the same verdict, whether the deal came first or from the tricks', () => {
    holdsAlways(20, games, ({ record, attackers }) => {
      for (const isDealt of [true, false]) {
        const course = entered(stepsOf(record, isDealt), attackers);
        expect(isWhole(course)).toBe(true);
        const { score, violations } = standingOf(course).result!;
        expect(violations).toEqual([]);
        const points = { A: score[0].total, B: score[1].total };
        const again = recordOfCourse(course, 1, dealOf(course), points);
        expect(plain(again)).toEqual(plain(record));
        const read = readMatch(frame(again, attackers));
        expect(read.ok && verifyMatch(read.value)).toMatchObject({ verdict: 'proved', points: [points.A, points.B] });
      }
    });
  });

  it('offers every step of a legal game as legal', () => {
    holdsAlways(15, games, ({ record, attackers }) => {
      for (const isDealt of [true, false]) {
        stepsOf(record, isDealt).reduce<GameCourse>((course, step) => {
          const standing = isDealing(course) ? null : standingOf(course);
          if (step.step === 'call') expect(standing!.objectionToCall(step.call)).toBeNull();
          if (step.step === 'turn-over') expect(seatsInPlay[standing!.turnOf!]).toBe(step.seat);
          if (step.step === 'card') expect(standing!.objectionToCard(parseCard(step.card))).toBeNull();
          return advance(course, step);
        }, newCourse(attackers));
      }
    });
  });

  it('goes back to any step, and on from there to the same end', () => {
    holdsAlways(30, fc.tuple(games, fc.nat()), ([{ record, attackers }, place]) => {
      const steps = stepsOf(record, false);
      const whole = entered(steps, attackers);
      const cards = place % 41;
      const turns = cards > 0 ? whole.turns.length : place % (whole.turns.length + 1);
      const earlier = advance(whole, { step: 'back-to', turns, cards });
      expect([earlier.turns.length, earlier.cards.length]).toEqual([turns, cards]);
      const rest: readonly CourseStep[] = [
        ...whole.turns
          .slice(turns)
          .flatMap(({ seat, calls }): readonly CourseStep[] => [
            ...calls.map((call): CourseStep => ({ step: 'call', call })),
            { step: 'turn-over', seat },
          ]),
        ...whole.cards.slice(cards).map((card): CourseStep => ({ step: 'card', card })),
      ];
      expect(rest.reduce(advance, earlier)).toEqual(whole);
      let course = whole;
      for (let step = 0; canGoBack(course); step++) {
        if (step > 500) throw new Error('it never comes back to the beginning');
        course = advance(course, { step: 'back' });
      }
      expect(course).toEqual(newCourse(attackers));
    });
  });

  it('is read back from the draft of a record as it was, wherever it was left', () => {
    holdsAlways(40, fc.tuple(games, fc.nat(), fc.boolean()), ([{ record, attackers }, place, isDealt]) => {
      const steps = stepsOf(record, isDealt);
      const course = entered(steps.slice(0, 1 + (place % steps.length)), attackers);
      const draft: unknown = JSON.parse(JSON.stringify(recordOfCourse(course, 1, course.deal, null)));
      expect(courseOf(draft as Record<string, unknown>, attackers)).toEqual(course);
    });
  });

  it('2.1 takes the turn of who speaks without being in turn, says so, and goes back to before that', () => {
    const said: CourseStep = { step: 'call', call: { announce: 'honour', contra: false } };
    const begun = entered([{ step: 'speaker', seat: 'A.interceptor' }], 'B');
    expect(seatsInPlay[standingOf(begun).turnOf!]).toBe('A.interceptor');
    expect(standingOf(newCourse('B')).objectionToTurn(0)).toMatchObject({ rule: '2.1', isPossible: true });
    const speaking = advance(begun, said);
    const draft: unknown = JSON.parse(JSON.stringify(recordOfCourse(speaking, 1, null, null)));
    expect(courseOf(draft as Record<string, unknown>, 'B')).toEqual(speaking);
    const over = advance(speaking, { step: 'turn-over', seat: 'A.interceptor' });
    expect(over.speaker).toBeUndefined();
    expect(standingOf(over).violations).toMatchObject([{ code: 'auction/turn-order' }]);
    const again = advance(over, { step: 'back' });
    expect(again).toEqual(speaking);
    expect(advance(again, { step: 'back' })).toEqual(newCourse('B'));
    expect(canGoBack(begun)).toBe(true);
    expect(advance(begun, { step: 'back' })).toEqual(newCourse('B'));
  });

  it('makes of nonsense as much as there is in it, and of none a game that is whole', () => {
    holdsAlways(
      200,
      fc.dictionary(fc.constantFrom('deal', 'auction', 'tricks', 'speaking'), fc.jsonValue()),
      (game) => {
        const course = courseOf(game, 'A');
        expect(isWhole(course)).toBe(false);
        expect(() => standingOf(course)).not.toThrow();
      },
    );
    const foreign = {
      auction: [{ seat: 'nobody' }, { seat: 'A.collector', calls: [{}, 3] }],
      tricks: [['T1', 'T1', 'X']],
    };
    expect(courseOf(foreign, 'A')).toMatchObject({ turns: [{ seat: 'A.collector', calls: [] }], cards: ['T1'] });
  });

  it('1.4 gives XIX and XX to the attackers, and what is left to the last hand', () => {
    const dealing = entered([{ step: 'deal-known', known: true }], 'B');
    expect(dealing.deal).toMatchObject({ 'B.interceptor': ['T19'], 'B.collector': ['T20'], 'A.collector': [] });
    const others = deckCodes.filter((card) => card !== 'T19' && card !== 'T20');
    const cards = (from: number, to: number, seat: 'A.interceptor') =>
      others.slice(from, to).map((card): CourseStep => ({ step: 'deal', seat, card }));
    const three = [
      ...cards(0, 10, 'A.interceptor'),
      ...cards(10, 20, 'A.collector' as 'A.interceptor'),
      ...cards(20, 29, 'B.interceptor' as 'A.interceptor'),
    ];
    const full = three.reduce(advance, dealing);
    expect(full.deal!['B.collector']).toEqual(['T20', ...others.slice(29)]);
    expect(isDealing(full)).toBe(false);
    const taken = advance(full, { step: 'deal', seat: 'A.interceptor', card: others[0]! });
    expect(isDealing(taken)).toBe(true);
  });
});
