import { text, type Text } from '../../language.js';
import { bySeat, type DealFacts } from '../facts.js';
import { paidAs, paidBySides, type Line } from '../line.js';
import { phrase } from '../phrase.js';
import { type Circumstances } from '../ruleset.js';
import { sideIn } from './bonus-lines.js';

const reasons = {
  varsava: text(
    '{seat} pays for {points} points (C8.2)',
    '{seat} zahlt für {points} Punkte (C8.2)',
    '{seat} {points} pontért fizet (C8.2)',
  ),
  taken: text(
    'the pagat of the second duty is made: the pool of {pot} is shared (C8.4)',
    'der Pagat der zweiten Pflicht ist gemacht: der Pott von {pot} wird geteilt (C8.4)',
    'a második kötelesség pagátja sikerült: a {pot} értékű kasszán osztoznak (C8.4)',
  ),
  doubled: text(
    'the pagat was doubled: the losing side pays by the pool of {pot} (C8.4)',
    'der Pagat wurde kontriert: die Verlierer zahlen nach dem Pott von {pot} (C8.4)',
    'a pagátot megkontrázták: a vesztes oldal a {pot} értékű kassza szerint fizet (C8.4)',
  ),
} satisfies Record<string, Text>;

/** C8.2: everybody by his own points. */
export function varsavaIntoPool(facts: DealFacts, { table }: Circumstances): readonly Line[] {
  const counted = bySeat(facts.points);
  return table.active.map((seat) => {
    const points = counted[seat]!;
    const rate = points >= 39 ? 300 : points >= 29 ? 200 : points >= 19 ? 100 : 0;
    const payments = new Array<number>(table.players).fill(0);
    payments[seat] = 0 - rate;
    const reason = phrase(reasons.varsava, { seat: { seat }, points });
    return paidAs({ item: 'pot-varsava', seat, won: false, points: rate, factor: 1, reason }, payments);
  });
}

/** C8.4: what the pagát of a `druha` does to the pool, or the pool to its payment. */
export function poolForPagat(facts: DealFacts, { options, table, state }: Circumstances): readonly Line[] {
  if (options['zid'] !== 'on' || facts.contract !== 'druha') return [];
  const announced = facts.bonuses.find(
    ({ bonus, side, announced: isAnnounced }) => bonus === 'pagat' && side === 'declarer' && isAnnounced,
  );
  if (announced === undefined) return [];
  const { kontra } = announced;
  const won = announced.won === true;
  const { pot } = state;
  const members = table.active.filter((seat) => sideIn(facts, seat) === 'declarer');
  const head = { item: 'pot-pagat', side: 'declarer', announced: true, won, factor: 1 } as const;
  if (kontra > 0) {
    const points = Math.floor((pot * 2 ** (kontra - 1)) / (members.length === 1 ? 3 : 2));
    return [paidBySides({ ...head, points, reason: phrase(reasons.doubled, { pot }) }, facts, table)];
  }
  if (!won) return [];
  const points = Math.floor(pot / members.length);
  const payments = new Array<number>(table.players).fill(0);
  for (const seat of members) payments[seat] = points;
  return [paidAs({ ...head, points, reason: phrase(reasons.taken, { pot }) }, payments)];
}
