import { cardSet, cardsOf, difference, union } from '../../cards/card-set.js';
import { isTarock, type Card } from '../../cards/card.js';
import { type Random } from '../../random/random.js';
import { type Course } from '../course.js';
import { fivePointCards, kings } from '../pack.js';
import { type Plausible } from '../plausible.js';
import { type Act, type SessionEntry } from '../acts.js';
import { type Seat } from '../seats.js';
import { birds, bonuses, kontras } from './bonuses.js';
import { contractOf, contracts } from './contracts.js';
import { triple, tripleOf } from './exchange.js';
import { rossputinSeat } from './played-facts.js';

const anyGame = contracts.filter(({ rank }) => rank > 0).map(({ id }) => id);
const rufersGames = contracts.filter(({ rank }) => rank === 0).map(({ id }) => id);

/** What the generator of sessions may try in Kings Tarock. */
export const plausible: Plausible = {
  bid(seat, course, random) {
    const { auction } = course.record;
    if (seat === course.table.forehand) {
      if (auction.length === 0) return 'call';
      if (auction.slice(1).every(({ bid }) => bid === 'pass')) {
        return random.pick(random.chance(2, 3) ? rufersGames : anyGame);
      }
    }
    if (random.chance(1, 2)) return 'pass';
    // Joining a negative game would else be rare.
    return random.chance(1, 2) ? auction.at(-1)!.bid : random.pick(anyGame);
  },

  calling(course, _play, random) {
    const { declarer: seat, contract } = course;
    if (!contractOf(contract).callsKing) return [];
    const others = kings.filter((king) => !course.wasDealt(seat, king));
    return [{ seat, act: 'call', card: random.pick(others.length > 0 ? others : kings) }];
  },

  exchange(course, _play, random) {
    const { declarer: seat, called, record } = course;
    switch (contractOf(course.contract).talon) {
      case 'untouched':
        return [];
      case 'all':
        return [discard(course, seat, record.talon, random)];
      case 'triple': {
        const kingIn = called === null ? null : tripleOf(record.talon, called);
        if (kingIn !== null && random.chance(1, 2)) return [{ seat, act: 'give-up', seen: null }];
        const which = kingIn ?? 1 + random.below(2);
        const taken = triple(record.talon, which);
        return [{ seat, act: 'take', which, exposed: null }, discard(course, seat, taken, random)];
      }
    }
  },

  say(seat, first, course, _play, random) {
    switch (contractOf(course.contract).kind) {
      case 'trischaken':
        return first ? [{ act: random.chance(1, 3) ? 'agree' : 'not' }] : [];
      case 'negative':
        return random.chance(1, 4) ? [contra('game', random.pick(course.table.active), random)] : [];
      case 'positive': {
        const say: Act[] = [];
        if (first && course.contract === 'aufrufer' && seat === course.declarer) {
          say.push({ act: 'announce', bonus: random.pick(birds) });
        }
        for (let more = first && random.chance(1, 3); more; more = random.chance(1, 3)) {
          say.push({ act: 'announce', bonus: random.pick(bonuses).id });
        }
        if (random.chance(1, 4)) {
          const on = random.chance(1, 2) ? 'game' : random.pick(bonuses).id;
          say.push(contra(on, null, random));
        }
        return say;
      }
    }
  },

  after(course, _play, random) {
    const seat = contractOf(course.contract).kind === 'positive' ? rossputinSeat(course) : null;
    return seat !== null && random.chance(2, 3) ? [{ seat, act: 'show', bonus: 'rossputin' }] : [];
  },
};

function contra(on: string, of: Seat | null, random: Random): Act {
  return { act: 'kontra', on, level: 1 + random.below(kontras.length), of };
}

/** As many as taken: suit cards before tarocks, and no five-point cards (5.4). */
function discard(course: Course, seat: Seat, taken: readonly Card[], random: Random): SessionEntry {
  const hand = difference(union(course.dealt[seat]!, cardSet(taken)), fivePointCards);
  const free = random.shuffled(cardsOf(hand)).sort((a, b) => Number(isTarock(a)) - Number(isTarock(b)));
  return { seat, act: 'discard', cards: free.slice(0, taken.length) };
}
