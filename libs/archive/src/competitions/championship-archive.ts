import {
  type ChampionshipMatch,
  championshipMatch,
  type OfficialMatch,
  tableOf,
  type TableRow,
} from '@tarokk/competition';
import { idIn, type ArchiveLine, type ArchiveRow, textIn, textOrNullIn } from '../format/rows.js';
import type { CompetitionArchive, CompetitionRecount } from './competition-archive.js';

/** The team championship (9). */
export const championshipArchive: CompetitionArchive = {
  table: { file: 'championship/table.ndjson', whose: 'team' },
  recount: (season) => new ChampionshipRecount(season),
};

class ChampionshipRecount implements CompetitionRecount {
  readonly trophies = [];
  private readonly names = new Map<string, string>();
  private readonly confirmed = new Set<string>();
  private readonly matches: ChampionshipMatch[] = [];

  constructor(private readonly season: number) {}

  take(table: string, line: ArchiveLine): void {
    if (table === 'side') this.names.set(idIn(line, 'id'), textIn(line, 'name'));
    if (table === 'team' && textOrNullIn(line, 'confirmed_at') !== null) this.confirmed.add(idIn(line, 'id'));
  }

  count(official: OfficialMatch): void {
    const match = championshipMatch(official);
    if (match !== null) this.matches.push(match);
  }

  follows(): readonly ArchiveRow[] {
    const teams = [...this.confirmed].map((id) => ({ id, name: this.names.get(id) ?? '' }));
    return tableOf(this.season, teams, this.matches).map(championshipLine);
  }
}

/** A line of the table: the reason of a place follows from the rest. */
export function championshipLine({ team, rank, matches, points, average, best, remaining }: TableRow): ArchiveRow {
  return { rank, team: team.id, name: team.name, matches, points, average, best, remaining };
}
