import { not, type Literal } from './literal.js';
import { type Solver } from './solver.js';

/** Clauses with names for what they say: and, or, exactly one, and numbers in unary. */
export class Formula {
  readonly always: Literal;

  constructor(
    readonly solver: Solver,
    always?: Literal,
  ) {
    this.always = always ?? solver.newVariable();
    if (always === undefined) solver.add([this.always]);
  }

  get never(): Literal {
    return not(this.always);
  }

  variable(): Literal {
    return this.solver.newVariable();
  }

  variables(count: number): Literal[] {
    return Array.from({ length: count }, () => this.variable());
  }

  /** At least one of them. */
  clause(...literals: readonly Literal[]): void {
    this.solver.add(literals);
  }

  equal(a: Literal, b: Literal): void {
    this.clause(not(a), b);
    this.clause(a, not(b));
  }

  /** @returns a literal that is true if and only if one of them is */
  or(literals: readonly Literal[]): Literal {
    if (literals.includes(this.always)) return this.always;
    const open = literals.filter((literal) => literal !== this.never);
    if (open.length === 0) return this.never;
    if (open.length === 1) return open[0]!;
    const result = this.variable();
    for (const literal of open) this.clause(not(literal), result);
    this.clause(not(result), ...open);
    return result;
  }

  /** @returns a literal that is true if and only if all of them are */
  and(literals: readonly Literal[]): Literal {
    return not(this.or(literals.map(not)));
  }

  atMostOne(literals: readonly Literal[]): void {
    for (let place = 0; place < literals.length; place++) {
      for (let other = 0; other < place; other++) this.clause(not(literals[place]!), not(literals[other]!));
    }
  }

  exactlyOne(literals: readonly Literal[]): void {
    this.clause(...literals);
    this.atMostOne(literals);
  }

  /**
   * How many of the literals are true, in unary: the literal at place n says "more than n".
   * @param most numbers above come to the same (Bailleux and Boufkhad's totalizer)
   */
  count(literals: readonly Literal[], most = literals.length): Literal[] {
    if (literals.length <= 1) return [...literals];
    const half = literals.length >> 1;
    return this.sum(this.count(literals.slice(0, half), most), this.count(literals.slice(half), most), most);
  }

  /** The sum of two numbers in unary. */
  sum(a: readonly Literal[], b: readonly Literal[], most = a.length + b.length): Literal[] {
    const result = this.variables(Math.min(most, a.length + b.length));
    const above = (of: readonly Literal[], number: number): Literal =>
      number <= 0 ? this.always : (of[number - 1] ?? this.never);
    for (let ofA = 0; ofA <= a.length; ofA++) {
      for (let ofB = 0; ofB <= b.length; ofB++) {
        const total = ofA + ofB;
        // At least ofA and at least ofB: at least their sum.
        if (total > 0)
          this.clause(not(above(a, ofA)), not(above(b, ofB)), above(result, Math.min(total, result.length)));
        // At most ofA and at most ofB: at most their sum.
        if (total < result.length) {
          this.clause(above(a, ofA + 1), above(b, ofB + 1), not(above(result, total + 1)));
        }
      }
    }
    return result;
  }

  /** @returns the literal "at least so many" of a number in unary */
  atLeast(number: readonly Literal[], least: number): Literal {
    if (least <= 0) return this.always;
    return number[least - 1] ?? this.never;
  }

  /** Two numbers in unary that add up to a constant. */
  addUpTo(a: readonly Literal[], b: readonly Literal[], total: number): void {
    for (let least = 0; least <= total; least++) {
      this.equal(this.atLeast(a, least + 1), not(this.atLeast(b, total - least)));
    }
  }
}
