import { text, type Text } from '../../language.js';
import { bySeat, type DealFacts } from '../facts.js';
import { paidAs, type Line } from '../line.js';
import { phrase } from '../phrase.js';
import { type Circumstances } from '../ruleset.js';
import { type Options } from '../ruleset-data.js';

const reasons = {
  loser: text(
    '{seat} has most points: {points} (C7.3)',
    '{seat} hat die meisten Punkte: {points} (C7.3)',
    '{seat} szerezte a legtöbb pontot: {points} (C7.3)',
  ),
  shared: text(
    '{count} players have most points, {points}, and share the payment (C7.4)',
    '{count} Spieler haben die meisten Punkte, {points}, und teilen sich die Zahlung (C7.4)',
    '{count} játékosnak van a legtöbb, {points} pontja; a fizetésen osztoznak (C7.4)',
  ),
} satisfies Record<string, Text>;

/** C7.3, option `varsava-scoring`. */
function rateFor(points: number, options: Options): number {
  if (options['varsava-scoring'] === 'fifty') return points >= 35 ? 100 : 50;
  if (points >= 40) return 400;
  return points >= 30 ? 200 : 100;
}

/** C7.3, C7.4: who has most points pays the others, double to a player without a trick. */
export function varsavaLines(facts: DealFacts, { options, table }: Circumstances): readonly Line[] {
  const points = bySeat(facts.points);
  const tricks = bySeat(facts.tricks);
  const most = Math.max(...table.active.map((seat) => points[seat]!));
  const losers = table.active.filter((seat) => points[seat] === most);
  if (losers.length === table.active.length) return [];

  const rate = rateFor(most, options);
  const payments = new Array<number>(table.players).fill(0);
  let owed = 0;
  for (const seat of table.active) {
    if (losers.includes(seat)) continue;
    payments[seat] = tricks[seat] === 0 ? 2 * rate : rate;
    owed += payments[seat];
  }
  // D8: what cannot be shared is paid by the first ones in order from forehand.
  const share = Math.floor(owed / losers.length);
  const over = owed - share * losers.length;
  for (const [place, seat] of losers.entries()) payments[seat] = 0 - share - (place < over ? 1 : 0);

  const seat = losers[0]!;
  const words = { seat: { seat }, points: most, count: losers.length };
  const reason = phrase(losers.length === 1 ? reasons.loser : reasons.shared, words);
  return [paidAs({ item: 'varsava', seat, won: false, points: rate, factor: 1, reason }, payments)];
}
