import { Injectable } from '@nestjs/common';
import { playersOfHundredths, sayTrophyChanges, trophyChanges } from '@tarokk/competition';
import { PeopleRepository } from '../../registry/people/people.repository.js';
import { OldListsRepository } from '../../competitions/trophies/old-lists/old-lists.repository.js';
import { TrophiesRepository } from '../../competitions/trophies/trophies.repository.js';
import type { OldListRemoval } from './consequences.types.js';
import { milestoneChanges } from './milestone-changes.js';

/** The answer tells what follows from the removal of a list, not each of its entries. */
const nothingNew = { entered: [], removed: [], altered: [] } as const;

@Injectable()
export class OldListRemovalService {
  constructor(
    private readonly oldLists: OldListsRepository,
    private readonly trophies: TrophiesRepository,
    private readonly people: PeopleRepository,
  ) {}

  /** What changes when all that is left of an old list is removed (D50); null when nothing is. */
  async preview(id: string): Promise<OldListRemoval | null> {
    const entries = await this.oldLists.entriesOf(null, id);
    if (entries.length === 0) return null;
    const changes = trophyChanges(await this.trophies.listEntries(null, null), entries, []);
    const milestones = milestoneChanges(changes);
    const players = await this.people.findByIds([
      ...new Set([...milestones.map(({ playerId }) => playerId), ...playersOfHundredths(changes)]),
    ]);
    const names = new Map(players.map(({ id: player, name }) => [player, name]));
    return {
      sentences: sayTrophyChanges({ ...changes, ...nothingNew }, (player) => names.get(player) ?? player),
      entries: entries.length,
      trophies: entries.reduce((sum, { count }) => sum + count, 0),
      renumbered: changes.renumbered,
      milestones,
    };
  }
}
