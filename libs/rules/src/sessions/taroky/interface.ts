import { cardSet, difference, includes, size, type CardSet } from '../../cards/card-set.js';
import { type Card } from '../../cards/card.js';
import { winningPlace } from '../../tricks/trick.js';
import { fivePointCards } from '../pack.js';
import { type Act } from '../record.js';
import { orderFrom } from '../seats.js';
import { legalCards } from '../trick-play.js';
import { callable } from './calling.js';
import { discardCode } from './exchange.js';
import { mayThrowIn } from './throw-in.js';
import { contractsOf, hasPartner } from './variant.js';
import { handOf, variantOf, World, worldsOf, type TarokyView } from './worlds.js';

/** What the seat may do before the auction (P1.2). */
export function legalTarokyStart({ ruleset, hand, auction }: TarokyView): readonly Act[] {
  const isOpen = ruleset === 'taroky-polish' && auction.length === 0;
  return isOpen && mayThrowIn(cardSet(hand)) ? [{ act: 'throw-in' }] : [];
}

/** What the seat may bid (C2.1); empty when it is not in turn. */
export function legalTarokyBids(view: TarokyView): readonly string[] {
  const world = new World(view, null);
  if (world.bidder !== view.seat) return [];
  return ['pass', ...contractsOf(variantOf(view))].filter((bid) => {
    const auction = [...view.auction, { seat: view.seat, bid }];
    return !world.with({ auction }).draws('auction', view.auction.length);
  });
}

/** What the declarer may call, or whether he may play Varšava instead (C2.3, C3.1); empty for another seat. */
export function legalTarokyCalling(view: TarokyView): readonly Act[] {
  const world = new World(view, null);
  const { course } = world;
  if (!world.isBid || view.exchange.length > 0 || !hasPartner(variantOf(view), course.contract)) return [];
  const acts: readonly Act[] = [
    ...callable((card) => course.wasDealt(view.seat, card)).map((card): Act => ({ act: 'call', card })),
    ...(view.ruleset === 'taroky' ? [{ act: 'varsava' } as const] : []),
  ];
  return acts.filter((act) => {
    const calling = [...view.calling, { seat: view.seat, ...act }];
    return !world.with({ calling }).draws('calling', view.calling.length);
  });
}

/** What the seat in turn may do at the talon beside discarding: take a half, decline, surrender (C3.3, C4). */
export function legalTarokyExchange(view: TarokyView): readonly Act[] {
  const { course, isBid } = new World(view, null);
  const variant = variantOf(view);
  const { exchange, seat } = view;
  if (!isBid) return [];
  if (course.contract === variant.contracts.three) {
    const isOpen = seat === course.declarer && exchange.length === 0;
    return isOpen ? [1, 2, 3].map((which) => ({ act: 'take', which, exposed: null })) : [];
  }
  if (!hasPartner(variant, course.contract)) return [];
  const place = orderFrom(course.table, course.declarer).indexOf(seat);
  if (place !== exchange.length) return [];
  if (place === 0) {
    const canGiveUp = variant.mayStayUnplayed && course.contract === variant.contracts.duty;
    return canGiveUp && course.called !== null && view.drawn.includes(course.called) ? [{ act: 'surrender' }] : [];
  }
  const hasDeclined = exchange.some(({ act }) => act === 'decline');
  return place < 3 && !hasDeclined && view.drawn.length === 0 ? [{ act: 'decline' }] : [];
}

/** The cards that may be among the discards; which ones together is `isLegalTarokyDiscard`'s to say. */
export function legalTarokyDiscards(view: TarokyView): CardSet {
  const free = difference(handOf(view), fivePointCards);
  const suits: CardSet = { suits: free.suits, tarocks: 0 };
  return size(suits) < view.drawn.length ? free : suits;
}

/** Whether these cards may be discarded together (C4.3). */
export function isLegalTarokyDiscard(view: TarokyView, cards: readonly Card[]): boolean {
  const hand = handOf(view);
  const away = cardSet(cards);
  if (cards.length !== view.drawn.length || !includes(hand, away) || size(away) < cards.length) return false;
  return discardCode(cards, difference(hand, away)) === null;
}

/**
 * The acts that the seat may say alone in its turn (C5), each if what the seat knows does not forbid it: who the partner
 * is shows only when the called card falls.
 */
export function legalTarokyActs(view: TarokyView): readonly Act[] {
  const at = view.announcements.length;
  const worlds = worldsOf(view);
  const { course, isBid } = worlds[0]!;
  if (!isBid || course.declarers.length === 0) return [];
  const variant = variantOf(view);
  const bonuses = ['pagat', variant.allTricks];
  const candidates: readonly Act[] = [
    ...variant.declarations(course.options).map(({ id }): Act => ({ act: 'declare', what: id })),
    ...bonuses.map((bonus): Act => ({ act: 'announce', bonus })),
    ...['game', ...bonuses].flatMap((on) =>
      variant.kontras.map((_, level): Act => ({ act: 'kontra', on, level: level + 1, of: null })),
    ),
  ];
  const turnOf = (act: Act): Partial<TarokyView> => ({
    announcements: [...view.announcements, { seat: view.seat, say: [act] }],
  });
  return candidates.filter((act) => worlds.some((world) => !world.with(turnOf(act)).draws('announcements', at)));
}

/** The cards that the seat may play to the trick that lies, or lead (C6.1, C7.2, P3.1). */
export function legalTarokyCards(view: TarokyView): CardSet {
  const [world] = worldsOf(view);
  const last = view.tricks.at(-1) ?? [];
  const cards = last.length < 4 ? last : [];
  const hand = difference(handOf(view), cardSet(view.tricks.flat()));
  const best = cards.length === 0 ? -1 : cards[winningPlace(cards)]!;
  const { restrictions } = world!.play.trickRules();
  return legalCards(restrictions, {
    seat: view.seat,
    hand,
    trick: view.tricks.length,
    cards,
    place: cards.length,
    best,
  });
}
