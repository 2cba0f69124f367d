import { Inject, Injectable } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { Caller } from '../requests/caller.js';
import { type Configuration, CONFIGURATION } from '../configuration/configuration.js';
import { refused, type Refused } from '../problems/refused.types.js';

const MINUTE = 60_000;

const tooMany = problemKind('write/too-many', {
  text: text(
    'More than {most} changes in a minute. Go on in {seconds} s.',
    'Mehr als {most} Änderungen in einer Minute. Mach in {seconds} s weiter.',
    'Több mint {most} módosítás egy perc alatt. Folytasd {seconds} mp múlva.',
  ),
});

/**
 * Keeps a program that has run wild from keeping the database busy. What matters is how many writes one process lets through,
 * so each counts for itself, in memory: a count in the database would itself be a write.
 */
@Injectable()
export class WriteRate {
  private readonly most: number;
  private readonly counts = new Map<string, number>();
  private since = 0;

  constructor(@Inject(CONFIGURATION) { writesPerMinute }: Configuration) {
    this.most = writesPerMinute;
  }

  /** Counts one more write of an account; null: it may be made. People without an account are throttled where they log in. */
  count({ account, limits }: Caller, now = Date.now()): Refused | null {
    if (account === null || this.most === 0) return null;
    if (now >= this.since + MINUTE || now < this.since) {
      this.counts.clear();
      this.since = now;
    }
    const writes = (this.counts.get(account.id) ?? 0) + 1;
    this.counts.set(account.id, writes);
    const seconds = Math.ceil((this.since + MINUTE - now) / 1000);
    limits.tell({ name: 'writes', most: this.most, window: MINUTE / 1000, left: this.most - writes, resets: seconds });
    if (writes <= this.most) return null;
    limits.wait(seconds);
    return refused(tooMany({ most: this.most, seconds }));
  }
}
