import { text, type Text } from '../../language.js';
import { bySide, type DealFacts } from '../facts.js';
import { paidBySides, type Line } from '../line.js';
import { phrase } from '../phrase.js';
import { type Circumstances } from '../ruleset.js';
import { allTricksLines, declarationLines, pagatLines, type Values } from './bonus-lines.js';
import { potLines } from './polish-pot.js';
import { contracts, declarations, kontras } from './polish-names.js';
import { ALL_POINTS } from './played-facts.js';
import { kontraWords } from './variant.js';

const HALF_OF_POINTS = 35;

/** P4.2, P4.3 */
const values: Values = {
  pagat: { silent: 4, announced: 8 },
  allTricks: { id: 'walat', silent: 20, announced: 40 },
  kontras: kontraWords(kontras),
};

const reasons = {
  game: text(
    'the losing side has {points} of 70 points: basic {basic}, {contract} × {times}{kontra}',
    'die Verlierer haben {points} von 70 Punkten: Grundwert {basic}, {contract} × {times}{kontra}',
    'a vesztes oldalnak {points} pontja van a 70-ből: alap {basic}, {contract} × {times}{kontra}',
  ),
} satisfies Record<string, Text>;

/** P4.1: how often the basic score counts; a brewer by its level, the reverse of the Czech order. */
const multipliers: Readonly<Record<string, number>> = { powinnosc: 1, pagat: 1, 'zolo-brewer': 6 };

/** P4, P5: the lines of a deal of the Polish game. */
export function settle(facts: DealFacts, circumstances: Circumstances): readonly Line[] {
  if (facts.outcome !== 'played') return [];
  const walat = allTricksLines(facts, circumstances, values);
  // P4.3: a walat replaces everything but the pot (D12).
  const lines =
    walat.length > 0
      ? walat
      : [
          game(facts, circumstances),
          ...pagatLines(facts, circumstances, values),
          ...declarationLines(facts, circumstances, declarations),
        ];
  return [...lines, ...potLines(facts, lines, circumstances)];
}

/** P4.1: the basic score. @param losing points of the losing side, 35 at 35 : 35 */
export function basicScore(losing: number): number {
  return Math.floor((37 - losing) / 5) + 1;
}

/** P4.1; the number of the declarer's side counts (C9). */
function game(facts: DealFacts, { table }: Circumstances): Line {
  const { contract, level, kontra } = facts;
  const declarer = bySide(facts.points).declarer;
  const losing = Math.min(declarer, ALL_POINTS - declarer);
  const basic = basicScore(losing);
  const times = multipliers[contract!] ?? 4 - (level ?? 1);
  const name = contracts.find(({ id }) => id === contract)!.native!;
  const words = { points: losing, basic, contract: name, times, kontra: values.kontras[kontra]! };
  const head = {
    item: 'game',
    side: 'declarer',
    won: declarer > HALF_OF_POINTS,
    points: basic * times,
    factor: 2 ** kontra,
    reason: phrase(reasons.game, words),
  } as const;
  return paidBySides(head, facts, table);
}
