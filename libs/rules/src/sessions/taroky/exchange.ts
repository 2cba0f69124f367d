import { cardSet, difference, has, noCards, union, type CardSet } from '../../cards/card-set.js';
import { isTarock, type Card } from '../../cards/card.js';
import { text } from '../../language.js';
import { complete, ended, notFinished, type Course, type Stage } from '../course.js';
import { fivePointCards, kingSet } from '../pack.js';
import { orderFrom, type Seat } from '../seats.js';
import { hasPartner, type Variant } from './variant.js';

const unexpected = text(
  'this act does not belong to the exchange of this contract',
  'das gehört nicht zum Tausch in diesem Spiel',
  'ez nem tartozik e játék cseréjéhez',
);
const missing = text('the exchange is not complete', 'der Tausch ist nicht vollständig', 'a csere nem teljes');
const wrongCount = text(
  'the seat has drawn another number of cards',
  'der Platz hat eine andere Zahl von Karten gezogen',
  'ez a hely más számú lapot húzott',
);
const notHeld = text(
  'the seat does not hold these cards',
  'der Platz hält diese Karten nicht',
  'ennél a helynél nincsenek ezek a lapok',
);

/** Talon cards of the declarer with a partner; the seats after him draw single ones. */
export const DECLARER_DRAWS = 4;
/** Talon cards of a declarer who plays alone. */
export const HALF_OF_TALON = 3;

/** Who drew and discarded what, by seat; cards of the talon that nobody drew count for the opponents. */
export class Exchange {
  readonly drawn: (readonly Card[])[];
  readonly discarded: (readonly Card[])[];

  constructor(
    private readonly course: Course,
    private readonly variant: Variant,
  ) {
    this.drawn = new Array<readonly Card[]>(course.table.players).fill([]);
    this.discarded = new Array<readonly Card[]>(course.table.players).fill([]);
  }

  /** Whether a card came to a seat, dealt or from the talon, whatever became of it (C3.2, D3). */
  hasHeld(seat: Seat, card: Card): boolean {
    return this.course.wasDealt(seat, card) || this.drawn[seat]!.includes(card);
  }

  /** C4. @param called null in contracts without a partner */
  follow(called: Card | null): Stage {
    const { course, variant } = this;
    const [first] = course.record.exchange;
    if (first?.act === 'surrender' && first.seat === course.declarer) return this.surrender(called);
    if (hasPartner(variant, course.contract)) return first === undefined ? notFinished : this.drawInTurn();
    if (course.contract === variant.contracts.three) return first === undefined ? notFinished : this.takeHalf();
    return first === undefined ? complete : course.problem(unexpected, 'exchange', 0);
  }

  /** C3.3, D4 */
  private surrender(called: Card | null): Stage {
    const { course, variant } = this;
    const top = course.record.talon.slice(0, DECLARER_DRAWS);
    const isAllowed = course.contract === variant.contracts.duty && called !== null && top.includes(called);
    if (!isAllowed) course.report('exchange/surrender', 'exchange', 0, null, course.declarer);
    return ended('surrendered', 1);
  }

  /** C4.1 */
  private drawInTurn(): Stage {
    const { course } = this;
    const { exchange: entries, talon } = course.record;
    const [declarer, second, third, fourth] = orderFrom(course.table, course.declarer) as [Seat, Seat, Seat, Seat];
    if (!this.draw(declarer, talon.slice(0, DECLARER_DRAWS), 0)) return { kind: 'malformed' };
    let top = DECLARER_DRAWS;
    let declined = false;
    let index = 1;
    for (const seat of [second, third, fourth]) {
      if (top === talon.length) break;
      const entry = entries[index];
      if (entry === undefined) return course.problem(missing, 'exchange');
      if (entry.seat === seat && entry.act === 'decline') {
        if (declined || seat === fourth) course.report('exchange/decline', 'exchange', index, null, seat);
        declined = true;
      } else {
        if (!this.draw(seat, talon.slice(top, top + 1), index)) return { kind: 'malformed' };
        top++;
      }
      index++;
    }
    return index < entries.length ? course.problem(unexpected, 'exchange', index) : complete;
  }

  /** C4.2 */
  private takeHalf(): Stage {
    const { course } = this;
    const { exchange: entries, talon } = course.record;
    const take = entries[0]!;
    if (take.act !== 'take' || take.seat !== course.declarer) return course.problem(unexpected, 'exchange', 0);
    const half = take.which === 2 ? talon.slice(HALF_OF_TALON) : talon.slice(0, HALF_OF_TALON);
    if (!this.draw(course.declarer, half, 1)) return { kind: 'malformed' };
    course.level = take.which;
    return entries.length > 2 ? course.problem(unexpected, 'exchange', 2) : complete;
  }

  /** A seat draws cards and discards as many with the entry of an index; false if the entry does not say that. */
  private draw(seat: Seat, cards: readonly Card[], index: number): boolean {
    const { course } = this;
    const entry = course.record.exchange[index];
    if (entry === undefined) {
      course.problem(missing, 'exchange');
      return false;
    }
    if (entry.act !== 'discard' || entry.seat !== seat) {
      course.problem(unexpected, 'exchange', index);
      return false;
    }
    if (entry.cards.length !== cards.length) {
      course.problem(wrongCount, 'exchange', index, 'cards');
      return false;
    }
    course.draw(seat, cards);
    this.drawn[seat] = cards;
    if (!course.discard(seat, entry.cards)) {
      course.problem(notHeld, 'exchange', index, 'cards');
      return false;
    }
    this.discarded[seat] = entry.cards;
    const code = discardCode(entry.cards, course.hands[seat]!);
    if (code !== null) course.report(code, 'exchange', index, null, seat);
    return true;
  }

  /** The discards of some seats (C4.3: they count for the side of the seat). */
  discardsOf(seats: readonly Seat[]): CardSet {
    let cards = noCards;
    for (const seat of seats) cards = union(cards, cardSet(this.discarded[seat]!));
    return cards;
  }
}

/** C4.3 @param hand what is left */
export function discardCode(cards: readonly Card[], hand: CardSet): string | null {
  if (cards.some((card) => has(fivePointCards, card))) return 'discard/five-points';
  const { suits } = difference(hand, kingSet);
  return cards.some(isTarock) && suits !== 0 ? 'discard/tarok-not-forced' : null;
}
