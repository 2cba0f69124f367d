import { suitOf, type Card } from '../../../cards/card.js';
import { has, noCards, type CardSet } from '../../../cards/card-set.js';
import { type Formula } from '../../../solver/formula.js';
import { not, type Literal } from '../../../solver/literal.js';
import { deck } from '../../deck.js';
import { collectorOf, interceptorOf, type Party, type Seat } from '../../table.js';
import { TRICKS, type GameLiterals } from './game-formula.js';

const TAROCKS = 4;
const kindOf = (card: Card): number => Math.min(suitOf(card), TAROCKS);

/** A card that a call binds (2.6); bit n of `tricks` is trick n, from 1. */
export interface BoundByCall {
  readonly card: Card;
  readonly tricks: number;
  /** A number for the call: cards of one call have the same. */
  readonly call: number;
  /** The card is bound only where this is true. */
  readonly stands: Literal;
}

/** The order of calls that bind cards: which of two was made later. */
export class CallOrder {
  private readonly literals = new Map<string, Literal>();
  private readonly calls: number[] = [];

  constructor(private readonly formula: Formula) {}

  /** `call` was made after `other`. */
  isLater(call: number, other: number): Literal {
    this.enter(call);
    this.enter(other);
    return this.literal(call, other);
  }

  private literal(call: number, other: number): Literal {
    return call > other ? this.literals.get(`${call} ${other}`)! : not(this.literals.get(`${other} ${call}`)!);
  }

  private enter(call: number): void {
    if (this.calls.includes(call)) return;
    for (const other of this.calls) {
      this.literals.set(`${Math.max(call, other)} ${Math.min(call, other)}`, this.formula.variable());
    }
    for (const [place, first] of this.calls.entries()) {
      for (const second of this.calls.slice(0, place)) {
        const [a, b, c] = [this.literal(call, first), this.literal(first, second), this.literal(call, second)];
        this.formula.clause(not(a), not(b), c);
        this.formula.clause(a, b, not(c));
      }
    }
    this.calls.push(call);
  }

  /** The calls that bind cards, the first one first, in the assignment that was found. */
  inOrder(): readonly number[] {
    return [...this.calls].sort((a, b) => (this.formula.solver.isTrue(this.literal(a, b)) ? 1 : -1));
  }
}

/**
 * 2.6 for the cards that one party binds.
 * @param maybe cards of which it is not known whether something else binds them: they excuse what they could excuse
 */
export function sayBindings(
  formula: Formula,
  game: GameLiterals,
  party: Party,
  bound: readonly BoundByCall[],
  order: CallOrder,
  maybe: CardSet = noCards,
): void {
  const said = new Bindings(formula, game, bound, order, maybe);
  for (const seat of [interceptorOf(party), collectorOf(party)]) {
    for (const binding of bound) {
      for (const trick of TRICKS) {
        const now = 1 << (trick + 1);
        if (binding.tricks === now) said.due(seat, binding, trick);
        else if (binding.tricks > now && (binding.tricks & now) === 0) said.early(seat, binding, trick);
      }
    }
  }
}

class Bindings {
  constructor(
    private readonly formula: Formula,
    private readonly game: GameLiterals,
    private readonly bound: readonly BoundByCall[],
    private readonly order: CallOrder,
    private readonly maybe: CardSet,
  ) {}

  /** Bound to this trick and kept for later: it could not be played, or another card bound to the trick was. */
  due(seat: Seat, { card, stands }: BoundByCall, trick: number): void {
    const { formula, game } = this;
    const now = 1 << (trick + 1);
    const others = [
      ...this.bound.filter((other) => other.card !== card && other.tricks === now).map((other) => other.card),
      ...deck.filter((other) => has(this.maybe, other)),
    ];
    const excused = others.map((other) => game.slots[other]![trick]![seat]!);
    const kept = [not(stands), not(game.dealt[card]![seat]!), not(game.playedAfter[card]![trick]!), ...excused];
    const kind = kindOf(card);
    formula.clause(...kept, not(game.leads[trick]![seat]!));
    for (let led = 0; led <= TAROCKS; led++) {
      const isLed = game.led[trick]![led]!;
      const plays = game.plays[trick]![seat]!;
      if (led === kind) formula.clause(...kept, not(isLed));
      else formula.clause(...kept, not(isLed), plays[led]!, kind === TAROCKS ? formula.never : plays[TAROCKS]!);
    }
  }

  /** Bound to a later trick and played in this one: each card kept could not be played, or is bound to a later one and not more recently. */
  early(seat: Seat, { card, stands, call }: BoundByCall, trick: number): void {
    const { formula, game } = this;
    for (const other of deck) {
      if (other === card || has(this.maybe, other)) continue;
      const premise = [
        not(stands),
        not(game.slots[card]![trick]![seat]!),
        not(game.dealt[other]![seat]!),
        not(game.playedAfter[other]![trick]!),
      ];
      const binding = this.laterBinding(other, trick);
      if (binding?.call === call) continue;
      if (binding !== undefined) premise.push(not(binding.stands), this.order.isLater(call, binding.call));
      formula.clause(...premise, not(game.leads[trick]![seat]!));
      if (kindOf(other) === kindOf(card)) formula.clause(...premise);
      else if (kindOf(card) !== TAROCKS) formula.clause(...premise, game.led[trick]![kindOf(card)]!);
    }
  }

  private laterBinding(card: Card, trick: number): BoundByCall | undefined {
    const now = 1 << (trick + 1);
    return this.bound.find((other) => other.card === card && other.tricks > now && (other.tricks & now) === 0);
  }
}
