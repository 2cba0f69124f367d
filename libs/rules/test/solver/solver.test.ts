import { describe, expect, it } from '@jest/globals';
import { Random } from '../../src/random/random.js';
import { Formula } from '../../src/solver/formula.js';
import { not, type Literal } from '../../src/solver/literal.js';
import { Solver, type Satisfiability } from '../../src/solver/solver.js';

const plenty = () => ({ left: 10_000_000 });

/** Three literals a clause, about as many clauses as make a formula hardest. */
function randomClauses(random: Random, variables: number): Literal[][] {
  return Array.from({ length: Math.round(variables * 4.3) }, () =>
    Array.from({ length: 3 }, () => 2 * random.below(variables) + random.below(2)),
  );
}

/** Tries every assignment. */
function isSatisfiable(clauses: readonly Literal[][], variables: number, fixed: readonly Literal[] = []): boolean {
  const isTrue = (literal: Literal, assignment: number): boolean =>
    ((assignment >> (literal >> 1)) & 1) === ((literal & 1) ^ 1);
  for (let assignment = 0; assignment < 1 << variables; assignment++) {
    if (!fixed.every((literal) => isTrue(literal, assignment))) continue;
    if (clauses.every((clause) => clause.some((literal) => isTrue(literal, assignment)))) return true;
  }
  return false;
}

function solverOf(clauses: readonly Literal[][], variables: number): Solver {
  const solver = new Solver();
  for (let variable = 0; variable < variables; variable++) solver.newVariable();
  for (const clause of clauses) solver.add(clause);
  return solver;
}

describe('the solver of clauses', () => {
  it('finds an assignment if and only if there is one, and it makes every clause true', () => {
    const found = new Map<Satisfiability, number>();
    for (let seed = 0; seed < 200; seed++) {
      const clauses = randomClauses(new Random(seed), 10);
      const solver = solverOf(clauses, 10);
      const outcome = solver.solve([], plenty());
      expect(outcome).toBe(isSatisfiable(clauses, 10) ? 'satisfied' : 'refuted');
      if (outcome === 'satisfied') {
        expect(clauses.every((clause) => clause.some((literal) => solver.isTrue(literal)))).toBe(true);
      }
      found.set(outcome, (found.get(outcome) ?? 0) + 1);
    }
    expect(Math.min(...found.values())).toBeGreaterThan(20);
  });

  it('names assumptions that cannot all be true, and may be asked again with others', () => {
    for (let seed = 0; seed < 100; seed++) {
      const random = new Random(`assumptions ${seed}`);
      const clauses = randomClauses(random, 10).slice(0, 30);
      const solver = solverOf(clauses, 10);
      for (let round = 0; round < 5; round++) {
        const assumptions = random
          .shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
          .slice(0, 6)
          .map((variable) => 2 * variable + random.below(2));
        const outcome = solver.solve(assumptions, plenty());
        expect(outcome).toBe(isSatisfiable(clauses, 10, assumptions) ? 'satisfied' : 'refuted');
        if (outcome === 'satisfied') continue;
        const { contradicting } = solver;
        expect(contradicting.every((literal) => assumptions.includes(literal))).toBe(true);
        expect(isSatisfiable(clauses, 10, contradicting)).toBe(false);
      }
    }
  });

  it('proves that seven pigeons do not fit into six holes', () => {
    const formula = new Formula(new Solver());
    const holes = Array.from({ length: 7 }, () => formula.variables(6));
    for (const pigeon of holes) formula.clause(...pigeon);
    for (let hole = 0; hole < 6; hole++) formula.atMostOne(holes.map((pigeon) => pigeon[hole]!));
    expect(formula.solver.solve([], plenty())).toBe('refuted');
  });

  it('gives up at the end of its steps, soon after them, and goes on where it is asked again', () => {
    const formula = new Formula(new Solver());
    const holes = Array.from({ length: 9 }, () => formula.variables(8));
    for (const pigeon of holes) formula.clause(...pigeon);
    for (let hole = 0; hole < 8; hole++) formula.atMostOne(holes.map((pigeon) => pigeon[hole]!));
    const steps = { left: 1000 };
    expect(formula.solver.solve([], steps)).toBe('given-up');
    expect(steps.left).toBeGreaterThan(-1000);
    expect(formula.solver.solve([], plenty())).toBe('refuted');
  });

  it('needs the same steps for the same clauses, in a copy too', () => {
    const clauses = randomClauses(new Random('again'), 60);
    const [one, other] = [solverOf(clauses, 60), solverOf(clauses, 60).copy()];
    const steps = [plenty(), plenty()];
    expect(one.solve([], steps[0]!)).toBe(other.solve([], steps[1]!));
    expect(steps[0]).toEqual(steps[1]);
  });
});

describe('numbers in unary', () => {
  it.each([0, 1, 2, 3, 4, 5])('count how many of five literals are true: %i', (wanted) => {
    const formula = new Formula(new Solver());
    const literals = formula.variables(5);
    const number = formula.count(literals);
    for (let assignment = 0; assignment < 32; assignment++) {
      const fixed = literals.map((literal, place) => ((assignment >> place) & 1 ? literal : not(literal)));
      const exactly = [formula.atLeast(number, wanted), not(formula.atLeast(number, wanted + 1))];
      const truth = fixed.filter((literal) => (literal & 1) === 0).length;
      expect(formula.solver.solve([...fixed, ...exactly], plenty())).toBe(truth === wanted ? 'satisfied' : 'refuted');
    }
  });
});
