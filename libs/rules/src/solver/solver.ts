import { VariableHeap } from './heap.js';
import { not, type Literal } from './literal.js';

/** What a search came to: an assignment, that there is none under the assumptions, or neither within its steps. */
export type Satisfiability = 'satisfied' | 'refuted' | 'given-up';

/** How many literals may still be propagated: a count, not a clock, so that every machine comes to the same. */
export interface Steps {
  left: number;
}

const OPEN = 0;
const TRUE = 1;
const FALSE = -1;

/** Reasons of an assignment: none, a clause by its place, or the other literal of a binary clause as −2 − literal. */
const NO_REASON = -1;
const NO_CONFLICT = -1;
const BINARY_CONFLICT = -2;

/** Of a clause in `clauses`: its length, how many levels it joined when it was learned (0 if given), then its literals. */
const HEADER = 2;
const DECAY = 0.95;
const LARGEST_ACTIVITY = 1e100;
const CONFLICTS_A_RESTART = 100;
const FIRST_REDUCTION = 4000;
const MORE_A_REDUCTION = 1000;
/** Learned clauses that join so few levels are never forgotten. */
const KEPT_LEVELS = 2;

/**
 * Finds an assignment that makes every clause true, or that there is none: a solver that learns a clause from each conflict
 * (Marques-Silva and Sakallah, "GRASP", 1999; Eén and Sörensson, "An extensible SAT-solver", 2003). The same clauses,
 * assumptions and steps give the same answer on every machine.
 */
export class Solver {
  /** False once the clauses alone contradict each other. */
  private consistent = true;
  /** By literal. */
  private values: number[] = [];
  private watches: number[][] = [];
  private binary: Literal[][] = [];
  /** By variable. */
  private levels: number[] = [];
  private reasons: number[] = [];
  private phases: number[] = [];
  private activity: number[] = [];
  private seen: number[] = [];
  private heap = new VariableHeap(this.activity);
  private increment = 1;
  private trail: Literal[] = [];
  private trailEnds: number[] = [];
  private propagated = 0;
  private clauses: number[] = [];
  private learned: number[] = [];
  private conflictA: Literal = 0;
  private conflictB: Literal = 0;
  private failed: Literal[] = [];
  private mostLearned = FIRST_REDUCTION;

  /** The same clauses in a solver of its own. Only before anything was solved. */
  copy(): Solver {
    const copy = new Solver();
    copy.consistent = this.consistent;
    copy.values = this.values.slice();
    copy.watches = this.watches.map((list) => list.slice());
    copy.binary = this.binary.map((list) => list.slice());
    copy.levels = this.levels.slice();
    copy.reasons = this.reasons.slice();
    copy.phases = this.phases.slice();
    copy.activity = this.activity.slice();
    copy.seen = this.seen.slice();
    copy.heap = this.heap.copy(copy.activity);
    copy.trail = this.trail.slice();
    copy.propagated = this.propagated;
    copy.clauses = this.clauses.slice();
    return copy;
  }

  /** @returns the literal of a new variable */
  newVariable(): Literal {
    const variable = this.levels.length;
    this.values.push(OPEN, OPEN);
    this.watches.push([], []);
    this.binary.push([], []);
    this.levels.push(0);
    this.reasons.push(NO_REASON);
    this.phases.push(1);
    this.activity.push(0);
    this.seen.push(0);
    this.heap.add(variable);
    return variable << 1;
  }

  /** Which value a variable is tried with first. */
  prefer(literal: Literal): void {
    this.phases[literal >> 1] = literal & 1;
  }

  /** Says that variables are to be decided early. */
  favour(literal: Literal, activity: number): void {
    this.activity[literal >> 1]! += activity;
    this.heap.moved(literal >> 1);
  }

