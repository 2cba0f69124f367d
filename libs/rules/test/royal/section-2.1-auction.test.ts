import { describe, expect, it } from '@jest/globals';
import { seatNames, type PartyName } from '../../src/royal/table.js';
import { auctionViolations, held, statuses } from './notation/auction.js';

const turnAfter = (source: string, attackers: PartyName = 'B'): string => seatNames[held(source, attackers).turnOf];
const ended = (source: string): boolean => held(source).ended;
const finished = (source: string): readonly string[] => {
  const auction = held(source);
  auction.close();
  return auction.violations.map(({ code, seat, turn }) =>
    [code, seat === null ? null : seatNames[seat], turn].filter((part) => part !== null).join(' '),
  );
};

describe('2.1 turns', () => {
  it('2.1 D1 the attackers’ collector opens the auction', () => {
    expect(finished('B.collector: game | ...')).toEqual([]);
    expect(finished('A.collector: game | ...')).toEqual(['auction/turn-order A.collector 0']);
  });

  it('2.1 the turn goes counterclockwise', () => {
    expect(turnAfter('B.collector: -')).toBe('A.interceptor');
    expect(turnAfter('B.collector: - | A.interceptor: -')).toBe('A.collector');
    expect(turnAfter('B.collector: - | A.interceptor: - | A.collector: -')).toBe('B.interceptor');
    expect(turnAfter('B.collector: game | A.interceptor: - | A.collector: - | B.interceptor: bridge')).toBe(
      'B.collector',
    );
  });

  it('2.1 after a turn of the wrong seat the auction goes on from the seat that spoke', () => {
    expect(turnAfter('B.collector: game | A.collector: -')).toBe('B.interceptor');
    expect(finished('B.collector: game | A.collector: - | B.interceptor: - | B.collector: -')).toEqual([
      'auction/turn-order A.collector 1',
    ]);
  });

  it('2.1 a call of the wrong seat counts all the same', () => {
    expect(statuses('A.collector: game | B.interceptor: cash-box | ...')).toEqual(['active', 'active']);
  });

  it('2.1 a pass of the wrong seat counts all the same', () => {
    expect(ended('B.collector: game | B.interceptor: - | B.collector: - | A.interceptor: -')).toBe(true);
  });

  it('2.1 a turn holds any number of calls in any order, messages, Schlemme, trophies and contras', () => {
    const source =
      'B.collector: hawk T1 T2 SK, vogerl, gang S | contra gang S, tarock-count 8, contra hawk T1 T2 SK | ...';
    expect(statuses(source)).toEqual(['active', 'active', 'active', 'active']);
    expect(auctionViolations(source)).toEqual([]);
  });
});

describe('2.1 the end', () => {
  it('2.1 three passes in a row after a turn with calls end the auction', () => {
    expect(ended('game | - | -')).toBe(false);
    expect(ended('game | - | - | -')).toBe(true);
  });

  it('2.1 right after the deal all four must pass', () => {
    expect(ended('- | - | -')).toBe(false);
    expect(ended('- | - | - | -')).toBe(true);
  });

  it('2.1 a first call after three opening passes keeps the auction open for three more', () => {
    expect(ended('- | - | - | game | - | -')).toBe(false);
    expect(ended('- | - | - | game | - | - | -')).toBe(true);
  });

  it('2.1 a call in between starts the count of passes anew', () => {
    expect(ended('game | - | - | bridge | - | -')).toBe(false);
    expect(ended('game | - | - | bridge | - | - | -')).toBe(true);
  });

  it('2.1 a turn with calls is not a pass, even if all of them are void', () => {
    expect(ended('game | - | - | game')).toBe(false);
    expect(statuses('game | - | - | game')).toEqual(['active', 'auction/repeated']);
    expect(ended('contra game | - | -')).toBe(false);
    expect(ended('contra game | - | - | -')).toBe(true);
  });

  it('2.1 a turn after the end is a violation and its calls are void and draw nothing further', () => {
    const source = 'game | - | - | - | bridge, bridge, contra game';
    expect(auctionViolations(source)).toEqual(['auction/after-end']);
    expect(statuses(source)).toEqual(['active', 'auction/after-end', 'auction/after-end']);
  });

  it('2.1 a pass after the end is a violation of its turn, of the wrong seat too', () => {
    expect(finished('game | - | - | - | A.collector: -')).toEqual(['auction/after-end A.collector 4']);
  });

  it('2.1 an auction that stops before the passes is not finished', () => {
    expect(finished('game | - | -')).toEqual(['auction/not-finished']);
    expect(finished('- | - | -')).toEqual(['auction/not-finished']);
    expect(finished('game | - | - | -')).toEqual([]);
  });
});

describe('2.2 announcements', () => {
  it('2.2 either party may announce the same Schlemm', () => {
    expect(statuses('ultimo T1 | ultimo T1 | ...')).toEqual(['active', 'active']);
    expect(statuses('royal | royal | ...')).toEqual(['active', 'active']);
  });

  it('2.2 a party cannot announce the same Schlemm twice, neither player of it', () => {
    expect(statuses('gang S | - | - | gang S')).toEqual(['active', 'auction/repeated']);
    expect(statuses('gang S, gang S | ...')).toEqual(['active', 'auction/repeated']);
  });

  it('2.2 a raised Schlemm cannot be announced again', () => {
    expect(statuses('game | - | - | bridge | game')).toEqual(['raised', 'active', 'auction/repeated']);
  });

  it('2.2 the same id with other parameters is another Schlemm', () => {
    expect(statuses('ultimo T1, ultimo SK | ...')).toEqual(['active', 'active']);
    expect(statuses('ultimo T1 | - | - | pre-ultimo T2 | ...')).toEqual(['active', 'active']);
  });

  it('2.2 a void call raises nothing', () => {
    // B.collector would raise his own Game.
    expect(statuses('game, bridge | ...')).toEqual(['active', 'auction/raise-not-by-partner']);
  });

  it('2.2 a void call binds nothing', () => {
    // The second Ultimo is void as a raise by the announcer himself, so its trick stays free of T1.
    const auction = held('ultimo T1, pre-ultimo T1 | ...');
    expect(auction.schlemmeOf(1).flatMap(({ bound }) => bound.map(({ tricks }) => tricks))).toEqual([1 << 10]);
  });

  it('2.2 a void call may be made again when it has become legal', () => {
    expect(statuses('game, bridge | - | - | bridge | ...')).toEqual([
      'raised',
      'auction/raise-not-by-partner',
      'active',
    ]);
  });

  it('2.2 a void call cannot be contra’d', () => {
    expect(auctionViolations('game, bridge | contra bridge')).toEqual([
      'auction/raise-not-by-partner',
      'auction/contra-target',
    ]);
  });
});
