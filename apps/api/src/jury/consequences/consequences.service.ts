import { Injectable } from '@nestjs/common';
import {
  type Counted,
  countedOf,
  type OfficialMatch,
  playersOfHundredths,
  sayTrophyChanges,
  trophyChanges,
  type TrophyChanges,
} from '@tarokk/competition';
import type { Sentence } from '@tarokk/rules';
import type { CountingChange } from '../../competitions/counting/counting.service.js';
import { ChampionshipService } from '../../competitions/championship/championship.service.js';
import { championshipRow } from '../../competitions/championship/championship.types.js';
import { type CupConsequences, sentencesOf } from '../../competitions/cup/cup-changes.types.js';
import { CupConsequencesService } from '../../competitions/cup/acts/cup-consequences.service.js';
import { FreeTableService } from '../../competitions/free-championship/free-table.service.js';
import { GrandPrixConsequencesService } from '../../competitions/grand-prix/standings/grand-prix-consequences.service.js';
import { PeopleRepository } from '../../registry/people/people.repository.js';
import { TrophiesRepository } from '../../competitions/trophies/trophies.repository.js';
import { numberedTrophy } from '../../competitions/trophies/trophies.service.js';
import type { Consequences } from './consequences.types.js';
import { milestoneChanges } from './milestone-changes.js';

/** What a decision would change: the difference of what follows from all matches and games with it and without it. */
@Injectable()
export class ConsequencesService {
  constructor(
    private readonly championship: ChampionshipService,
    private readonly trophies: TrophiesRepository,
    private readonly people: PeopleRepository,
    private readonly grandPrix: GrandPrixConsequencesService,
    private readonly cups: CupConsequencesService,
    private readonly free: FreeTableService,
  ) {}

  /** What changes when a match counts differently; null: it does not count at all. Nothing is written or locked. */
  of(id: string, before: OfficialMatch | null, after: OfficialMatch | null): Promise<Consequences> {
    return this.ofAll([{ id, before, after }]);
  }

  /** What changes when several matches count differently at once; `cup` tells of the first of several cups. */
  async ofAll(changes: readonly (CountingChange & { readonly id: string })[]): Promise<Consequences> {
    const [ofGrandPrix, cups] = await Promise.all([this.grandPrix.of(changes), this.cups.of(changes)]);
    const counted = changes.map(({ id, before, after }) => ({ id, old: countedOf(before), fresh: countedOf(after) }));
    return this.allBetween(counted, { ofGrandPrix, cups });
  }

  /**
   * What changes when a match or a free game counts differently.
   * @param id of the match or game
   */
  between(id: string, old: Counted, fresh: Counted): Promise<Consequences> {
    return this.allBetween([{ id, old, fresh }], { ofGrandPrix: [], cups: [] });
  }

  private async allBetween(
    counted: readonly { readonly id: string; readonly old: Counted; readonly fresh: Counted }[],
    { ofGrandPrix, cups }: { readonly ofGrandPrix: readonly Sentence[]; readonly cups: readonly CupConsequences[] },
  ): Promise<Consequences> {
    const ids = counted.map(({ id }) => id);
    const old = combine(counted.map((each) => each.old));
    const fresh = combine(counted.map((each) => each.fresh));
    const [rows, places, trophies] = await Promise.all([
      this.championship.changes(ids, old.championship, fresh.championship),
      this.free.changes(ids, old.credits, fresh.credits, (players) => this.namesOf(players)),
      this.trophyChanges(old, fresh),
    ]);
    const milestones = milestoneChanges(trophies);
    const names = await this.namesOf([
      ...[...old.trophies, ...fresh.trophies].map(({ announcer }) => announcer),
      ...milestones.map(({ playerId }) => playerId),
      ...playersOfHundredths(trophies),
    ]);
    const besideTable = [
      ...ofGrandPrix,
      ...cups.flatMap(sentencesOf),
      ...places.flatMap(({ sentences }) => sentences),
      ...sayTrophyChanges(trophies, (player) => names.get(player) ?? player),
    ];
    return {
      sentences: [...rows.flatMap(({ sentences }) => sentences), ...besideTable],
      besideTable,
      table: rows.map(({ team, before: was, after: is }) => ({
        teamId: team,
        before: was === null ? null : championshipRow(was),
        after: is === null ? null : championshipRow(is),
      })),
      free: places.map(({ id, before: was, after: is }) => ({ playerId: id, before: was, after: is })),
      entered: trophies.entered.map(numberedTrophy),
      removed: trophies.removed.map(numberedTrophy),
      altered: trophies.altered.map(({ after }) => numberedTrophy(after)),
      renumbered: trophies.renumbered,
      milestones,
      cup: cups[0] ?? null,
    };
  }

  /** The list is read only for an act that touches it. */
  private async trophyChanges(
    { trophies: before }: CountedTogether,
    { trophies: after }: CountedTogether,
  ): Promise<TrophyChanges> {
    const isTouched = JSON.stringify(before) !== JSON.stringify(after);
    return isTouched
      ? trophyChanges(await this.trophies.listEntries(null, null), before, after)
      : trophyChanges([], [], []);
  }

  private async namesOf(persons: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.people.findByIds([...new Set(persons)]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}

interface CountedTogether extends Pick<Counted, 'trophies' | 'credits'> {
  readonly championship: readonly NonNullable<Counted['championship']>[];
}

/** What several matches or free games bring to the counts, in one list of each kind. */
function combine(counted: readonly Counted[]): CountedTogether {
  return {
    championship: counted.flatMap(({ championship }) => championship ?? []),
    trophies: counted.flatMap(({ trophies }) => trophies),
    credits: counted.flatMap(({ credits }) => credits),
  };
}