  /** At least one of the literals is true. Only outside of `solve`. */
  add(literals: readonly Literal[]): void {
    if (!this.consistent) return;
    const open: Literal[] = [];
    for (const literal of literals) {
      if (this.values[literal] === TRUE || open.includes(not(literal))) return;
      if (this.values[literal] === FALSE || open.includes(literal)) continue;
      open.push(literal);
    }
    if (open.length === 0) this.consistent = false;
    else if (open.length === 1) {
      this.assign(open[0]!, NO_REASON);
      this.consistent = this.propagate({ left: Number.POSITIVE_INFINITY }) === NO_CONFLICT;
    } else if (open.length === 2) this.addBinary(open[0]!, open[1]!);
    else this.addClause(open, 0);
  }

  /** Whether a literal is true in the assignment that was found. */
  isTrue(literal: Literal): boolean {
    return this.values[literal] === TRUE;
  }

  /** After `refuted`: assumptions that cannot all be true. */
  get contradicting(): readonly Literal[] {
    return this.failed;
  }

  /** Takes the found assignment back, so that clauses can be added. */
  reset(): void {
    this.backtrack(0);
  }

  /** @param steps what is used is taken from it */
  solve(assumptions: readonly Literal[], steps: Steps): Satisfiability {
    this.backtrack(0);
    this.failed = [];
    if (!this.consistent) return 'refuted';
    for (let round = 1; ; round++) {
      const outcome = this.search(assumptions, luby(round) * CONFLICTS_A_RESTART, steps);
      if (outcome !== null) return outcome;
      this.backtrack(0);
    }
  }

  /** @returns null after so many conflicts */
  private search(assumptions: readonly Literal[], mostConflicts: number, steps: Steps): Satisfiability | null {
    let conflicts = 0;
    for (;;) {
      const conflict = this.propagate(steps);
      if (conflict !== NO_CONFLICT) {
        conflicts++;
        if (this.trailEnds.length === 0) {
          this.consistent = false;
          return 'refuted';
        }
        this.learn(conflict);
        continue;
      }
      if (steps.left <= 0) return 'given-up';
      if (conflicts >= mostConflicts) return null;
      if (this.learned.length >= this.mostLearned) this.forget();
      const next = this.nextAssumption(assumptions);
      if (next === 'contradicted') return 'refuted';
      const decision = next ?? this.decide();
      if (decision === null) return 'satisfied';
      this.trailEnds.push(this.trail.length);
      this.assign(decision, NO_REASON);
    }
  }

  private nextAssumption(assumptions: readonly Literal[]): Literal | 'contradicted' | null {
    while (this.trailEnds.length < assumptions.length) {
      const literal = assumptions[this.trailEnds.length]!;
      const value = this.values[literal];
      if (value === OPEN) return literal;
      if (value === FALSE) {
        this.explain(literal);
        return 'contradicted';
      }
      this.trailEnds.push(this.trail.length);
    }
    return null;
  }

  private decide(): Literal | null {
    while (!this.heap.isEmpty) {
      const variable = this.heap.take();
      if (this.values[variable << 1] === OPEN) return (variable << 1) | this.phases[variable]!;
    }
    return null;
  }

  private assign(literal: Literal, reason: number): void {
    this.values[literal] = TRUE;
    this.values[literal ^ 1] = FALSE;
    const variable = literal >> 1;
    this.levels[variable] = this.trailEnds.length;
    this.reasons[variable] = reason;
    this.trail.push(literal);
  }

  private backtrack(level: number): void {
    if (this.trailEnds.length <= level) return;
    const end = this.trailEnds[level]!;
    for (let place = this.trail.length - 1; place >= end; place--) {
      const literal = this.trail[place]!;
      this.values[literal] = OPEN;
      this.values[literal ^ 1] = OPEN;
      this.phases[literal >> 1] = literal & 1;
      this.heap.add(literal >> 1);
    }
    this.trail.length = end;
    this.trailEnds.length = level;
    this.propagated = end;
  }

  private addBinary(a: Literal, b: Literal): void {
    this.binary[a ^ 1]!.push(b);
    this.binary[b ^ 1]!.push(a);
  }

