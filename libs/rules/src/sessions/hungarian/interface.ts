import { cardSet, difference, has, noCards, union, type CardSet } from '../../cards/card-set.js';
import { type Card } from '../../cards/card.js';
import { Reader } from '../../record/reader.js';
import { followAuction } from '../auction.js';
import { Course } from '../course.js';
import { fivePointCards, T1 } from '../pack.js';
import { type Act, type Bid, type Turn } from '../record.js';
import { type Options } from '../ruleset.js';
import { tableOf, type Seat } from '../seats.js';
import { keptCards, legalCards } from '../trick-play.js';
import { winningPlace } from '../../tricks/trick.js';
import { Announcements } from './announcements.js';
import { HungarianAuction, T20, type Convention } from './auction.js';
import { callable } from './calling.js';
import { annulCode, type Discards } from './exchange.js';
import { bids, bonuses, declarations, kontras } from './names.js';
import { hungarian } from './ruleset.js';
import { inferredSides } from './inference.js';

/** What a seat may know of a deal: its own cards and all that was said and played so far. */
export interface HungarianView {
  readonly options: Options;
  readonly players: 4 | 5;
  readonly dealer: Seat;
  readonly seat: Seat;
  /** As dealt. */
  readonly hand: readonly Card[];
  readonly auction: readonly Bid[];
  /** Its cards of the talon, empty before they are drawn. */
  readonly drawn: readonly Card[];
  readonly discarded: readonly Card[];
  /** How many tarocks each seat discarded, as announced (4.4); by seat. */
  readonly tarocksDiscarded: readonly number[];
  readonly announcements: readonly Turn[];
  /** The last one may be incomplete. */
  readonly tricks: readonly (readonly Card[])[];
}

/** What the seat may bid; empty when it is not in turn. */
export function legalHungarianBids(view: HungarianView): readonly string[] {
  const { auction, course } = bidding(view, []);
  let { due } = auction;
  // S6: a seat that can only pass need not say so.
  while (!auction.over && due !== view.seat && auction.isForced(due)) due = course.table.next[due]!;
  if (auction.over || due !== view.seat) return [];
  return ['pass', ...bids, 'hold'].filter((bid) => {
    const tried = bidding(view, [{ seat: view.seat, bid }]);
    const drawsNothing = tried.course.violations.every(({ index }) => index !== view.auction.length);
    return drawsNothing && tried.auction.falseYield() !== view.auction.length;
  });
}

/** The cards that the seat may discard (4.2). */
export function legalHungarianDiscards(view: HungarianView): CardSet {
  const promise = bidding(view, []).auction.convention();
  const kept = [...(promise?.seat === view.seat ? [promise.card] : []), ...(forbidsTwenty(view) ? [T20] : [])];
  return difference(cardSet([...view.hand, ...view.drawn]), union(fivePointCards, cardSet(kept)));
}

function forbidsTwenty({ options }: HungarianView): boolean {
  return options['xx-discard'] === 'forbidden';
}

/** Whether the seat may annul the deal, its own discards done (4.5). */
export function mayAnnulHungarian(view: HungarianView): boolean {
  return annulCode(nineCards(view), view.discarded, view.options) === null;
}

/** What the declarer may call (5.2); empty for another seat. */
export function legalHungarianCalls(view: HungarianView): readonly Card[] {
  const { course, convention, discards } = talking(view, []);
  return course.declarer === view.seat ? callable(course, convention, discards) : [];
}

/** The acts that the seat may say alone in its turn, and whether it may say nothing. */
export function legalHungarianActs(view: HungarianView): { readonly acts: readonly Act[]; readonly mayPass: boolean } {
  const { course } = talking(view, []);
  const isFirst = !view.announcements.some(({ seat }) => seat === view.seat);
  const calls = legalHungarianCalls(view);
  const call: readonly Act[] = isFirst && calls.length > 0 ? [{ act: 'call', card: calls[0]! }] : [];
  const drawsNothing = (say: readonly Act[]): boolean => {
    const tried = talking(view, [{ seat: view.seat, say }]).course;
    return tried.violations.every(({ index }) => index !== view.announcements.length);
  };
  const items = ['game', ...bonuses.map(({ id }) => id)];
  const candidates: readonly Act[] = [
    ...declarations.map(({ id }): Act => ({ act: 'declare', what: id })),
    ...bonuses.map(({ id }): Act => ({ act: 'announce', bonus: id })),
    ...items.flatMap((on) => kontras.map((_, level): Act => ({ act: 'kontra', on, level: level + 1, of: null }))),
  ];
  const legal = candidates.filter((act) => drawsNothing(act.act === 'declare' ? [act, ...call] : [...call, act]));
  const calling: readonly Act[] =
    isFirst && course.declarer === view.seat ? calls.map((card) => ({ act: 'call', card })) : [];
  return { acts: [...calling, ...legal], mayPass: call.length === 0 && drawsNothing([]) };
}

