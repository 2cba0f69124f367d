import { cardSet, noCards } from '../../cards/card-set.js';
import { type Card } from '../../cards/card.js';
import { followAuction } from '../auction.js';
import { complete, ended, reportedMissing, type Course, type Play, type Stage } from '../course.js';
import { noFacts, type ClaimFact, type OpenFacts } from '../facts.js';
import { T1, T22 } from '../pack.js';
import { type Seat } from '../seats.js';
import { keptCards } from '../trick-play.js';
import { type TrickRules } from '../trick-rules.js';
import { Announcements } from './announcements.js';
import { HungarianAuction, type Convention } from './auction.js';
import { callable } from './calling.js';
import { followExchange, type Discards } from './exchange.js';
import { bids } from './names.js';
import { bonusFacts, pointsBySide, talonHonours, tricksBySide } from './played-facts.js';
import { drawnCards } from './talon.js';

/** Follows one played deal of Hungarian Tarokk. */
export class HungarianPlay implements Play {
  convention: Convention | null = null;
  /** Talon cards by seat. */
  drawn: readonly (readonly Card[])[] = [];
  discards: Discards = { bySeat: [], tarockByOther: false };
  private round: Announcements | null = null;
  private readonly claims: ClaimFact[] = [];

  constructor(private readonly course: Course) {}

  auction(): Stage {
    const { course } = this;
    const auction = new HungarianAuction(course);
    const over = followAuction(course, auction);
    if (!over) return reportedMissing;
    if (auction.level === 0) return ended('passed-out', Infinity);
    const declarer = auction.leader;
    course.contract = bids[auction.level - 1]!;
    course.declarers = [declarer];
    this.convention = auction.convention();
    const falseYield = auction.falseYield();
    if (falseYield !== null) course.report('auction/false-yield', 'auction', falseYield, null, this.convention!.seat);
    this.drawn = drawnCards(course, declarer, auction.level);
    return auction.isLostTrial ? ended('trial-lost', Infinity) : complete;
  }

  exchange(): Stage {
    const { course } = this;
    const { stage, discards } = followExchange(course, this.drawn, this.convention);
    this.discards = discards;
    if (stage.kind === 'complete' || stage.kind === 'ended') {
      for (const seat of course.table.active) if (this.drawn[seat]!.includes(T22)) course.skiz = seat;
    }
    return stage;
  }

  announcements(): Stage {
    const { course } = this;
    this.round = new Announcements(course, this.convention, this.discards);
    const stage = this.round.follow();
    // S11: after `call/missing` no card of the talon is held.
    if (stage.kind === 'incomplete' && this.drawn.some((cards) => cards.includes(T22))) course.skiz = null;
    return stage;
  }

  /** What a seat may think of saying in its turn. */
  prompts(seat: Seat): { readonly holding: string | null; readonly callable: readonly Card[] } {
    const { course } = this;
    return {
      holding: this.round === null ? null : this.round.holding(seat),
      callable: callable(course, this.convention, this.discards),
    };
  }

  /** 7.1: the side that holds T1 keeps it once it has announced pagát ultimó. */
  trickRules(): TrickRules {
    const { course, round } = this;
    const holder = course.holderOf(T1);
    const isKept = holder !== null && round!.doubling.has('pagat-ultimo', course.sideOf(holder));
    const kept = course.hands.map((_, seat) => (seat === holder ? pagat : noCards));
    return {
      leader: course.table.forehand,
      restrictions: isKept ? [keptCards('play/pagat-early', kept)] : [],
    };
  }

  /** Claims of tarocks that were not declared (9.2). */
  after(): Stage {
    const { course } = this;
    for (const [index, { seat }] of course.record.after.entries()) {
      const what = this.claimable(seat);
      if (what === null) course.report('claim/tarokks', 'after', index, null, seat);
      else this.claims.push({ seat, what, index });
    }
    return complete;
  }

  private claimable(seat: Seat): string | null {
    const { course } = this;
    const isAlone = seat === course.declarer && course.partner === null;
    const isSettled = this.round!.declared[seat] !== undefined || this.claims.some((claim) => claim.seat === seat);
    return isAlone || isSettled ? null : this.round!.holding(seat);
  }

  facts(outcome: string): OpenFacts {
    const { course, round } = this;
    const facts = noFacts(outcome);
    if (outcome !== 'played' && outcome !== 'trial-lost') return facts;
    facts.contract = course.contract;
    facts.declarers = course.declarers;
    if (outcome !== 'played' || round === null) return facts;
    facts.partner = course.partner;
    facts.points = course.points = pointsBySide(course, this.discards);
    facts.tricks = tricksBySide(course);
    facts.kontra = round.doubling.level('game', 'declarer');
    facts.bonuses = bonusFacts(course, round.doubling);
    facts.declarations = round.declarations();
    facts.claims = this.claims;
    facts.talonHonours = talonHonours(course, this.drawn);
    return facts;
  }
}

const pagat = cardSet([T1]);