  private addClause(literals: readonly Literal[], levels: number): number {
    const clause = this.clauses.length;
    this.clauses.push(literals.length, levels);
    for (let place = 0; place < literals.length; place++) this.clauses.push(literals[place]!);
    this.watches[literals[0]! ^ 1]!.push(clause, literals[1]!);
    this.watches[literals[1]! ^ 1]!.push(clause, literals[0]!);
    return clause;
  }

  /** Assigns all that follows. @returns a clause that cannot be true any more */
  private propagate(steps: Steps): number {
    const { values, clauses, trail } = this;
    let count = 0;
    let conflict = NO_CONFLICT;
    while (this.propagated < trail.length && conflict === NO_CONFLICT) {
      const literal = trail[this.propagated++]!;
      count++;
      const implied = this.binary[literal]!;
      for (let place = 0; place < implied.length; place++) {
        const other = implied[place]!;
        const value = values[other];
        if (value === TRUE) continue;
        if (value === FALSE) {
          this.conflictA = other;
          this.conflictB = literal ^ 1;
          conflict = BINARY_CONFLICT;
          break;
        }
        this.assign(other, -2 - (literal ^ 1));
      }
      if (conflict !== NO_CONFLICT) break;
      const watched = this.watches[literal]!;
      const falsified = literal ^ 1;
      let kept = 0;
      let place = 0;
      while (place < watched.length) {
        const clause = watched[place]!;
        const blocker = watched[place + 1]!;
        place += 2;
        if (values[blocker] === TRUE) {
          watched[kept++] = clause;
          watched[kept++] = blocker;
          continue;
        }
        const first = clause + HEADER;
        const length = clauses[clause]!;
        if (length === 0) continue;
        if (clauses[first] === falsified) {
          clauses[first] = clauses[first + 1]!;
          clauses[first + 1] = falsified;
        }
        const watch = clauses[first]!;
        if (values[watch] === TRUE) {
          watched[kept++] = clause;
          watched[kept++] = watch;
          continue;
        }
        const end = first + length;
        let other = first + 2;
        while (other < end && values[clauses[other]!] === FALSE) other++;
        if (other < end) {
          const found = clauses[other]!;
          clauses[first + 1] = found;
          clauses[other] = falsified;
          this.watches[found ^ 1]!.push(clause, watch);
          continue;
        }
        watched[kept++] = clause;
        watched[kept++] = watch;
        if (values[watch] === FALSE) {
          conflict = clause;
          while (place < watched.length) watched[kept++] = watched[place++]!;
        } else this.assign(watch, clause);
      }
      watched.length = kept;
    }
    steps.left -= count;
    return conflict;
  }

  /** Learns from a conflict what would have prevented it, and goes back to where that decides something. */
  private learn(conflict: number): void {
    const { seen, trail, levels } = this;
    const level = this.trailEnds.length;
    const clause: Literal[] = [0];
    const touched: number[] = [];
    let open = 0;
    const look = (literal: Literal): void => {
      const variable = literal >> 1;
      if (seen[variable] !== 0 || levels[variable] === 0) return;
      seen[variable] = 1;
      touched.push(variable);
      this.bump(variable);
      if (levels[variable]! >= level) open++;
      else clause.push(literal);
    };
    this.eachOf(conflict, -1, look);
    let place = trail.length - 1;
    let literal: Literal;
    for (;;) {
      while (seen[trail[place]! >> 1] === 0) place--;
      literal = trail[place--]!;
      open--;
      if (open === 0) break;
      this.eachOf(this.reasons[literal >> 1]!, literal, look);
    }
    clause[0] = literal ^ 1;
    const short = clause.filter((other, index) => index === 0 || !this.follows(other));
    for (const variable of touched) seen[variable] = 0;
    this.increment /= DECAY;

    let back = 0;
    let second = 1;
    for (let index = 1; index < short.length; index++) {
      const here = levels[short[index]! >> 1]!;
      if (here > back) {
        back = here;
        second = index;
      }
    }
    const joined = new Set(short.map((each) => levels[each >> 1]!)).size;
    this.backtrack(back);
    if (short.length === 1) {
      this.assign(short[0]!, NO_REASON);
    } else if (short.length === 2) {
      this.addBinary(short[0]!, short[1]!);
      this.assign(short[0]!, -2 - short[1]!);
    } else {
      [short[1], short[second]] = [short[second]!, short[1]!];
      const learned = this.addClause(short, joined);
      this.learned.push(learned);
      this.assign(short[0]!, learned);
    }
  }

