import { cardSet, noCards } from '../../cards/card-set.js';
import { type Card } from '../../cards/card.js';
import { winningPlace } from '../../tricks/trick.js';
import { complete, ended, reportedMissing, type Course, type Play, type Stage } from '../course.js';
import { noFacts, type DealFacts } from '../facts.js';
import { T1 } from '../pack.js';
import { keptCards, type TrickRules } from '../trick-play.js';
import { Announcements } from './announcements.js';
import { followBidding } from './auction.js';
import { followCalling } from './calling.js';
import { VARSAVA } from './czech-names.js';
import { Exchange } from './exchange.js';
import { bonusFacts, lostHonours, pagatPlace, pointsBySide, tricksBySide } from './played-facts.js';
import { mayThrowIn } from './throw-in.js';
import { refuseAnnouncements, refuseExchange, Varsava } from './varsava.js';
import { type Variant } from './variant.js';

/** Follows one played deal of either game. */
export class TarokyPlay implements Play {
  private readonly exchanged: Exchange;
  private round: Announcements | null = null;
  private varsava: Varsava | null = null;

  constructor(
    private readonly course: Course,
    private readonly variant: Variant,
  ) {
    this.exchanged = new Exchange(course, variant);
  }

  /** P1.2 */
  start(): Stage {
    const { course } = this;
    const [first] = course.record.start;
    if (first === undefined) return complete;
    if (!mayThrowIn(course.dealt[first.seat]!)) course.report('start/throw-in', 'start', 0, null, first.seat);
    return ended('thrown-in', 1);
  }

  auction(): Stage {
    return followBidding(this.course, this.variant) ? complete : reportedMissing;
  }

  calling(): Stage {
    const { course, variant } = this;
    const { card, isVarsava } = followCalling(course, variant);
    course.called = card;
    if (isVarsava) {
      this.varsava = new Varsava(course);
      course.contract = VARSAVA;
      course.declarers = [];
    }
    return complete;
  }

  exchange(): Stage {
    const { course } = this;
    if (this.varsava !== null) return refuseExchange(course);
    const stage = this.exchanged.follow(course.called);
    if (stage.kind === 'complete' && course.called !== null) course.partner = this.partnerBy(course.called);
    return stage;
  }

  /** C3.2: nobody if the declarer has held the called card himself. */
  private partnerBy(called: Card): number | null {
    const { course, exchanged } = this;
    if (exchanged.hasHeld(course.declarer, called)) return null;
    return course.table.active.find((seat) => exchanged.hasHeld(seat, called)) ?? null;
  }

  announcements(): Stage {
    const { course } = this;
    if (this.varsava !== null) return refuseAnnouncements(course);
    this.round = new Announcements(course, this.variant);
    this.round.follow();
    return complete;
  }

  /** C5.5 */
  withoutTricks(): string | null {
    const { course, round, variant } = this;
    const isCustomary = variant.mayStayUnplayed && course.contract === variant.contracts.duty;
    return isCustomary && round?.isQuiet === true ? 'unplayed' : null;
  }

  /** C6.1: a side that announced the pagát keeps it. */
  trickRules(): TrickRules {
    const { course, round, variant } = this;
    if (this.varsava !== null) return this.varsava.trickRules();
    const holder = course.holderOf(T1);
    const isKept = holder !== null && round!.doubling.has('pagat', course.sideOf(holder));
    const kept = course.hands.map((_, seat) => (seat === holder ? pagat : noCards));
    const rules = {
      leader: course.table.forehand,
      restrictions: isKept ? [keptCards('play/pagat-early', kept)] : [],
    };
    if (!variant.honoursAtRisk) return rules;
    return { ...rules, winner: (cards) => pagatPlace(cards) ?? winningPlace(cards) };
  }

  facts(outcome: string): DealFacts {
    const { course, exchanged, round, variant } = this;
    const { contract, declarers, partner } = course;
    switch (outcome) {
      case 'thrown-in':
        return { ...noFacts, outcome };
      case 'surrendered':
        return { ...noFacts, outcome, contract, declarers };
      case 'unplayed':
        return { ...noFacts, outcome, contract, declarers, partner, declarations: this.declarations() };
    }
    if (this.varsava !== null) {
      const points = this.varsava.points();
      course.points = points;
      return { ...noFacts, outcome, contract, points, tricks: course.played!.counts };
    }
    const points = pointsBySide(course, exchanged);
    course.points = points;
    return {
      ...noFacts,
      outcome,
      contract,
      level: course.level,
      declarers,
      partner,
      points,
      tricks: tricksBySide(course),
      kontra: round!.doubling.level('game', 'declarer'),
      bonuses: bonusFacts(course, round!.doubling),
      declarations: this.declarations(),
      lost: variant.honoursAtRisk ? lostHonours(course) : [],
    };
  }

  private declarations(): DealFacts['declarations'] {
    const { course, round } = this;
    return course.table.active.flatMap((seat) => round!.declared[seat]!.map((what) => ({ seat, what })));
  }
}

const pagat = cardSet([T1]);
