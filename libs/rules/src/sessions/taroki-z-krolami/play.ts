import { cardSet, has, includes, isEmpty } from '../../cards/card-set.js';
import { followAuction } from '../auction.js';
import { complete, ended, reportedMissing, type Course, type Play, type Stage } from '../course.js';
import { Doubling } from '../doubling.js';
import { noFacts, type OpenFacts } from '../facts.js';
import { followFirstTurns } from '../first-turns.js';
import { kingSet, T1, tarocksIn } from '../pack.js';
import { type Seat } from '../seats.js';
import { keptCards } from '../trick-play.js';
import { type TrickRules } from '../trick-rules.js';
import { Announcements } from './announcements.js';
import { KingsAuction } from './auction.js';
import { followCalling } from './calling.js';
import { kontras } from './names.js';
import { fillPlayed } from './played-facts.js';
import { followExchange, type Shares } from './talon.js';

/** Follows one played deal of Taroki z królami. */
export class KingsTarokiPlay implements Play {
  readonly bidding: KingsAuction;
  /** The game and every bonus that has been announced; what may be doubled when is said where it is. */
  readonly doubling = new Doubling(kontras.length);
  private readonly round: Announcements;
  private shares: Shares | null = null;

  constructor(private readonly course: Course) {
    this.bidding = new KingsAuction(course.table);
    this.round = new Announcements(course, this.doubling);
  }

  /** Throw-in (1.2) and cztery króle (1.3). */
  start(): Stage {
    const { course } = this;
    for (const [index, { act, seat }] of course.record.start.entries()) {
      if (act === 'throw-in') {
        if (tarocksIn(course.dealt[seat]!) > 0) course.report('start/throw-in', 'start', index, null, seat);
        return ended('thrown-in', index + 1);
      }
      const code = this.fourKings(seat);
      if (code !== null) course.report(code, 'start', index, null, seat);
    }
    return complete;
  }

  /** It is an undertaking of the declarer's side whoever says it, so a second one is the same bonus again. */
  private fourKings(seat: Seat): string | null {
    if (this.doubling.has('four-kings', 'declarer')) return 'announce/repeated';
    if (!includes(this.course.dealt[seat]!, kingSet)) return 'start/false-kings';
    this.doubling.add('four-kings', 'declarer');
    return null;
  }

  auction(): Stage {
    const { course, bidding } = this;
    if (!followAuction(course, bidding)) return reportedMissing;
    if (bidding.last === null) return ended('passed-out', Infinity);
    course.contract = bidding.last.bid;
    course.declarers = [bidding.last.seat];
    return complete;
  }

  calling(): Stage {
    return followCalling(this.course, this.bidding, this.doubling);
  }

  exchange(): Stage {
    const { stage, shares } = followExchange(this.course);
    this.shares = shares;
    return stage;
  }

  announcements(): Stage {
    followFirstTurns(this.course, this.course.declarer, this.round);
    return complete;
  }

  /** 6.1; 6.2: only who holds a card can have announced the ultimo that keeps it. */
  trickRules(): TrickRules {
    const { course, doubling } = this;
    const kept = course.hands.map((hand, seat) => {
      const pagat = has(hand, T1) && doubling.has('pagat-ultimo', course.sideOf(seat));
      const king = has(hand, course.called!) && doubling.has('king-ultimo', 'declarer');
      return cardSet([...(pagat ? [T1] : []), ...(king ? [course.called!] : [])]);
    });
    const restrictions = kept.every(isEmpty) ? [] : [keptCards('play/kept-card', kept)];
    return { leader: course.table.forehand, restrictions };
  }

  facts(outcome: string): OpenFacts {
    const { course, doubling, round } = this;
    const facts = noFacts(outcome);
    if (outcome !== 'played' && outcome !== 'given-up') return facts;
    facts.declarers = course.declarers;
    if (outcome === 'given-up') return facts;
    facts.contract = course.contract;
    facts.partner = course.partner;
    facts.kontra = doubling.level('game', 'declarer');
    facts.declarations = round.declared;
    fillPlayed(facts, course, doubling, this.shares!);
    course.points = facts.points;
    return facts;
  }
}
