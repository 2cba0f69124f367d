import { cardSet, difference, includes, size as count, type CardSet } from '../../cards/card-set.js';
import { type Card } from '../../cards/card.js';
import { winningPlace } from '../../tricks/trick.js';
import { fivePointCards, kings, kingSet, tarocksIn } from '../pack.js';
import { type Act, type Entry } from '../record.js';
import { legalCards } from '../trick-play.js';
import { bids, bonuses, contractOf, declarations, kontras } from './names.js';
import { discardCode } from './talon.js';
import { handOf, World, worldsOf, type KozyView } from './worlds.js';

/** What the seat may do before the auction (1.2, 1.3). */
export function legalKozyStart({ hand, seat, start, auction }: KozyView): readonly Act[] {
  if (auction.length > 0) return [];
  const dealt = cardSet(hand);
  const isDeclared = start.some((entry) => entry.seat === seat && entry.act === 'four-kings');
  return [
    ...(tarocksIn(dealt) === 0 ? [{ act: 'throw-in' } as const] : []),
    ...(includes(dealt, kingSet) && !isDeclared ? [{ act: 'four-kings' } as const] : []),
  ];
}

/** What the seat may bid; empty when it is not in turn. */
export function legalKozyBids(view: KozyView): readonly string[] {
  const at = view.auction.length;
  const world = new World(view, null);
  const { bidding } = world.play;
  if (bidding.over || bidding.due !== view.seat) return [];
  return ['pass', ...bids].filter((bid) => {
    const auction = [...view.auction, { seat: view.seat, bid }];
    return !world.with({ auction }).draws('auction', at);
  });
}

const kontrasOf = (...items: readonly string[]): readonly Act[] =>
  items.flatMap((on) => kontras.map((_, level): Act => ({ act: 'kontra', on, level: level + 1, of: null })));

const beforeTheTalon: readonly Act[] = [
  { act: 'throw-in' },
  ...kings.map((card): Act => ({ act: 'call', card })),
  { act: 'announce', bonus: 'king-ultimo' },
  ...kontrasOf('game', 'king-ultimo'),
];

/** What the seat may do or say before the talon is touched (section 3). */
export function legalKozyCalling(view: KozyView): readonly Act[] {
  const at = view.calling.length;
  const isOpen = new World(view, null).play.bidding.over && view.talon.length === 0;
  if (!isOpen) return [];
  const worlds = worldsOf(view);
  return beforeTheTalon.filter((act) => {
    const entry: Entry = { seat: view.seat, ...act };
    return worlds.some((world) => !world.with({ calling: [...view.calling, entry] }).draws('calling', at));
  });
}

/** The packets that the declarer may take now, or that he gives up (4.1, 4.3); empty for another seat. */
export function legalKozyExchange(view: KozyView): readonly Act[] {
  const [world] = worldsOf(view);
  const { course } = world!;
  if (course.called === null || course.declarer !== view.seat || view.taken.length > 0) return [];
  const { packets, size } = contractOf(course.contract!);
  const looked = size === 0 ? 0 : view.talon.length / size;
  if (looked === 0) return [];
  const take = (which: number, exposed: number): Act => ({ act: 'take', which, exposed });
  const all = Array.from({ length: packets }, (_, index) => take(index + 1, packets));
  return [
    take(looked, looked - 1),
    ...(looked === packets ? all : []),
    ...(view.talon.includes(course.called) ? [{ act: 'give-up', seen: looked } as const] : []),
  ];
}

/** The cards that may be among the discards; which ones together is `isLegalKozyDiscard`'s to say. */
export function legalKozyDiscards(view: KozyView): CardSet {
  const free = difference(handOf(view), fivePointCards);
  const suits: CardSet = { suits: free.suits, tarocks: 0 };
  return count(suits) < view.taken.length ? free : suits;
}

/** Whether these cards may be discarded together (4.2). */
export function isLegalKozyDiscard(view: KozyView, cards: readonly Card[]): boolean {
  const hand = handOf(view);
  const away = cardSet(cards);
  if (cards.length !== view.taken.length || !includes(hand, away) || new Set(cards).size < cards.length) return false;
  return discardCode(cards, difference(hand, away)) === null;
}

const afterTheTalon: readonly Act[] = [
  ...declarations.map(({ id }): Act => ({ act: 'declare', what: id })),
  ...bonuses.map(({ id }): Act => ({ act: 'announce', bonus: id })),
  ...kontrasOf('trul', 'pagat-ultimo'),
];

/**
 * The acts that the seat may say alone in its turn (section 5), each if what the seat knows does not forbid it: who the
 * partner is shows only when the king falls.
 */
export function legalKozyActs(view: KozyView): readonly Act[] {
  const at = view.announcements.length;
  const worlds = worldsOf(view);
  if (worlds[0]!.course.called === null) return [];
  const turnOf = (act: Act): Partial<KozyView> => ({
    announcements: [...view.announcements, { seat: view.seat, say: [act] }],
  });
  const draws = (world: World, act: Act): boolean => world.with(turnOf(act)).draws('announcements', at);
  return afterTheTalon.filter((act) => worlds.some((world) => !draws(world, act)));
}

/** The cards that the seat may play to the trick that lies, or lead (6.2). */
export function legalKozyCards(view: KozyView): CardSet {
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
