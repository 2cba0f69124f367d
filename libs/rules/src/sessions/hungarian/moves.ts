import { cardSet, cardsOf, difference, has } from '../../cards/card-set.js';
import { type Card } from '../../cards/card.js';
import { type Course, type Play } from '../course.js';
import { noTalonTurn, type MoveRules } from '../moves/move-rules.js';
import { discardOf, seenTalon, type SeatView } from '../moves/view.js';
import { type Seat } from '../seats.js';
import { T20 } from './auction.js';
import { annulCode, discardCode, type Discards } from './exchange.js';
import { levelOf } from './names.js';
import { HungarianPlay } from './play.js';
import { drawnCards } from './talon.js';

/** What a seat has to know of Hungarian Tarokk beside its play. */
export const moves: MoveRules = {
  round: 'until-three-empty',
  leader: (course) => course.declarer,
  partnerBy: 'kept',

  exchange(course, view) {
    const drawn = drawnCards(course, course.declarer, levelOf(course.contract!));
    let top = 0;
    let due: Seat | null = null;
    let own = noTalonTurn.drawn;
    for (const seat of course.table.from[course.declarer]!) {
      const count = drawn[seat]!.length;
      if (seat === view.seat) own = seenTalon(view, top, top + count);
      if (count > 0 && discardOf(view, seat) === undefined) due ??= seat;
      top += count;
    }
    return { due, drawn: own, acts: due === null && mayAnnul(course, view, own) ? [{ act: 'annul' }] : [] };
  },

  discardCode: (cards, _kept, seat, course, play) => discardCode(cards, seat, of(play).convention, course.options),

  /** 3.5: who promised a card keeps it; 5.2: the declarer does not call another than T20 that he has himself. */
  narrow(holders, course, play, view) {
    const { convention } = of(play);
    if (convention?.card === course.called && holders.includes(convention.seat)) return [convention.seat];
    const neverAlone = course.called !== T20 && !discardsOf(course, view).tarockByOther;
    return neverAlone ? holders.filter((seat) => seat !== null && seat !== course.declarer) : holders;
  },

  /** What others declared is believed: they are thought of with so many tarocks. */
  exchanged(course, play, view) {
    of(play).discards = discardsOf(course, view);
    for (const { seat, say } of view.announcements) {
      if (seat === view.seat) continue;
      for (const act of say) if (act.act === 'declare') holdTarocks(course, seat, Number(act.what.slice(-1)));
    }
  },
};

function of(play: Play): HungarianPlay {
  if (!(play instanceof HungarianPlay)) throw new TypeError('a play of another game');
  return play;
}

/** 4.4: of the others the number of tarocks is known. */
function discardsOf({ declarer, table }: Course, view: SeatView): Discards {
  const all = Array.from({ length: table.players }, (_, seat) => discardOf(view, seat));
  return {
    bySeat: all.map((entry) => entry?.cards ?? []),
    tarockByOther: all.some((entry, seat) => entry !== undefined && entry.tarocks > 0 && seat !== declarer),
  };
}

/** 4.5 */
function mayAnnul({ options }: Course, view: SeatView, drawn: readonly Card[]): boolean {
  const discarded = discardOf(view, view.seat)?.cards ?? [];
  const hand = difference(cardSet([...view.hand, ...drawn]), cardSet(discarded));
  return annulCode(hand, discarded, options) === null;
}

/** Takes tarocks out of a hand that may be anything, but not the called card. */
function holdTarocks(course: Course, seat: Seat, count: number): void {
  const hand = course.hands[seat]!;
  const { called } = course;
  const isHeld = called !== null && has(hand, called);
  const others = cardsOf({ suits: 0, tarocks: hand.tarocks }).filter((card) => card !== called);
  const tarocks = cardSet([...(isHeld ? [called] : []), ...others].slice(0, count));
  course.hands[seat] = { suits: hand.suits, tarocks: tarocks.tarocks };
}
