import { type Formula } from '../../../solver/formula.js';
import { type Literal } from '../../../solver/literal.js';
import { type Steps } from '../../../solver/solver.js';
import { type Announcement } from '../../announcements/announcement.js';
import { type Claim } from '../../announcements/claim.js';
import { collectorOf, parties, type Party } from '../../table.js';
import { type BoundByCall, CallOrder, sayBindings } from './binding-formula.js';
import { gameFormula, type GameLiterals } from './game-formula.js';
import { raisedBindings } from './raised.js';
import { type DealtAndPlayed, readGame } from './read-game.js';
import { sayLine, type Strictness } from './sheet-formula.js';

/** A Schlemm of one party, active at the end of the auction, and how it came out. */
export interface PairLine {
  readonly party: Party;
  readonly announcement: Announcement;
  readonly result: 'won' | 'lost';
}

/** What a contradiction needs of one of the lines: a claim of a won one, that not all claims of a lost one are true, or its bound cards (2.6). */
export type LinePart =
  | { readonly line: 0 | 1; readonly part: 'claim'; readonly claim: Claim }
  | { readonly line: 0 | 1; readonly part: 'lost' | 'bindings' };

export type Together =
  /** A legal deal and play in which both came out so. */
  | { readonly state: 'shown'; readonly game: DealtAndPlayed }
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
}

/** The attackers of every pair: which of the two parties attacks is what its lines differ in, not its name. */
export const PAIR_ATTACKERS: Party = 0;

/**
 * Whether two Schlemme that the auction allows beside each other can come out as the lines say. Everything else is free: the deal,
 * the silent bonuses, who speaks, which of the two was called first, and what was raised.
 */
export function askTogether(lines: readonly [PairLine, PairLine], limit: number): Together {
  const steps = { left: limit };
  const exact = pairFormula(lines, 'exact');
  switch (solve(exact, steps)) {
    case 'satisfied':
      return { state: 'shown', game: readGame(exact) };
    case 'given-up':
      return { state: 'undecided' };
    case 'refuted':
  }
  const wide = lines.some(({ announcement }) => takesOver(announcement)) ? pairFormula(lines, 'wide') : exact;
  if (wide !== exact && solve(wide, steps) !== 'refuted') return { state: 'undecided' };
  return { state: 'impossible', clash: smallestClash(wide, steps) };
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
  sheetLines.forEach((sheetLine, place) => {
    const line = place as 0 | 1;
    const { claims } = sheetLine.announcement;
    const counts =
      sheetLine.result === 'won'
        ? claims.map((claim) => say({ line, part: 'claim', claim }))
        : say({ line, part: 'lost' });
    sayLine(formula, game, sheetLine.party, sheetLine, strictness, counts);
  });
  for (const party of parties) {
    const own = sheetLines.filter((line) => line.party === party);
    const bound = sheetLines.flatMap(({ announcement, party: whose }, line): BoundByCall[] => {
      if (whose !== party || announcement.bindings.length === 0) return [];
      const stands = say({ line: line as 0 | 1, part: 'bindings' });
      return announcement.bindings.map(({ card, tricks }) => ({ card, tricks, call: line, stands }));
    });
    const maybe = strictness === 'wide' ? raisedBindings(own) : undefined;
    sayBindings(formula, game, party, bound, new CallOrder(formula), maybe);
  }
  return { formula, game, said };
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
    if (!needed.includes(one)) continue;
    const without = needed.filter((other) => other !== one).map(({ counts }) => counts);
    if (solver.solve(without, steps) === 'refuted') needed = contradicting();
  }
  return needed.map(({ part }) => part);
}
