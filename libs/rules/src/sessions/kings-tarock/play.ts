import { noCards, type CardSet } from '../../cards/card-set.js';
import { followAuction } from '../auction.js';
import { complete, reportedMissing, type Course, type Play, type Stage } from '../course.js';
import { noFacts, type DealFacts } from '../facts.js';
import { followFirstTurns } from '../first-turns.js';
import { kings } from '../pack.js';
import { type Seat } from '../seats.js';
import { overtaking, type Restriction, type TrickRules } from '../trick-play.js';
import { Agreement } from './agreement.js';
import { Announcements } from './announcements.js';
import { KingsAuction } from './auction.js';
import { contractOf } from './contracts.js';
import { Contras, misplacedOf } from './contras.js';
import { followExchange } from './exchange.js';
import {
  bonusFacts,
  cardsBySide,
  pointsBySeat,
  pointsBySide,
  rossputinSeat,
  tricksBySide,
  withoutPagat,
} from './played-facts.js';

/** 7.1: in Trischaken T1 is the last tarock of its hand. */
const pagatLast: Restriction = {
  code: 'play/pagat',
  narrow: (legal, { hand }) => withoutPagat(legal, hand),
};
const mustOvertake = overtaking('play/overtake');

/** Follows one played deal of Kings Tarock. */
export class KingsPlay implements Play {
  private readonly round: Announcements;
  private readonly contras: Contras;
  private readonly agreement: Agreement;
  private declarersCards: CardSet = noCards;
  /** Who called roßputin while playing (6.5). */
  private shown: Seat | null = null;

  constructor(private readonly course: Course) {
    this.round = new Announcements(course);
    this.contras = new Contras(course);
    this.agreement = new Agreement(course);
  }

  private get contract() {
    return contractOf(this.course.contract);
  }

  auction(): Stage {
    const { course } = this;
    const auction = new KingsAuction(course.table);
    if (!followAuction(course, auction)) return reportedMissing;
    course.contract = auction.game;
    if (this.contract.kind !== 'trischaken') course.declarers = auction.declarers;
    return complete;
  }

  /** Section 4. */
  calling(): Stage {
    const { course, contract } = this;
    for (const [index, entry] of course.record.calling.entries()) {
      if (entry.act !== 'call') continue;
      const { seat, card } = entry;
      const report = (code: string): void => course.report(code, 'calling', index, null, seat);
      if (contract.kind === 'trischaken') report('calling/not-possible');
      else if (!course.declarers.includes(seat)) report('calling/not-declarer');
      else if (!contract.callsKing || course.called !== null) report('calling/not-possible');
      else {
        course.called = card;
        if (course.wasDealt(seat, card) && !kings.every((king) => course.wasDealt(seat, king))) report('call/own-king');
      }
    }
    if (!contract.callsKing) return complete;
    if (course.called === null) {
      course.omitted('call/missing', 'calling', null, course.declarer);
      return reportedMissing;
    }
    const holder = course.holderOf(course.called);
    course.partner = holder === course.declarer ? null : holder;
    return complete;
  }

  exchange(): Stage {
    const { stage, declarersCards } = followExchange(this.course);
    this.declarersCards = declarersCards;
    return stage;
  }

  /** 6.1 */
  announcements(): Stage {
    const { course, round } = this;
    const wrong = misplacedOf(course);
    if (wrong !== null) return wrong;
    switch (this.contract.kind) {
      case 'positive': {
        const first = followFirstTurns(course, course.declarer, round);
        if (first[course.declarer] === -1) round.birdDue(null);
        break;
      }
      case 'negative':
        followFirstTurns(course, course.declarer, this.contras);
        break;
      case 'trischaken':
        followFirstTurns(course, course.table.forehand, this.agreement);
        break;
    }
    return complete;
  }

  trickRules(): TrickRules {
    const { course } = this;
    const rufer = course.table.forehand;
    switch (this.contract.kind) {
      case 'positive':
        return { leader: rufer, restrictions: [] };
      case 'negative':
        // D4: the first of several declarers.
        return { leader: course.declarer, restrictions: [mustOvertake] };
      case 'trischaken':
        return { leader: rufer, restrictions: [pagatLast, mustOvertake] };
    }
  }

  /** 6.5: only a silent roßputin must have been called while playing. */
  after(): Stage {
    const { course } = this;
    const maker = this.contract.kind === 'positive' ? rossputinSeat(course) : null;
    for (const [index, entry] of course.record.after.entries()) {
      const { seat } = entry;
      const isMade =
        entry.act === 'show' &&
        entry.bonus === 'rossputin' &&
        seat === maker &&
        this.shown === null &&
        !this.round.doubling.has('rossputin', course.sideOf(seat));
      if (isMade) this.shown = seat;
      else course.report('show/not-made', 'after', index, null, seat);
    }
    return complete;
  }

  facts(outcome: string): DealFacts {
    const { course } = this;
    const { contract, declarers, table } = course;
    const facts = { ...noFacts, outcome, contract, declarers };
    if (outcome === 'given-up') return facts;
    const tricks = course.played!.counts;
    switch (this.contract.kind) {
      case 'positive': {
        const { doubling } = this.round;
        const cards = cardsBySide(course, this.declarersCards);
        const points = pointsBySide(cards);
        course.points = points;
        return {
          ...facts,
          partner: course.partner,
          points,
          tricks: tricksBySide(course),
          kontra: doubling.level('game', 'declarer'),
          bonuses: bonusFacts(course, cards, doubling, this.shown),
        };
      }
      case 'negative':
        return { ...facts, tricks, contras: this.contras.facts };
      case 'trischaken': {
        const points = pointsBySeat(course);
        course.points = points;
        return { ...facts, rufer: table.forehand, points, tricks, agreed: this.agreement.agreed };
      }
    }
  }
}
