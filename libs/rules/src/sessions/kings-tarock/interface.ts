import { cardSet, difference, union, type CardSet } from '../../cards/card-set.js';
import { type Card } from '../../cards/card.js';
import { Reader } from '../../record/reader.js';
import { winningPlace } from '../../tricks/trick.js';
import { followAuction } from '../auction.js';
import { Course } from '../course.js';
import { fivePointCards, kings } from '../pack.js';
import { type Act, type Bid, type Turn } from '../record.js';
import { tableOf, type Seat } from '../seats.js';
import { legalCards } from '../trick-play.js';
import { KingsAuction } from './auction.js';
import { birds, bonuses, bonusOf, kontras } from './bonuses.js';
import { contractOf, contracts, type Contract } from './contracts.js';
import { tripleOf } from './exchange.js';
import { restrictions } from './overtaking.js';
import { Round } from './round.js';
import { kingsTarock } from './ruleset.js';

/** What a seat may know of a deal: its own cards and all that was said, laid open and played so far. */
export interface KingsView {
  readonly dealer: Seat;
  readonly seat: Seat;
  /** As dealt. */
  readonly hand: readonly Card[];
  readonly auction: readonly Bid[];
  readonly called: Card | null;
  /** All six cards once they are open (5.1), empty before and in games that leave them untouched. */
  readonly talon: readonly Card[];
  /** What the seat took of it. */
  readonly taken: readonly Card[];
  readonly discarded: readonly Card[];
  readonly announcements: readonly Turn[];
  /** The last one may be incomplete. */
  readonly tricks: readonly (readonly Card[])[];
}

/** What the seat may bid; empty when it is not in turn. */
export function legalKingsBids(view: KingsView): readonly string[] {
  const { auction } = bidding(view, []);
  if (auction.over || auction.due !== view.seat) return [];
  return ['pass', 'call', ...contracts.map(({ id }) => id)].filter((bid) => {
    const { course } = bidding(view, [{ seat: view.seat, bid }]);
    return course.violations.every(({ index }) => index !== view.auction.length);
  });
}

/** The kings that the declarer may call (4.1); empty for another seat and in other games. */
export function legalKingsCalls(view: KingsView): readonly Card[] {
  if (!gameOf(view).callsKing || !isDeclarer(view) || view.called !== null) return [];
  const others = kings.filter((king) => !view.hand.includes(king));
  return others.length > 0 ? others : kings;
}

/** Which triples the declarer may take, and whether he may give up (5.1–5.3). */
export function legalKingsTriples(view: KingsView): { readonly triples: readonly number[]; readonly giveUp: boolean } {
  if (gameOf(view).talon !== 'triple' || !isDeclarer(view)) return { triples: [], giveUp: false };
  const kingIn = view.called === null ? null : tripleOf(view.talon, view.called);
  const bound = kingIn !== null && gameOf(view).id === 'koenigrufer';
  return { triples: bound ? [kingIn] : [1, 2], giveUp: kingIn !== null };
}

/** The cards that the declarer may discard of those that he holds with what he took (5.4). */
export function legalKingsDiscards(view: KingsView): CardSet {
  return difference(cardSet([...view.hand, ...view.taken]), fivePointCards);
}

/**
 * The acts that the seat may say alone in its turn (in an aufrufer besides a bird that is due), and whether it may say
 * nothing. Where sides are secret an act is offered that can be legal by all that the seat knows.
 */
export function legalKingsActs(view: KingsView): { readonly acts: readonly Act[]; readonly mayPass: boolean } {
  const worlds = likelyPartners(view);
  const drawsNothing = (say: readonly Act[]): boolean =>
    worlds.some((partner) => {
      const { violations } = talking(view, [{ seat: view.seat, say }], partner);
      return violations.every(({ index }) => index !== view.announcements.length);
    });
  const isFirst = !view.announcements.some(({ seat }) => seat === view.seat);
  const birdDue = isFirst && gameOf(view).id === 'aufrufer' && isDeclarer(view);
  const besides: readonly (readonly Act[])[] = [
    [],
    ...(birdDue ? birds.map((bonus): readonly Act[] => [{ act: 'announce', bonus }]) : []),
  ];
  const acts = candidates(view).filter((act) => besides.some((bird) => drawsNothing([...bird, act])));
  return { acts, mayPass: drawsNothing([]) };
}

