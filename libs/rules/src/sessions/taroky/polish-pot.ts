import { text, type Text } from '../../language.js';
import { type DealFacts } from '../facts.js';
import { paidAs, type Line } from '../line.js';
import { T1, T21 } from '../pack.js';
import { phrase } from '../phrase.js';
import { type Circumstances } from '../ruleset.js';
import { sideIn } from './bonus-lines.js';

const reasons = {
  lost: text(
    '{seat} lost {card} to an opponent (P5)',
    '{seat} hat {card} an einen Gegner verloren (P5)',
    '{seat} ellenfélnek vesztette el: {card} (P5)',
  ),
  collected: text(
    'the announced pagat is made: the pot of {pot} is shared (P5)',
    'der angesagte Pagat ist gemacht: der Pott von {pot} wird geteilt (P5)',
    'a bemondott pagát sikerült: a {pot} értékű kasszán osztoznak (P5)',
  ),
  zero: text(
    'the payments to the declarer add up to nothing (P5)',
    'die Zahlungen an den Spieler ergeben null (P5)',
    'a felvevő fizetéseinek összege nulla (P5)',
  ),
} satisfies Record<string, Text>;

/** P5.1 @param before the lines of P4 */
export function potLines(facts: DealFacts, before: readonly Line[], circumstances: Circumstances): readonly Line[] {
  const lost = lostLines(facts, circumstances);
  return [...lost, ...collected(facts, lost, circumstances), ...zero(facts, before, circumstances)];
}

function lostLines(facts: DealFacts, { table }: Circumstances): readonly Line[] {
  const lines: Line[] = [];
  for (const entry of facts.lost) {
    if (!('card' in entry)) continue;
    const { seat, card } = entry;
    const [item, points] = card === T1 ? ['pot-pagat', 5] : card === T21 ? ['pot-mund', 10] : ['pot-skiz', 15];
    const reason = phrase(reasons.lost, { seat: { seat }, card: { card } });
    const payments = new Array<number>(table.players).fill(0);
    payments[seat] = -points;
    lines.push(paidAs({ item, seat, won: false, points, factor: 1, reason }, payments));
  }
  return lines;
}

/** D14: what was just paid in is collected too. */
function collected(facts: DealFacts, paidIn: readonly Line[], { table, state }: Circumstances): readonly Line[] {
  let pot = paidIn.reduce((sum, line) => sum + line.pot, state.pot);
  const made = facts.bonuses.filter(({ bonus, announced, won }) => bonus === 'pagat' && announced && won === true);
  return made.map(({ side }) => {
    const members = table.active.filter((seat) => sideIn(facts, seat) === side);
    const points = Math.floor(pot / members.length);
    const payments = new Array<number>(table.players).fill(0);
    for (const seat of members) payments[seat] = points;
    const reason = phrase(reasons.collected, { pot });
    pot -= points * members.length;
    return paidAs({ item: 'pot-collected', side, announced: true, won: true, points, factor: 1, reason }, payments);
  });
}

function zero(facts: DealFacts, before: readonly Line[], { table }: Circumstances): readonly Line[] {
  const declarer = facts.declarers[0]!;
  if (before.reduce((sum, line) => sum + line.payments[declarer]!, 0) !== 0) return [];
  const points = 5;
  const payments = new Array<number>(table.players).fill(0);
  for (const seat of table.active) if (sideIn(facts, seat) === 'declarer') payments[seat] = -points;
  const reason = phrase(reasons.zero);
  return [paidAs({ item: 'pot-zero', side: 'declarer', won: false, points, factor: 1, reason }, payments)];
}
