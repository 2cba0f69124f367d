import { type Formula } from '../../../solver/formula.js';
import { type Literal } from '../../../solver/literal.js';
import { type Steps } from '../../../solver/solver.js';
import { type Announcement } from '../../announcements/announcement.js';
import { type Claim } from '../../announcements/claim.js';
import { collectorOf, parties } from '../../table.js';
import { type BoundByCall, CallOrder, sayBindings } from './binding-formula.js';
import { gameFormula, type GameLiterals } from './game-formula.js';
import { raisedBindings } from './raised.js';
import { callsOf, PAIR_ATTACKERS, pairGameOf, type PairGame, type PairLine } from './pair-game.js';
import { isLineCall, RaisingFormula } from './raising-formula.js';
import { searchRaising } from './raising-search.js';
import { readGame } from './read-game.js';
import { sayLine, type Strictness } from './sheet-formula.js';

/** What a contradiction needs of one of the lines: a claim of a won one, that not all claims of a lost one are true, or its bound cards (2.6). */
export type LinePart =
  | { readonly line: 0 | 1; readonly part: 'claim'; readonly claim: Claim }
  | { readonly line: 0 | 1; readonly part: 'lost' | 'bindings' };

export type Together =
  /** A legal deal and play in which both came out so. */
  | { readonly state: 'shown'; readonly game: PairGame }
  /** There is none: these contradict each other, and without any one of them were not found to. */
  | { readonly state: 'impossible'; readonly clash: readonly LinePart[] }
  | { readonly state: 'undecided' };

interface Said {
  readonly part: LinePart;
  readonly counts: Literal;
}

interface PairFormula {
  readonly formula: Formula;
  readonly game: GameLiterals;
  readonly said: readonly Said[];
  /** By party, as of a sheet. */
  readonly orders: readonly CallOrder[];
  readonly raisings: readonly RaisingFormula[];
}

/**
 * Whether two Schlemme that the auction allows beside each other can come out as the lines say. Everything else is free: the deal,
 * the silent bonuses, who speaks, which of the two was called first, and what was raised.
 */
export function askTogether(lines: readonly [PairLine, PairLine], limit: number): Together {
  const steps = { left: limit };
  const exact = pairFormula(lines, 'exact');
  switch (solve(exact, steps)) {
    case 'satisfied':
      return { state: 'shown', game: { ...readGame(exact), calls: null } };
    case 'given-up':
      return { state: 'undecided' };
    case 'refuted':
  }
  const wide = lines.some(({ announcement }) => takesOver(announcement)) ? pairFormula(lines, 'wide') : exact;
  if (wide !== exact && solve(wide, steps) !== 'refuted') {
    const game = withRaised(lines, steps);
    return game === null ? { state: 'undecided' } : { state: 'shown', game };
  }
  return { state: 'impossible', clash: smallestClash(wide, steps) };
}

/** A game in which one of the two has raised something: looked for only where there is none without. */
function withRaised(lines: readonly [PairLine, PairLine], steps: Steps): PairGame | null {
  const found = pairFormula(lines, 'raised');
  const assumptions = found.said.map(({ counts }) => counts);
  return searchRaising(found, assumptions, steps, (order, called) => {
    const game = { ...readGame(found), calls: callsOf(lines, order, called) };
    return pairGameOf(game, ...lines) === null ? null : game;
  });
}

function takesOver(announcement: Announcement): boolean {
  const { suits, tarocks } = raisedBindings([{ announcement, seat: 0, result: 'lost' }]);
  return (suits | tarocks) !== 0;
}

function pairFormula(lines: readonly [PairLine, PairLine], strictness: Strictness): PairFormula {
  const { formula, game } = gameFormula(PAIR_ATTACKERS);
  const said: Said[] = [];
  const say = (part: LinePart): Literal => {
    const counts = formula.variable();
    said.push({ part, counts });
    return counts;
  };
  const sheetLines = lines.map((line) => ({ ...line, seat: collectorOf(line.party) }));
  const bySide = parties.map((party) => sheetLines.filter((line) => line.party === party));
  const orders = parties.map(() => new CallOrder(formula, isLineCall));
  const raisings =
    strictness === 'raised'
      ? parties.map((party) => new RaisingFormula(formula, game, party, bySide[party]!, orders[party]!))
      : [];
  sheetLines.forEach((sheetLine, place) => {
    const line = place as 0 | 1;
    const { claims } = sheetLine.announcement;
    const counts =
      sheetLine.result === 'won'
        ? claims.map((claim) => say({ line, part: 'claim', claim }))
        : say({ line, part: 'lost' });
    const kept = raisings[sheetLine.party]?.keptBy(bySide[sheetLine.party]!.indexOf(sheetLine));
    sayLine(formula, game, sheetLine.party, sheetLine, strictness, counts, kept);
  });
  for (const party of parties) {
    const own = bySide[party]!;
    const bound = own.flatMap((sheetLine, call): BoundByCall[] => {
      const { bindings } = sheetLine.announcement;
      if (bindings.length === 0) return [];
      const stands = say({ line: sheetLines.indexOf(sheetLine) as 0 | 1, part: 'bindings' });
      return bindings.map(({ card, tricks }) => ({ card, tricks, call, stands }));
    });
    const maybe = strictness === 'wide' ? raisedBindings(own) : undefined;
    sayBindings(formula, game, party, [...bound, ...(raisings[party]?.bound ?? [])], orders[party]!, maybe);
  }
  return { formula, game, said, orders, raisings };
}

function solve({ formula, said }: PairFormula, steps: Steps) {
  return formula.solver.solve(
    said.map(({ counts }) => counts),
    steps,
  );
}

/** Takes away every part that the contradiction does not need: bound cards first, for claims say more. */
function smallestClash({ formula, said }: PairFormula, steps: Steps): readonly LinePart[] {
  const { solver } = formula;
  const contradicting = (): Said[] => said.filter(({ counts }) => solver.contradicting.includes(counts));
  let needed = contradicting();
  for (const one of [...needed].reverse()) {
    if (steps.left <= 0) break;
    if (!needed.includes(one)) continue;
    const without = needed.filter((other) => other !== one).map(({ counts }) => counts);
    if (solver.solve(without, steps) === 'refuted') needed = contradicting();
  }
  return needed.map(({ part }) => part);
}
