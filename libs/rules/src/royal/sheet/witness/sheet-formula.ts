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
}

/**
 * Every game with the announcements of the sheet and no others is an assignment (`exact`). With `wide` also every game in which
 * something was raised is one, and perhaps some that no auction allows: what has no assignment there is impossible.
 */
export type Strictness = 'exact' | 'wide';

export function sheetFormula(sheet: ScoredGame, strictness: Strictness): SheetFormula {
  const { formula, game } = gameFormula(sheet.attackers);
  const said = statementsOf(sheet).map((statement): Said => ({ statement, counts: formula.variable() }));
  const speaker = new Speaker(formula, game);
  for (const { statement, counts } of said) {
    const { stands } = statement;
    const line = stands.entry === 'line' ? sheet.sheet[stands.party].lines[stands.index]! : null;
    if (line !== null && line.result !== 'stated') sayLine(formula, game, statement.party, line, strictness, counts);
    else for (const assertion of statement.assertions) speaker.assertion(assertion, counts);
  }
  const orders = parties.map(() => new CallOrder(formula));
  for (const party of parties) {
    const bound = said.flatMap(({ statement: { stands }, counts }): BoundByCall[] => {
      if (stands.entry !== 'line' || stands.party !== party) return [];
      const { announcement } = sheet.sheet[party].lines[stands.index]!;
      return announcement.bindings.map(({ card, tricks }) => ({ card, tricks, call: stands.index, stands: counts }));
    });
    const maybe = strictness === 'wide' ? raisedBindings(sheet.sheet[party].lines) : undefined;
    sayBindings(formula, game, party, bound, orders[party]!, maybe);
  }
  return { formula, game, said, orders };
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
 */
export function sayLine(
  formula: Formula,
  game: GameLiterals,
  party: Party,
  { announcement, seat, result }: SheetLine,
  strictness: Strictness,
  counts: Literal | readonly Literal[],
): void {
  const claims = announcement.claims.map((claim) => claimLiteral(formula, game, claim, party, seat));
  const countsOf = (claim: number): Literal => (typeof counts === 'number' ? counts : counts[claim]!);
  if (result === 'won') claims.forEach((claim, place) => formula.clause(not(countsOf(place)), claim));
  else if (strictness === 'exact' || !takesOver(announcement)) formula.clause(not(countsOf(0)), ...claims.map(not));
}

/** Whether a Schlemm may have been lost by a card that it took over from another one (2.3). */
function takesOver(announcement: Announcement): boolean {
  const { suits, tarocks } = raisedBindings([{ announcement, seat: 0, result: 'lost' }]);
  return (suits | tarocks) !== 0;
}
