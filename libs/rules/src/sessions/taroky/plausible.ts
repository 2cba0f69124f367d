import { cardSet, cardsOf, has, union } from '../../cards/card-set.js';
import { isTarock, type Card } from '../../cards/card.js';
import { type Random } from '../../random/random.js';
import { type Course } from '../course.js';
import { fivePointCards, T1 } from '../pack.js';
import { type Plausible } from '../plausible.js';
import { type Act, type SessionEntry } from '../acts.js';
import { orderFrom, type Seat } from '../seats.js';
import { callable } from './calling.js';
import { DECLARER_DRAWS, HALF_OF_TALON } from './exchange.js';
import { holdingOf } from './holding.js';
import { hasPartner, type Variant } from './variant.js';

/** What the generator of sessions may try in one of the two games. */
export function plausiblyPlayed(variant: Variant): Plausible {
  const { duty, pagat, three, solo } = variant.contracts;
  return {
    bid(seat, course, random) {
      if (seat === course.table.forehand)
        return random.pick([duty, duty, duty, duty, duty, duty, pagat, three, three, solo]);
      if (course.wasDealt(seat, T1) && random.chance(1, 3)) return pagat;
      return random.chance(9, 10) ? 'pass' : random.pick([three, three, three, solo]);
    },

    calling(course, _play, random) {
      const { declarer: seat } = course;
      if (!hasPartner(variant, course.contract)) return [];
      if (variant.mayStayUnplayed && random.chance(1, 4)) return [{ seat, act: 'varsava' }];
      const card = random.pick(callable((one) => course.wasDealt(seat, one)));
      return random.chance(1, 5) ? [] : [{ seat, act: 'call', card }];
    },

    exchange(course, _play, random) {
      if (hasPartner(variant, course.contract)) return drawnInTurn(course, variant, random);
      if (course.contract !== three) return [];
      const { declarer: seat } = course;
      const which = 1 + random.below(3);
      const { talon } = course.record;
      const half = which === 2 ? talon.slice(HALF_OF_TALON) : talon.slice(0, HALF_OF_TALON);
      return [{ seat, act: 'take', which, exposed: null }, discard(course, seat, half, random)];
    },

    say(seat, first, course, _play, random) {
      const say: Act[] = [];
      if (first) {
        const holding = holdingOf(course.hands[seat]!);
        for (const declaration of variant.declarations(course.options)) {
          if (declaration.isTrue(holding) && random.chance(2, 3)) say.push({ act: 'declare', what: declaration.id });
        }
        if (course.holds(seat, T1) && random.chance(1, 4)) say.push({ act: 'announce', bonus: 'pagat' });
        if (random.chance(1, 40)) say.push({ act: 'announce', bonus: variant.allTricks });
      }
      if (random.chance(1, 5)) {
        const on = random.pick(['game', 'game', 'pagat', variant.allTricks]);
        say.push({ act: 'kontra', on, level: 1 + random.below(variant.kontras.length), of: null });
      }
      return say;
    },
  };
}

/** C3.3, C4.1 */
function drawnInTurn(course: Course, variant: Variant, random: Random): readonly SessionEntry[] {
  const { declarer, called } = course;
  const { talon } = course.record;
  const top = talon.slice(0, DECLARER_DRAWS);
  const canGiveUp = variant.mayStayUnplayed && course.contract === variant.contracts.duty;
  if (canGiveUp && called !== null && top.includes(called) && random.chance(1, 2)) {
    return [{ seat: declarer, act: 'surrender' }];
  }
  const entries = [discard(course, declarer, top, random)];
  const left = talon.slice(DECLARER_DRAWS);
  let canDecline = true;
  for (const seat of orderFrom(course.table, declarer).slice(1)) {
    if (left.length === 0) break;
    if (canDecline && entries.length < 3 && random.chance(1, 10)) {
      canDecline = false;
      entries.push({ seat, act: 'decline' });
    } else entries.push(discard(course, seat, [left.shift()!], random));
  }
  return entries;
}

/** As many as drawn; suit cards before taroks, and no five-point cards (C4.3). */
function discard(course: Course, seat: Seat, drawn: readonly Card[], random: Random): SessionEntry {
  const hand = cardsOf(union(course.dealt[seat]!, cardSet(drawn)));
  const free = random.shuffled(hand.filter((card) => !has(fivePointCards, card)));
  free.sort((a, b) => Number(isTarock(a)) - Number(isTarock(b)));
  return { seat, act: 'discard', cards: free.slice(0, drawn.length) };
}
