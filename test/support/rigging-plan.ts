import { type Random } from '@tarokk/rules';
import { cardNumber, cardsInSet, deckNumbers, winsAgainst } from './cards.js';
import { opponents, seatsOf, type Claim, type Demand, type PartyNumber, type SeatNumber } from './demands.js';

export const NOBODY = -1;
const MOON = cardNumber('T21');
const SKUES = cardNumber('T22');
const LAMOUR = cardNumber('T19');
const ANGEL = cardNumber('T20');

type ClaimDemand = Extract<Demand, { kind: 'claim' }>;

/** No such game can be: another attempt may choose better. */
export class DeadEnd extends Error {}

/**
 * A drawn way to meet the demands: which cards lie in which trick, who wins it and with what. Whatever a plan leaves open is
 * filled by `rigTricks`. Tricks count from 0 here, a slot is `trick × 4 + seat`.
 */
export class Plan {
  readonly slots: number[] = new Array<number>(40).fill(NOBODY);
  /** The card that has to win a trick, and the party; `NOBODY` where open. */
  readonly best: number[] = new Array<number>(10).fill(NOBODY);
  readonly winner: number[] = new Array<number>(10).fill(NOBODY);
  /** Cards that must not win the trick they lie in. */
  readonly beaten = new Set<number>();
  /** Cards that have to be brought home by a party, or dealt to one of some seats. */
  readonly home = new Map<number, PartyNumber>();
  readonly held = new Map<number, readonly SeatNumber[]>();
  /** Demands that no card of the plan meets: they are asked again of every filling. */
  readonly open: ClaimDemand[] = [];
  private readonly places = new Map<number, number>();
  private readonly seatWanted: number[] = new Array<number>(10).fill(NOBODY);

  constructor(
    private readonly random: Random,
    readonly attackers: PartyNumber,
    demands: readonly Demand[],
  ) {
    const [interceptor, collector] = seatsOf(attackers);
    this.held.set(LAMOUR, [interceptor]);
    this.held.set(ANGEL, [collector]);
    for (const demand of demands) if (demand.kind === 'held') this.hold(demand.card, demand.seats);
    const claims = demands.filter((demand) => demand.kind === 'claim').sort((a, b) => order(a.claim) - order(b.claim));
    for (const { claim, party, holds } of claims) {
      if (holds && claim.kind === 'caught') this.hold(claim.card, seatsOf(opponents(party)));
    }
    for (const demand of claims) {
      if (demand.holds) this.meet(demand);
      else this.miss(demand);
    }
  }

  private meet(demand: ClaimDemand): void {
    const { claim, party } = demand;
    switch (claim.kind) {
      case 'last-three-shared': {
        const [one, other] = this.random.shuffled(seatsOf(party));
        const seats = this.random.shuffled([one!, other!, this.random.pick(seatsOf(party))]);
        for (const [place, seat] of seats.entries()) this.seatWanted[7 + place] = seat;
        return;
      }
      case 'first-tricks':
        for (let trick = 0; trick < claim.count; trick++) this.win(trick, party);
        return;
      case 'trick-count':
        for (const trick of this.random.shuffled(tenTricks).slice(0, claim.least)) this.win(trick, party);
        return;
      case 'trick-with-card':
        this.winWith(claim.trick - 1, party, claim.card);
        return;
      case 'trick-with-kind':
        this.winWithOneOf(claim.trick - 1, party, cardsInSet(claim.cards.set));
        return;
      case 'some-trick-with': {
        const cards = cardsInSet(claim.cards.set);
        if (this.best.some((best, trick) => cards.includes(best) && this.winner[trick] === party)) return;
        const open = tenTricks.filter((trick) => this.best[trick] === NOBODY && this.mayWin(trick, party));
        this.winWithOneOf(this.pick(open), party, cards);
        return;
      }
      case 'four-in-a-row': {
        const cards = cardsInSet(claim.cards.set);
        this.row(4, party, cards);
        return;
      }
      case 'home':
        for (const card of cardsInSet(claim.cards)) this.bringHome(card, party);
        return;
      case 'home-one-of':
        this.bringHome(this.random.pick(cardsInSet(claim.cards)), party);
        return;
      case 'caught':
        this.capture(claim.card, party);
        return;
      case 'fifth-trick-first':
        this.open.push(demand);
        return;
    }
  }

  private miss(demand: ClaimDemand): void {
    const { claim, party } = demand;
    const other = opponents(party);
    switch (claim.kind) {
      case 'last-three-shared': {
        const seat = this.random.pick(seatsOf(party));
        for (const trick of [7, 8, 9]) this.seatWanted[trick] = seat;
        return;
      }
      case 'first-tricks': {
        const lost = this.pick(
          tenTricks.slice(0, claim.count).filter((trick) => this.best[trick] === NOBODY && this.mayWin(trick, other)),
        );
        for (let trick = 0; trick < claim.count; trick++) this.win(trick, trick === lost ? other : party);
        return;
      }
      case 'trick-count':
        for (const [place, trick] of this.random.shuffled(tenTricks).entries()) {
          this.win(trick, place < claim.least - 1 ? party : other);
        }
        return;
      case 'trick-with-card':
        if (claim.card === SKUES || this.random.chance(1, 4)) {
          this.hold(claim.card, seatsOf(other));
        } else {
          this.lay(claim.card, claim.trick - 1, this.random.pick(this.seatsFor(claim.card, party)));
          this.beaten.add(claim.card);
        }
        return;
      case 'trick-with-kind': {
        const trick = claim.trick - 1;
        if (this.mayWin(trick, other) && this.random.chance(2, 3)) this.win(trick, other);
        else {
          const cards = cardsInSet(claim.cards.set);
          this.winWithOneOf(
            trick,
            party,
            deckNumbers.filter((card) => !cards.includes(card)),
          );
        }
        return;
      }
      case 'some-trick-with':
        this.open.push(demand);
        return;
      case 'four-in-a-row':
        this.row(3, party, cardsInSet(claim.cards.set));
        this.open.push(demand);
        return;
      case 'home': {
        const cards = cardsInSet(claim.cards);
        const missing = this.random.pick(cards.filter((card) => this.home.get(card) !== party));
        for (const card of cards) this.bringHome(card, card === missing ? other : party);
        return;
      }
      case 'home-one-of':
        for (const card of cardsInSet(claim.cards)) this.bringHome(card, other);
        return;
      case 'caught':
        if (this.random.chance(1, 2)) this.hold(claim.card, seatsOf(party));
        else {
          this.hold(claim.card, seatsOf(other));
          this.bringHome(claim.card, other);
        }
        return;
      case 'fifth-trick-first':
        this.open.push(demand);
        return;
    }
  }

