import { Injectable } from '@nestjs/common';
import {
  allNumbersIn,
  hundredthsIn,
  keysBetween,
  listEntry,
  listKey,
  nextHundredth,
  numberedList,
  undatedIn,
  type Hundredth,
  type ListEntry,
  type NumberedList,
  type NumbersInList,
  type Ordinals,
  type TrophyEntry,
} from '@tarokk/competition';
import { Derivations } from '../../platform/memory/derivations.service.js';
import { TrophiesRepository } from './trophies.repository.js';

/** Roughly, of an entry in memory: its key, its announcer, its numbers. */
const BYTES_OF_AN_ENTRY = 300;

/** The numbers of the trophy list: they follow from the whole of it, whenever somebody asks. */
@Injectable()
export class TrophyNumbering {
  constructor(
    private readonly repository: TrophiesRepository,
    private readonly derivations: Derivations,
  ) {}

  /** The numbers of entries that were read before, in their order. */
  async numbersOf(entries: readonly TrophyEntry[]): Promise<readonly NumbersInList[]> {
    const list = await this.numbered();
    return entries.map((entry) => allNumbersIn(list, listKey(entry)) ?? alone(entry));
  }

  async milestones(): Promise<readonly (ListEntry & Ordinals)[]> {
    return (await this.numbered()).milestones;
  }

  /** The keys of the first and last entry that have numbers of a span (D54); null where there are none. */
  async keysBetween(span: {
    readonly first?: number | null;
    readonly last?: number | null;
  }): Promise<{ readonly first: string; readonly last: string } | null> {
    return keysBetween(await this.numbered(), span);
  }

  /** In ascending order (D54). */
  async hundredths(): Promise<readonly Hundredth[]> {
    return hundredthsIn(await this.numbered());
  }

  async nextHundredth(): Promise<{ readonly number: number; readonly left: number }> {
    return nextHundredth(await this.numbered());
  }

  /** How many trophies have no date. */
  async undated(): Promise<number> {
    return undatedIn(await this.numbered());
  }

  private numbered(): Promise<NumberedList> {
    return this.derivations.of('trophy list', async (database) => {
      const entries = await this.repository.listEntries(database, null);
      return { value: numberedList(entries), bytes: entries.length * BYTES_OF_AN_ENTRY };
    });
  }
}

/** Of an entry that was taken out of the list after it was read: it has no number any more, but one has to be said. */
function alone(entry: TrophyEntry): NumbersInList {
  return allNumbersIn(numberedList([listEntry(entry)]), listKey(entry))!;
}
