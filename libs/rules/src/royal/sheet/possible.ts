import { type Party } from '../table.js';
import { completes } from './completion.js';
import { handsPossible } from './hands.js';
import { type Position } from './position.js';
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
  return [only('cards'), only('tricks'), puzzle.choices].every((choices) => hasSolution(puzzle, choices, effort));
}

function hasSolution({ position, demands }: Puzzle, choices: readonly Choice[], effort: Effort): boolean {
  let left = Math.min(effort.left, MOST_POSITIONS_A_SEARCH);
  const search = (here: Position, depth: number): boolean => {
    if (left <= 0) return true;
    left--;
    effort.left--;
    if (!completes(here, demands)) return false;
    const choice = choices[depth];
    if (!choice) return true;
    return choice.alternatives.some((choose) => {
      const next = here.copy();
      choose(next);
      return next.possible && search(next, depth + 1);
    });
  };
  return search(position, 0);
}
