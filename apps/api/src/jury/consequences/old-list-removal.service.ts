import { Injectable } from '@nestjs/common';
import { ListEffectsService } from '../../competitions/trophies/old-lists/list-effects.service.js';
import { OldListsRepository } from '../../competitions/trophies/old-lists/old-lists.repository.js';
import type { OldListRemoval } from './consequences.types.js';
import { milestoneChanges } from './milestone-changes.js';

@Injectable()
export class OldListRemovalService {
  constructor(
    private readonly oldLists: OldListsRepository,
    private readonly effects: ListEffectsService,
  ) {}

  /** What changes when all that is left of an old list is removed (D50); null when nothing is. */
  async preview(id: string): Promise<OldListRemoval | null> {
    const entries = await this.oldLists.entriesOf(null, id);
    if (entries.length === 0) return null;
    const { changes, sentences } = await this.effects.of(null, entries, []);
    return {
      sentences,
      entries: entries.length,
      trophies: entries.reduce((sum, { count }) => sum + count, 0),
      renumbered: changes.renumbered,
      milestones: milestoneChanges(changes),
    };
  }
}
