import { type Party } from '../table.js';
import { completes } from './completion.js';
import { handsPossible } from './hands.js';
import { type SheetPosition } from './position.js';
import { puzzleOf, type Choice, type Puzzle } from './puzzle.js';
import { type Statement } from './statements.js';

/**
 * How many positions may still be looked at. A sheet is refuted only where that is certain: when nothing is left, it counts
 * as possible, so that no sheet, however wild, costs more than a bounded amount of work.
 */
export interface Effort {
  left: number;
}

export const MOST_POSITIONS = 2500;
const MOST_POSITIONS_A_SEARCH = 800;

/**
 * Whether all statements can be true of one game. "No" is certain; "yes" only says that no contradiction was found among
 * tricks, winning cards, dealt and caught cards, tarocks, honours and messages.
 */
export function arePossible(statements: readonly Statement[], attackers: Party, effort: Effort): boolean {
  const assertions = statements.flatMap((statement) => statement.assertions);
  if (!handsPossible(assertions)) return false;
  const puzzle = puzzleOf(assertions, attackers);
  if (!puzzle.position.possible) return false;
  // Most contradictions need choices of one sort only; leaving the others open is quicker and as certain.
  const only = (about: Choice['about']): readonly Choice[] => puzzle.choices.filter((choice) => choice.about === about);
  const search = new Search(puzzle, effort);
  return [only('cards'), only('tricks'), puzzle.choices].every((choices) => search.hasSolution(choices));
}

/** What one search came to. */
interface Searched {
  readonly choices: readonly Choice[];
  /** The positions that it could look at, and those that it did. */
  readonly most: number;
  readonly took: number;
  readonly found: boolean;
}

/** Searches in one puzzle. What was looked at before is not looked at again, and costs as if it were. */
class Search {
  private readonly startCompletes: boolean;
  private last: Searched | null = null;

  constructor(
    private readonly puzzle: Puzzle,
    private readonly effort: Effort,
  ) {
    this.startCompletes = completes(puzzle.position, puzzle.demands);
  }

  hasSolution(choices: readonly Choice[]): boolean {
    const most = Math.min(this.effort.left, MOST_POSITIONS_A_SEARCH);
    const { found, took } = this.known(choices, most) ?? this.search(choices, most);
    this.effort.left -= took;
    return found;
  }

  /** Most sheets have choices of cards only, and all choices are the same ones. */
  private known(choices: readonly Choice[], most: number): Searched | null {
    const { last } = this;
    if (last?.most !== most || last.choices.length !== choices.length) return null;
    return choices.every((choice, index) => choice === last.choices[index]) ? last : null;
  }

  private search(choices: readonly Choice[], most: number): Searched {
    const { position, demands } = this.puzzle;
    let left = most;
    const look = (here: SheetPosition, isComplete: boolean | null, depth: number): boolean => {
      if (left <= 0) return true;
      left--;
      if (!(isComplete ?? completes(here, demands))) return false;
      const choice = choices[depth];
      if (!choice) return true;
      return choice.alternatives.some((choose) => {
        const next = here.copy();
        choose(next);
        return next.possible && look(next, next.changed ? null : true, depth + 1);
      });
    };
    const found = look(position, this.startCompletes, 0);
    const searched = { choices, most, took: most - left, found };
    // The search for tricks between those for cards and for all is none when there are no tricks to choose.
    if (choices.length > 0) this.last = searched;
    return searched;
  }
}
