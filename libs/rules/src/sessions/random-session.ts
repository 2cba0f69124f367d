import { cardsOf, type CardSet } from '../cards/card-set.js';
import { type Card } from '../cards/card.js';
import { Random } from '../random/random.js';
import { Reader } from '../record/reader.js';
import { winningPlace } from '../tricks/trick.js';
import { Course, type Play, type PlayedFinding } from './course.js';
import { followDeal } from './follow-deal.js';
import { TALON } from './pack.js';
import { type Plausible } from './plausible.js';
import { type Act, type Bid, type RecordedPlay, type AnnouncementTurn } from './acts.js';
import { type Deal, type PlayedDeal, type Session } from './record.js';
import { type Ruleset } from './ruleset.js';
import { withDefaults, type Options } from './ruleset-data.js';
import { tableOf, type Seat, type SessionTable } from './seats.js';
import { legalCards } from './trick-play.js';
import { verifySession } from './verify.js';
import { type Phase, type Violation } from './violation.js';

export interface RandomSessionOptions {
  /** 1 or more. */
  readonly deals: number;
  readonly players?: readonly string[];
  /** Options not given have their default. */
  readonly options?: Options;
  /** Of a hundred deals so many have only their facts, as far as a score sheet can have them; none unless given. */
  readonly scoredPercent?: number;
}

const defaultPlayers = ['Anna', 'Béla', 'Csaba', 'Dóra'];

/**
 * A legal session of a game, plausible rather than clever: the same seed gives the same session for ever, and with scored
 * deals the same deals. The session is proved, or consistent with scored deals, and `writeSession` makes a record of it.
 */
export function randomSession(ruleset: Ruleset, seed: string | number, given: RandomSessionOptions): Session {
  const { plausible } = ruleset;
  if (plausible === undefined) throw new Error(`no sessions can be made up for ${ruleset.id}`);
  const random = new Random(`${ruleset.id} ${seed}`);
  const players = given.players ?? defaultPlayers;
  const options = withDefaults(ruleset.options, given.options ?? {});
  const firstDealer = random.below(players.length);
  let session: Session = {
    ruleset,
    options,
    date: null,
    venue: null,
    players,
    firstDealer,
    start: {},
    notice: null,
    deals: [],
    claimedTotals: null,
  };
  const { scoredPercent = 0 } = given;
  const choosing = new Random(`${ruleset.id} ${seed} scored`);
  const deals: Deal[] = [];
  let state = verifySession(session).state;
  for (let number = 1; number <= given.deals; number++) {
    const table = tableOf(players.length, state.dealer);
    const deal = new DealMaker(ruleset, options, table, plausible, random).make(number);
    deals.push(choosing.chance(scoredPercent, 100) ? scoredFrom(deal, ruleset) : deal);
    // Only the state is carried on, so each deal is verified once.
    const { dealer, ...start } = state;
    state = verifySession({ ...session, firstDealer: dealer, start, deals: [deal] }).state;
  }
  session = { ...session, deals };
  return session;
}

/** What a score sheet would have of a deal; the deal itself where it ended as no score sheet says. */
function scoredFrom(deal: PlayedDeal, { scored }: Ruleset): Deal {
  const { number, claim, fines, dealer, finding } = deal;
  const { facts } = finding;
  if (facts === null || !scored.outcomes.includes(facts.outcome)) return deal;
  return { form: 'scored', number, dealer, claim, fines, facts };
}

const TRIES = 40;

/** Makes one deal, phase by phase; each choice is tried on the record so far and taken only if it draws nothing. */
class DealMaker {
  private record!: { -readonly [Key in keyof RecordedPlay]: RecordedPlay[Key] };
  private course!: Course;
  private play!: Play;

  constructor(
    private readonly ruleset: Ruleset,
    private readonly options: Options,
    private readonly table: SessionTable,
    private readonly plausible: Plausible,
    private readonly random: Random,
  ) {}

  make(number: number): PlayedDeal {
    for (;;) {
      const finding = this.attempt();
      if (finding !== null && finding.facts !== null && finding.violations.length === 0) {
        return { form: 'played', number, claim: {}, fines: null, ...this.record, finding };
      }
    }
  }

  private attempt(): PlayedFinding | null {
    const { hand } = this.ruleset.pack;
    const cards = this.random.shuffled(cardsOf(this.ruleset.pack.cards));
    const hands = Array.from({ length: this.table.players }, (): readonly Card[] => []);
    for (const seat of this.table.active) hands[seat] = cards.splice(0, hand);
    const talon = cards.splice(0, TALON);
    const { dealer } = this.table;
    this.record = {
      dealer,
      hands,
      talon,
      start: [],
      auction: [],
      calling: [],
      exchange: [],
      announcements: [],
      tricks: [],
      after: [],
    };
    const { plausible, random } = this;
    let finding = this.phase('start', () => plausible.start?.(this.course, random) ?? []);
    if (finding === null || isSettled(finding)) return finding;
    for (let due = seatInTurn(finding); due !== null; due = seatInTurn(finding)) {
      finding = this.bid(due);
      if (finding === null) return null;
    }
    if (isSettled(finding)) return finding;
    finding = this.phase('calling', () => plausible.calling?.(this.course, this.play, random) ?? []);
    if (finding === null || isSettled(finding)) return finding;
    finding = this.phase('exchange', () => plausible.exchange(this.course, this.play, random));
    if (finding === null || (isSettled(finding) && !this.mayStayUnplayed())) return finding;
    if (!this.announcements()) return null;
    finding = this.follow();
    if (isSettled(finding) && random.chance(1, 2)) return finding;
    this.record.tricks = this.tricks();
    this.follow();
    return this.phase('after', () => plausible.after?.(this.course, this.play, random) ?? []);
  }

