import { Injectable } from '@nestjs/common';
import { sayTrophyChanges } from '@tarokk/competition';
import { TrophyEntriesRepository } from '../../competitions/counting/trophy-entries.repository.js';
import { PeopleRepository } from '../../registry/people/people.repository.js';
import { OldListsRepository } from '../../competitions/trophies/old-lists.repository.js';
import { isListId } from '../../competitions/trophies/old-lists.service.js';
import type { OldListRemoval } from './consequences.types.js';
import { milestoneChanges, milestoneNews } from './milestone-changes.js';

/** No entry comes, goes or changes one by one: of a whole list only what follows is told. */
const nothingNew = { entered: [], removed: [], altered: [] } as const;

@Injectable()
export class OldListRemovalService {
  constructor(
    private readonly oldLists: OldListsRepository,
    private readonly entries: TrophyEntriesRepository,
    private readonly people: PeopleRepository,
  ) {}

  /** What changes when all that is left of an old list is removed (D50); null when nothing is. */
  async preview(id: string): Promise<OldListRemoval | null> {
    const entries = isListId(id) ? await this.oldLists.entriesOf(id) : [];
    if (entries.length === 0) return null;
    const foreseen = await this.entries.foresee(entries, []);
    const milestones = milestoneChanges(foreseen);
    const players = await this.people.findByIds([...new Set(milestones.map(({ playerId }) => playerId))]);
    const names = new Map(players.map(({ id: player, name }) => [player, name]));
    const news = { ...nothingNew, renumbered: foreseen.renumbered, ...milestoneNews(milestones) };
    return {
      sentences: sayTrophyChanges(news, (player) => names.get(player) ?? player),
      entries: entries.length,
      trophies: entries.reduce((sum, { count }) => sum + count, 0),
      renumbered: foreseen.renumbered,
      milestones,
    };
  }
}
