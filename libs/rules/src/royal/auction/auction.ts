import { type Card } from '../../cards/card.js';
import { type CardSet } from '../../cards/card-set.js';
import { sentence } from '../explain/sentence.js';
import { isSame, type Announcement } from '../announcements/announcement.js';
import { raises } from '../announcements/raising.js';
import {
  collectorOf,
  nextSeat,
  opponentsOf,
  partnerOf,
  partyOf,
  type BySeat,
  type Party,
  type Seat,
} from '../table.js';
import { violation, type Violation } from '../violations.js';
import { type Call, type Turn } from './call.js';
import { objections, type Objection } from './objections.js';
import { type Bound, type Standing } from './standing.js';

/**
 * The auction of one game (section 2), turn by turn. What is legal counts, what is not is void and kept with its violation.
 * Hands may be known or not: the truth of a message can be judged only where the hand is.
 */
export class Auction {
  /** Every announcement made, void ones too, in order. */
  readonly standings: Standing[] = [];
  readonly violations: Violation[] = [];
  private readonly schlemme: readonly [Standing[], Standing[]] = [[], []];
  private readonly messages: Standing[] = [];
  private seatInTurn: Seat;
  private turns = 0;
  private calls = 0;
  private passes = 0;
  private spoken = false;

  constructor(
    attackers: Party,
    private readonly hands: BySeat<CardSet | null>,
  ) {
    // D1: the attackers' collector opens.
    this.seatInTurn = collectorOf(attackers);
  }

  /** Three passes after a turn with calls, four right after the deal (2.1). */
  get ended(): boolean {
    return this.passes >= (this.spoken ? 3 : 4);
  }

  get turnOf(): Seat {
    return this.seatInTurn;
  }

  /** The Schlemme of a party that count, raised ones too, in order. */
  schlemmeOf(party: Party): readonly Standing[] {
    return this.schlemme[party];
  }

  take(turn: Turn): void {
    const index = this.turns++;
    const { seat, calls } = turn;
    if (this.ended) {
      const drawn = violation('auction/after-end', sentence(objections.afterEnd, { seat: { seat } }), {
        seat,
        turn: index,
      });
      this.violations.push(drawn);
      for (const call of calls) if (!call.contra) this.enter(call.announcement, seat, drawn, []);
      return;
    }
    if (seat !== this.seatInTurn) {
      const reason = sentence(objections.turnOrder, { seat: { seat }, due: { seat: this.seatInTurn } });
      this.violations.push(violation('auction/turn-order', reason, { seat, turn: index }));
    }
    this.seatInTurn = nextSeat(seat);
    if (calls.length === 0) {
      this.passes++;
      return;
    }
    this.passes = 0;
    this.spoken = true;
    for (const call of calls) this.call(call, seat, index);
  }

  /** To be said once when the record has no more turns. */
  close(): void {
    if (!this.ended) this.violations.push(violation('auction/not-finished', sentence(objections.notFinished)));
  }

  /** What would make the call void now; null if it is legal. */
  objection(call: Call, seat: Seat): Objection | null {
    return call.contra
      ? this.objectionToContra(call.announcement, seat)
      : this.judge(call.announcement, seat).objection;
  }

  private call(call: Call, seat: Seat, turn: number): void {
    const { announcement } = call;
    if (call.contra) {
      const objection = this.objectionToContra(announcement, seat);
      if (objection) this.violations.push(violation(objection.code, objection.sentence, { seat, turn }));
      else this.findActive(announcement, opponentsOf(partyOf(seat)))!.contra = seat;
      this.calls++;
      return;
    }
    const { objection, raised } = this.judge(announcement, seat);
    if (objection) {
      const drawn = violation(objection.code, objection.sentence, { seat, turn });
      this.violations.push(drawn);
      this.enter(announcement, seat, drawn, []);
      return;
    }
    const standing = this.enter(announcement, seat, null, boundBy(announcement, raised, this.calls));
    if (announcement.definition.family === 'message') {
      this.messages.push(standing);
      return;
    }
    for (const lower of raised) lower.raisedBy = standing;
    this.schlemme[standing.party].push(standing);
  }

  private enter(announcement: Announcement, seat: Seat, drawn: Violation | null, bound: readonly Bound[]): Standing {
    const standing: Standing = {
      announcement,
      seat,
      party: partyOf(seat),
      order: this.calls++,
      bound,
      void: drawn,
      raisedBy: null,
      contra: null,
    };
    this.standings.push(standing);
    return standing;
  }

  private findActive(announcement: Announcement, party: Party): Standing | undefined {
    return this.schlemme[party].find(
      (standing) => standing.raisedBy === null && isSame(standing.announcement, announcement),
    );
  }

  private objectionToContra(announcement: Announcement, seat: Seat): Objection | null {
    const target = this.findActive(announcement, opponentsOf(partyOf(seat)));
    if (!target)
      return {
        code: 'auction/contra-target',
        sentence: sentence(objections.nothingToContra, { call: { announcement } }),
      };
    if (target.contra !== null) {
      return { code: 'auction/contra-target', sentence: sentence(objections.contraTwice, { call: { announcement } }) };
    }
    return null;
  }

