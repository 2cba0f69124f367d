import { describe, expect, it } from '@jest/globals';
import { cardSet } from '../../src/cards/card-set.js';
import { type Json, result, violations } from './notation/game.js';
import { announced, statuses } from './notation/auction.js';
import { example } from './notation/example-game.js';
import { cards } from './notation/play.js';
import { sketch } from './notation/sketch.js';

/** Whether a message may be announced with a hand. */
function isTrue(message: string, hand: string): boolean {
  const call = announced(message);
  return call.definition.isTrueOf(cardSet(cards(hand)), call);
}

const someHand = 'T22 T5 T1 SK SQ SJ HK HQ CJ DJ';

describe('4.1 suit-count', () => {
  it('4.1 suit-count says the real number of cards of a suit', () => {
    expect(isTrue('suit-count S 3', someHand)).toBe(true);
    expect(isTrue('suit-count S 2', someHand)).toBe(false);
    expect(isTrue('suit-count S 4', someHand)).toBe(false);
    expect(isTrue('suit-count H 2', someHand)).toBe(true);
  });

  it('4.1 suit-count of fewer than two cards may not be said, true or not', () => {
    expect(isTrue('suit-count C 1', someHand)).toBe(false);
    expect(isTrue('suit-count C 0', 'T1 T2 T3 T4 T5 T6 T7 T8 T9 T10')).toBe(false);
  });

  it('4.1 suit-count of all cards of the suit may not be said: four red, five black', () => {
    expect(isTrue('suit-count H 4', 'HK HQ HC HJ T1 T2 T3 T4 T5 T6')).toBe(false);
    expect(isTrue('suit-count H 3', 'HK HQ HC T7 T1 T2 T3 T4 T5 T6')).toBe(true);
    expect(isTrue('suit-count S 5', 'SK SQ SC SJ S10 T2 T3 T4 T5 T6')).toBe(false);
    expect(isTrue('suit-count S 4', 'SK SQ SC SJ T1 T2 T3 T4 T5 T6')).toBe(true);
  });
});

describe('4.1 tarock-count', () => {
  it('4.1 tarock-count says the real number of tarocks, at least eight', () => {
    expect(isTrue('tarock-count 8', 'T1 T2 T3 T4 T5 T6 T7 T8 SK SQ')).toBe(true);
    expect(isTrue('tarock-count 9', 'T1 T2 T3 T4 T5 T6 T7 T8 SK SQ')).toBe(false);
    expect(isTrue('tarock-count 9', 'T1 T2 T3 T4 T5 T6 T7 T8 T9 SQ')).toBe(true);
    expect(isTrue('tarock-count 10', 'T1 T2 T3 T4 T5 T6 T7 T8 T9 T10')).toBe(true);
    expect(isTrue('tarock-count 7', 'T1 T2 T3 T4 T5 T6 T7 SJ SK SQ')).toBe(false);
  });
});

describe('4.1 vogerl', () => {
  it.each(['T1', 'T2', 'T3', 'T4'])('4.1 vogerl is true of a hand with %s', (bird) => {
    expect(isTrue('vogerl', `${bird} T22 T5 SK SQ SJ HK HQ CJ DJ`)).toBe(true);
  });

  it('4.1 vogerl is not true of a hand without a bird', () => {
    expect(isTrue('vogerl', 'T5 T22 T6 SK SQ SJ HK HQ CJ DJ')).toBe(false);
  });
});

describe('4.1 flush', () => {
  it.each(['HK HQ HC HJ', 'DK DQ DC DJ', 'SK SQ SC SJ S10', 'CK CQ CC CJ C10'])(
    '4.1 flush is true of a hand with all of %s, and not with one of them missing',
    (suit) => {
      expect(isTrue('flush', `${suit} T1 T5 T7`)).toBe(true);
      const [, ...others] = suit.split(' ');
      expect(isTrue('flush', `${others.join(' ')} T1 T5 T7`)).toBe(false);
    },
  );

  it('4.1 flush scores 10 points', () => {
    expect(announced('flush').definition.points).toBe(10);
  });
});

describe('4.1 wonok', () => {
  it.each(['SK CK HK DK', 'SQ CQ HQ DQ', 'SC CC HC DC', 'SJ CJ HJ DJ'])(
    '4.1 wonok is true of a hand with %s, and not with one of them missing',
    (four) => {
      expect(isTrue('wonok', `${four} T1 T5 T7`)).toBe(true);
      const [, ...others] = four.split(' ');
      expect(isTrue('wonok', `${others.join(' ')} T1 T5 T7`)).toBe(false);
    },
  );

  it('4.1 the two tens are no Wonok', () => {
    expect(isTrue('wonok', 'S10 C10 SJ CJ HJ DK T1 T5 T7 T8')).toBe(false);
  });

  it('4.1 wonok scores 20 points, suit-count, tarock-count and vogerl none', () => {
    const points = ['wonok', 'suit-count S 2', 'tarock-count 8', 'vogerl'].map(
      (call) => announced(call).definition.points,
    );
    expect(points).toEqual([20, 0, 0, 0]);
  });
});

describe('4.1 each once a player', () => {
  it('4.1 a player makes each message once, suit-count once a suit', () => {
    expect(statuses('vogerl, vogerl | ...')).toEqual(['active', 'auction/repeated']);
    expect(statuses('suit-count S 2, suit-count H 2, suit-count S 2 | ...')).toEqual([
      'active',
      'active',
      'auction/repeated',
    ]);
  });

  it('4.1 both partners and both parties may make the same message', () => {
    expect(statuses('vogerl | vogerl | vogerl | vogerl | - | - | -')).toEqual(['active', 'active', 'active', 'active']);
  });
});

describe('4.1 messages of a game', () => {
  const tricks = 'B+T1@A B:T21 B:T20 B:T19 B:T18 A A A A A';

  it('4.1 a message that is true is stated and scores its points', () => {
    // A collector leads and wins tricks 6 to 10; everything that is not named is filled in.
    const game = sketch('B:T21 B:T20 B:T19 B:T18 B:T17 A:T22 A A A B:T1', 'B.collector: vogerl | ...');
    expect(result(game).announcements).toEqual([
      expect.objectContaining({ announce: 'vogerl', status: 'stated', points: 0, seat: 'B.collector', contra: null }),
    ]);
  });

  it('4.1 a message that is not true of the hand is a violation, void and without points', () => {
    const game: Json = sketch(tricks, 'B.collector: wonok, flush | ...');
    expect(violations(game).filter((line) => line.startsWith('auction/'))).toEqual([
      'auction/false-message B.collector turn 0',
      'auction/false-message B.collector turn 0',
    ]);
    expect(result(game).announcements.map(({ status, points }) => `${status} ${points}`)).toEqual(['void 0', 'void 0']);
    expect(result(game).score.B.messages).toBe(0);
  });

  it('4.1 it is the speaker’s own hand that counts, not his partner’s', () => {
    expect(violations(example('B.collector: vogerl | ...'))).toEqual([]);
    expect(violations(example('B.collector: - | - | - | B.interceptor: vogerl | ...'))).toEqual([
      'auction/false-message B.interceptor turn 3',
    ]);
  });
});
