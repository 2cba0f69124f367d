import { noCards, type CardSet } from '../../cards/card-set.js';
import { followAuction } from '../auction.js';
import { complete, reportedMissing, type Course, type Play, type Stage } from '../course.js';
import { noFacts, type OpenFacts } from '../facts.js';
import { kings } from '../pack.js';
import { type Seat } from '../seats.js';
import { type TrickRules } from '../trick-rules.js';
import { KingsAuction } from './auction.js';
import { contractOf } from './contracts.js';
import { misplacedOf } from './contras.js';
import { followExchange } from './exchange.js';
import { bonusFacts, cardsBySide, pointsBySeat, pointsBySide, rossputinSeat, tricksBySide } from './played-facts.js';
import { restrictions } from './overtaking.js';
import { RoundOfTurns } from './round.js';

/** Follows one played deal of Kings Tarock. */
export class KingsPlay implements Play {
  private readonly round: RoundOfTurns;
  private declarersCards: CardSet = noCards;
  /** Who called roßputin while playing (6.5). */
  private shown: Seat | null = null;

  constructor(private readonly course: Course) {
    this.round = new RoundOfTurns(course);
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
    const wrong = misplacedOf(this.course);
    if (wrong !== null) return wrong;
    this.round.follow();
    return complete;
  }

  trickRules(): TrickRules {
    const { course, contract } = this;
    // D4: the first of several declarers.
    const leader = contract.kind === 'negative' ? course.declarer : course.table.forehand;
    return { leader, restrictions: restrictions[contract.kind] };
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
        !this.round.announcements.doubling.has('rossputin', course.sideOf(seat));
      if (isMade) this.shown = seat;
      else course.report('show/not-made', 'after', index, null, seat);
    }
    return complete;
  }

  facts(outcome: string): OpenFacts {
    const { course } = this;
    const facts = noFacts(outcome);
    facts.contract = course.contract;
    facts.declarers = course.declarers;
    if (outcome === 'given-up') return facts;
    const tricks = course.played!.counts;
    switch (this.contract.kind) {
      case 'positive': {
        const { doubling } = this.round.announcements;
        const cards = cardsBySide(course, this.declarersCards);
        facts.partner = course.partner;
        facts.points = course.points = pointsBySide(cards);
        facts.tricks = tricksBySide(course);
        facts.kontra = doubling.level('game', 'declarer');
        facts.bonuses = bonusFacts(course, cards, doubling, this.shown);
        break;
      }
      case 'negative':
        facts.tricks = tricks;
        facts.contras = this.round.contras.facts;
        break;
      case 'trischaken':
        facts.rufer = course.table.forehand;
        facts.points = course.points = pointsBySeat(course);
        facts.tricks = tricks;
        facts.agreed = this.round.agreement.agreed;
        break;
    }
    return facts;
  }
}
