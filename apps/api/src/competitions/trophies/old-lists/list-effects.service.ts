import { Injectable } from '@nestjs/common';
import {
  listEntry,
  listKey,
  playersOfHundredths,
  rankChanges,
  sayRankChanges,
  sayTrophyChanges,
  toldRanks,
  type TrophyChanges,
  trophyChanges,
  type TrophyEntry,
} from '@tarokk/competition';
import type { Sentence } from '@tarokk/rules';
import type { Transaction } from '../../../platform/database/transactions.js';
import { PeopleRepository } from '../../../registry/people/people.repository.js';
import { TrophiesRepository } from '../trophies.repository.js';

/** What follows when an old list comes in or goes (D49, D54). */
export interface ListEffects {
  readonly changes: TrophyChanges;
  /** Numbers, hundredths, milestones and ranks; not each of the entries. */
  readonly sentences: readonly Sentence[];
}

/** The sentences tell what follows from a list, not each of its entries. */
const nothingNew = { entered: [], removed: [], altered: [] } as const;

@Injectable()
export class ListEffectsService {
  constructor(
    private readonly trophies: TrophiesRepository,
    private readonly people: PeopleRepository,
  ) {}

  /** @param before entries of the trophy list that go @param after entries that come, not there yet */
  async of(
    transaction: Transaction | null,
    before: readonly TrophyEntry[],
    after: readonly TrophyEntry[],
  ): Promise<ListEffects> {
    const list = await this.trophies.listEntries(transaction, null);
    const changes = trophyChanges(list, before, after);
    const gone = new Set(before.map(listKey));
    const ranks = rankChanges(list, [...list.filter(({ key }) => !gone.has(key)), ...after.map(listEntry)]);
    const { milestonesReached, milestonesLost, milestonesMoved } = changes;
    const milestones = [...milestonesReached, ...milestonesLost, ...milestonesMoved.map((moved) => moved.after)];
    const concerned = [...milestones, ...toldRanks(ranks)].map(({ player }) => player);
    const players = await this.people.findByIds(
      [...new Set([...concerned, ...playersOfHundredths(changes)])],
      transaction,
    );
    const names = new Map(players.map(({ id, name }) => [id, name]));
    const nameOf = (player: string): string => names.get(player) ?? player;
    return {
      changes,
      sentences: [...sayTrophyChanges({ ...changes, ...nothingNew }, nameOf), ...sayRankChanges(ranks, nameOf)],
    };
  }
}
