import { CLUBS, DIAMONDS, HEARTS, isTarock, SPADES, suitOf, type Card } from '../../../cards/card.js';
import { cardsOf } from '../../../cards/card-set.js';
import { Formula } from '../../../solver/formula.js';
import { not, type Literal } from '../../../solver/literal.js';
import { Solver } from '../../../solver/solver.js';
import { ANGEL, cardsOfSuit, deck, LAMOUR } from '../../deck.js';
import { collectorOf, interceptorOf, parties, partyOf, seats, type Party, type Seat } from '../../table.js';

export const TRICKS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const SUITS = [0, 1, 2, 3] as const;
/** What a card counts as when suit is to be followed: four suits and the tarocks. */
const KINDS = [...SUITS, 4] as const;
/** Black and red. */
const COLOURS: readonly (readonly number[])[] = [
  [SPADES, CLUBS],
  [HEARTS, DIAMONDS],
];
const TAROCKS = 4;
const HAND = 10;
const LEAST_TAROCKS = 3;
const MOST_PARTY_TAROCKS = 16;
const ALL_TAROCKS = 22;
const NINE = 9;

const tarockCards = deck.filter(isTarock);
const kindOf = (card: Card): number => Math.min(suitOf(card), TAROCKS);

/** A number in unary, as `Formula.count` makes it. */
type Unary = readonly Literal[];

/**
 * A whole legal game as clauses (sections 1.4 and 3): every assignment is a deal with its ten tricks, and every such game is an
 * assignment. Tricks count from 0 here. What a sheet says is added by `sheet-formula.ts`, bound cards (2.6) by `binding-formula.ts`.
 */
export class GameLiterals {
  /** By card and seat: the card was dealt to the seat. */
  readonly dealt: Literal[][] = [];
  /** By card and trick: it was played in the trick, or in a later one. */
  readonly played: Literal[][] = [];
  readonly playedAfter: Literal[][] = [];
  /** By card, trick and seat. */
  readonly slots: Literal[][][] = [];
  /** By card and trick: it won the trick. */
  readonly best: Literal[][] = [];
  /** By card: dealt to, and brought home by, party A. */
  readonly dealtToA: Literal[] = [];
  readonly homeOfA: Literal[] = [];
  /** By trick and seat; the winner of a trick leads the next one. */
  readonly leads: Literal[][] = [];
  readonly wins: Literal[][] = [];
  /** By trick: party A won it. */
  readonly wonByA: Literal[] = [];
  /** By trick and kind: the suit led. */
  readonly led: Literal[][] = [];
  /** By trick, seat and kind: what the seat played. */
  readonly plays: Literal[][][] = [];
  /** By seat and kind in unary: how many cards it was dealt. */
  readonly counts: Unary[][] = [];
  /** Tarocks of party A. */
  readonly tarocksOfA: Unary;
  /** Tricks of party A, and among the first nine. */
  readonly tricksOfA: Unary;
  readonly tricksOfNineOfA: Unary;

  constructor(
    private readonly formula: Formula,
    attackers: Party,
  ) {
    for (const card of deck) {
      this.dealt[card] = formula.variables(4);
      this.played[card] = formula.variables(10);
      this.playedAfter[card] = formula.variables(10);
      this.best[card] = formula.variables(10);
      this.dealtToA[card] = formula.variable();
      this.homeOfA[card] = formula.variable();
      this.slots[card] = TRICKS.map(() => formula.variables(4));
    }
    for (const _trick of TRICKS) {
      this.wonByA.push(formula.variable());
      this.led.push(formula.variables(5));
      this.plays.push(seats.map(() => formula.variables(5)));
    }
    this.leads.push(seats.map((seat) => (seat === collectorOf(attackers) ? formula.always : formula.never)));
    for (const _trick of TRICKS) {
      const winner = formula.variables(4);
      this.wins.push(winner);
      this.leads.push(winner);
    }
    this.sayDeal(attackers);
    this.sayCards();
    this.sayFollowing();
    this.sayWinning();
    this.tarocksOfA = this.sayCounts();
    this.tricksOfNineOfA = formula.count(this.wonByA.slice(0, NINE));
    this.tricksOfA = formula.sum(this.tricksOfNineOfA, [this.wonByA[NINE]!]);
    this.sayTarocksPlayed();
    this.sayColours();
  }

  dealtTo(card: Card, party: Party): Literal {
    return party === 0 ? this.dealtToA[card]! : not(this.dealtToA[card]!);
  }

  homeOf(card: Card, party: Party): Literal {
    return party === 0 ? this.homeOfA[card]! : not(this.homeOfA[card]!);
  }

  wonBy(trick: number, party: Party): Literal {
    return party === 0 ? this.wonByA[trick]! : not(this.wonByA[trick]!);
  }

  /** At least so many tricks of a party. */
  tricksAtLeast(party: Party, least: number): Literal {
    return party === 0
      ? this.formula.atLeast(this.tricksOfA, least)
      : not(this.formula.atLeast(this.tricksOfA, TRICKS.length - least + 1));
  }

