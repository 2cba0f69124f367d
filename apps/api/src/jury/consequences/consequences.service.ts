import { Injectable } from '@nestjs/common';
import { sayTrophyChanges, trophyChanges, type OfficialMatch, type TrophyChanges } from '@tarokk/competition';
import type { Sentence } from '@tarokk/rules';
import { ChampionshipService } from '../../competitions/championship/championship.service.js';
import { championshipRow } from '../../competitions/championship/championship.types.js';
import { sentencesOf } from '../../competitions/cup/cup-changes.types.js';
import { CupConsequencesService } from '../../competitions/cup/cup-consequences.service.js';
import { type Counted, countedOf } from '../../competitions/counting/counted.js';
import { FreeTableService } from '../../competitions/free-championship/free-table.service.js';
import { GrandPrixConsequencesService } from '../../competitions/grand-prix/grand-prix-consequences.service.js';
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

  /** What changes when a match counts otherwise; null: it does not count at all. Nothing is written, nobody has to wait. */
  async of(id: string, before: OfficialMatch | null, after: OfficialMatch | null): Promise<Consequences> {
    const [ofGrandPrix, cup] = await Promise.all([this.grandPrix.of(before, after), this.cups.of(before, after)]);
    return this.between(id, countedOf(before), countedOf(after), { ofGrandPrix, cup });
  }

  /**
   * The same of whatever is counted, of a match or of a game.
   * @param id of the match or game
   * @param elsewhere what changes in the competitions that are worked out when somebody asks
   */
  async between(
    id: string,
    old: Counted,
    fresh: Counted,
    { ofGrandPrix, cup }: { readonly ofGrandPrix: readonly Sentence[]; readonly cup: Consequences['cup'] } = {
      ofGrandPrix: [],
      cup: null,
    },
  ): Promise<Consequences> {
    const [rows, places, trophies] = await Promise.all([
      this.championship.changes(id, old, fresh),
      this.free.changes(id, old.credits, fresh.credits, (players) => this.namesOf(players)),
      this.trophyChanges(old, fresh),
    ]);
    const milestones = milestoneChanges(trophies);
    const names = await this.namesOf([
      ...[...old.trophies, ...fresh.trophies].map(({ announcer }) => announcer),
      ...milestones.map(({ playerId }) => playerId),
    ]);
    return {
      sentences: [
        ...rows.flatMap(({ sentences }) => sentences),
        ...ofGrandPrix,
        ...(cup === null ? [] : sentencesOf(cup)),
        ...places.flatMap(({ sentences }) => sentences),
        ...sayTrophyChanges(trophies, (player) => names.get(player) ?? player),
      ],
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
      cup,
    };
  }

  /** The list is read only for an act that touches it. */
  private async trophyChanges({ trophies: before }: Counted, { trophies: after }: Counted): Promise<TrophyChanges> {
    const isTouched = JSON.stringify(before) !== JSON.stringify(after);
    return isTouched ? trophyChanges(await this.trophies.listEntries(), before, after) : trophyChanges([], [], []);
  }

  private async namesOf(persons: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.people.findByIds([...new Set(persons)]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
