import { describe, expect, it } from '@jest/globals';
import { consolation, consolationCards, consolationLines } from '../../src/royal/scoring/consolation.js';
import { lowerTarocks } from '../../src/royal/record/match.js';
import { cardSet } from '../../src/cards/card-set.js';
import { result } from './notation/game.js';
import { cards } from './notation/play.js';
import { scoreOf, sheet, sides } from './notation/sheet.js';
import { sketch } from './notation/sketch.js';

describe('7.1 consolation', () => {
  it.each([
    [6, 60],
    [10, 60],
    [11, 50],
    [12, 50],
    [13, 40],
    [16, 40],
  ])('7.1 with %i tarocks, both honours and T18, T17, T16 attackers start with %i', (tarocks, points) => {
    expect(consolation(tarocks, 2, 3, false)).toBe(points);
  });

  it('7.1 exactly one honour adds 20, none 30', () => {
    expect([2, 1, 0].map((honours) => consolation(13, honours, 3, false))).toEqual([40, 60, 70]);
  });

  it('7.1 each of T18, T17 and T16 that is missing adds 5', () => {
    expect([3, 2, 1, 0].map((lower) => consolation(13, 2, lower, false))).toEqual([40, 45, 50, 55]);
  });

  it('7.1 the defenders get 20 more', () => {
    expect(consolation(13, 2, 3, true)).toBe(60);
  });

  it('7.1 it is never more than 100 for attackers', () => {
    expect(consolation(10, 0, 1, false)).toBe(100);
    expect(consolation(10, 0, 0, false)).toBe(100);
    expect(consolation(10, 0, 3, false)).toBe(90);
  });

  it('7.1 it is never more than 90 for defenders', () => {
    expect(consolation(12, 1, 3, true)).toBe(90);
    expect(consolation(12, 1, 0, true)).toBe(90);
    expect(consolation(13, 1, 2, true)).toBe(85);
  });

  it('7.1 its lines add up to it, with the cut as a line of its own', () => {
    const held = { tarocks: 10, honours: 0, has: [lowerTarocks[0]] };
    expect(consolationLines(held, true)).toEqual([
      { id: 'tarocks', points: 60 },
      { id: 'honours', points: 30 },
      { id: 'T17', points: 5 },
      { id: 'T16', points: 5 },
      { id: 'defence', points: 20 },
      { id: 'cut', points: -30 },
    ]);
  });

  it('7.1 it counts the ten and ten cards dealt to the party', () => {
    expect(consolationCards(cardSet(cards('T22 T18 T16 T5 SK SQ T1')))).toEqual({
      tarocks: 5,
      honours: 1,
      has: ['T18', 'T16'],
    });
    const { deal, ...rest } = sketch('B B B B B A A A A A');
    const ofB = [...deal.B.collector, ...deal.B.interceptor];
    const tarocks = ofB.filter((card) => card.startsWith('T')).length;
    const honours = ofB.filter((card) => card === 'T22' || card === 'T21').length;
    const lower = ofB.filter((card) => ['T18', 'T17', 'T16'].includes(card)).length;
    const { score } = result({ deal, ...rest });
    expect(score.B.consolation).toBe(consolation(tarocks, honours, lower, false));
    expect(score.A.consolation).toBe(consolation(22 - tarocks, 2 - honours, 3 - lower, true));
  });
});

const b = (own: string, other = '') => scoreOf(sides(own, other));

