import { Injectable } from '@nestjs/common';
import {
  listEntry,
  listKey,
  noOpening,
  numberedFrom,
  reachesMilestone,
  type ListEntry,
  type Ordinals,
  type TrophyEntry,
} from '@tarokk/competition';
import { Derivations } from '../../platform/memory/derivations.service.js';
import { TrophiesRepository } from './trophies.repository.js';

/** What follows from the whole list (D49). */
interface NumberedList {
  /** By the key of the entry. */
  readonly ordinals: ReadonlyMap<string, Ordinals>;
  /** The entries by which somebody reached a milestone, in the order of the list. */
  readonly milestones: readonly (ListEntry & Ordinals)[];
}

/** Roughly, of an entry in memory: its key, and its numbers. */
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
    const { ordinals } = await this.numbered();
    return entries.map((entry) => ordinals.get(listKey(entry)) ?? alone(entry));
  }

  async milestones(): Promise<readonly (ListEntry & Ordinals)[]> {
    return (await this.numbered()).milestones;
  }

  private numbered(): Promise<NumberedList> {
    return this.derivations.of('trophy list', async (database) => {
      const entries = numberedFrom(noOpening, await this.repository.listEntries(null, database));
      const value = {
        ordinals: new Map(entries.map(({ key, ofKind, ofAnnouncer }) => [key, { ofKind, ofAnnouncer }])),
        milestones: entries.filter(reachesMilestone),
      };
      return { value, bytes: entries.length * BYTES_OF_AN_ENTRY };
    });
  }
}

/** Of an entry that was taken out of the list after it was read: it has no number any more, but one has to be said. */
function alone(entry: TrophyEntry): Ordinals {
  return numberedFrom(noOpening, [listEntry(entry)])[0]!;
}
