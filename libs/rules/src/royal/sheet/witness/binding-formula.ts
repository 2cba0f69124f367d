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
  /** It may be bound or not: whether it is has to be found out. Else it is bound as long as its line counts. */
  readonly isOpen?: boolean;
}

/** The order of calls that bind cards: which of two was made later. */
export class CallOrder {
  private readonly literals = new Map<string, Literal>();
  private readonly calls: number[] = [];
  private readonly closed = new Set<string>();

  /** @param isCertain calls of which it is known that they were made; others are put into one order by `closeOver` */
  constructor(
    private readonly formula: Formula,
    private readonly isCertain: (call: number) => boolean = () => true,
  ) {}

  /** `call` was made after `other`. */
  isLater(call: number, other: number): Literal {
    this.enter(call);
    this.enter(other);
    return this.literal(call, other);
  }

  /** Lets these calls have one order. @returns whether they had been free not to */
  closeOver(calls: readonly number[]): boolean {
    let isNew = false;
    for (const [place, one] of calls.entries()) {
      for (const [before, other] of calls.slice(0, place).entries()) {
        for (const third of calls.slice(0, before)) {
          if (this.close(one, other, third)) isNew = true;
        }
      }
    }
    return isNew;
  }

  /** Calls that bind cards and were made for certain. */
  get certain(): readonly number[] {
    return this.calls.filter(this.isCertain);
  }

  /** The first one first, in the assignment that was found. @param calls of which the order is closed */
  inOrder(calls = this.certain): readonly number[] {
    return [...calls].sort((a, b) => (this.formula.solver.isTrue(this.literal(a, b)) ? 1 : -1));
  }

  private literal(call: number, other: number): Literal {
    const [high, low] = call > other ? [call, other] : [other, call];
    const key = `${high} ${low}`;
    let literal = this.literals.get(key);
    if (literal === undefined) {
      literal = this.formula.variable();
      this.literals.set(key, literal);
    }
    return call > other ? literal : not(literal);
  }

  private enter(call: number): void {
    if (this.calls.includes(call)) return;
    if (this.isCertain(call)) {
      const { certain } = this;
      for (const other of certain) this.literal(call, other);
      for (const [place, first] of certain.entries()) {
        for (const second of certain.slice(0, place)) this.close(call, first, second);
      }
    }
    this.calls.push(call);
  }

  private close(call: number, first: number, second: number): boolean {
    const key = [call, first, second].sort((a, b) => a - b).join(' ');
    if (this.closed.has(key)) return false;
    this.closed.add(key);
    const [a, b, c] = [this.literal(call, first), this.literal(first, second), this.literal(call, second)];
    this.formula.clause(not(a), not(b), c);
    this.formula.clause(a, b, not(c));
    return true;
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
    const excused = [
      ...this.bound
        .filter((other) => other.card !== card && other.tricks === now)
        .map((other) => this.where(other, game.slots[other.card]![trick]![seat]!)),
      ...deck.filter((other) => has(this.maybe, other)).map((other) => game.slots[other]![trick]![seat]!),
    ];
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
      const bindings = this.laterBindings(other, trick);
      if (bindings.some((binding) => binding.call === call && binding.isOpen !== true)) continue;
      for (const binding of bindings) {
        if (binding.isOpen !== true) premise.push(not(binding.stands));
        const isEarlier = binding.call === call ? formula.always : this.order.isLater(call, binding.call);
        premise.push(this.where(binding, isEarlier));
      }
      formula.clause(...premise, not(game.leads[trick]![seat]!));
      if (kindOf(other) === kindOf(card)) formula.clause(...premise);
      else if (kindOf(card) !== TAROCKS) formula.clause(...premise, game.led[trick]![kindOf(card)]!);
    }
  }

  /** A literal, and that the card is bound where that is open. */
  private where({ stands, isOpen }: BoundByCall, literal: Literal): Literal {
    return isOpen === true ? this.formula.and([stands, literal]) : literal;
  }

  private laterBindings(card: Card, trick: number): readonly BoundByCall[] {
    const now = 1 << (trick + 1);
    return this.bound.filter((other) => other.card === card && other.tricks > now && (other.tricks & now) === 0);
  }
}
