import { describe, expect, it } from '@jest/globals';
import { seatNames } from '../../src/royal/table.js';
import { winningPlace } from '../../src/tricks/trick.js';
import { playedGame, result } from './notation/game.js';
import { cards, may } from './notation/play.js';
import { sketch } from './notation/sketch.js';

const winner = (trick: string): string => trick.split(' ')[winningPlace(cards(trick))]!;
const statusOf = (tricks: string, auction: string): string => result(sketch(tricks, auction)).announcements[0]!.status;

describe('3.1 play', () => {
  it('3.1 the attackers’ collector leads to trick 1, then the winner of each trick leads', () => {
    const { tricks } = playedGame(sketch('Ai Bi Ac Bc Ai Ai Bi Ac Bc Bc'));
    expect(tricks.map(({ leader }) => seatNames[leader])).toEqual([
      'B.collector',
      'A.interceptor',
      'B.interceptor',
      'A.collector',
      'B.collector',
      'A.interceptor',
      'A.interceptor',
      'B.interceptor',
      'A.collector',
      'B.collector',
    ]);
    expect(seatNames[playedGame(sketch('B B B B B A A A A A', '...', 'A'), 'A').tricks[0]!.leader]).toBe('A.collector');
  });

  it('3.1 suit must be followed', () => {
    expect(may({ hand: 'SK S10 HQ T5', trick: 1, led: 'SJ' })).toBe('S10 SK');
  });

  it('3.1 who has no card of the suit led must play a tarock', () => {
    expect(may({ hand: 'SK HQ T5 T22', trick: 1, led: 'DJ' })).toBe('T5 T22');
  });

  it('3.1 who has neither plays any card', () => {
    expect(may({ hand: 'SK HQ', trick: 1, led: 'DJ' })).toBe('SK HQ');
    expect(may({ hand: 'SK HQ', trick: 1, led: 'T3' })).toBe('SK HQ');
  });

  it('3.1 on a led tarock, tarocks must be played', () => {
    expect(may({ hand: 'SK HQ T5 T1', trick: 1, led: 'T9' })).toBe('T1 T5');
  });

  it('3.1 nobody is obliged to win a trick', () => {
    expect(may({ hand: 'S10 SK', trick: 1, led: 'SQ' })).toBe('S10 SK');
    expect(may({ hand: 'T1 T22', trick: 1, led: 'SQ' })).toBe('T1 T22');
  });

  it('3.1 who leads may lead any card', () => {
    expect(may({ hand: 'S10 HK T1 T22', trick: 1 })).toBe('S10 HK T1 T22');
  });

  it('3.1 the highest tarock wins, else the highest card of the suit led', () => {
    expect(winner('SK T3 T7 T1')).toBe('T7');
    expect(winner('SJ SQ HK SK')).toBe('SK');
    expect(winner('SJ HK DK CK')).toBe('SJ');
    expect(winner('T20 T21 T22 T1')).toBe('T22');
  });
});

describe('3.2 language', () => {
  it('3.2 takes: it does not matter which player of the party wins the trick', () => {
    expect(statusOf('Bc Bi Bc Bi Bc A A A A A', 'game | ...')).toBe('won');
    expect(statusOf('B B B:T18 A A A A A A A', 'piccolo | ...')).toBe('won');
    expect(statusOf('B Bi Bi:T18 A A A A A A A', 'piccolo | ...')).toBe('won');
  });

  it('3.2 with c: the card itself must win the trick, its presence in a won trick is not enough', () => {
    expect(statusOf('B B B B B A A A A B:T1', 'ultimo T1 | ...')).toBe('won');
    expect(statusOf('B B B B B A A A A B:T5+T1@B', 'ultimo T1 | ...')).toBe('lost');
  });

  it('3.2 with c: played by the party, not by the opponents', () => {
    expect(statusOf('B B B B B A A A A A:T1', 'ultimo T1 | ...')).toBe('lost');
  });

  it('3.2 brings home c: a card lies in a trick that the party won, whoever played it', () => {
    expect(statusOf('B:T20+T18@A A A A A A A A A A', 'visi | ...')).toBe('won');
    expect(statusOf('B:T20+T18@B A A A A A A A A A', 'visi | ...')).toBe('won');
    expect(statusOf('A:T20+T18@B A A A A A A A A A', 'visi | ...')).toBe('lost');
  });

  it('3.2 of the opponents: dealt to the other party', () => {
    expect(statusOf('B:T20+T1@A A A A A A A A A A', 'pagat-catch | ...')).toBe('won');
    expect(statusOf('B:T20+T1@B A A A A A A A A A', 'pagat-catch | ...')).toBe('lost');
  });
});
