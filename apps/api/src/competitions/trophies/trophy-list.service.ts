import { Injectable } from '@nestjs/common';
import {
  listEntry,
  listKey,
  numberedList,
  numbersIn,
  type ListEntry,
  type NumberedList,
  type Ordinals,
  type TrophyEntry,
} from '@tarokk/competition';
import { Derivations } from '../../platform/memory/derivations.service.js';
import { TrophiesRepository } from './trophies.repository.js';

/** Roughly, of an entry in memory: its key, its announcer, its numbers. */
const BYTES_OF_AN_ENTRY = 300;

/** The numbers of the trophy list: they follow from the whole of it, whenever somebody asks. */
@Injectable()
export class TrophyList {
  constructor(
    private readonly repository: TrophiesRepository,
    private readonly derivations: Derivations,
  ) {}

  /** The numbers of entries that were read before, in their order. */
  async ordinalsOf(entries: readonly TrophyEntry[]): Promise<readonly Ordinals[]> {
    const list = await this.numbered();
    return entries.map((entry) => numbersIn(list, listKey(entry)) ?? alone(entry));
  }

  async milestones(): Promise<readonly (ListEntry & Ordinals)[]> {
    return (await this.numbered()).milestones;
  }

  private numbered(): Promise<NumberedList> {
    return this.derivations.of('trophy list', async (database) => {
      const entries = await this.repository.listEntries(database, null);
      return { value: numberedList(entries), bytes: entries.length * BYTES_OF_AN_ENTRY };
    });
  }
}

/** Of an entry that was taken out of the list after it was read: it has no number any more, but one has to be said. */
function alone(entry: TrophyEntry): Ordinals {
  return numberedList([listEntry(entry)]).ordinals[0]!;
}
