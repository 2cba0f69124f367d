import { cardSet, difference, union } from '../../cards/card-set.js';
import { type Card } from '../../cards/card.js';
import { Reader } from '../../record/reader.js';
import { complete, Course, type Play, type Stage } from '../course.js';
import { type Bid, type SessionEntry, type AnnouncementTurn } from '../acts.js';
import { type Seat } from '../seats.js';
import { followTricks } from '../trick-play.js';
import { type Phase, type Violation } from '../violation.js';
import { type KnownDeal } from './known-deal.js';
import { noTalonTurn, type TalonTurn } from './move-rules.js';
import { trickTurn, type TrickTurn } from './trick-turn.js';
import { seenTalon } from './view.js';

/** What the deal waits for. */
export interface NextMove {
  readonly phase: Phase;
  /** Who is in turn, or the first of several who are; null where nobody has to do anything. */
  readonly seat: Seat | null;
}

/** What may be tried beyond what has happened. */
export interface TriedMove {
  readonly start?: SessionEntry;
  readonly bid?: Bid;
  readonly calling?: SessionEntry;
  readonly turn?: AnnouncementTurn;
  readonly after?: SessionEntry;
}

/** Which other seat has the called card, null for none; both null while nothing is assumed. */
export interface Assumption {
  readonly called: Card | null;
  readonly holder: Seat | null;
}

/**
 * The deal as a seat knows it, followed by the game's own play under the assumption that a certain seat has the called
 * card, with perhaps one thing more tried.
 */
export class World {
  readonly course: Course;
  readonly play: Play;
  /** Null: the deal is over. */
  readonly next: NextMove | null;
  talon: TalonTurn = noTalonTurn;
  tricks: TrickTurn | null = null;
  private isMalformed = false;

  constructor(
    private readonly known: KnownDeal,
    readonly assumed: Assumption,
    tried: TriedMove = {},
  ) {
    const { view, ruleset, options, table } = known;
    const isPlayed = view.tricks.filter((trick) => trick.length === 4).length === ruleset.pack.hand;
    const record = {
      dealer: view.dealer,
      hands: known.handsIf(assumed.holder, assumed.called),
      talon: known.talon,
      start: withOne(view.start, tried.start),
      auction: withOne(view.auction, tried.bid),
      calling: withOne(view.calling, tried.calling),
      exchange: [],
      announcements: withOne(view.announcements, tried.turn),
      tricks: isPlayed ? view.tricks : [],
      after: withOne(view.after, tried.after),
    };
    this.course = new Course(ruleset, options, table, record, new Reader());
    this.play = ruleset.play(this.course);
    this.next = this.follow();
  }

  /** Whether an entry of a phase is irregular in itself or leaves something out that was due. */
  draws(phase: Phase, index: number): boolean {
    return this.found(phase, index).length > 0;
  }

  found(phase: Phase, index: number): readonly Violation[] {
    return this.course.violations.filter((one) => one.phase === phase && one.index === index);
  }

  /** The record could not have been read with what was tried. */
  get isUnreadable(): boolean {
    return this.isMalformed;
  }

  /** How much of what was done would have been irregular. */
  get oddities(): number {
    return this.course.violations.filter(({ index }) => index !== null).length;
  }

  private follow(): NextMove | null {
    const { play, known } = this;
    const { view, ruleset } = known;
    if (!this.isPassed(play.start?.() ?? complete)) return null;
    const auction = play.auction();
    if (auction.kind === 'incomplete') return { phase: 'auction', seat: this.owing('auction/not-finished') };
    if (!this.isPassed(auction)) return null;
    const calling = play.calling?.() ?? complete;
    if (calling.kind === 'incomplete') return { phase: 'calling', seat: this.owing('call/missing') };
    if (!this.isPassed(calling)) return null;
    this.talon = ruleset.moves.exchange(this.course, view);
    this.exchangeHands();
    if (view.exchange.some(({ act }) => act === 'surrender' || act === 'give-up' || act === 'annul')) return null;
    if (this.talon.due !== null) return { phase: 'exchange', seat: this.talon.due };
    const speaker = this.speaker();
    this.tricks = trickTurn(view.tricks, play.trickRules(), known.table);
    if (speaker !== null && view.tricks.length === 0) return { phase: 'announcements', seat: speaker };
    if (this.tricks.complete < ruleset.pack.hand) return { phase: 'tricks', seat: this.tricks.due };
    return this.followAfter();
  }

  /** What the seat has seen in the talon and did not take itself another may have taken. */
  private exchangeHands(): void {
    const { known, course, talon } = this;
    const { view, table } = known;
    const rest = difference(cardSet(seenTalon(view)), cardSet(talon.drawn));
    for (const seat of table.active) {
      course.hands[seat] = seat === view.seat ? known.handWith(talon.drawn) : union(course.hands[seat]!, rest);
    }
  }

  /** Follows the announcements; who has a turn in them, null if nobody must have one. */
  private speaker(): Seat | null {
    const { course, play, known } = this;
    const { moves } = known.ruleset;
    if (course.called !== null) {
      const { holder } = this.assumed;
      course.partner = holder === course.declarer ? null : holder;
    }
    moves.exchanged?.(course, play, known.view);
    const leader = moves.leader(course);
    this.isMalformed ||= play.announcements().kind === 'malformed';
    if (leader === null) return null;
    const { announcements } = course.record;
    const { next, active } = known.table;
    switch (moves.round) {
      case 'until-three-empty': {
        const isOver = announcements.length >= 3 && announcements.slice(-3).every(({ say }) => say.length === 0);
        return isOver ? null : announcements.length === 0 ? leader : next[announcements.at(-1)!.seat]!;
      }
      case 'first-turns': {
        let seat = leader;
        for (const _ of active) {
          if (!announcements.some((turn) => turn.seat === seat)) return seat;
          seat = next[seat]!;
        }
        return null;
      }
    }
  }

  private followAfter(): NextMove | null {
    const { course, play } = this;
    if (play.after === undefined || course.ruleset.form.after.length === 0) return null;
    course.played = followTricks(course, play.trickRules());
    if (course.played === null) return null;
    play.after();
    return { phase: 'after', seat: null };
  }

  private isPassed(stage: Stage): boolean {
    this.isMalformed ||= stage.kind === 'malformed';
    return stage.kind === 'complete';
  }

  /** Whom the course blames for what is missing. */
  private owing(code: string): Seat | null {
    return this.course.violations.find((one) => one.code === code && one.index === null)?.seat ?? null;
  }
}

function withOne<T>(all: readonly T[], one: T | undefined): readonly T[] {
  return one === undefined ? all : [...all, one];
}
