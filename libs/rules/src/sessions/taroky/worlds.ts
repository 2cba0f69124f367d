import { cardSet, cardsOf, difference, type CardSet } from '../../cards/card-set.js';
import { type Card } from '../../cards/card.js';
import { Reader } from '../../record/reader.js';
import { winningPlace } from '../../tricks/trick.js';
import { Course } from '../course.js';
import { pack54 } from '../pack.js';
import { type Bid, type Entry, type Turn } from '../record.js';
import { withDefaults, type Options } from '../ruleset.js';
import { tableOf, type Seat } from '../seats.js';
import { type Phase } from '../violation.js';
import { czech } from './czech-names.js';
import { pagatPlace } from './played-facts.js';
import { TarokyPlay } from './play.js';
import { polish } from './polish-names.js';
import { taroky, tarokyPolish } from './ruleset.js';
import { type Variant } from './variant.js';

/** What a seat may know of a deal: its own cards and all that was said and played so far. */
export interface TarokyView {
  readonly ruleset: 'taroky' | 'taroky-polish';
  readonly options: Options;
  readonly players: 4 | 5;
  readonly dealer: Seat;
  readonly seat: Seat;
  /** As dealt. */
  readonly hand: readonly Card[];
  readonly auction: readonly Bid[];
  readonly calling: readonly Entry[];
  /** Who has discarded, declined or taken, in order; which cards is not asked. */
  readonly exchange: readonly { readonly seat: Seat; readonly act: Entry['act'] }[];
  /** The seat's own cards from the talon, empty before they are drawn. */
  readonly drawn: readonly Card[];
  readonly discarded: readonly Card[];
  readonly announcements: readonly Turn[];
  /** The last one may be incomplete. */
  readonly tricks: readonly (readonly Card[])[];
}

export function variantOf({ ruleset }: TarokyView): Variant {
  return ruleset === 'taroky' ? czech : polish;
}

/** The cards of the seat after the exchange so far, played or not. */
export function handOf({ hand, drawn, discarded }: TarokyView): CardSet {
  return difference(cardSet([...hand, ...drawn]), cardSet(discarded));
}

/**
 * The deal as a seat knows it, under the assumption that a certain seat is the partner. The others hold whatever they may
 * hold: what nobody can see in their hands is not held against them.
 */
export class World {
  readonly course: Course;
  readonly play: TarokyPlay;
  /** Auction and calling are over as far as they are on record. */
  readonly isBid: boolean;

  constructor(
    private readonly view: TarokyView,
    private readonly partner: Seat | null,
  ) {
    const { auction, calling, announcements, dealer, players, seat } = view;
    const unseen = cardsOf(difference(pack54.cards, cardSet([...view.hand, ...view.drawn])));
    const hands = Array.from({ length: players }, (_, other) => (other === seat ? view.hand : unseen));
    const nothing = { talon: [], start: [], exchange: [], tricks: [], after: [] };
    const record = { ...nothing, dealer, hands, auction, calling, announcements };
    const ruleset = view.ruleset === 'taroky' ? taroky : tarokyPolish;
    const options = withDefaults(ruleset.options, view.options);
    this.course = new Course(ruleset, options, tableOf(players, dealer), record, new Reader());
    this.play = new TarokyPlay(this.course, variantOf(view));
    this.isBid = this.play.auction().kind === 'complete';
    if (!this.isBid) return;
    this.play.calling();
    this.course.hands[seat] = handOf(view);
    this.course.partner = this.partner;
    this.play.announcements();
  }

  /** The same assumption when more has happened. */
  with(more: Partial<TarokyView>): World {
    return new World({ ...this.view, ...more }, this.partner);
  }

  draws(phase: Phase, index: number): boolean {
    return this.course.violations.some((one) => one.phase === phase && one.index === index);
  }

  /** Who is in turn in the auction, null if it is over. */
  get bidder(): Seat | null {
    return this.course.violations.find(({ code }) => code === 'auction/not-finished')?.seat ?? null;
  }

  /** How much of what was said would have been irregular. */
  get oddities(): number {
    return this.course.violations.filter(({ index }) => index !== null).length;
  }
}

/** The assumptions about the partner that fit what the seat knows, those that make least of what was said irregular. */
export function worldsOf(view: TarokyView): readonly World[] {
  const worlds = possiblePartners(view).map((partner) => new World(view, partner));
  const least = Math.min(...worlds.map(({ oddities }) => oddities));
  return worlds.filter(({ oddities }) => oddities === least);
}

/** C3.2: a seat that has held the called card knows, the others when it falls. */
function possiblePartners(view: TarokyView): readonly (Seat | null)[] {
  const { course } = new World(view, null);
  const { called, declarer, table } = course;
  if (called === null) return [null];
  const own = [...view.hand, ...view.drawn].includes(called);
  const holder = own ? view.seat : whoPlayed(view, called);
  if (holder !== null) return [holder === declarer ? null : holder];
  return [null, ...table.active.filter((seat) => seat !== declarer && seat !== view.seat)];
}

function whoPlayed(view: TarokyView, card: Card): Seat | null {
  const { forehand, next } = tableOf(view.players, view.dealer);
  let leader = forehand;
  for (const cards of view.tricks) {
    const takes = (view.ruleset === 'taroky-polish' ? pagatPlace(cards) : null) ?? winningPlace(cards);
    let seat = leader;
    for (const [place, played] of cards.entries()) {
      if (played === card) return seat;
      if (place === takes) leader = seat;
      seat = next[seat]!;
    }
  }
  return null;
}
