import { cardSet, difference, union, type CardSet } from '../../cards/card-set.js';
import { type Card } from '../../cards/card.js';
import { text } from '../../language.js';
import { complete, type Course, type Stage } from '../course.js';
import { nearestPoints, T1, T21, T22 } from '../pack.js';
import { overtaking } from '../trick-play.js';
import { type Restriction, type TrickRules } from '../trick-rules.js';

const notInVarsava = text(
  'nothing is exchanged or announced in Varšava',
  'in Varšava wird weder getauscht noch angesagt',
  'Varšavában nincs csere és bemondás',
);

/** C7.1: an entry of `exchange`, or anything said, is malformed. */
export function refuseExchange(course: Course): Stage {
  return course.record.exchange.length > 0 ? course.problem(notInVarsava, 'exchange', 0) : complete;
}

export function refuseAnnouncements(course: Course): Stage {
  const index = course.record.announcements.findIndex(({ say }) => say.length > 0);
  return index >= 0 ? course.problem(notInVarsava, 'announcements', index, 'say', 0) : complete;
}

const pagat = cardSet([T1]);
const mond = cardSet([T21]);
const both = cardSet([T1, T21]);

const otherTaroks = (hand: CardSet, without: CardSet): boolean => difference(hand, without).tarocks !== 0;

/** L1 of C7.2. */
const pagatLast: Restriction = {
  code: 'play/varsava-pagat',
  narrow: (legal, { hand }) => (otherTaroks(hand, pagat) ? difference(legal, pagat) : legal),
};

/** L2 of C7.2. */
const mondFree: Restriction = {
  code: 'play/varsava-mond',
  narrow(legal, { hand, cards, place }) {
    const isForbidden = place === 0 || cards.slice(0, place).includes(T22);
    return isForbidden && otherTaroks(hand, both) ? difference(legal, mond) : legal;
  },
};

/** C7.2: the further steps after S3. @param mond option `varsava-mond` */
export function varsavaRestrictions(mond: string | undefined): readonly Restriction[] {
  const last = overtaking('play/overtake');
  return mond === 'free' ? [pagatLast, last] : [pagatLast, mondFree, last];
}

const TALON_TRICKS = 6;

/** Varšava on its way (C7.1, C7.2). */
export class Varsava {
  private readonly gifts: Card[][];

  constructor(private readonly course: Course) {
    this.gifts = course.hands.map(() => []);
  }

  trickRules(): TrickRules {
    const { course, gifts } = this;
    return {
      leader: course.table.forehand,
      restrictions: varsavaRestrictions(course.options['varsava-mond']),
      afterTrick(trick, winner) {
        if (trick < TALON_TRICKS) gifts[winner]!.push(course.record.talon[trick]!);
      },
    };
  }

  /** C7.3: each counts his own cards. */
  points(): readonly number[] {
    const { taken } = this.course.played!;
    return taken.map((cards, seat) => nearestPoints(union(cards, cardSet(this.gifts[seat]!))));
  }
}