  private judge(announcement: Announcement, seat: Seat): Judgement {
    return announcement.definition.family === 'message'
      ? this.judgeMessage(announcement, seat)
      : judgeSchlemm(announcement, seat, this.schlemme[partyOf(seat)]);
  }

  private judgeMessage(announcement: Announcement, seat: Seat): Judgement {
    const hand = this.hands[seat];
    const call = { announcement };
    if (hand && !announcement.definition.isTrueOf(hand, announcement)) {
      return objectedTo({ code: 'auction/false-message', sentence: sentence(objections.falseMessage, { call }) });
    }
    // Each once a player, suit counts once a suit (4.1); a hand has but one number of each.
    const before = this.messages.some(
      (standing) =>
        standing.seat === seat &&
        standing.announcement.index === announcement.index &&
        standing.announcement.suits[0] === announcement.suits[0],
    );
    return before
      ? objectedTo({ code: 'auction/repeated', sentence: sentence(objections.repeated, { call }) })
      : nothingRaised;
  }
}

interface Judgement {
  readonly objection: Objection | null;
  readonly raised: readonly Standing[];
}

const nothingRaised: Judgement = { objection: null, raised: [] };

function objectedTo(objection: Objection): Judgement {
  return { objection, raised: [] };
}

/** The first objection in the order of match-record.md, or what the Schlemm raises. */
function judgeSchlemm(announcement: Announcement, seat: Seat, own: readonly Standing[]): Judgement {
  if (own.length === 0) return nothingRaised;
  const call = { announcement };
  const { definition } = announcement;
  const raised: Standing[] = [];
  let raisedTrophy: Standing | null = null;
  let lowerThan: Standing | null = null;
  let trophy: Standing | null = null;
  let flight: Standing | null = null;
  let capture: Standing | null = null;
  let binder: Standing | null = null;
  let boundCard: Card = -1;
  for (const standing of own) {
    const other = standing.announcement;
    if (isSame(other, announcement)) {
      return objectedTo({ code: 'auction/repeated', sentence: sentence(objections.repeated, { call }) });
    }
    if (standing.raisedBy !== null) continue;
    if (raises(announcement, other)) {
      raised.push(standing);
      if (other.definition.trophy) raisedTrophy = standing;
      continue;
    }
    if (raises(other, announcement)) lowerThan = standing;
    if (definition.trophy && other.definition.trophy) trophy = standing;
    if (definition.group !== null && definition.group === other.definition.group) {
      if (definition.group === 'flight') flight = standing;
      else capture = standing;
    }
    for (const { card } of announcement.bindings) {
      if (standing.bound.some((bound) => bound.card === card)) {
        binder = standing;
        boundCard = card;
      }
    }
  }
  const against = (standing: Standing) => ({ call, other: { announcement: standing.announcement } });
  if (lowerThan)
    return objectedTo({ code: 'auction/lower-than-active', sentence: sentence(objections.lower, against(lowerThan)) });
  if (trophy)
    return objectedTo({ code: 'auction/second-trophy', sentence: sentence(objections.secondTrophy, against(trophy)) });
  if (flight)
    return objectedTo({ code: 'auction/second-flight', sentence: sentence(objections.secondFlight, against(flight)) });
  if (capture)
    return objectedTo({ code: 'auction/second-catch', sentence: sentence(objections.secondCatch, against(capture)) });
  if (binder) {
    const reason = sentence(objections.alreadyBound, { ...against(binder), card: { card: boundCard } });
    return objectedTo({ code: 'auction/card-already-bound', sentence: reason });
  }
  // 2.3: the partner of the announcer of the last one raised, of a trophy among them before all.
  const decisive = raisedTrophy ?? raised.at(-1);
  if (decisive && seat !== partnerOf(decisive.seat)) {
    const reason = sentence(objections.notByPartner, { ...against(decisive), due: { seat: partnerOf(decisive.seat) } });
    return objectedTo({ code: 'auction/raise-not-by-partner', sentence: reason });
  }
  return { objection: null, raised };
}

/** Its own cards, then those taken over from what it raises (2.3). */
function boundBy(announcement: Announcement, raised: readonly Standing[], order: number): readonly Bound[] {
  const own = announcement.bindings;
  if (own.length === 0 && raised.length === 0) return [];
  const bound: Bound[] = own.map(({ card, tricks }) => ({ card, tricks, order, kept: false }));
  for (const lower of raised) {
    for (const taken of lower.bound) {
      const place = bound.findIndex(({ card }) => card === taken.card);
      if (place === -1) bound.push({ ...taken, kept: true });
      else if (isOpen(bound[place]!.tricks))
        bound[place] = { card: taken.card, tricks: taken.tricks, order, kept: true };
    }
  }
  return bound;
}

/** Mariage leaves two tricks open; a king that is bound to one of them already keeps that one (2.3). */
function isOpen(tricks: number): boolean {
  return (tricks & (tricks - 1)) !== 0;
}