  private hold(card: number, seats: readonly SeatNumber[]): void {
    const allowed = seats.filter((seat) => this.held.get(card)?.includes(seat) ?? true);
    const place = this.places.get(card);
    if (allowed.length === 0 || (place !== undefined && !allowed.includes((place & 3) as SeatNumber)))
      throw new DeadEnd();
    this.held.set(card, allowed);
  }

  private seatsFor(card: number, party: PartyNumber): readonly SeatNumber[] {
    const seats = seatsOf(party).filter((seat) => this.held.get(card)?.includes(seat) ?? true);
    if (seats.length === 0) throw new DeadEnd();
    return seats;
  }

  private lay(card: number, trick: number, seat: SeatNumber): void {
    const slot = trick * 4 + seat;
    const known = this.places.get(card);
    if (known === slot) return;
    if (known !== undefined || this.slots[slot] !== NOBODY) throw new DeadEnd();
    this.slots[slot] = card;
    this.places.set(card, slot);
  }

  private mayWin(trick: number, party: PartyNumber): boolean {
    return this.winner[trick] === NOBODY || this.winner[trick] === party;
  }

  private win(trick: number, party: PartyNumber): void {
    if (!this.mayWin(trick, party)) throw new DeadEnd();
    this.winner[trick] = party;
  }

  private winWith(trick: number, party: PartyNumber, card: number): void {
    if (this.best[trick] === card && this.winner[trick] === party) return;
    if (this.best[trick] !== NOBODY || this.beaten.has(card)) throw new DeadEnd();
    this.win(trick, party);
    const wanted = this.seatWanted[trick]! as SeatNumber | -1;
    const seats = this.seatsFor(card, party).filter((seat) => wanted === NOBODY || seat === wanted);
    const known = this.places.get(card);
    const seat = known === undefined ? this.pick(seats) : ((known & 3) as SeatNumber);
    if (!seats.includes(seat)) throw new DeadEnd();
    this.lay(card, trick, seat);
    this.best[trick] = card;
  }

  private winWithOneOf(trick: number, party: PartyNumber, cards: readonly number[]): void {
    if (cards.includes(this.best[trick]!) && this.winner[trick] === party) return;
    const dealtTo = (card: number): boolean =>
      seatsOf(party).some((seat) => this.held.get(card)?.includes(seat) ?? true);
    const free = cards.filter((card) => !this.places.has(card) && !this.beaten.has(card) && dealtTo(card));
    this.winWith(trick, party, this.pick(free));
  }

  private row(length: number, party: PartyNumber, cards: readonly number[]): void {
    const fits = (trick: number): boolean =>
      this.mayWin(trick, party) && (this.best[trick] === NOBODY || cards.includes(this.best[trick]!));
    const starts = tenTricks.filter(
      (start) => start + length <= 10 && tenTricks.slice(start, start + length).every(fits),
    );
    const start = this.pick(starts);
    for (let trick = start; trick < start + length; trick++) this.winWithOneOf(trick, party, cards);
  }

  private bringHome(card: number, party: PartyNumber): void {
    if ((this.home.get(card) ?? party) !== party) throw new DeadEnd();
    this.home.set(card, party);
  }

  private capture(card: number, party: PartyNumber): void {
    const tricks = tenTricks.filter((trick) => {
      if (!this.mayWin(trick, party)) return false;
      if (card === MOON) return this.best[trick] === NOBODY || this.best[trick] === SKUES;
      return this.best[trick] === NOBODY || winsAgainst(this.best[trick]!, card) || !isLedSuit(this.best[trick]!);
    });
    const trick = this.pick(tricks);
    this.lay(card, trick, this.pick(this.seatsFor(card, opponents(party))));
    if (card === MOON) this.winWith(trick, party, SKUES);
    else this.win(trick, party);
  }

  private pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new DeadEnd();
    return this.random.pick(list);
  }
}

const tenTricks = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A trick that a suit card wins holds no tarock. */
function isLedSuit(best: number): boolean {
  return best < cardNumber('T1');
}

/** What leaves least to choose is planned first. */
function order(claim: Claim): number {
  return [
    'last-three-shared',
    'trick-with-card',
    'trick-with-kind',
    'four-in-a-row',
    'some-trick-with',
    'caught',
    'first-tricks',
    'trick-count',
    'home',
    'home-one-of',
    'fifth-trick-first',
  ].indexOf(claim.kind);
}
