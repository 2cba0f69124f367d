import { cardSet, noCards } from '../../cards/card-set.js';
import { type Card } from '../../cards/card.js';
import { complete, ended, reportedMissing, type Course, type Play, type Stage } from '../course.js';
import { noFacts, type OpenFacts, type SeatFact } from '../facts.js';
import { T1 } from '../pack.js';
import { keptCards } from '../trick-play.js';
import { type TrickRules } from '../trick-rules.js';
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
    const leader = course.table.forehand;
    const restrictions = isKept ? [keptCards('play/pagat-early', kept)] : [];
    return variant.honoursAtRisk ? { leader, restrictions, winner: pagatPlace } : { leader, restrictions };
  }

  facts(outcome: string): OpenFacts {
    const { course, exchanged, round, variant, varsava } = this;
    const facts = noFacts(outcome);
    if (outcome === 'thrown-in') return facts;
    facts.contract = course.contract;
    if (varsava !== null) {
      facts.points = course.points = varsava.points();
      facts.tricks = course.played!.counts;
      return facts;
    }
    facts.declarers = course.declarers;
    if (outcome === 'surrendered') return facts;
    facts.partner = course.partner;
    facts.declarations = this.declarations();
    if (outcome === 'unplayed') return facts;
    facts.level = course.level;
    facts.points = course.points = pointsBySide(course, exchanged);
    facts.tricks = tricksBySide(course);
    facts.kontra = round!.doubling.level('game', 'declarer');
    facts.bonuses = bonusFacts(course, round!.doubling);
    if (variant.honoursAtRisk) facts.lost = lostHonours(course);
    return facts;
  }

  private declarations(): readonly SeatFact[] {
    const { course, round } = this;
    const facts: SeatFact[] = [];
    for (const seat of course.table.active) for (const what of round!.declared[seat]!) facts.push({ seat, what });
    return facts;
  }
}

const pagat = cardSet([T1]);
