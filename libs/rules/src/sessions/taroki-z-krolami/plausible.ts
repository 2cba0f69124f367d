import { cardSet, cardsOf, has, includes, union } from '../../cards/card-set.js';
import { isTarock, type Card } from '../../cards/card.js';
import { type Random } from '../../random/random.js';
import { type Course, type Play } from '../course.js';
import { type Doubling } from '../doubling.js';
import { fivePointCards, honours, kings, kingSet, T1, tarocksIn } from '../pack.js';
import { type Plausible } from '../plausible.js';
import { type Act, type SessionEntry } from '../acts.js';
import { otherSide, type Seat, type SessionSide } from '../seats.js';
import { contractOf, declarations, kontras } from './names.js';
import { KingsTarokiPlay } from './play.js';

/** What the generator of sessions may try in Taroki z królami. */
export const plausible: Plausible = {
  start(course, random) {
    return course.table.active.flatMap((seat): SessionEntry[] => {
      const hand = course.dealt[seat]!;
      if (includes(hand, kingSet) && random.chance(2, 3)) return [{ seat, act: 'four-kings' }];
      return tarocksIn(hand) === 0 && random.chance(1, 2) ? [{ seat, act: 'throw-in' }] : [];
    });
  },

  bid: (_seat, _course, random) => (random.chance(2, 5) ? 'pass' : random.pick(usualBids)),

  calling(course, _play, random) {
    const { declarer } = course;
    // 2.3: customary, not compulsory.
    if (course.contract === '1' && random.chance(2, 3)) return [{ seat: declarer, act: 'throw-in' }];
    const foreign = kings.filter((king) => !course.wasDealt(declarer, king));
    const card = random.pick(foreign.length > 0 && random.chance(9, 10) ? foreign : kings);
    const holder = course.holderOf(card);
    const sideOf = (seat: Seat): SessionSide => (seat === declarer || seat === holder ? 'declarer' : 'opponents');
    const entries: SessionEntry[] = [{ seat: declarer, act: 'call', card }];
    if (holder !== null && random.chance(1, 4)) {
      entries.push({ seat: holder, act: 'announce', bonus: 'king-ultimo' });
      entries.push(...doublings('king-ultimo', course, sideOf, random));
    }
    return [...entries, ...doublings('game', course, sideOf, random)];
  },

  exchange(course, _play, random) {
    const { packets, size } = contractOf(course.contract!);
    if (packets === 0) return [];
    const { talon } = course.record;
    const seat = course.declarer;
    let looked = 1;
    while (looked < packets && random.chance(1, 2)) looked++;
    if (talon.slice(0, looked * size).includes(course.called!) && random.chance(1, 3)) {
      return [{ seat, act: 'give-up', seen: looked }];
    }
    const all = looked === packets && random.chance(1, 2);
    const which = all ? 1 + random.below(packets) : looked;
    const taken = talon.slice((which - 1) * size, which * size);
    const hand = cardsOf(union(course.dealt[seat]!, cardSet(taken)));
    return [
      { seat, act: 'take', which, exposed: all ? packets : looked - 1 },
      { seat, act: 'discard', cards: discards(hand, size, random) },
    ];
  },

  say(seat, first, course, play, random) {
    const doubled = doubtsOf(seat, course, of(play).doubling, random);
    return first ? [...claims(seat, course, random), ...doubled] : doubled;
  },
};

const usualBids = ['1', '1', '2', '2', '2', '3', '3', '4'];

function of(play: Play): KingsTarokiPlay {
  if (!(play instanceof KingsTarokiPlay)) throw new TypeError('a play of another game');
  return play;
}

/** Kontra of an item of the declarer's side by somebody, and what may follow on it. */
function doublings(
  on: string,
  { table }: Course,
  sideOf: (seat: Seat) => SessionSide,
  random: Random,
): readonly SessionEntry[] {
  const entries: SessionEntry[] = [];
  for (let level = 1; level <= kontras.length && random.chance(1, 4); level++) {
    const speakers = table.active.filter((seat) => (sideOf(seat) === 'declarer') === (level % 2 === 0));
    entries.push({ seat: random.pick(speakers), act: 'kontra', on, level, of: null });
  }
  return entries;
}

/** What a hand lets a seat declare and announce. */
function claims(seat: Seat, course: Course, random: Random): readonly Act[] {
  const hand = course.hands[seat]!;
  const taroks = tarocksIn(hand);
  return [
    ...declarations.filter((one) => one.taroks === taroks).map(({ id }): Act => ({ act: 'declare', what: id })),
    ...(includes(hand, honours) ? [announcing('trul')] : []),
    ...(has(hand, T1) && random.chance(1, 2) ? [announcing('pagat-ultimo')] : []),
    ...(random.chance(1, 40) ? [announcing('walat')] : []),
  ].filter(() => random.chance(2, 3));
}

function announcing(bonus: string): Act {
  return { act: 'announce', bonus };
}

/** The next level of what has been announced, if it is this seat's to say. */
function doubtsOf(seat: Seat, course: Course, doubling: Doubling, random: Random): readonly Act[] {
  return doubling.announced().flatMap(({ on, side, level }): Act[] => {
    const speaks = level % 2 === 0 ? otherSide(side) : side;
    const isDoubled = on === 'trul' || on === 'pagat-ultimo';
    if (!isDoubled || level === kontras.length || course.sideOf(seat) !== speaks || random.chance(2, 3)) return [];
    return [{ act: 'kontra', on, level: level + 1, of: null }];
  });
}

/** 4.2: suit cards below the kings first, tarocks only for want of them. */
function discards(hand: readonly Card[], count: number, random: Random): readonly Card[] {
  const free = random.shuffled(hand.filter((card) => !has(fivePointCards, card)));
  return free.sort((a, b) => Number(isTarock(a)) - Number(isTarock(b))).slice(0, count);
}