/** The cards that the seat may play to the trick that lies, or lead. */
export function legalHungarianCards(view: HungarianView): CardSet {
  const { course, round } = talking(view, []);
  const last = view.tricks.at(-1) ?? [];
  const cards = last.length < 4 ? last : [];
  const played = cardSet(view.tricks.flat());
  const hand = difference(nineCards(view), played);
  const keeps = has(hand, T1) && round.doubling.has('pagat-ultimo', course.sideOf(view.seat));
  const kept = course.hands.map((_, seat) => (seat === view.seat && keeps ? cardSet([T1]) : noCards));
  const best = cards.length === 0 ? -1 : cards[winningPlace(cards)]!;
  const situation = { seat: view.seat, hand, trick: view.tricks.length, cards, place: cards.length, best };
  return legalCards([keptCards('play/pagat-early', kept)], situation);
}

function nineCards({ hand, drawn, discarded }: HungarianView): CardSet {
  return difference(cardSet([...hand, ...drawn]), cardSet(discarded));
}

/** A course that knows of the hands only what the seat knows. */
function courseOf(view: HungarianView, auction: readonly Bid[], announcements: readonly Turn[]): Course {
  const hands = Array.from({ length: view.players }, (_, seat) => (seat === view.seat ? view.hand : []));
  const record = {
    dealer: view.dealer,
    hands,
    talon: [],
    start: [],
    auction,
    calling: [],
    exchange: [],
    announcements,
    tricks: [],
    after: [],
  };
  return new Course(hungarian, view.options, tableOf(view.players, view.dealer), record, new Reader());
}

function bidding(view: HungarianView, more: readonly Bid[]): { course: Course; auction: HungarianAuction } {
  const course = courseOf(view, [...view.auction, ...more], []);
  const auction = new HungarianAuction(course);
  followAuction(course, auction);
  return { course, auction };
}

interface Talk {
  readonly course: Course;
  readonly convention: Convention | null;
  readonly discards: Discards;
  readonly round: Announcements;
}

/** The round of announcements so far, with the called card where what was said shows that it is. */
function talking(view: HungarianView, more: readonly Turn[]): Talk {
  const { auction } = bidding(view, []);
  const course = courseOf(view, view.auction, [...view.announcements, ...more]);
  const convention = auction.convention();
  course.declarers = [auction.leader];
  course.hands[view.seat] = nineCards(view);
  const bySeat = course.hands.map((_, seat) => (seat === view.seat ? view.discarded : []));
  const tarockByOther = view.tarocksDiscarded.some((count, seat) => count > 0 && seat !== auction.leader);
  const discards = { bySeat, tarockByOther };
  if (convention !== null && convention.seat !== view.seat) course.hands[convention.seat] = cardSet([convention.card]);
  const call = view.announcements
    .flatMap(({ seat, say }) => (seat === auction.leader ? say : []))
    .find(({ act }) => act === 'call');
  const called = call?.act === 'call' ? call.card : null;
  if (called !== null && course.holderOf(called) === null && !view.discarded.includes(called)) {
    const partner = inferredSides(course, view.announcements, called, view.seat, convention, discards).findIndex(
      (side, seat) => side === 'declarer' && seat !== auction.leader,
    );
    if (partner >= 0 && partner !== view.seat) {
      course.hands[partner] = union(course.hands[partner]!, cardSet([called]));
    }
  }
  const round = new Announcements(course, convention, discards);
  round.follow();
  return { course, convention, discards, round };
}
