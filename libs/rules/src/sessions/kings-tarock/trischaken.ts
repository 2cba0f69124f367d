import { text } from '../../language.js';
import { bySeat, type DealFacts } from '../facts.js';
import { paidAs, type Line } from '../line.js';
import { phrase } from '../phrase.js';
import { orderFrom, type Seat, type SessionTable } from '../seats.js';

const LIMIT = 36;

const reasons = {
  single: text(
    '{seat} has most points: {points} (8.3)',
    '{seat} hat die meisten Punkte: {points} (8.3)',
    '{seat} pontja a legtöbb: {points} (8.3)',
  ),
  double: text(
    '{seat} has most points: {points}; doubled (8.3)',
    '{seat} hat die meisten Punkte: {points}; doppelt (8.3)',
    '{seat} pontja a legtöbb: {points}; kétszeres (8.3)',
  ),
};

/** Section 8: the one line of a Trischaken. */
export function settleTrischaken(facts: DealFacts, table: SessionTable): Line {
  const rufer = facts.rufer ?? table.forehand;
  const points = bySeat(facts.points);
  const order = orderFrom(table, rufer);
  const most = Math.max(...order.map((seat) => points[seat]!));
  // D14: the Rufer is the first of the order.
  const loser = order.find((seat) => points[seat] === most)!;
  const agreed = (seat: Seat): boolean => facts.agreed.includes(seat);
  const factor = most > LIMIT || loser === rufer || agreed(loser) ? 2 : 1;

  const others = order.filter((seat) => seat !== loser);
  const owed = (seat: Seat): number => (agreed(seat) ? 2 : 1) * factor;
  const total = others.reduce((sum, seat) => sum + owed(seat), 0);
  const trickless = others.filter((seat) => bySeat(facts.tricks)[seat] === 0);
  // 8.4: the Rufer gets all if he is the only one without a trick, but no share beside others.
  const sharing = trickless.length > 1 ? trickless.filter((seat) => seat !== rufer) : trickless;

  const payments = new Array<number>(table.players).fill(0);
  for (const seat of others) {
    const share = sharing.includes(seat) ? Math.floor(total / sharing.length) : 0;
    const gain = sharing.length > 0 ? share : owed(seat);
    payments[seat] = gain;
    payments[loser] = payments[loser]! - gain;
  }
  const reason = phrase(factor === 2 ? reasons.double : reasons.single, { seat: { seat: loser }, points: most });
  return paidAs({ item: 'trischaken', seat: loser, won: false, points: 1, factor, reason }, payments);
}
