import { cardSet, cardsOf, difference, has, noCards, union, type CardSet } from '../../cards/card-set.js';
import { type Card } from '../../cards/card.js';
import { Reader } from '../../record/reader.js';
import { winningPlace } from '../../tricks/trick.js';
import { Course } from '../course.js';
import { pack54 } from '../pack.js';
import { type Bid, type Entry, type Turn } from '../record.js';
import { withDefaults } from '../ruleset.js';
import { tableOf, type Seat } from '../seats.js';
import { type Phase } from '../violation.js';
import { KingsTarokiPlay } from './play.js';
import { tarokiZKrolami } from './ruleset.js';

/** What a seat may know of a deal: its own cards and all that was said, shown and played so far. */
export interface KozyView {
  readonly dealer: Seat;
  readonly seat: Seat;
  /** As dealt. */
  readonly hand: readonly Card[];
  readonly start: readonly Entry[];
  readonly auction: readonly Bid[];
  readonly calling: readonly Entry[];
  /** The talon from the top as far as the seat has seen it: what was exposed, and what the declarer looked at himself. */
  readonly talon: readonly Card[];
  /** What the seat took, and what it discarded; empty but for the declarer. */
  readonly taken: readonly Card[];
  readonly discarded: readonly Card[];
  readonly announcements: readonly Turn[];
  /** The last one may be incomplete. */
  readonly tricks: readonly (readonly Card[])[];
}

/** The cards of the seat after the exchange so far, played or not. */
export function handOf({ hand, taken, discarded }: KozyView): CardSet {
  return difference(cardSet([...hand, ...taken]), cardSet(discarded));
}

/**
 * The deal as a seat knows it, under the assumption that a certain seat is the partner. The other seats hold whatever
 * they may hold: what nobody can see in their hands is not held against them.
 */
export class World {
  readonly course: Course;
  readonly play: KingsTarokiPlay;

  constructor(
    private readonly view: KozyView,
    private readonly partner: Seat | null,
  ) {
    const { dealer, start, auction, calling, talon, announcements } = view;
    const record = { dealer, start, auction, calling, talon, announcements, exchange: [], tricks: [], after: [] };
    const table = tableOf(4, dealer);
    const hands = this.hands();
    const options = withDefaults(tarokiZKrolami.options, {});
    this.course = new Course(tarokiZKrolami, options, table, { ...record, hands }, new Reader());
    this.play = new KingsTarokiPlay(this.course);
    this.play.start();
    if (this.play.auction().kind !== 'complete' || this.play.calling().kind !== 'complete') return;
    this.course.hands[view.seat] = handOf(view);
    this.play.announcements();
  }

  /** The same assumption when more has happened. */
  with(more: Partial<KozyView>): World {
    return new World({ ...this.view, ...more }, this.partner);
  }

  draws(phase: Phase, index: number): boolean {
    return this.course.violations.some((one) => one.phase === phase && one.index === index);
  }

  /** How much of what was said would have been irregular. */
  get oddities(): number {
    return this.course.violations.filter(({ index }) => index !== null).length;
  }

  /** The seat's own cards; all that it has not seen may be with each of the others, but the called king is in one place. */
  private hands(): readonly (readonly Card[])[] {
    const { view, partner } = this;
    const called = calledIn(view);
    const seen = cardSet([...view.hand, ...view.talon]);
    const king = called === null ? noCards : cardSet([called]);
    const unseen = difference(pack54.cards, union(seen, king));
    const holder = partner ?? declarerIn(view);
    return [0, 1, 2, 3].map((seat) => {
      if (seat === view.seat) return view.hand;
      const hasKing = called !== null && seat === holder && !has(seen, called);
      return cardsOf(hasKing ? union(unseen, king) : unseen);
    });
  }
}

/** The assumptions about the partner that fit what the seat knows, those that make least of what was said irregular. */
export function worldsOf(view: KozyView): readonly World[] {
  const worlds = possiblePartners(view).map((partner) => new World(view, partner));
  const least = Math.min(...worlds.map(({ oddities }) => oddities));
  return worlds.filter(({ oddities }) => oddities === least);
}

function possiblePartners(view: KozyView): readonly (Seat | null)[] {
  const called = calledIn(view);
  const declarer = declarerIn(view);
  if (called === null || declarer === null || view.talon.includes(called)) return [null];
  const holder = view.hand.includes(called) ? view.seat : whoPlayed(view, called);
  if (holder !== null) return [holder === declarer ? null : holder];
  return [null, ...[0, 1, 2, 3].filter((seat) => seat !== declarer && seat !== view.seat)];
}

function calledIn({ calling }: KozyView): Card | null {
  const call = calling.find(({ act }) => act === 'call');
  return call?.act === 'call' ? call.card : null;
}

/** Whoever called is the declarer, unless the record is irregular. */
function declarerIn({ calling }: KozyView): Seat | null {
  return calling.find(({ act }) => act === 'call')?.seat ?? null;
}

function whoPlayed({ dealer, tricks }: KozyView, card: Card): Seat | null {
  const { forehand, next } = tableOf(4, dealer);
  let leader = forehand;
  for (const cards of tricks) {
    let seat = leader;
    const winner = winningPlace(cards);
    for (const [place, played] of cards.entries()) {
      if (played === card) return seat;
      if (place === winner) leader = seat;
      seat = next[seat]!;
    }
  }
  return null;
}