  /** Follows the record so far. */
  private follow(): PlayedFinding | null {
    this.course = new Course(this.ruleset, this.options, this.table, this.record, new Reader());
    this.play = this.ruleset.play(this.course);
    return followDeal(this.course, this.play);
  }

  /** Whether the deal is over only because no trick is on record: it may go on all the same. */
  private mayStayUnplayed(): boolean {
    return (this.play.withoutTricks?.() ?? null) !== null;
  }

  private bid(seat: Seat): PlayedFinding | null {
    const before: readonly Bid[] = this.record.auction;
    for (let tries = 0; tries < TRIES; tries++) {
      const bid = tries === TRIES - 1 ? 'pass' : this.plausible.bid(seat, this.course, this.random);
      this.record.auction = [...before, { seat, bid }];
      const finding = this.follow();
      if (finding !== null && isClean(finding, 'auction')) return finding;
    }
    return null;
  }

  private phase(
    phase: 'start' | 'calling' | 'exchange' | 'after',
    make: () => RecordedPlay['exchange'],
  ): PlayedFinding | null {
    for (let tries = 0; tries < TRIES; tries++) {
      this.record[phase] = [];
      this.follow();
      this.record[phase] = make();
      const finding = this.follow();
      if (finding !== null && isClean(finding, phase)) return finding;
    }
    return null;
  }

  private announcements(): boolean {
    const { moves } = this.ruleset;
    const leader = moves.leader(this.course);
    if (leader === null) return true;
    const spoken = new Set<Seat>();
    let empty = 0;
    for (let seat = leader; ; seat = this.table.next[seat]!) {
      const say = this.turn(seat, !spoken.has(seat));
      if (say === null) return false;
      spoken.add(seat);
      empty = say.length === 0 ? empty + 1 : 0;
      if (moves.round === 'until-three-empty' ? empty === 3 : spoken.size === 4 && empty >= 1) return true;
    }
  }

  /** What is said in a turn without breaking a rule; null if nothing was found. */
  private turn(seat: Seat, first: boolean): readonly Act[] | null {
    const before: readonly AnnouncementTurn[] = this.record.announcements;
    for (let tries = 0; tries < TRIES; tries++) {
      this.record.announcements = before;
      this.follow();
      const say = this.plausible.say(seat, first, this.course, this.play, this.random);
      this.record.announcements = [...before, { seat, say }];
      const finding = this.follow();
      const found = finding?.violations.filter((one) => one.phase === 'announcements' && one.index === before.length);
      if (found?.length === 0) return say;
    }
    return null;
  }

  /** Any legal card, one after the other. */
  private tricks(): readonly (readonly Card[])[] {
    const rules = this.play.trickRules();
    const hands: CardSet[] = [...this.course.hands];
    const tricks: (readonly Card[])[] = [];
    let leader = rules.leader;
    for (let trick = 0; trick < this.ruleset.pack.hand; trick++) {
      const cards: Card[] = [];
      let seat = leader;
      for (let place = 0; place < 4; place++) {
        const hand = hands[seat]!;
        const best = place === 0 ? -1 : cards[winningPlace(cards)]!;
        const legal = legalCards(rules.restrictions, { seat, hand, trick, cards, place, best });
        const card = this.random.pick(cardsOf(legal));
        cards.push(card);
        hands[seat] = without(hand, card);
        seat = this.table.next[seat]!;
      }
      tricks.push(cards);
      leader = this.table.from[leader]![rules.winner?.(cards) ?? winningPlace(cards)]!;
      rules.afterTrick?.(trick, leader);
    }
    return tricks;
  }
}

function without(hand: CardSet, card: Card): CardSet {
  const bit = 1 << (card & 31);
  return card < 32
    ? { suits: hand.suits & ~bit, tarocks: hand.tarocks }
    : { suits: hand.suits, tarocks: hand.tarocks & ~bit };
}

function isSettled(finding: PlayedFinding | null): boolean {
  return finding !== null && finding.facts !== null;
}

/** Who is in turn in an auction that is not finished, null if it is. */
function seatInTurn(finding: PlayedFinding | null): Seat | null {
  return finding?.violations.find(({ code }) => code === 'auction/not-finished')?.seat ?? null;
}

/** Whether a phase draws nothing but that it goes on. */
function isClean({ violations }: PlayedFinding, phase: Phase): boolean {
  return !violations.some((one: Violation) => one.phase === phase && one.code !== 'auction/not-finished');
}