describe('7.2 announcements', () => {
  it('7.2 without announcements a party scores its consolation', () => {
    expect(b('')).toEqual({
      consolation: 40,
      messages: 0,
      announcements: 0,
      silent: 0,
      contra: 0,
      limit: 100,
      total: 40,
    });
    expect(scoreOf(sides(''), 'A').total).toBe(90);
  });

  it('7.2 messages add their points', () => {
    expect(b('collector: flush, wonok\n interceptor: vogerl, tarock-count 8')).toMatchObject({
      messages: 30,
      total: 70,
    });
  });

  it('7.2 active Schlemme add their points if won and lose them if lost', () => {
    expect(b('collector: bridge won, gang S lost')).toMatchObject({ announcements: 25, total: 65 });
    expect(b('collector: bridge lost, gang S won')).toMatchObject({ announcements: -25, total: 15 });
  });

  it('7.2 silent bonuses add their points', () => {
    expect(b('silent: obscur, lauer')).toMatchObject({ silent: 20, total: 60 });
  });

  it('7.2 what the other party announced changes nothing', () => {
    expect(b('', 'collector: visi won, bridge lost')).toMatchObject({ announcements: 0, contra: 0, total: 40 });
  });

  it('7.2 raised ones score 0, in a played game', () => {
    const { announcements, score } = result(sketch('B B B B B B B A A A', 'game, visi | - | - | bridge | ...'));
    expect(announcements.map(({ announce, points }) => [announce, points])).toEqual([
      ['game', 0],
      ['visi', 1],
      ['bridge', 30],
    ]);
    expect(score.B.announcements).toBe(31);
  });

  it('7.2 void ones score nothing', () => {
    const { score } = result(sketch('B B B B B B B A A A', 'game, bridge | ...'));
    expect(score.B.announcements).toBe(10);
  });
});

describe('7.3 contra', () => {
  it('7.3 a contra’d Schlemm is scored for its announcer as if there were no contra', () => {
    expect(scoreOf(sides('collector: bridge won', 'contra: bridge'))).toEqual(scoreOf(sides('collector: bridge won')));
    expect(scoreOf(sides('collector: bridge lost', 'contra: bridge'))).toEqual(
      scoreOf(sides('collector: bridge lost')),
    );
  });

  it('7.3 the contra-ing party gets the points of a lost Schlemm and loses those of a won one', () => {
    expect(b('contra: game', 'collector: game lost')).toMatchObject({ contra: 10, total: 50 });
    expect(b('contra: game', 'collector: game won')).toMatchObject({ contra: -10, total: 30 });
  });

  it('7.3 the sum of all contras of a party is held within −20 and +20', () => {
    expect(b('contra: valat', 'collector: valat lost')).toMatchObject({ contra: 20, total: 60 });
    expect(b('contra: valat', 'collector: valat won')).toMatchObject({ contra: -20, total: 20 });
  });

  it('7.3 it is the sum that is held, not each contra', () => {
    const contras = 'contra: dragon T1, gang S';
    expect(b(contras, 'collector: dragon T1 lost, gang S won')).toMatchObject({ contra: 20 });
    expect(b('contra: dragon T1, army', 'collector: dragon T1 won, army lost')).toMatchObject({ contra: 0 });
    expect(b('contra: ultimo T1, game', 'collector: ultimo T1 lost, game lost')).toMatchObject({ contra: 20 });
    expect(b('contra: ultimo T1, gang S', 'collector: ultimo T1 lost, gang S lost')).toMatchObject({ contra: 15 });
  });

  it('7.3 the points of a single contra are shown before that', () => {
    const { announcements } = result(sheet(sides('contra: valat', 'collector: valat won')));
    expect(announcements[0]!.contra).toEqual({ seat: null, points: -60 });
  });

  it('7.3 on a played game the contra shows who made it', () => {
    const played = result(sketch('B B B B B A A A A A', 'game | - | contra game | ...'));
    expect(played.announcements[0]).toMatchObject({
      status: 'won',
      points: 10,
      contra: { seat: 'A.collector', points: -10 },
    });
    expect(played.score.A.contra).toBe(-10);
    expect(played.score.B.contra).toBe(0);
  });

  it('7.3 a contra on a Schlemm that was raised later counts nothing', () => {
    const played = result(sketch('B B B B B A A A A A', 'game | contra game | - | bridge | ...'));
    expect(played.score.A.contra).toBe(0);
  });
});