  /** The seat holds so many cards of a kind, exactly. @param kind 0–3 a suit, 4 tarocks */
  holdsExactly(seat: Seat, kind: number, count: number): Literal[] {
    const number = this.counts[seat]![kind]!;
    return [this.formula.atLeast(number, count), not(this.formula.atLeast(number, count + 1))];
  }

  /** 1.3, 1.4 */
  private sayDeal(attackers: Party): void {
    const { formula } = this;
    for (const card of deck) {
      const dealt = this.dealt[card]!;
      formula.exactlyOne(dealt);
      const ofA = this.dealtToA[card]!;
      for (const seat of seats) formula.clause(not(dealt[seat]!), this.dealtTo(card, partyOf(seat)));
      formula.clause(not(ofA), dealt[0]!, dealt[1]!);
      formula.clause(ofA, dealt[2]!, dealt[3]!);
    }
    formula.clause(this.dealt[LAMOUR]![interceptorOf(attackers)]!);
    formula.clause(this.dealt[ANGEL]![collectorOf(attackers)]!);
  }

  /** Each card lies in one slot, each slot holds one card. */
  private sayCards(): void {
    const { formula } = this;
    for (const card of deck) {
      const played = this.played[card]!;
      const after = this.playedAfter[card]!;
      const dealt = this.dealt[card]!;
      formula.exactlyOne(played);
      for (const trick of TRICKS) {
        const before = trick === 0 ? formula.always : after[trick - 1]!;
        formula.clause(not(after[trick]!), before);
        formula.clause(not(played[trick]!), before);
        formula.clause(not(played[trick]!), not(after[trick]!));
        formula.clause(not(before), played[trick]!, after[trick]!);
        for (const seat of seats) {
          const slot = this.slots[card]![trick]![seat]!;
          formula.clause(not(slot), played[trick]!);
          formula.clause(not(slot), dealt[seat]!);
          formula.clause(slot, not(played[trick]!), not(dealt[seat]!));
        }
        formula.clause(not(played[trick]!), ...this.slots[card]![trick]!);
      }
      formula.clause(not(after[NINE]!));
      for (const seat of seats) {
        formula.clause(not(dealt[seat]!), ...TRICKS.map((trick) => this.slots[card]![trick]![seat]!));
      }
    }
    for (const trick of TRICKS) {
      for (const seat of seats) formula.exactlyOne(deck.map((card) => this.slots[card]![trick]![seat]!));
    }
  }

  /** 3.1: who does not follow holds nothing to follow with, neither then nor later. */
  private sayFollowing(): void {
    const { formula } = this;
    for (const seat of seats) {
      const lacks = KINDS.map(() => formula.variables(10));
      for (const kind of KINDS) {
        for (const trick of TRICKS) {
          const lacking = lacks[kind]![trick]!;
          if (trick + 1 < TRICKS.length) formula.clause(not(lacking), lacks[kind]![trick + 1]!);
          formula.clause(not(lacking), not(this.plays[trick]![seat]![kind]!));
        }
      }
      for (const trick of TRICKS) {
        const plays = this.plays[trick]![seat]!;
        const led = this.led[trick]!;
        formula.exactlyOne(plays);
        for (const card of deck) {
          formula.clause(not(this.slots[card]![trick]![seat]!), plays[kindOf(card)]!);
          // Whoever lacks a suit has played all of it before.
          formula.clause(
            not(lacks[kindOf(card)]![trick]!),
            not(this.dealt[card]![seat]!),
            trick === 0 ? formula.never : not(this.playedAfter[card]![trick - 1]!),
          );
        }
        for (const kind of KINDS) {
          formula.clause(
            not(plays[kind]!),
            ...deck.filter((card) => kindOf(card) === kind).map((card) => this.slots[card]![trick]![seat]!),
          );
          formula.clause(not(this.leads[trick]![seat]!), not(plays[kind]!), led[kind]!);
          formula.clause(not(this.leads[trick]![seat]!), plays[kind]!, not(led[kind]!));
          formula.clause(not(led[kind]!), plays[kind]!, lacks[kind]![trick]!);
          formula.clause(not(led[kind]!), plays[kind]!, plays[TAROCKS]!, lacks[TAROCKS]![trick]!);
        }
      }
    }
    for (const trick of TRICKS) formula.exactlyOne(this.led[trick]!);
  }

  /** 3.1: the highest tarock wins, else the highest card of the suit led. */
  private sayWinning(): void {
    const { formula } = this;
    for (const trick of TRICKS) {
      formula.exactlyOne(deck.map((card) => this.best[card]![trick]!));
      formula.exactlyOne(this.wins[trick]!);
      const ofA = this.wonByA[trick]!;
      for (const seat of seats) formula.clause(not(this.wins[trick]![seat]!), partyOf(seat) === 0 ? ofA : not(ofA));
      formula.clause(not(ofA), this.wins[trick]![0]!, this.wins[trick]![1]!);
      formula.clause(ofA, this.wins[trick]![2]!, this.wins[trick]![3]!);
      const hasTarock = formula.variable();
      for (const card of tarockCards) formula.clause(not(this.played[card]![trick]!), hasTarock);
      formula.clause(not(hasTarock), ...tarockCards.map((card) => this.best[card]![trick]!));
      for (const card of deck) this.sayBest(card, trick, hasTarock);
    }
    for (const card of deck) formula.atMostOne(this.best[card]!);
  }

