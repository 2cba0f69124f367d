import { Injectable } from '@nestjs/common';
import { compare, lettersOf, rankPlayers, talliesOf, type PlayerRow } from '@tarokk/competition';
import type { TrophyClass } from '@tarokk/rules';
import { type Connection, connection, rowsOf, shownAs, type Slice } from '../../../platform/graphql/connection.js';
import type { Database, ReadSource } from '../../../platform/database/replica/read-source.js';
import { Derivations } from '../../../platform/memory/derivations.service.js';
import type { Sized } from '../../../platform/memory/memory.js';
import { wordsIn } from '../../../registry/people/names/name-words.js';
import { RankingRepository } from './ranking.repository.js';
import type { RankedPlayer } from './ranking.types.js';
import { TrophiesRepository } from '../trophies.repository.js';
import { trophyTally } from '../trophies.service.js';

/** Which trophies a ranking counts, and which players it shows. */
export interface RankingFilter {
  readonly ofClass: TrophyClass | null;
  /** By the trophies of one year; null: by all. */
  readonly season: number | null;
  /** Words of their names; null shows all. */
  readonly search: string | null;
}

/** Roughly, in memory. */
const BYTES_OF_A_ROW = 600;

@Injectable()
export class RankingService {
  constructor(
    private readonly trophies: TrophiesRepository,
    private readonly repository: RankingRepository,
    private readonly derivations: Derivations,
  ) {}

  /** Players by number, equal ones by the name that the public sees (D16). */
  async ranking(
    source: ReadSource,
    slice: Slice,
    { ofClass, season, search }: RankingFilter,
  ): Promise<Connection<RankedPlayer>> {
    const ranked = await this.ranked(source, ofClass, season);
    const found = search === null ? ranked : await this.foundIn(source, ranked, search);
    const keysOf = sortKeys(ofClass);
    const direction = slice.backwards ? -1 : 1;
    const rows = found
      .filter((row) => slice.edge === null || direction * inOrder(keysOf(row), slice.edge) > 0)
      .sort((a, b) => direction * inOrder(keysOf(a), keysOf(b)))
      .slice(0, rowsOf(slice));
    const shown = ({ rank, player, tally }: PlayerRow): RankedPlayer => ({
      rank,
      playerId: player.id,
      number: numberOf(tally, ofClass),
      tally: trophyTally(tally),
    });
    return shownAs(
      connection(rows, slice, keysOf, () => found.length),
      shown,
    );
  }

  private ranked(
    source: ReadSource,
    ofClass: TrophyClass | null,
    season: number | null,
  ): Promise<readonly PlayerRow[]> {
    const derive = async (database: Database): Promise<Sized<readonly PlayerRow[]>> => {
      const tallies = talliesOf(await this.trophies.listEntries(database, season));
      const rows = rankPlayers(tallies, await this.repository.players(database, [...tallies.keys()]), ofClass);
      return { value: rows, bytes: rows.length * BYTES_OF_A_ROW };
    };
    return this.derivations.of(`ranking of ${season ?? 'all'} ${ofClass ?? 'trophies'}`, derive, source);
  }

  private async foundIn(
    source: ReadSource,
    ranked: readonly PlayerRow[],
    search: string,
  ): Promise<readonly PlayerRow[]> {
    const words = wordsIn(search);
    if (words.length === 0) return [];
    const ids = new Set(await source.read((database) => this.repository.withWords(database, words)));
    return ranked.filter(({ player }) => ids.has(player.id));
  }
}

function numberOf({ total, byClass }: PlayerRow['tally'], ofClass: TrophyClass | null): number {
  return ofClass === null ? total : byClass[ofClass];
}

/** Number, letters of the name, name and id, in which a page is cut. */
function sortKeys(ofClass: TrophyClass | null): (row: PlayerRow) => readonly string[] {
  return ({ player: { id, name }, tally }) => [String(numberOf(tally, ofClass)), lettersOf(name), name, id];
}

/** The greatest number first, then as `byName` does. */
function inOrder(a: readonly string[], b: readonly string[]): number {
  const byNumber = Number(b[0]) - Number(a[0]);
  return byNumber || a.slice(1).reduce((order, key, index) => order || compare(key, b[index + 1] ?? ''), 0);
}
