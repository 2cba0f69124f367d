import { text, type Text } from '../../language.js';
import { bySide, type BonusFact, type DealFacts } from '../facts.js';
import { paidBySides, type Line } from '../line.js';
import { phrase, type Phrase } from '../phrase.js';
import { type Circumstances } from '../ruleset.js';
import { sides, type Seat, type SessionSide } from '../seats.js';
import { type Declaration } from './holding.js';
import { ALL_TRICKS } from './played-facts.js';

/** What bonuses and declarations are worth in one of the games. */
export interface Values {
  readonly pagat: { readonly silent: number; readonly announced: number };
  readonly allTricks: { readonly id: string; readonly silent: number; readonly announced: number };
  /** By level. */
  readonly kontras: readonly Text[];
}

const reasons = {
  pagatMade: text(
    'T1 wins the last trick, as announced{kontra}',
    'T1 macht den letzten Stich, wie angesagt{kontra}',
    'a T1 viszi az utolsó ütést, ahogy bemondták{kontra}',
  ),
  pagatFailed: text(
    'announced, and T1 does not win the last trick{kontra}',
    'angesagt, und T1 macht den letzten Stich nicht{kontra}',
    'bemondták, de a T1 nem viszi az utolsó ütést{kontra}',
  ),
  pagatSilent: text('T1 wins the last trick', 'T1 macht den letzten Stich', 'a T1 viszi az utolsó ütést'),
  pagatLost: text(
    'T1 is played to the last trick and does not win it',
    'T1 fällt im letzten Stich und macht ihn nicht',
    'a T1 az utolsó ütésben kerül elő, és nem viszi el',
  ),
  tricks: text(
    '{tricks} of twelve tricks, announced{kontra}',
    '{tricks} von zwölf Stichen, angesagt{kontra}',
    '{tricks} ütés a tizenkettőből, bemondva{kontra}',
  ),
  allTricks: text('all twelve tricks', 'alle zwölf Stiche', 'mind a tizenkét ütés'),
  declared: text('{seat} declares {what}', '{seat} meldet {what}', '{seat} bejelenti: {what}'),
} satisfies Record<string, Text>;

export function sideIn(facts: DealFacts, seat: Seat): SessionSide {
  return seat === facts.declarers[0] || seat === facts.partner ? 'declarer' : 'opponents';
}

/** C6.2, P4.2: one line for each entry. */
export function pagatLines(facts: DealFacts, { table }: Circumstances, values: Values): readonly Line[] {
  const lines: Line[] = [];
  for (const fact of facts.bonuses) {
    const { bonus: item, side, announced, kontra } = fact;
    if (item !== 'pagat') continue;
    const won = fact.won === true;
    const points = announced ? values.pagat.announced : values.pagat.silent;
    const reason = pagatReason(fact, values);
    lines.push(paidBySides({ item, side, announced, won, points, factor: 2 ** kontra, reason }, facts, table));
  }
  return lines;
}

function pagatReason({ announced, won, kontra }: BonusFact, values: Values): Phrase {
  if (!announced) return phrase(won === true ? reasons.pagatSilent : reasons.pagatLost);
  return phrase(won === true ? reasons.pagatMade : reasons.pagatFailed, { kontra: values.kontras[kontra]! });
}

/** C6.2, C6.3, P4.3: one line a side. */
export function allTricksLines(facts: DealFacts, { table }: Circumstances, values: Values): readonly Line[] {
  const { id: item, silent, announced } = values.allTricks;
  const tricks = bySide(facts.tricks);
  const lines: Line[] = [];
  for (const side of sides) {
    const won = tricks[side] === ALL_TRICKS;
    const entry = facts.bonuses.findLast((fact) => fact.bonus === item && fact.side === side);
    if (entry !== undefined) {
      const reason = phrase(reasons.tricks, { tricks: tricks[side], kontra: values.kontras[entry.kontra]! });
      const head = { item, side, announced: true, won, points: announced, factor: 2 ** entry.kontra, reason };
      lines.push(paidBySides(head, facts, table));
    } else if (won) {
      const head = { item, side, announced: false, won, points: silent, factor: 1, reason: phrase(reasons.allTricks) };
      lines.push(paidBySides(head, facts, table));
    }
  }
  return lines;
}

/** C6.2: the side of the declaring seat wins. */
export function declarationLines(
  facts: DealFacts,
  { table }: Circumstances,
  known: readonly Declaration[],
): readonly Line[] {
  const lines: Line[] = [];
  for (const { seat, what } of facts.declarations) {
    const declaration = known.find(({ id }) => id === what);
    if (declaration === undefined) continue;
    const { points, name, native } = declaration;
    const reason = phrase(reasons.declared, { seat: { seat }, what: native ?? name });
    const head = { item: what, side: sideIn(facts, seat), seat, won: true, points, factor: 1, reason };
    lines.push(paidBySides(head, facts, table));
  }
  return lines;
}
