import {
  type Counted,
  countedOf,
  countedOfGame,
  type Factor,
  type FreeRow,
  freeTableOf,
  gameOutcome,
  type OfficialMatch,
  readFreeDocument,
  type TrophyEntry,
  judgeGame,
  withPersons,
  type FreeState,
} from '@tarokk/competition';
import { idIn, type ArchiveLine, numberIn, type ArchiveRow, textIn } from '../format/rows.js';
import { firstField, sentenceValues } from '../verification/differing.js';
import { seasonFault } from '../verification/faults.js';
import type { ArchivedPersons } from '../verification/persons.js';
import type { SeasonFaults } from '../verification/report.js';
import type { CompetitionArchive, CompetitionRecount } from './competition-archive.js';

type CountedCredit = Counted['credits'][number];

/** The free championship (12). */
export const freeArchive: CompetitionArchive = {
  table: { file: 'free-championship/table.ndjson', whose: 'player' },
  recount: (season, persons, faults) => new FreeRecount(season, persons, faults),
};

/** What games and matches of the free championship are worth, by their documents, sheets and factors. */
export class FreeRecount implements CompetitionRecount {
  readonly trophies: TrophyEntry[] = [];
  /** What was credited, by the match or game that it was credited for. */
  readonly credited = new Map<{ readonly matchId: string } | { readonly gameId: string }, readonly CountedCredit[]>();
  /** Who played in a game, by its id. */
  readonly players = new Map<string, readonly string[]>();
  private readonly factors: Factor[] = [];
  private readonly games = new Map<string, ArchiveRow>();

  constructor(
    private readonly season: number,
    private readonly persons: ArchivedPersons,
    private readonly faults: SeasonFaults,
  ) {}

  take(table: string, line: ArchiveLine): void {
    if (table === 'free_factor') this.factors.push(factorIn(line));
    if (table === 'free_game') this.games.set(idIn(line, 'id'), line.row);
    if (table === 'free_game_revision') this.judge(line);
  }

  count(match: OfficialMatch): void {
    const { credits } = countedOf(match);
    if (credits.length > 0) this.credited.set({ matchId: match.id }, credits);
  }

  follows(): readonly ArchiveRow[] {
    const credits = [...this.credited.values()].flat().filter(({ season }) => season === this.season);
    const { names } = this.persons;
    return freeTableOf(
      credits.map(({ person, points }) => ({ player: person, points })),
      (player) => names.get(player) ?? '',
    ).map(freeChampionshipLine);
  }

  private judge(line: ArchiveLine): void {
    const game = idIn(line, 'game_id');
    const revision = numberIn(line, 'number', 1);
    const row = this.games.get(game);
    const written = readFreeDocument(line.row['sheet']);
    if (written === null) this.faults.add(seasonFault('no-game', { game, revision }));
    if (written === null || row === undefined || row['revision'] !== revision) return;
    const { id, date, order, state } = row as unknown as KeptGame;
    const { mergedInto } = this.persons;
    const document = withPersons(written, (person) => mergedInto.get(person) ?? person);
    const judged = judgeGame({ id, date, order, document }, this.factors);
    const recounted = { kind: document.kind, ...gameOutcome(document, judged) };
    const kept = Object.fromEntries(Object.keys(recounted).map((column) => [column, row[column] ?? null]));
    const differing = firstField(kept, recounted);
    if (differing !== null) this.faults.add(seasonFault('game-differs', { game, ...sentenceValues(differing) }));
    const counted = countedOfGame({ row: { state, kind: document.kind, date }, judged });
    this.players.set(game, [...new Set(judged.players)]);
    this.trophies.push(...counted.trophies);
    if (counted.credits.length > 0) this.credited.set({ gameId: game }, counted.credits);
  }
}

/** What is read of the row of a game. */
interface KeptGame {
  readonly id: string;
  readonly date: string;
  readonly order: number;
  readonly state: FreeState;
}

function factorIn(line: ArchiveLine): Factor {
  return {
    year: numberIn(line, 'season', 1),
    ruleset: textIn(line, 'ruleset'),
    numerator: numberIn(line, 'numerator', 1),
    denominator: numberIn(line, 'denominator', 1),
    fixedOn: textIn(line, 'fixed_on'),
  };
}

/** A line of the table: the reason of a place follows from the rest. */
export function freeChampionshipLine({ rank, player, points, games }: FreeRow): ArchiveRow {
  return { rank, player: player.id, name: player.name, points, games };
}
