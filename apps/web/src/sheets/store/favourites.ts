import type { CallState } from '../form/state.js';
import { database } from './database.js';

/** What is announced most in general, until this phone knows better. */
const usual = ['game', 'ultimo T1', 'honour', 'trull', 'heads', 'visi', 'vogerl', 'cash-box', 'pre-ultimo T1', 'angel'];

/**
 * How often each announcement was made on this phone. What is tapped in a game counts when another game is opened: within one
 * nothing moves under the finger.
 */
export class Favourites {
  private counts: ReadonlyMap<string, number> = new Map();
  private made: readonly string[] = [];
  private game: string | null = null;

  async open(): Promise<void> {
    const kept = await database();
    const counts = new Map<string, number>();
    for (const key of await kept.getAllKeys('favourites')) counts.set(key, (await kept.get('favourites', key))!);
    this.counts = counts;
  }

  /** The most frequent first, the same for as long as no other game is asked for. @param game of which sheet, and which */
  orderIn(game: string): readonly string[] {
    if (this.game !== game) this.count();
    this.game = game;
    const often = [...this.counts].toSorted(([, one], [, other]) => other - one).map(([key]) => key);
    return [...new Set([...often, ...usual])];
  }

  /** What names more than a card is rare, and offered in its own place. */
  likes({ announce, card, cards, suit, suits, count }: CallState): void {
    if (cards !== undefined || suit !== undefined || suits !== undefined || count !== undefined) return;
    this.made = [...this.made, card === undefined ? announce : `${announce} ${card}`];
  }

  private count(): void {
    const counts = new Map(this.counts);
    for (const key of this.made) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const key of new Set(this.made)) void keep(key, counts.get(key)!);
    this.counts = counts;
    this.made = [];
  }
}

/** What cannot be kept is counted until the page is closed. */
async function keep(key: string, count: number): Promise<void> {
  await (await database()).put('favourites', count, key).catch(() => undefined);
}
