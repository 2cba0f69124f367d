import { cardsOf } from '../../../cards/card-set.js';
import { type Formula } from '../../../solver/formula.js';
import { not, type Literal } from '../../../solver/literal.js';
import { type Announcement } from '../../announcements/announcement.js';
import { bird } from '../../announcements/card-kinds.js';
import { honourSet, SUIT_CARDS } from '../../deck.js';
import { type ScoredGame, type SheetLine } from '../../record/match.js';
import { collectorOf, parties, type Party, type Seat } from '../../table.js';
import { type Assertion, type Statement, statementsOf } from '../statements.js';
import { type BoundByCall, CallOrder, sayBindings } from './binding-formula.js';
import { claimLiteral } from './claim-formula.js';
import { gameFormula, type GameLiterals } from './game-formula.js';
import { raisedBindings } from './raised.js';
import { isLineCall, RaisingFormula, type KeptIf } from './raising-formula.js';

const TAROCKS = 4;
const SUITS = [0, 1, 2, 3];
const RANKS_OF_FOUR = [7, 6, 5, 4];

/** A statement of the sheet with the literal that makes it count. */
export interface Said {
  readonly statement: Statement;
  readonly counts: Literal;
}

/** The games that a sheet allows, as clauses. */
export interface SheetFormula {
  readonly formula: Formula;
  readonly game: GameLiterals;
  readonly said: readonly Said[];
  /** By party: in which order the lines that bind cards were called. A line is numbered as on its side of the sheet. */
  readonly orders: readonly CallOrder[];
  /** By party what may have been raised; empty where nothing was. */
  readonly raisings: readonly RaisingFormula[];
}

/**
 * Every game with the announcements of the sheet and no others is an assignment (`exact`). With `wide` also every game in which
 * something was raised is one, and perhaps some that no auction allows: what has no assignment there is impossible. With `raised` an
 * assignment says what was raised, and the auction has to be asked whether it allows that.
 */
export type Strictness = 'exact' | 'wide' | 'raised';

export function sheetFormula(sheet: ScoredGame, strictness: Strictness): SheetFormula {
  const { formula, game } = gameFormula(sheet.attackers);
  const said = statementsOf(sheet).map((statement): Said => ({ statement, counts: formula.variable() }));
  const speaker = new Speaker(formula, game);
  const orders = parties.map(() => new CallOrder(formula, isLineCall));
  const raisings =
    strictness === 'raised'
      ? parties.map((party) => new RaisingFormula(formula, game, party, sheet.sheet[party].lines, orders[party]!))
      : [];
  for (const { statement, counts } of said) {
    const { stands } = statement;
    const line = stands.entry === 'line' ? sheet.sheet[stands.party].lines[stands.index]! : null;
    if (line !== null && line.result !== 'stated') {
      const kept = stands.entry === 'line' ? raisings[stands.party]?.keptBy(stands.index) : [];
      sayLine(formula, game, statement.party, line, strictness, counts, kept);
    } else for (const assertion of statement.assertions) speaker.assertion(assertion, counts);
  }
  for (const party of parties) {
    const bound = said.flatMap(({ statement: { stands }, counts }): BoundByCall[] => {
      if (stands.entry !== 'line' || stands.party !== party) return [];
      const { announcement } = sheet.sheet[party].lines[stands.index]!;
      return announcement.bindings.map(({ card, tricks }) => ({ card, tricks, call: stands.index, stands: counts }));
    });
    const maybe = strictness === 'wide' ? raisedBindings(sheet.sheet[party].lines) : undefined;
    sayBindings(formula, game, party, [...bound, ...(raisings[party]?.bound ?? [])], orders[party]!, maybe);
  }
  return { formula, game, said, orders, raisings };
}

class Speaker {
  constructor(
    private readonly formula: Formula,
    private readonly game: GameLiterals,
  ) {}

  assertion(assertion: Assertion, counts: Literal): void {
    const { formula, game } = this;
    const say = (...literals: readonly Literal[]): void => formula.clause(not(counts), ...literals);
    switch (assertion.kind) {
      case 'claim':
      case 'denied': {
        const { party, claim } = assertion;
        const literal = claimLiteral(formula, game, claim, party, collectorOf(party));
        say(assertion.kind === 'claim' ? literal : not(literal));
        return;
      }
      case 'dealt':
        for (const card of cardsOf(assertion.cards)) say(game.dealtTo(card, assertion.party));
        return;
      case 'tarocks': {
        const number = assertion.party === 0 ? assertion.count : 22 - assertion.count;
        say(formula.atLeast(game.tarocksOfA, number));
        say(not(formula.atLeast(game.tarocksOfA, number + 1)));
        return;
      }
      case 'honours': {
        const number = formula.count(cardsOf(honourSet).map((card) => game.dealtTo(card, assertion.party)));
        say(formula.atLeast(number, assertion.count));
        say(not(formula.atLeast(number, assertion.count + 1)));
        return;
      }
      case 'message':
        for (const literal of this.message(assertion.message, assertion.seat)) say(literal);
        return;
    }
  }

  /** 4.1. @returns literals that are all true if the message is true of the hand */
  private message({ id, suits, count }: Announcement, seat: Seat): readonly Literal[] {
    const { formula, game } = this;
    const holds = (card: number): Literal => game.dealt[card]![seat]!;
    switch (id) {
      case 'suit-count':
        return game.holdsExactly(seat, suits[0]!, count);
      case 'tarock-count':
        return game.holdsExactly(seat, TAROCKS, count);
      case 'vogerl':
        return [formula.or(cardsOf(bird.set).map(holds))];
      case 'flush':
        return [
          formula.or(
            SUITS.map((suit) =>
              formula.and(cardsOf({ suits: SUIT_CARDS & (0xff << (suit << 3)), tarocks: 0 }).map(holds)),
            ),
          ),
        ];
      case 'wonok':
        return [formula.or(RANKS_OF_FOUR.map((rank) => formula.and(SUITS.map((suit) => holds((suit << 3) | rank)))))];
      default:
        throw new Error(`${id} is no message`);
    }
  }
}

/**
 * A Schlemm is won if all its claims are true; lost if one is not, or a card that it took over failed (2.3).
 * @param counts by claim what makes it count where it is won, or one literal for all
 * @param kept what it took over
 */
export function sayLine(
  formula: Formula,
  game: GameLiterals,
  party: Party,
  { announcement, seat, result }: SheetLine,
  strictness: Strictness,
  counts: Literal | readonly Literal[],
  kept: readonly KeptIf[] = [],
): void {
  const claims = announcement.claims.map((claim) => claimLiteral(formula, game, claim, party, seat));
  const countsOf = (claim: number): Literal => (typeof counts === 'number' ? counts : counts[claim]!);
  if (result === 'won') {
    claims.forEach((claim, place) => formula.clause(not(countsOf(place)), claim));
    for (const { wasCalled, wins } of kept) formula.clause(not(wasCalled), wins);
  } else if (strictness !== 'wide' || !takesOver(announcement)) {
    const failing = kept.map(({ wasCalled, wins }) => formula.and([wasCalled, not(wins)]));
    formula.clause(not(countsOf(0)), ...claims.map(not), ...failing);
  }
}

/** Whether a Schlemm may have been lost by a card that it took over from another one (2.3). */
function takesOver(announcement: Announcement): boolean {
  const { suits, tarocks } = raisedBindings([{ announcement, seat: 0, result: 'lost' }]);
  return (suits | tarocks) !== 0;
}