  private sayBest(card: Card, trick: number, hasTarock: Literal): void {
    const { formula } = this;
    const best = this.best[card]![trick]!;
    formula.clause(not(best), this.played[card]![trick]!);
    if (isTarock(card)) formula.clause(not(best), hasTarock);
    else {
      formula.clause(not(best), not(hasTarock));
      formula.clause(not(best), this.led[trick]![suitOf(card)]!);
    }
    for (const higher of deck) {
      if (higher > card && kindOf(higher) === kindOf(card))
        formula.clause(not(best), not(this.played[higher]![trick]!));
    }
    for (const seat of seats) {
      const wins = this.wins[trick]![seat]!;
      formula.clause(not(best), not(this.dealt[card]![seat]!), wins);
      formula.clause(not(best), not(wins), this.slots[card]![trick]![seat]!);
    }
    const ofA = this.wonByA[trick]!;
    formula.clause(not(best), not(ofA), this.dealtToA[card]!);
    formula.clause(not(best), ofA, not(this.dealtToA[card]!));
    const played = this.played[card]![trick]!;
    formula.clause(not(played), not(ofA), this.homeOfA[card]!);
    formula.clause(not(played), ofA, not(this.homeOfA[card]!));
  }

  /** How many black and red cards lie in the tricks: it follows from the rest, but a solver of clauses counts badly. */
  private sayColours(): void {
    const { formula } = this;
    for (const colour of COLOURS) {
      const inTrick = this.plays.map((bySeat) =>
        formula.count(bySeat.map((plays) => formula.or(colour.map((suit) => plays[suit]!)))),
      );
      const cards = colour.reduce((sum, suit) => sum + cardsOf(cardsOfSuit(suit)).length, 0);
      const all = inTrick.reduce((sum, number) => formula.sum(sum, number, cards + 1));
      formula.clause(formula.atLeast(all, cards));
      formula.clause(not(formula.atLeast(all, cards + 1)));
    }
  }

  /** Each tarock that a seat was dealt it plays in one trick: it follows from the rest, but not at once. */
  private sayTarocksPlayed(): void {
    const { formula } = this;
    for (const seat of seats) {
      const played = TRICKS.map((trick) => this.plays[trick]![seat]![TAROCKS]!);
      const number = formula.sum(formula.count(played.slice(0, NINE)), [played[NINE]!]);
      for (const least of TRICKS.map((trick) => trick + 1)) {
        formula.equal(formula.atLeast(number, least), formula.atLeast(this.counts[seat]![TAROCKS]!, least));
      }
    }
  }

  /** How many cards of each kind lie in each hand: it follows from the rest, but not at once. */
  private sayCounts(): Unary {
    const { formula } = this;
    for (const seat of seats) {
      const counts = KINDS.map((kind) =>
        formula.count(
          deck.filter((card) => kindOf(card) === kind).map((card) => this.dealt[card]![seat]!),
          HAND,
        ),
      );
      this.counts.push(counts);
      const tarocks = counts[TAROCKS]!;
      formula.clause(formula.atLeast(tarocks, LEAST_TAROCKS));
      const suitCards = formula.sum(
        formula.sum(counts[0]!, counts[1]!, HAND),
        formula.sum(counts[2]!, counts[3]!, HAND),
        HAND,
      );
      formula.addUpTo(tarocks, suitCards, HAND);
    }
    const [ofA, ofB] = parties.map((party) =>
      KINDS.map((kind) =>
        formula.sum(this.counts[interceptorOf(party)]![kind]!, this.counts[collectorOf(party)]![kind]!, 2 * HAND),
      ),
    );
    for (const kind of SUITS) {
      formula.addUpTo(ofA![kind]!, ofB![kind]!, cardsOf(cardsOfSuit(kind)).length);
    }
    const tarocks = ofA![TAROCKS]!;
    formula.addUpTo(tarocks, ofB![TAROCKS]!, ALL_TAROCKS);
    formula.clause(not(formula.atLeast(tarocks, MOST_PARTY_TAROCKS + 1)));
    return tarocks;
  }
}

interface Made {
  readonly formula: Formula;
  readonly game: GameLiterals;
}

const made: (Made | undefined)[] = [];

/** The clauses of a game with these attackers, to be added to: they are made once, and copied. */
export function gameFormula(attackers: Party): Made {
  made[attackers] ??= make(attackers);
  const { formula, game } = made[attackers];
  return { formula: new Formula(formula.solver.copy(), formula.always), game };
}

function make(attackers: Party): Made {
  const formula = new Formula(new Solver());
  return { formula, game: new GameLiterals(formula, attackers) };
}
