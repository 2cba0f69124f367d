import { type PlayedGame, type ScoredGame } from '../../record/match.js';
import { parties } from '../../table.js';
import { type Statement } from '../statements.js';
import { excludedCombination } from '../combination.js';
import { consolationConflicts } from '../statements.js';
import { impossibleClaims } from '../violations.js';
import { readGame } from './read-game.js';
import { isShownBy, pointsOf } from './same-sheet.js';
import { sheetAuction } from './sheet-auction.js';
import { sheetFormula, type SheetFormula } from './sheet-formula.js';

/** Steps: literals that the solver may assign. */
export const WITNESS_LIMIT = 20_000_000;

export type PossibleGame =
  | { readonly state: 'shown'; readonly game: PlayedGame; readonly steps: number }
  | {
      readonly state: 'impossible';
      readonly clash: readonly Statement[];
      readonly excludedBy: 'claims' | 'search';
      readonly steps: number;
    }
  | { readonly state: 'undecided'; readonly steps: number };

export function possibleGame(sheet: ScoredGame, limit = WITNESS_LIMIT): PossibleGame | null {
  if (consolationConflicts(sheet).length > 0 || excludedCombination(sheet) !== null) return null;
  const clash = impossibleClaims(sheet);
  if (clash !== null) return { state: 'impossible', clash, excludedBy: 'claims', steps: 0 };
  const steps = { left: limit };
  const exact = sheetFormula(sheet, 'exact');
  const outcome = exact.formula.solver.solve(
    exact.said.map(({ counts }) => counts),
    steps,
  );
  const used = (): number => limit - steps.left;
  if (outcome === 'satisfied') return { state: 'shown', game: shown(sheet, exact), steps: used() };
  if (outcome === 'given-up') return { state: 'undecided', steps: used() };
  const wide = sheetFormula(sheet, 'wide');
  const wideOutcome = wide.formula.solver.solve(
    wide.said.map(({ counts }) => counts),
    steps,
  );
  if (wideOutcome !== 'refuted') return { state: 'undecided', steps: used() };
  return { state: 'impossible', clash: smallestClash(wide, limit), excludedBy: 'search', steps: used() };
}

function shown(sheet: ScoredGame, found: SheetFormula): PlayedGame {
  const { number, attackers } = sheet;
  const laid = readGame(found);
  const auction = sheetAuction(
    sheet,
    parties.map((party) => found.orders[party]!.inOrder()),
  );
  const game: PlayedGame = { form: 'played', number, attackers, ...laid, auction, claim: pointsOf(sheet) };
  if (!isShownBy(sheet, game)) throw new Error('the game found does not give the sheet');
  return game;
}

function smallestClash({ formula, said }: SheetFormula, limit: number): readonly Statement[] {
  const { solver } = formula;
  let needed = said.filter(({ counts }) => solver.contradicting.includes(counts));
  for (const one of needed) {
    const without = needed.filter((other) => other !== one);
    const outcome = solver.solve(
      without.map(({ counts }) => counts),
      { left: limit / 10 },
    );
    if (outcome === 'refuted') needed = needed.filter(({ counts }) => solver.contradicting.includes(counts));
  }
  return needed.map(({ statement }) => statement);
}
