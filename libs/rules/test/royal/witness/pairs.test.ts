import { describe, expect, it } from '@jest/globals';
import { askPair, pairLines } from '../../../src/royal/sheet/witness/pairs.js';
import { pairGameOf, type PairLine } from '../../../src/royal/sheet/witness/pair-game.js';
import { verifyPlayed } from '../../../src/royal/verification/played.js';

/** A line by its party, its id and how it came out: `A royal won`. */
function line(name: string): PairLine {
  const [party, id, result] = name.split(' ');
  return pairLines.find((each) => 'AB'[each.party] === party && each.announcement.id === id && each.result === result)!;
}

const ask = (first: string, second: string) => askPair(line(first), line(second));

describe('two Schlemme on one sheet', () => {
  it.each([
    ['A ultimo won', 'A ultimo lost', '2.2'],
    ['A pre-ultimo won', 'A ultimo won', '2.3'],
    ['B golgotha won', 'B color lost', '2.4'],
    ['A pheasant won', 'A falcon won', '2.4'],
  ])('%s and %s are kept apart by %s', (first, second, rule) => {
    expect(ask(first, second)).toEqual({ state: 'excluded', rule });
  });

  it('4.9 shows by a legal game what can stand beside each other, whichever was called first', () => {
    for (const [first, second] of [
      ['A royal won', 'B mariage lost'],
      ['A timisoara-pheasant won', 'A scale lost'],
    ] as const) {
      const answer = ask(first, second);
      if (answer.state !== 'shown') throw new Error(`${first}, ${second}: ${answer.state}`);
      expect(pairGameOf(answer.game, line(first), line(second))).not.toBeNull();
      expect(pairGameOf(answer.game, line(first), line(second.replace('lost', 'won')))).toBeNull();
    }
  });

  it('2.3 shows two by a third that one of them raised, where nothing else does', () => {
    const answer = ask('A big-bird lost', 'A royal won');
    if (answer.state !== 'shown') throw new Error(answer.state);
    const game = pairGameOf(answer.game, line('A big-bird lost'), line('A royal won'))!;
    const { announcements, violations } = verifyPlayed(game);
    expect(violations).toEqual([]);
    expect(announcements.filter(({ status }) => status === 'raised').length).toBeGreaterThan(0);
    expect(pairGameOf({ ...answer.game, calls: null }, line('A big-bird lost'), line('A royal won'))).toBeNull();
  });

  it('3.2 says what of each excludes the other', () => {
    expect(ask('A octave won', 'B army won')).toEqual({
      state: 'impossible',
      clash: [['takes 8 tricks'], ['brings home S10 SJ SC SQ SK C10 CJ CC CQ CK']],
    });
  });

  it('3.1 counts: three tricks with suit cards want twelve of ten', () => {
    const answer = ask('A fleet won', 'B famille won');
    expect(answer.state).toBe('impossible');
  });
});
