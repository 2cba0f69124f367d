import type { PartyName } from '@tarokk/rules';
import { type CallState, personAt, seatNames, type SheetState } from '../form/state.js';
import { database } from './database.js';

/** What is announced most in general, until this phone knows better. */
const usual = ['game', 'ultimo T1', 'honour', 'trull', 'heads', 'visi', 'vogerl', 'cash-box', 'pre-ultimo T1', 'angel'];

/** Who plays together for a party in a game, whoever of them holds which cards. */
export function pairAt(state: SheetState, party: PartyName, game: number): string {
  const persons = seatNames.filter((seat) => seat.startsWith(party)).map((seat) => personAt(state, seat, game) ?? '');
  return persons.toSorted().join('+');
}

/** How often each announcement was made on this phone, and by which pair. */
export class Favourites {
  /** By pair and announcement. */
  private counts: ReadonlyMap<string, number> = new Map();

  async open(): Promise<void> {
    const kept = await database();
    const counts = new Map<string, number>();
    for (const key of await kept.getAllKeys('favourites')) counts.set(key, (await kept.get('favourites', key))!);
    this.counts = counts;
  }

  /** What this pair has announced most, the most frequent first; then what others have on this phone, then what is usual. */
  most(number: number, pair: string): readonly string[] {
    const [own, all] = [new Map<string, number>(), new Map<string, number>()];
    for (const [key, times] of this.counts) {
      const [of, call] = partsOf(key);
      if (of === pair) own.set(call, times);
      all.set(call, (all.get(call) ?? 0) + times);
    }
    return [...new Set([...byFrequency(own), ...byFrequency(all), ...usual])].slice(0, number);
  }

  /** What names more than a card is rare, and offered in its own place. */
  likes({ announce, card, cards, suit, suits, count }: CallState, pair: string): void {
    if (cards !== undefined || suit !== undefined || suits !== undefined || count !== undefined) return;
    const key = `${pair}/${card === undefined ? announce : `${announce} ${card}`}`;
    const times = (this.counts.get(key) ?? 0) + 1;
    this.counts = new Map([...this.counts, [key, times]]);
    void keep(key, times);
  }
}

/** The pair and the announcement of a key; versions that counted for the phone alone had the announcement only. */
function partsOf(key: string): readonly [pair: string, call: string] {
  const at = key.indexOf('/');
  return [key.slice(0, Math.max(0, at)), key.slice(at + 1)];
}

function byFrequency(counts: ReadonlyMap<string, number>): readonly string[] {
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([call]) => call);
}

/** What cannot be kept is counted until the page is closed. */
async function keep(key: string, count: number): Promise<void> {
  await (await database()).put('favourites', count, key).catch(() => undefined);
}
