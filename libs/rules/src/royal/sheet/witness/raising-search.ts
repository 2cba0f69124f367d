import { not, type Literal } from '../../../solver/literal.js';
import { type Formula } from '../../../solver/formula.js';
import { type Steps } from '../../../solver/solver.js';
import { type CallOrder } from './binding-formula.js';
import { type Raising, type RaisingFormula } from './raising-formula.js';

/** Clauses in which it is open what was raised. */
interface OpenToRaising {
  readonly formula: Formula;
  /** By party. */
  readonly orders: readonly CallOrder[];
  readonly raisings: readonly RaisingFormula[];
}

/**
 * Looks for a game in which something was raised. Each assignment is tried: where it does not come to one, since the calls have no
 * order yet or the auction does not allow them, that is ruled out.
 * @param read the game of the assignment with its calls in order, by party; null if it is not what was wanted
 * @returns null if there is none, or the steps came to an end
 */
export function searchRaising<T>(
  { formula, orders, raisings }: OpenToRaising,
  assumptions: readonly Literal[],
  steps: Steps,
  read: (order: readonly (readonly number[])[], called: readonly (readonly Raising[])[]) => T | null,
): T | null {
  while (formula.solver.solve(assumptions, steps) === 'satisfied') {
    const called = raisings.map((raising) => raising.called);
    const calls = orders.map((order, party) => [...order.certain, ...called[party]!.map(({ call }) => call)]);
    const found = read(
      orders.map((order, party) => order.inOrder(calls[party])),
      called,
    );
    if (found !== null) return found;
    formula.solver.reset();
    const isOrderedNow = orders.map((order, party) => order.closeOver(calls[party]!)).includes(true);
    if (!isOrderedNow) formula.clause(...called.flat().map(({ wasCalled }) => not(wasCalled)));
  }
  return null;
}
