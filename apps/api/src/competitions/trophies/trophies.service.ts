import { Injectable } from '@nestjs/common';
import {
  classOf,
  compare,
  competitions,
  listKey,
  milestonesAt,
  noOpening,
  numberedFrom,
  placedBy,
  reachesMilestone,
  type Competition,
  type ListEntry,
  type NumbersInList,
  type Ordinals,
  type Tally,
  type TrophyEntry,
  type TrophyInList,
} from '@tarokk/competition';
import { trophyClasses } from '@tarokk/rules';
import { type Connection, connection, rowsOf, type Slice } from '../../platform/graphql/connection.js';
import type { ReadSource } from '../../platform/database/replica/read-source.js';
import type { TrophyTally } from './ranking/ranking.types.js';
import { TrophiesRepository } from './trophies.repository.js';
import type { TrophyArguments, WantedTrophies } from './trophies.arguments.js';
import type { TrophyOrder } from './trophy-filter.js';
import { TrophyNumbering } from './trophy-list.service.js';
import type { Milestone, Trophy } from './trophy.types.js';

/** A milestone before its entry is read. */
interface ReachedMilestone {
  readonly key: string;
  readonly number: number;
}

@Injectable()
export class TrophiesService {
  constructor(
    private readonly trophies: TrophiesRepository,
    private readonly trophyList: TrophyNumbering,
  ) {}

  async list(
    source: ReadSource,
    slice: Slice,
    filter: WantedTrophies,
    order: TrophyOrder,
  ): Promise<Connection<Trophy>> {
    const { listNumbers } = filter;
    const between = listNumbers == null ? undefined : await this.trophyList.keysBetween(listNumbers);
    const entries =
      between === null
        ? []
        : await source.read((database) => this.trophies.list(database, slice, filter, order, between));
    return connection(
      entries.map((entry) => trophy(entry)),
      slice,
      ({ entry }) => [listKey(entry)],
      () => (between === null ? 0 : source.read((database) => this.trophies.count(database, filter, between))),
    );
  }

  /** By its id, or by a number that it has in the whole list (D54); by both, if they are of one entry. */
  async find({ id, listNumber }: TrophyArguments): Promise<Trophy | null> {
    if (listNumber !== null) {
      const found = await this.trophies.findNumbered(listNumber);
      return found === null || (id !== null && id !== found.entry.id)
        ? null
        : trophy(found.entry, { ofAll: found.ofAll });
    }
    const [entry] = id === null ? [] : await this.trophies.findByIds([id]);
    return entry === undefined ? null : trophy(entry);
  }

  async milestones(slice: Slice, order: TrophyOrder): Promise<Connection<Milestone>> {
    const direction = (order === 'oldest') !== slice.backwards ? 1 : -1;
    const [key, number] = slice.edge ?? [];
    const edge = key === undefined ? null : { key, number: Number(number) };
    const all = reachedBy(await this.trophyList.milestones());
    const reached = all
      .filter((one) => edge === null || direction * inOrder(one, edge) > 0)
      .sort((a, b) => direction * inOrder(a, b))
      .slice(0, rowsOf(slice));
    const milestones = withTrophies(reached, await this.entriesOf(reached));
    return connection(
      milestones,
      slice,
      ({ trophy: { entry }, number: of }) => [listKey(entry), String(of)],
      () => all.length,
    );
  }

  /** The milestones of each of these persons, in ascending order. @param own all their entries, in the order of D48 */
  async milestonesOf(own: readonly (readonly ListEntry[])[]): Promise<readonly Milestone[][]> {
    const reached = own.map((entries) => reachedBy(numberedFrom(noOpening, entries).filter(reachesMilestone)));
    const entries = await this.entriesOf(reached.flat());
    return reached.map((each) => withTrophies(each, entries));
  }

  private async entriesOf(reached: readonly ReachedMilestone[]): Promise<ReadonlyMap<string, TrophyEntry>> {
    const ids = [...new Set(reached.map(({ key }) => placedBy(key).id))];
    return new Map((await this.trophies.findByIds(ids)).map((entry) => [listKey(entry), entry]));
  }
}

/** An entry that was removed meanwhile has no milestone. */
function withTrophies(reached: readonly ReachedMilestone[], entries: ReadonlyMap<string, TrophyEntry>): Milestone[] {
  return reached.flatMap(({ key, number }) => {
    const entry = entries.get(key);
    return entry === undefined ? [] : [{ number, date: entry.place.date, trophy: trophy(entry) }];
  });
}

/**
 * What has the same name in the entry is shown as it is there.
 * @param numbers those of its numbers that are known
 */
export function trophy(entry: TrophyEntry, numbers: Partial<NumbersInList> = {}): Trophy {
  const { place, competitions, remark } = entry;
  return {
    ...entry,
    entry,
    numbers,
    class: classOf(entry),
    date: place.date,
    competitions: competitions.filter(isCompetition),
    game: place.match?.game ?? null,
    oldList:
      remark === null
        ? null
        : { ...remark, competition: competitions.filter((words) => !isCompetition(words)).join(', ') },
  };
}

/** As it would be in a list that an act leads to. */
export function numberedTrophy({ ofKind, ofAnnouncer, ofAll, ...entry }: TrophyInList): Trophy {
  return trophy(entry, { ofKind, ofAnnouncer, ofAll });
}

export function trophyTally({ total, byClass }: Tally): TrophyTally {
  return {
    total,
    byClass: trophyClasses.flatMap((name) => {
      const number = byClass[name];
      return number === 0 ? [] : [{ class: name, number }];
    }),
  };
}

function reachedBy(entries: readonly (ListEntry & Ordinals)[]): ReachedMilestone[] {
  return entries.flatMap((entry) =>
    milestonesAt({ ...placedBy(entry.key), ...entry }).map(({ number }) => ({ key: entry.key, number })),
  );
}

/** In the order in which they were reached. */
function inOrder(a: ReachedMilestone, b: ReachedMilestone): number {
  return compare(a.key, b.key) || a.number - b.number;
}

function isCompetition(word: string): word is Competition {
  return (competitions as readonly string[]).includes(word);
}
