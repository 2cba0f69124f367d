import { type Random } from '@tarokk/rules';
import { cardsInSet, deckNumbers, suitOfCard, TAROCKS, winsAgainst } from './cards.js';
import { partyOfSeat, seatsOf, type Demand, type PartyNumber } from './demands.js';
import { DeadEnd, NOBODY, Plan } from './rigging-plan.js';

/** The cards of a game by slot (`trick × 4 + seat`, tricks from 0), and who led. */
export interface RiggedTricks {
  readonly slots: readonly number[];
  readonly leaders: readonly number[];
}

const ATTEMPTS = 300;
const STEPS = 3000;
const WARM = 1.1;
const COLD = 0.15;
const LEAST_TAROCKS = 3;

/**
 * Ten legal tricks in which the demands come true: plans are drawn until one can be filled. A filling starts with the open cards
 * anywhere; then two of them change places again and again, what makes it better always, what makes it worse less and less often.
 * @returns null if no attempt came to an end: the demands contradict each other, or nearly so
 */
export function rigTricks(
  random: Random,
  attackers: PartyNumber,
  demands: readonly Demand[],
  attempts = ATTEMPTS,
): RiggedTricks | null {
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      const filled = fill(random, new Plan(random, attackers, demands));
      if (filled) return filled;
    } catch (error) {
      if (!(error instanceof DeadEnd)) throw error;
    }
  }
  return null;
}

function fill(random: Random, plan: Plan): RiggedTricks | null {
  const slots = [...plan.slots];
  const rest = random.shuffled(deckNumbers.filter((card) => !slots.includes(card)));
  const free: number[] = [];
  for (let slot = 0; slot < 40; slot++) {
    if (slots[slot] !== NOBODY) continue;
    slots[slot] = rest.pop()!;
    free.push(slot);
  }
  const game = new Filling(plan, slots);
  let faults = game.faults();
  for (let step = 0; step < STEPS && faults > 0; step++) {
    const one = random.pick(free);
    const other = random.pick(free);
    swap(slots, one, other);
    const now = game.faults();
    const heat = WARM + ((COLD - WARM) * step) / STEPS;
    const worse = now - faults;
    if (worse <= 0 || random.below(1_000_000) < Math.exp(-worse / heat) * 1_000_000) faults = now;
    else swap(slots, one, other);
  }
  if (faults > 0) return null;
  game.faults();
  return { slots, leaders: [...game.leaders] };
}

function swap(slots: number[], one: number, other: number): void {
  const card = slots[one]!;
  slots[one] = slots[other]!;
  slots[other] = card;
}

/** Counts what is wrong with a game: cards that do not follow, a deal against 1.4, demands not met. */
class Filling {
  readonly leaders: number[] = new Array<number>(10).fill(0);
  private readonly winners: number[] = new Array<number>(10).fill(0);
  private readonly bests: number[] = new Array<number>(10).fill(0);
  private readonly later = new Int8Array(20);

  constructor(
    private readonly plan: Plan,
    private readonly slots: readonly number[],
  ) {}

  faults(): number {
    this.follow();
    return (
      this.notFollowed() + this.tarocksMissing() + this.notWon() + this.notHeld() + this.notBroughtHome() + this.open()
    );
  }

  /** Who leads and wins (3.1). */
  private follow(): void {
    let leader: number = seatsOf(this.plan.attackers)[1];
    for (let trick = 0; trick < 10; trick++) {
      this.leaders[trick] = leader;
      let winner = leader;
      let best = this.slots[trick * 4 + leader]!;
      for (let place = 1; place < 4; place++) {
        const seat = (leader + place) & 3;
        const card = this.slots[trick * 4 + seat]!;
        if (winsAgainst(card, best)) {
          best = card;
          winner = seat;
        }
      }
      this.bests[trick] = best;
      this.winners[trick] = winner;
      leader = winner;
    }
  }

  /** Who does not follow must hold nothing to follow with: every card that they play later and could have followed is a fault. */
  private notFollowed(): number {
    const { later } = this;
    later.fill(0);
    let faults = 0;
    for (let trick = 9; trick >= 0; trick--) {
      const led = suitOfCard(this.slots[trick * 4 + this.leaders[trick]!]!);
      for (let seat = 0; seat < 4; seat++) {
        const suit = suitOfCard(this.slots[trick * 4 + seat]!);
        if (suit !== led) {
          faults += later[seat * 5 + led]!;
          if (suit !== TAROCKS && led !== TAROCKS) faults += later[seat * 5 + TAROCKS]!;
        }
      }
      for (let seat = 0; seat < 4; seat++) later[seat * 5 + suitOfCard(this.slots[trick * 4 + seat]!)]!++;
    }
    return faults;
  }

  /** After `notFollowed`, `later` counts whole hands. */
  private tarocksMissing(): number {
    let faults = 0;
    for (let seat = 0; seat < 4; seat++) faults += Math.max(0, LEAST_TAROCKS - this.later[seat * 5 + TAROCKS]!);
    return faults;
  }

  private notWon(): number {
    const { best, winner, beaten } = this.plan;
    let faults = 0;
    for (let trick = 0; trick < 10; trick++) {
      if (winner[trick] !== NOBODY && partyOfSeat(this.winners[trick]!) !== winner[trick]) faults += 1;
      const wanted = best[trick]!;
      if (wanted === NOBODY || this.bests[trick] === wanted) continue;
      faults += 1;
      const led = suitOfCard(this.slots[trick * 4 + this.leaders[trick]!]!);
      if (suitOfCard(wanted) !== TAROCKS && suitOfCard(wanted) !== led) faults += 1;
      for (let seat = 0; seat < 4; seat++) if (winsAgainst(this.slots[trick * 4 + seat]!, wanted)) faults += 1;
    }
    if (beaten.size > 0) for (const card of this.bests) if (beaten.has(card)) faults += 1;
    return faults;
  }

  private notHeld(): number {
    let faults = 0;
    for (const [card, seats] of this.plan.held) {
      const seat = this.slots.indexOf(card) & 3;
      if (!seats.some((allowed) => allowed === seat)) faults += 1;
    }
    return faults;
  }

  private notBroughtHome(): number {
    let faults = 0;
    for (const [card, party] of this.plan.home) {
      const trick = this.slots.indexOf(card) >> 2;
      if (partyOfSeat(this.winners[trick]!) !== party) faults += 1;
    }
    return faults;
  }

  private open(): number {
    let faults = 0;
    for (const demand of this.plan.open) faults += this.faultsOf(demand);
    return faults;
  }

  private faultsOf({ claim, party, holds }: Extract<Demand, { kind: 'claim' }>): number {
    const isOwn = (trick: number): boolean => partyOfSeat(this.winners[trick]!) === party;
    if (claim.kind === 'fifth-trick-first') {
      let own = 0;
      let trick = 0;
      for (; own < 5 && trick - own < 5; trick++) if (isOwn(trick)) own++;
      return (own === 5) === holds ? 0 : 1;
    }
    if (claim.kind === 'some-trick-with') {
      const cards = cardsInSet(claim.cards.set);
      return this.bests.filter((best, trick) => isOwn(trick) && cards.includes(best)).length;
    }
    if (claim.kind === 'four-in-a-row') {
      const cards = cardsInSet(claim.cards.set);
      let row = 0;
      let faults = 0;
      for (const [trick, best] of this.bests.entries()) {
        row = isOwn(trick) && cards.includes(best) ? row + 1 : 0;
        if (row >= 4) faults++;
      }
      return faults;
    }
    throw new Error(`${claim.kind} is planned, not filled`);
  }
}
