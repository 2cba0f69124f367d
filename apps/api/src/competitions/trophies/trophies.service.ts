import { Injectable } from '@nestjs/common';
import { classOf, competitions, listKey, milestonesAt, type Competition } from '@tarokk/competition';
import { trophyClasses } from '@tarokk/rules';
import type { NumberedTrophy } from '../counting/trophy-row.js';
import { type Connection, connection, type Slice } from '../../platform/graphql/connection.js';
import { RankingRepository, type RankingWish, type TallyRow } from './ranking.repository.js';
import type { RankedPlayer, TrophyTally } from './ranking.types.js';
import { TrophiesRepository } from './trophies.repository.js';
import type { TrophyFilterInput, TrophyOrder } from './trophy-filter.js';
import type { Milestone, Trophy } from './trophy.types.js';

@Injectable()
export class TrophiesService {
  constructor(
    private readonly trophies: TrophiesRepository,
    private readonly rankings: RankingRepository,
  ) {}

  async list(slice: Slice, filter: TrophyFilterInput, order: TrophyOrder): Promise<Connection<Trophy>> {
    const entries = await this.trophies.list(slice, filter, order);
    return connection(entries.map(trophy), slice, ({ entry }) => [listKey(entry)]);
  }

  async find(id: string): Promise<Trophy | null> {
    const [entry] = await this.trophies.findByIds([id]);
    return entry === undefined ? null : trophy(entry);
  }

  async milestones(slice: Slice, order: TrophyOrder): Promise<Connection<Milestone>> {
    const direction = (order === 'oldest') !== slice.backwards ? 1 : -1;
    const [position, number] = slice.edge ?? [];
    const edge = position === undefined ? null : { position, number: Number(number) };
    const reached = (await this.trophies.reachingMilestones(slice, order))
      .flatMap(milestonesReached)
      .filter((milestone) => edge === null || direction * compare(placeOf(milestone), edge) > 0)
      .sort((a, b) => direction * compare(placeOf(a), placeOf(b)));
    return connection(reached, slice, (milestone) => [placeOf(milestone).position, String(milestone.number)]);
  }

  async ranking(slice: Slice, wanted: RankingWish): Promise<Connection<RankedPlayer>> {
    const rows = await this.rankings.ranking(slice, wanted);
    const items = rows.map((row) => ({ ...row, playerId: row.person_id, tally: trophyTally(row) }));
    return connection(items, slice, (row) => [String(row.number), row.key, row.name, row.person_id]);
  }
}

export function trophy(entry: NumberedTrophy): Trophy {
  const { id, count, place, matchId, evidence, ofKind, ofAnnouncer, remark } = entry;
  return {
    entry,
    id,
    count,
    trophy: entry.trophy,
    class: classOf(entry),
    date: place.date,
    competitions: entry.competitions.filter(isCompetition),
    matchId,
    game: place.match?.game ?? null,
    evidence,
    ofKind,
    ofAnnouncer,
    oldList:
      remark === null
        ? null
        : { ...remark, competition: entry.competitions.filter((words) => !isCompetition(words)).join(', ') },
  };
}

/** What the entry reaches, by itself alone. */
export function milestonesReached(entry: NumberedTrophy): readonly Milestone[] {
  return milestonesAt(entry).map(({ number, date }) => ({ number, date, trophy: trophy(entry) }));
}

export function trophyTally({ total, by_class: byClass }: Pick<TallyRow, 'total' | 'by_class'>): TrophyTally {
  return {
    total,
    byClass: trophyClasses.flatMap((name) => {
      const number = byClass[name] ?? 0;
      return number === 0 ? [] : [{ class: name, number }];
    }),
  };
}

interface PlaceOfMilestone {
  readonly position: string;
  readonly number: number;
}

function placeOf({ number, trophy: { entry } }: Milestone): PlaceOfMilestone {
  return { position: listKey(entry), number };
}

/** In the order in which they were reached. */
function compare(a: PlaceOfMilestone, b: PlaceOfMilestone): number {
  return a.position < b.position ? -1 : a.position > b.position ? 1 : a.number - b.number;
}

function isCompetition(word: string): word is Competition {
  return (competitions as readonly string[]).includes(word);
}
