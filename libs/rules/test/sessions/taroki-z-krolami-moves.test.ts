import { describe, expect, it } from '@jest/globals';
import { parseCard } from '../../src/cards/card.js';
import { legalMoves } from '../../src/sessions/door.js';
import { type SeatView } from '../../src/sessions/moves/view.js';

describe('legal moves of taroki-z-krolami when the declarer has called a king of their own', () => {
  const hand = 'T2 T4 T6 T8 T10 T12 HQ HC HJ DQ DC DJ'.split(' ').map(parseCard);
  const view: SeatView = {
    ruleset: 'taroki-z-krolami',
    options: {},
    players: 4,
    dealer: 3,
    seat: 2,
    hand,
    talon: [],
    start: [],
    exchange: [],
    announcements: [],
    saying: [],
    tricks: [],
    after: [],
    auction: [{ seat: 0, bid: '3' }, ...[1, 2, 3].map((seat) => ({ seat, bid: 'pass' }))],
    calling: [
      { seat: 0, act: 'call', card: parseCard('CK') },
      { seat: 0, act: 'announce', bonus: 'king-ultimo' },
    ],
  };

  it('3.2, 3.3: the others may kontra the king ultimo that only who has the king announces', () => {
    for (const seat of [1, 2, 3])
      expect(legalMoves({ ...view, seat }).calling).toContainEqual({
        act: 'kontra',
        on: 'king-ultimo',
        level: 1,
        of: null,
      });
  });

  it('3.2: nobody else announces it', () => {
    for (const seat of [1, 2, 3])
      expect(legalMoves({ ...view, seat }).calling).not.toContainEqual({ act: 'announce', bonus: 'king-ultimo' });
  });
});
