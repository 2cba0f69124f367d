import type { CallState } from '../form/state.js';
import { database } from './database.js';

/** What is announced most in general, until this phone knows better. */
const usual = ['game', 'ultimo T1', 'honour', 'trull', 'heads', 'visi', 'vogerl', 'cash-box', 'pre-ultimo T1', 'angel'];

/** How often each announcement was made on this phone. */
export class Favourites {
  private counts: ReadonlyMap<string, number> = new Map();

  async open(): Promise<void> {
    const kept = await database();
    const counts = new Map<string, number>();
    for (const key of await kept.getAllKeys('favourites')) counts.set(key, (await kept.get('favourites', key))!);
    this.counts = counts;
  }

  /** What was announced most on this phone, the most frequent first; then what is usual. */
  most(number: number): readonly string[] {
    const often = [...this.counts].toSorted(([, one], [, other]) => other - one).map(([key]) => key);
    return [...new Set([...often, ...usual])].slice(0, number);
  }

  /** What names more than a card is rare, and offered in its own place. */
  likes({ announce, card, cards, suit, suits, count }: CallState): void {
    if (cards !== undefined || suit !== undefined || suits !== undefined || count !== undefined) return;
    const key = card === undefined ? announce : `${announce} ${card}`;
    const times = (this.counts.get(key) ?? 0) + 1;
    this.counts = new Map([...this.counts, [key, times]]);
    void keep(key, times);
  }
}

/** What cannot be kept is counted until the page is closed. */
async function keep(key: string, count: number): Promise<void> {
  await (await database()).put('favourites', count, key).catch(() => undefined);
}
