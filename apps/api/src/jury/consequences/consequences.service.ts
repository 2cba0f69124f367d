import { Injectable } from '@nestjs/common';
import {
  numbersAfter,
  sayTrophyChanges,
  tableChanges,
  tableFrom,
  yearOf,
  type OfficialMatch,
  type RowChange,
  type TrophyEntry,
} from '@tarokk/competition';
import type { Sentence } from '@tarokk/rules';
import { ChampionshipRepository } from '../../competitions/championship/championship.repository.js';
import { championshipRow } from '../../competitions/championship/championship.types.js';
import { sentencesOf } from '../../competitions/cup/cup-changes.types.js';
import { CupConsequencesService } from '../../competitions/cup/cup-consequences.service.js';
import { type Counted, countedOf } from '../../competitions/counting/counted.js';
import { standingsAfter } from '../../competitions/counting/counting.service.js';
import { type ForeseenList, TrophyEntriesRepository } from '../../competitions/counting/trophy-entries.repository.js';
import { trophyListChange } from '../../competitions/counting/trophy-list-change.js';
import type { NumberedTrophy } from '../../competitions/counting/trophy-row.js';
import { FreeTableService } from '../../competitions/free-championship/free-table.service.js';
import { GrandPrixConsequencesService } from '../../competitions/grand-prix/grand-prix-consequences.service.js';
import { PeopleRepository } from '../../registry/people/people.repository.js';
import { TrophiesRepository } from '../../competitions/trophies/trophies.repository.js';
import { trophy } from '../../competitions/trophies/trophies.service.js';
import type { Consequences } from './consequences.types.js';
import { milestoneChanges, milestoneNews } from './milestone-changes.js';

/** Says beforehand what `Counting.replace` would do. */
@Injectable()
export class ConsequencesService {
  constructor(
    private readonly championship: ChampionshipRepository,
    private readonly entries: TrophyEntriesRepository,
    private readonly trophies: TrophiesRepository,
    private readonly people: PeopleRepository,
    private readonly grandPrix: GrandPrixConsequencesService,
    private readonly cups: CupConsequencesService,
    private readonly free: FreeTableService,
  ) {}

  /** What changes when a match counts otherwise; null: it does not count at all. Nothing is written, nobody has to wait. */
  async of(before: OfficialMatch | null, after: OfficialMatch | null): Promise<Consequences> {
    const [ofGrandPrix, cup] = await Promise.all([this.grandPrix.of(before, after), this.cups.of(before, after)]);
    return this.between(countedOf(before), countedOf(after), { ofGrandPrix, cup });
  }

  /**
   * The same of whatever is counted, of a match or of a game.
   * @param elsewhere what changes in the competitions that are worked out when somebody asks
   */
  async between(
    old: Counted,
    fresh: Counted,
    { ofGrandPrix, cup }: { readonly ofGrandPrix: readonly Sentence[]; readonly cup: Consequences['cup'] } = {
      ofGrandPrix: [],
      cup: null,
    },
  ): Promise<Consequences> {
    const change = trophyListChange(old.trophies, fresh.trophies);
    const [rows, places, foreseen, removed] = await Promise.all([
      this.rowChanges(old, fresh),
      this.free.changes(old.credits, fresh.credits, (players) => this.namesOf(players)),
      this.entries.foresee(old.trophies, fresh.trophies),
      this.trophies.findByIds(change.removed.map(({ id }) => id)),
    ]);
    const known = new Set(old.trophies.map(({ id }) => id));
    const numbered = change.entered.map((entry) => withNumbers(entry, foreseen));
    const altered = numbered.filter(({ id }) => known.has(id));
    const entered = numbered.filter(({ id }) => !known.has(id));
    const milestones = milestoneChanges(foreseen);
    const names = await this.namesOf([
      ...change.touched.map(({ announcer }) => announcer),
      ...milestones.map(({ playerId }) => playerId),
    ]);
    const news = {
      entered,
      removed,
      altered: altered.map((entry) => ({ after: entry })),
      renumbered: foreseen.renumbered,
      ...milestoneNews(milestones),
    };
    return {
      sentences: [
        ...rows.flatMap(({ sentences }) => sentences),
        ...ofGrandPrix,
        ...(cup === null ? [] : sentencesOf(cup)),
        ...places.flatMap(({ sentences }) => sentences),
        ...sayTrophyChanges(news, (player) => names.get(player) ?? player),
      ],
      table: rows.map(({ team, before: was, after: is }) => ({
        teamId: team,
        before: was === null ? null : championshipRow(was),
        after: is === null ? null : championshipRow(is),
      })),
      free: places.map(({ id, before: was, after: is }) => ({ playerId: id, before: was, after: is })),
      entered: entered.map(trophy),
      removed: removed.map(trophy),
      altered: altered.map(trophy),
      renumbered: foreseen.renumbered,
      milestones,
      cup,
    };
  }

  private async rowChanges({ championship: before }: Counted, { championship: after }: Counted): Promise<RowChange[]> {
    const years = new Set([before, after].flatMap((match) => (match === null ? [] : [yearOf(match.date)])));
    const changes = await Promise.all(
      [...years].map(async (year) => {
        const { teams, standings } = await this.championship.standings(year);
        const table = tableFrom(year, teams, standings);
        return tableChanges(table, tableFrom(year, teams, standingsAfter(standings, before, after)));
      }),
    );
    return changes.flat();
  }

  private async namesOf(persons: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.people.findByIds([...new Set(persons)]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}

function withNumbers(entry: TrophyEntry, { numbers }: ForeseenList): NumberedTrophy {
  const { ofKind, ofAnnouncer } = numbers.find(({ id }) => id === entry.id)!;
  return {
    ...entry,
    ofKind: ofKind === null ? null : numbersAfter(ofKind - entry.count, entry.count),
    ofAnnouncer: numbersAfter(ofAnnouncer - entry.count, entry.count),
  };
}
