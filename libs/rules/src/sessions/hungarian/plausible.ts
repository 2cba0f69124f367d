import { cardSet, cardsOf, has, union } from '../../cards/card-set.js';
import { isTarock, type Card } from '../../cards/card.js';
import { type Random } from '../../random/random.js';
import { type Play } from '../course.js';
import { fivePointCards, honours } from '../pack.js';
import { type Plausible } from '../plausible.js';
import { type Act, type SessionEntry } from '../acts.js';
import { bonuses, kontras } from './names.js';
import { HungarianPlay } from './play.js';

/** What the generator of sessions may try in Hungarian Tarokk. */
export const plausible: Plausible = {
  bid(seat, course, random) {
    const hasHonour = (course.dealt[seat]!.tarocks & honours.tarocks) !== 0;
    if (random.chance(hasHonour ? 1 : 9, hasHonour ? 3 : 10)) return 'pass';
    return random.pick(usualBids);
  },

  exchange(course, play, random) {
    const { drawn } = of(play);
    const entries: SessionEntry[] = [];
    for (const seat of random.shuffled(course.table.active)) {
      const count = drawn[seat]!.length;
      if (count === 0) continue;
      const hand = cardsOf(union(course.dealt[seat]!, cardSet(drawn[seat]!)));
      entries.push({ seat, act: 'discard', cards: discards(hand, count, random) });
    }
    if (random.chance(1, 4)) entries.push({ seat: random.pick(course.table.active), act: 'annul' });
    return entries;
  },

  say(seat, first, course, play, random) {
    const say: Act[] = [];
    const { holding, callable } = of(play).prompts(seat);
    if (holding !== null && random.chance(1, 3)) say.push({ act: 'declare', what: holding });
    if (first && seat === course.declarer) say.push({ act: 'call', card: random.pick(callable) });
    for (let more = random.chance(1, 3); more; more = random.chance(1, 3)) say.push(claimOrDoubt(random));
    return say;
  },

  after(course, _play, random) {
    return random.chance(1, 5) ? [{ seat: random.pick(course.table.active), act: 'claim-tarokks' }] : [];
  },
};

const usualBids = ['three', 'three', 'three', 'two', 'two', 'one', 'solo', 'hold', 'hold', 'hold'];

function of(play: Play): HungarianPlay {
  if (!(play instanceof HungarianPlay)) throw new TypeError('a play of another game');
  return play;
}

function claimOrDoubt(random: Random): Act {
  const bonus = random.pick(bonuses).id;
  if (random.chance(1, 2)) return { act: 'announce', bonus };
  const on = random.chance(1, 2) ? 'game' : bonus;
  return { act: 'kontra', on, level: random.chance(1, 2) ? 1 : 1 + random.below(kontras.length), of: null };
}

/** Suit cards before tarocks, mostly; no five-point cards. */
function discards(hand: readonly Card[], count: number, random: Random): readonly Card[] {
  const free = random.shuffled(hand.filter((card) => !has(fivePointCards, card)));
  if (random.chance(9, 10)) free.sort((a, b) => Number(isTarock(a)) - Number(isTarock(b)));
  return free.slice(0, count);
}
