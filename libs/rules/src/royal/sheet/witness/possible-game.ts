import { type Steps } from '../../../solver/solver.js';
import { type PlayedGame, type ScoredGame } from '../../record/match.js';
import { excludedCombination } from '../combination.js';
import { consolationConflicts, type Statement } from '../statements.js';
import { impossibleClaims } from '../violations.js';
import { searchLayouts } from './layout-search.js';
import { searchRaising } from './raising-search.js';
import { readGame } from './read-game.js';
import { isShownBy, pointsOf } from './same-sheet.js';
import { type RaisedBefore, sheetAuction } from './sheet-auction.js';
import { sheetFormula, type SheetFormula } from './sheet-formula.js';

/** To be raised when an answer may come out otherwise: what was kept of an earlier one is then made anew. */
export const WITNESS_VERSION = '3';

/** Steps for one sheet: literals that the solver assigns, and changes of a layout that are tried. Some ten seconds. */
export const WITNESS_LIMIT = 10_000_000;

/** What looks for a game, or for a proof that there is none; see docs/witness.md. */
export const witnessSearches = ['claims', 'clauses', 'layouts', 'raised'] as const;
export type WitnessSearch = (typeof witnessSearches)[number];

/** What was tried, in order. */
export interface Tried {
  readonly search: WitnessSearch;
  readonly steps: number;
}

export type PossibleGame =
  /** A legal game whose verification gives exactly the sheet. */
  | { readonly state: 'shown'; readonly game: PlayedGame; readonly tried: readonly Tried[] }
  /** There is none: these entries exclude each other, and without any one of them were not found to. */
  | {
      readonly state: 'impossible';
      readonly clash: readonly Statement[];
      readonly excludedBy: 'claims' | 'clauses';
      readonly tried: readonly Tried[];
    }
  | { readonly state: 'undecided'; readonly tried: readonly Tried[] };

/** Most sheets are decided within these; the other search may find at once what one does not. */
const FIRST_CLAUSES = 400_000;
const FIRST_LAYOUTS = 60_000;
/** Not all steps go into the proof that something raised helps neither: some are to find a game in which it does. */
const LEFT_FOR_RAISING = 2_000_000;
const MOST_FOR_CLASH = 2_000_000;

/**
 * A game that shows a scored sheet, or that there is none. The same sheet and limit give the same answer on every machine.
 * @param limit steps; at least 1
 * @returns null for a sheet that the rules of the auction or the consolations of the two sides already exclude
 */
export function possibleGame(sheet: ScoredGame, limit = WITNESS_LIMIT): PossibleGame | null {
  if (consolationConflicts(sheet).length > 0 || excludedCombination(sheet) !== null) return null;
  const search = new SheetSearch(sheet, limit);
  return (
    search.byClaims() ??
    search.byClauses(FIRST_CLAUSES) ??
    search.byLayouts() ??
    search.byClauses(limit) ??
    search.byRaising() ??
    search.undecided()
  );
}

class SheetSearch {
  private readonly tried: Tried[] = [];
  private left: number;
  private exact: SheetFormula | null = null;
  /** No game has the announcements of the sheet alone, and one with something raised may show it. */
  private isRaisedOnly = false;

  constructor(
    private readonly sheet: ScoredGame,
    limit: number,
  ) {
    this.left = limit;
  }

  /** The claims of the sheet held against each other, as every verification does. */
  byClaims(): PossibleGame | null {
    const clash = impossibleClaims(this.sheet);
    this.tried.push({ search: 'claims', steps: 0 });
    return clash === null ? null : { state: 'impossible', clash, excludedBy: 'claims', tried: this.tried };
  }

  byClauses(most: number): PossibleGame | null {
    if (this.isRaisedOnly) return null;
    this.exact ??= sheetFormula(this.sheet, 'exact');
    const outcome = this.solve(this.exact, 'clauses', most);
    if (outcome === 'satisfied') {
      const game = this.read(this.exact);
      // A mistake of ours must not reach anyone as a proof.
      if (game === null) throw new Error(`the game found for game ${this.sheet.number} does not give its sheet`);
      return { state: 'shown', game, tried: this.tried };
    }
    return outcome === 'refuted' ? this.byWideClauses() : null;
  }

  byLayouts(): PossibleGame | null {
    if (this.isRaisedOnly) return null;
    const game = this.within('layouts', FIRST_LAYOUTS, (steps) => searchLayouts(this.sheet, steps));
    return game === null ? null : { state: 'shown', game, tried: this.tried };
  }

  undecided(): PossibleGame {
    return { state: 'undecided', tried: this.tried };
  }

  /** A game in which something was raised that stands on no sheet: looked for only where there is none without. */
  byRaising(): PossibleGame | null {
    if (!this.isRaisedOnly) return null;
    const found = sheetFormula(this.sheet, 'raised');
    const assumptions = found.said.map(({ counts }) => counts);
    const game = this.within('raised', Number.POSITIVE_INFINITY, (steps) =>
      searchRaising(found, assumptions, steps, (order, called) => this.read(found, order, called)),
    );
    return game === null ? null : { state: 'shown', game, tried: this.tried };
  }

  /** What was raised stands on no sheet: only what excludes games with raised announcements too is a proof. */
  private byWideClauses(): PossibleGame | null {
    const wide = sheetFormula(this.sheet, 'wide');
    const most = Math.max(Math.ceil(this.left / 2), this.left - LEFT_FOR_RAISING);
    if (this.solve(wide, 'raised', most) !== 'refuted') {
      this.isRaisedOnly = true;
      return null;
    }
    const clash = this.within('raised', MOST_FOR_CLASH, (steps) => smallestClash(wide, steps));
    return { state: 'impossible', clash, excludedBy: 'clauses', tried: this.tried };
  }

  private solve({ formula, said }: SheetFormula, search: WitnessSearch, most: number) {
    const assumptions = said.map(({ counts }) => counts);
    return this.within(search, most, (steps) => formula.solver.solve(assumptions, steps));
  }

  private within<T>(search: WitnessSearch, most: number, run: (steps: Steps) => T): T {
    const steps = { left: Math.min(most, this.left) };
    const before = steps.left;
    const result = run(steps);
    const used = before - steps.left;
    this.left = Math.max(0, this.left - used);
    this.tried.push({ search, steps: used });
    return result;
  }

  /** @returns null if the game does not show the sheet, or the auction is not legal */
  private read(
    found: SheetFormula,
    order: readonly (readonly number[])[] = found.orders.map((calls) => calls.inOrder()),
    raised: readonly (readonly RaisedBefore[])[] = [],
  ): PlayedGame | null {
    const { number, attackers } = this.sheet;
    const auction = sheetAuction(this.sheet, order, raised);
    const claim = pointsOf(this.sheet);
    const game: PlayedGame = { form: 'played', number, attackers, ...readGame(found), auction, claim };
    return isShownBy(this.sheet, game) ? game : null;
  }
}

/** Takes away every statement that the contradiction does not need, as far as steps go. */
function smallestClash({ formula, said }: SheetFormula, steps: Steps): readonly Statement[] {
  const { solver } = formula;
  const contradicting = (): typeof said => said.filter(({ counts }) => solver.contradicting.includes(counts));
  let needed = contradicting();
  for (const one of needed) {
    if (steps.left <= 0) break;
    if (!needed.includes(one)) continue;
    const without = needed.filter((other) => other !== one).map(({ counts }) => counts);
    if (solver.solve(without, steps) === 'refuted') needed = contradicting();
  }
  return needed.map(({ statement }) => statement);
}
