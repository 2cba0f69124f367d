import { text } from '../../language.js';
import { sentence, type Sayable, type Sentence } from '../explain/sentence.js';
import { type ScoredGame } from '../record/match.js';
import { type Party } from '../table.js';
import { violation, type Violation } from '../violations.js';
import { excludedCombination } from './combination.js';
import { arePossible, MOST_POSITIONS, type Effort } from './possible.js';
import { consolationConflicts, nameOfEntry, statementsOf, type Statement } from './statements.js';

const consolationWords = text(
  'the two sides do not fit each other in: {entries}',
  'die beiden Seiten passen nicht zusammen bei: {entries}',
  'a két oldal nem illik össze ebben: {entries}',
);
const impossibleWords = text(
  'these cannot all be true of one game: {claims}',
  'das kann nicht alles von einem Spiel wahr sein: {claims}',
  'ezek egy játékban nem lehetnek mind igazak: {claims}',
);

/** The `sheet/*` violations of a scored game, each at most once. */
export function sheetViolations(game: ScoredGame): readonly Violation[] {
  const violations: Violation[] = [];
  const conflicts = consolationConflicts(game);
  if (conflicts.length > 0) {
    violations.push(
      violation('sheet/consolation', sentence(consolationWords, { entries: conflicts.map(nameOfEntry) })),
    );
  }
  const excluded = excludedCombination(game);
  if (excluded) violations.push(violation('sheet/auction', excluded));
  const clash = impossibleClaims(game);
  if (clash) violations.push(violation('sheet/impossible', clashSentence(clash)));
  return violations;
}

/** The smallest set of entries found that cannot all be true; null if none is. */
export function impossibleClaims(game: ScoredGame): readonly Statement[] | null {
  const statements = statementsOf(game);
  if (arePossible(statements, game.attackers, { left: MOST_POSITIONS })) return null;
  return smallestClash(statements, game.attackers, { left: MOST_POSITIONS });
}

/** Takes away every entry that the contradiction does not need. */
function smallestClash(statements: readonly Statement[], attackers: Party, effort: Effort): readonly Statement[] {
  let needed = statements;
  for (const statement of statements) {
    const without = needed.filter((other) => other !== statement);
    if (!arePossible(without, attackers, effort)) needed = without;
  }
  return needed;
}

/** @param clash statements that cannot all be true of one game */
export function clashSentence(clash: readonly Statement[]): Sentence {
  return sentence(impossibleWords, { claims: clash.map(named) });
}

function named({ name, party }: Statement): Sayable {
  return { party, of: name };
}
