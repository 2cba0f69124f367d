import { cardSet, cardsOf, difference } from '../../cards/card-set.js';
import { type Card } from '../../cards/card.js';
import { type Act, type ActName, type SessionEntry } from '../acts.js';
import { type Ruleset } from '../ruleset.js';
import { findRuleset } from '../rulesets.js';
import { isActive } from '../seats.js';
import { everyAct } from './every-act.js';
import { KnownDeal } from './known-deal.js';
import { legalDiscards, type LegalDiscards } from './legal-discards.js';
import { Speaking, type LegalTurn } from './speaking.js';
import { playable } from './trick-turn.js';
import { seenTalon, type SeatView } from './view.js';
import { World, type NextMove } from './world.js';
import { worldsOf } from './worlds.js';

/** What a seat may do now, by phase; empty where it has nothing to do. */
export interface LegalMoves {
  /** What the deal waits for; null when it is over. */
  readonly next: NextMove | null;
  readonly start: readonly Act[];
  readonly bids: readonly string[];
  readonly calling: readonly Act[];
  /** What may be done with the talon besides discarding. */
  readonly exchange: readonly Act[];
  readonly discards: LegalDiscards | null;
  readonly announcements: LegalTurn;
  readonly cards: readonly Card[];
  /** What may be claimed after the tricks. */
  readonly after: readonly Act[];
}

const nothing: Omit<LegalMoves, 'next'> = Object.freeze({
  start: [],
  bids: [],
  calling: [],
  exchange: [],
  discards: null,
  announcements: { acts: [], mayPass: false },
  cards: [],
  after: [],
});

/** What the deal waits for, by what a seat knows; null when it is over. */
export function nextMove(view: SeatView): NextMove | null {
  return new World(new KnownDeal(view, rulesetOf(view)), { called: null, holder: null }).next;
}

/** All that a seat may do now, by what it knows: an act is offered if nothing that it knows forbids it. */
export function legalMoves(view: SeatView): LegalMoves {
  const known = new KnownDeal(view, rulesetOf(view));
  const base = new World(known, { called: null, holder: null });
  const { next } = base;
  if (next === null || !isActive(known.table, view.seat)) return { next, ...nothing };
  const moves = new Moves(known, base);
  switch (next.phase) {
    case 'start':
    case 'auction':
      return { next, ...nothing, start: moves.start(), bids: next.seat === view.seat ? moves.bids() : [] };
    case 'calling':
      return { next, ...nothing, calling: moves.calling() };
    case 'exchange':
      return {
        next,
        ...nothing,
        calling: moves.calling(),
        exchange: base.talon.acts,
        discards: legalDiscards(known, base),
      };
    case 'announcements':
      return {
        next,
        ...nothing,
        calling: moves.calling(),
        exchange: view.announcements.length === 0 ? base.talon.acts : [],
        announcements: new Speaking(known, worldsOf(known, base)).offer(),
      };
    case 'tricks': {
      const cards = next.seat === view.seat ? moves.cards() : [];
      // S7: extra turns, as long as no card lies.
      const isOpen = view.tricks.length === 0 && known.ruleset.moves.leader(base.course) !== null;
      if (!isOpen || known.ruleset.moves.round !== 'first-turns') return { next, ...nothing, cards };
      return { next, ...nothing, cards, announcements: new Speaking(known, worldsOf(known, base)).offer() };
    }
    case 'after':
      return { next, ...nothing, after: moves.after() };
  }
}

function rulesetOf(view: SeatView): Ruleset {
  const ruleset = findRuleset(view.ruleset);
  if (ruleset === undefined) throw new RangeError(`no ruleset is called ${view.ruleset}`);
  return ruleset;
}

/** The offers of each phase but the announcements. */
class Moves {
  constructor(
    private readonly known: KnownDeal,
    private readonly base: World,
  ) {}

  start(): readonly Act[] {
    const { view, ruleset } = this.known;
    if (view.auction.length > 0) return [];
    return this.entries('start', ruleset.form.start, [this.base]);
  }

  bids(): readonly string[] {
    const { known } = this;
    const { view, ruleset } = known;
    return ['pass', ...ruleset.form.bids].filter((bid) => {
      const tried = new World(known, { called: null, holder: null }, { bid: { seat: view.seat, bid } });
      return !tried.draws('auction', view.auction.length);
    });
  }

  /** As long as nobody has touched the talon. */
  calling(): readonly Act[] {
    const { known, base } = this;
    const { view, ruleset } = known;
    const isTouched = view.exchange.length > 0 || view.announcements.length > 0 || seenTalon(view).length > 0;
    return isTouched ? [] : this.entries('calling', ruleset.form.calling, worldsOf(known, base));
  }

  cards(): readonly Card[] {
    const { known, base } = this;
    const { view } = known;
    const [world] = worldsOf(known, base);
    const hand = difference(base.course.hands[view.seat]!, cardSet(view.tricks.flat()));
    return cardsOf(playable(hand, world!.tricks!, world!.play.trickRules()));
  }

  after(): readonly Act[] {
    const { known, base } = this;
    return this.entries('after', known.ruleset.form.after, worldsOf(known, base));
  }

  /** What could be the next entry of a phase in one of some worlds. */
  private entries(
    phase: 'start' | 'calling' | 'after',
    names: readonly ActName[],
    worlds: readonly World[],
  ): readonly Act[] {
    const { known } = this;
    const { view, ruleset, options, table } = known;
    const at = view[phase].length;
    return everyAct(names, ruleset, options, table).filter((act) => {
      const entry: SessionEntry = { seat: view.seat, ...act };
      return worlds.some(({ assumed }) => {
        const tried = new World(known, assumed, { [phase]: entry });
        return !tried.isUnreadable && !tried.draws(phase, at);
      });
    });
  }
}
