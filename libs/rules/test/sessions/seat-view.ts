import { isTarock, type Card } from '../../src/cards/card.js';
import { type PlayedDeal, type SeatView, type SeenEntry, type Session } from '../../src/sessions/door.js';
import { type Act, type SessionEntry } from '../../src/sessions/acts.js';
import { winningPlace } from '../../src/tricks/trick.js';
import { pagatPlace } from '../../src/sessions/taroky/played-facts.js';
import { tableOf, type Seat } from '../../src/sessions/seats.js';
import { phases, type Phase } from '../../src/sessions/violation.js';

type Of = Pick<Session, 'ruleset' | 'options'>;

/** How far a deal had come: phases before are complete, so much of this one is on record, nothing of those after. */
export interface Reached {
  readonly phase: Phase;
  readonly index: number;
  /** Cards of the trick that lies. */
  readonly place?: number;
}

/** What a seat knew of a deal when it had come so far. */
export function viewOf({ ruleset, options }: Of, deal: PlayedDeal, seat: Seat, at: Reached): SeatView {
  const reached = phases.indexOf(at.phase);
  const until = <T>(phase: Phase, all: readonly T[]): readonly T[] => {
    const order = phases.indexOf(phase);
    return order < reached ? all : order === reached ? all.slice(0, at.index) : [];
  };
  const exchange = until('exchange', deal.exchange);
  const open = at.phase === 'tricks' ? (deal.tricks[at.index]?.slice(0, at.place ?? 0) ?? []) : [];
  return {
    ruleset: ruleset.id,
    options,
    players: deal.hands.length,
    dealer: deal.dealer,
    seat,
    hand: deal.hands[seat]!,
    talon: reached < phases.indexOf('exchange') ? [] : talonOf(ruleset.id, deal, seat, exchange.length),
    start: until('start', deal.start),
    auction: until('auction', deal.auction),
    calling: until('calling', deal.calling),
    exchange: exchange.map((entry) => seenBy(ruleset.id, entry, seat)),
    announcements: until('announcements', deal.announcements),
    saying: [],
    tricks: [...until('tricks', deal.tricks), ...(open.length > 0 ? [open] : [])],
    after: until('after', deal.after),
  };
}

function seenBy(game: string, entry: SessionEntry, seat: Seat): SeenEntry {
  if (entry.act !== 'discard') return entry;
  const tarocks = game === 'hungarian' ? entry.cards.filter(isTarock).length : 0;
  return { ...entry, cards: entry.seat === seat ? entry.cards : [], tarocks };
}

/** The talon as far as a seat has seen it; who is about to do something at it has seen what he does it with. */
function talonOf(game: string, deal: PlayedDeal, seat: Seat, reached: number): readonly (Card | null)[] {
  const { talon, exchange, finding } = deal;
  const only = (from: number, to: number): readonly (Card | null)[] =>
    talon.map((card, place) => (place >= from && place < to ? card : null));
  const [first] = exchange;
  if (game === 'hungarian') {
    const shares = { three: [3, 1, 1, 1], two: [2, 2, 1, 1], one: [1, 2, 2, 1], solo: [0, 2, 2, 2] };
    const counts = shares[finding.contract as keyof typeof shares];
    const place = orderOf(deal, finding.declarers[0]!).indexOf(seat);
    const top = counts.slice(0, place).reduce((sum, count) => sum + count, 0);
    return only(top, top + counts[place]!);
  }
  if (first === undefined) return [];
  if (game === 'kings-tarock') return first.act !== 'discard' || seat === first.seat || reached > 0 ? talon : [];
  if (game === 'taroki-z-krolami') {
    const packets = [2, 3, 6][Number(finding.contract ?? '1') - 1]!;
    const exposed = first.act === 'take' ? first.exposed! : 0;
    const looked = first.act === 'take' ? Math.max(exposed, first.which) : first.act === 'give-up' ? first.seen! : 0;
    return talon.slice(0, (seat === first.seat ? looked : reached > 0 ? exposed : 0) * (6 / packets));
  }
  if (first.act === 'take') {
    if (seat !== first.seat || reached === 0) return [];
    return first.which === 2 ? only(3, 6) : only(0, 3);
  }
  let top = 0;
  for (const [index, entry] of exchange.entries()) {
    const count = entry.act === 'discard' ? entry.cards.length : entry.act === 'surrender' ? 4 : 0;
    if (entry.seat === seat) return index <= reached ? only(top, top + count) : [];
    top += count;
  }
  return [];
}

export function orderOf(deal: PlayedDeal, from: Seat): readonly Seat[] {
  const { next } = tableOf(deal.hands.length, deal.dealer);
  return [from, next[from]!, next[next[from]!]!, next[next[next[from]!]!]!];
}

/** A point of a deal: who did what, and what that seat knew. */
export interface Moment {
  readonly phase: Phase;
  readonly index: number;
  /** Place in the trick. */
  readonly place: number;
  readonly seat: Seat;
  readonly view: SeatView;
  readonly bid?: string;
  readonly act?: Act;
  readonly say?: readonly Act[];
  readonly card?: Card;
}

/** Every point of a deal at which a seat did something. */
export function momentsOf(session: Of, deal: PlayedDeal): readonly Moment[] {
  const at = (
    phase: Phase,
    index: number,
    seat: Seat,
  ): Pick<Moment, 'phase' | 'index' | 'place' | 'seat' | 'view'> => ({
    phase,
    index,
    place: 0,
    seat,
    view: viewOf(session, deal, seat, { phase, index }),
  });
  const entries = (phase: 'start' | 'calling' | 'exchange' | 'after'): readonly Moment[] =>
    deal[phase].map(({ seat, ...act }, index) => ({ ...at(phase, index, seat), act }));
  return [
    ...entries('start'),
    ...deal.auction.map(({ seat, bid }, index) => ({ ...at('auction', index, seat), bid })),
    ...entries('calling'),
    ...entries('exchange'),
    ...deal.announcements.map(({ seat, say }, index) => ({ ...at('announcements', index, seat), say })),
    ...cardMoments(session, deal),
    ...entries('after'),
  ];
}

function cardMoments(session: Of, deal: PlayedDeal): readonly Moment[] {
  const { contract, declarers } = deal.finding;
  const game = session.ruleset.id;
  const isNegative = game === 'kings-tarock' && /piccolo|bettler/.test(contract ?? '');
  let leader = isNegative ? declarers[0]! : tableOf(deal.hands.length, deal.dealer).forehand;
  return deal.tricks.flatMap((cards, index) => {
    const order = orderOf(deal, leader);
    leader = order[(game === 'taroky-polish' ? pagatPlace(cards) : null) ?? winningPlace(cards)]!;
    return cards.map((card, place): Moment => {
      const seat = order[place]!;
      return {
        phase: 'tricks',
        index,
        place,
        seat,
        card,
        view: viewOf(session, deal, seat, { phase: 'tricks', index, place }),
      };
    });
  });
}