  /** Whether all that a learned literal was a reason for is there without it. */
  private follows(literal: Literal): boolean {
    const reason = this.reasons[literal >> 1]!;
    if (reason === NO_REASON) return false;
    let all = true;
    this.eachOf(reason, literal ^ 1, (other) => {
      const variable = other >> 1;
      if (this.seen[variable] === 0 && this.levels[variable] !== 0) all = false;
    });
    return all;
  }

  /** The literals of a clause, or of the reason of an assignment, without the one that it made true. */
  private eachOf(clause: number, without: Literal, look: (literal: Literal) => void): void {
    if (clause === BINARY_CONFLICT && without === -1) {
      look(this.conflictA);
      look(this.conflictB);
    } else if (clause <= -2) look(-2 - clause);
    else {
      const end = clause + HEADER + this.clauses[clause]!;
      for (let place = clause + HEADER; place < end; place++) {
        const literal = this.clauses[place]!;
        if (literal !== without) look(literal);
      }
    }
  }

  private bump(variable: number): void {
    this.activity[variable]! += this.increment;
    if (this.activity[variable]! > LARGEST_ACTIVITY) {
      for (let index = 0; index < this.activity.length; index++) this.activity[index]! /= LARGEST_ACTIVITY;
      this.increment /= LARGEST_ACTIVITY;
    }
    this.heap.moved(variable);
  }

  /** Which assumptions make this one false. */
  private explain(assumption: Literal): void {
    const { seen, trail } = this;
    this.failed = [assumption];
    if (this.levels[assumption >> 1] === 0) return;
    seen[assumption >> 1] = 1;
    for (let place = trail.length - 1; place >= this.trailEnds[0]!; place--) {
      const literal = trail[place]!;
      const variable = literal >> 1;
      if (seen[variable] === 0) continue;
      const reason = this.reasons[variable]!;
      if (reason === NO_REASON) {
        if (literal !== assumption) this.failed.push(literal);
      } else {
        this.eachOf(reason, literal, (other) => {
          if (this.levels[other >> 1] !== 0) seen[other >> 1] = 1;
        });
      }
      seen[variable] = 0;
    }
    seen[assumption >> 1] = 0;
  }

  /** Forgets half of the learned clauses, those that join most levels first. */
  private forget(): void {
    const { clauses } = this;
    const isReason = (clause: number): boolean => {
      const literal = clauses[clause + HEADER]!;
      return this.values[literal] === TRUE && this.reasons[literal >> 1] === clause;
    };
    const loose = this.learned.filter((clause) => clauses[clause + 1]! > KEPT_LEVELS && !isReason(clause));
    loose.sort((a, b) => clauses[b + 1]! - clauses[a + 1]! || clauses[b]! - clauses[a]! || a - b);
    loose.length >>= 1;
    for (const clause of loose) clauses[clause] = 0;
    this.learned = this.learned.filter((clause) => clauses[clause] !== 0);
    this.mostLearned = Math.max(this.mostLearned, this.learned.length) + MORE_A_REDUCTION;
  }
}

/** The sequence of Luby, Sinclair and Zuckerman: 1 1 2 1 1 2 4 … @param index from 1 */
function luby(index: number): number {
  let place = index;
  for (;;) {
    let power = 1;
    while ((1 << power) - 1 < place) power++;
    if ((1 << power) - 1 === place) return 1 << (power - 1);
    place -= (1 << (power - 1)) - 1;
  }
}