/** The cards that the seat may play to the trick that lies, or lead (7.1). */
export function legalKingsCards(view: KingsView): CardSet {
  const last = view.tricks.at(-1) ?? [];
  const cards = last.length < 4 ? last : [];
  const hand = difference(held(view), cardSet(view.tricks.flat()));
  const best = cards.length === 0 ? -1 : cards[winningPlace(cards)]!;
  const situation = { seat: view.seat, hand, trick: view.tricks.length, cards, place: cards.length, best };
  return legalCards(restrictions[gameOf(view).kind], situation);
}

function held({ hand, taken, discarded }: KingsView): CardSet {
  return difference(cardSet([...hand, ...taken]), cardSet(discarded));
}

function gameOf(view: KingsView): Contract {
  return contractOf(bidding(view, []).auction.game);
}

function isDeclarer(view: KingsView): boolean {
  return bidding(view, []).auction.declarers.includes(view.seat);
}

/** Everything that the game has words for. */
function candidates(view: KingsView): readonly Act[] {
  const contras = (on: string, of: Seat | null): readonly Act[] =>
    kontras.map((_, level) => ({ act: 'kontra', on, level: level + 1, of }));
  switch (gameOf(view).kind) {
    case 'trischaken':
      return [{ act: 'agree' }, { act: 'not' }];
    case 'negative':
      return tableOf(4, view.dealer).active.flatMap((of) => contras('game', of));
    case 'positive':
      return [
        ...bonuses.map(({ id }): Act => ({ act: 'announce', bonus: id })),
        ...['game', ...bonuses.map(({ id }) => id)].flatMap((on) => contras(on, null)),
      ];
  }
}

/** Who can be the partner by what the seat knows: those with whom least of what was said would have been irregular. */
function likelyPartners(view: KingsView): readonly (Seat | null)[] {
  const { called, seat, talon } = view;
  const { declarers } = bidding(view, []).auction;
  if (called === null || talon.includes(called)) return [null];
  if (view.hand.includes(called)) return [isDeclarer(view) ? null : seat];
  const others = [0, 1, 2, 3].filter((other) => other !== seat && !declarers.includes(other));
  // An untouched talon may hold the king.
  const partners = talon.length > 0 ? others : [...others, null];
  const disorder = partners.map((partner) => talking(view, [], partner).violations.length);
  return partners.filter((_, index) => disorder[index] === Math.min(...disorder));
}

/** A course that knows of the hands only what the seat knows. */
function courseOf(view: KingsView, auction: readonly Bid[], announcements: readonly Turn[]): Course {
  const { dealer, hand, talon } = view;
  const hands = [0, 1, 2, 3].map((seat) => (seat === view.seat ? hand : []));
  const nothing = { start: [], calling: [], exchange: [], tricks: [], after: [] };
  const record = { ...nothing, dealer, hands, talon, auction, announcements };
  return new Course(kingsTarock, {}, tableOf(4, dealer), record, new Reader());
}

function bidding(view: KingsView, more: readonly Bid[]): { course: Course; auction: KingsAuction } {
  const course = courseOf(view, [...view.auction, ...more], []);
  const auction = new KingsAuction(course.table);
  followAuction(course, auction);
  return { course, auction };
}

/** The round so far if that seat is the partner; others are taken to hold what they announced. */
function talking(view: KingsView, more: readonly Turn[], partner: Seat | null): Course {
  const { auction } = bidding(view, []);
  const course = courseOf(view, view.auction, [...view.announcements, ...more]);
  course.contract = auction.game;
  course.declarers = auction.declarers;
  course.called = view.called;
  course.partner = partner;
  course.hands[view.seat] = held(view);
  for (const { seat, say } of view.announcements) {
    if (seat === view.seat) continue;
    const shown = say.flatMap((act) => (act.act === 'announce' ? bonusOf(act.bonus).holds : []));
    course.hands[seat] = union(course.hands[seat]!, cardSet(shown));
  }
  new Round(course).follow();
  return course;
}
