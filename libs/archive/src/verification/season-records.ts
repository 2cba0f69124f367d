import {
  everybodyOn,
  holding,
  idOf,
  type KeptTrophy,
  type OfficialMatch,
  originIn,
  outcomeOf,
  type PlaceWords,
  readSheet,
  type RulingEntry,
  type Sheet,
  trophiesOf,
  type TrophyEntry,
  trophyOf,
  withMergedPersons,
  withPlaceWords,
  yearOf,
} from '@tarokk/competition';
import { catalogue, verifyMatch } from '@tarokk/rules';
import type { RecordsReader } from '../competitions/competition-archive.js';
import type { Manifest } from '../format/manifest.js';
import { presentId } from '../format/present-id.js';
import {
  camelNamed,
  idIn,
  isId,
  isObject,
  type ArchiveLine,
  numberIn,
  type ArchiveRow,
  textIn,
  textOrNullIn,
  wrong,
} from '../format/rows.js';
import { firstField, sentenceValues } from './differing.js';
import { seasonFault } from './faults.js';
import type { ArchivedPersons } from './persons.js';
import type { SeasonFaults } from './report.js';
import type { TeamsOfPairs } from './teams.js';

/** A match whose present sheet was read, and what it counts as; null while it counts nowhere (D13). */
export interface JudgedMatch {
  readonly id: string;
  /** As it was written: a person who was merged into another since then stands on it under their own id. */
  readonly written: Sheet;
  readonly official: OfficialMatch | null;
}

interface RulingOfMatch {
  readonly number: number;
  readonly revision: number;
  readonly ruling: RulingEntry;
}

/**
 * What the rows of a season come to. Sheets are judged as they come, and are not kept; rows of matches and rulings must have
 * come before them.
 */
export class SeasonRecords {
  private readonly matches = new Map<string, ArchiveRow>();
  private readonly rulings = new Map<string, RulingOfMatch[]>();
  private readonly places = new Map<string, PlaceWords>();
  private readonly judged = new Set<string>();
  private readonly unknown = new Set<string>();
  private readonly seasons: ArchiveRow[] = [];
  readonly trophies: TrophyEntry[] = [];

  /**
   * @param persons who was merged into another counts as that other
   * @param teams of matches that pairs played for them
   * @param readers are told of all rows, and of what counts
   * @param onJudged is told of each match
   */
  constructor(
    private readonly persons: ArchivedPersons,
    private readonly teams: TeamsOfPairs,
    private readonly faults: SeasonFaults,
    private readonly readers: readonly RecordsReader[],
    private readonly onJudged: (match: JudgedMatch) => void = () => undefined,
  ) {}

  /** @throws MalformedArchive when it cannot be a row of that table */
  take(table: string, line: ArchiveLine): void {
    for (const reader of this.readers) reader.take(table, line);
    switch (table) {
      case 'season':
        this.seasons.push(line.row);
        break;
      case 'membership':
        this.expect(idIn(line, 'person_id'));
        break;
      case 'match':
        numberIn(line, 'revision', 1);
        this.matches.set(idIn(line, 'id'), line.row);
        break;
      case 'match_ruling':
        this.takeRuling(line);
        break;
      case 'private_place':
        this.takePlace(line);
        break;
      case 'match_revision':
        this.judge(line);
        break;
      case 'trophy':
        this.takeOldTrophy(oldTrophy(line));
        break;
    }
  }

  /** Matches whose present sheets were held against them. */
  get verified(): number {
    return this.judged.size;
  }

  end(manifest: Manifest): void {
    for (const [match, { revision }] of this.matches) {
      if (this.judged.has(match)) continue;
      this.faults.add(seasonFault('sheet-missing', { match, revision: revision as number }));
    }
    const { season, closedAt } = manifest;
    // A year without a season has trophies of old lists alone (D50).
    const isSeasonless = this.seasons.length === 0 && this.matches.size === 0;
    const row = this.seasons.length === 1 ? this.seasons[0]! : isSeasonless ? { year: season } : {};
    const recounted = { season: row['year'] ?? null, closedAt: row['closed_at'] ?? null };
    const differing = firstField({ season, closedAt }, recounted);
    if (differing !== null) this.faults.add(seasonFault('manifest-differs', sentenceValues(differing)));
  }

  private takeOldTrophy(entry: TrophyEntry): void {
    this.trophies.push(entry);
    this.expect(entry.announcer, ...(entry.partner === null ? [] : [entry.partner]), ...entry.opponents);
  }

  private expect(...persons: readonly string[]): void {
    for (const person of persons) {
      if (this.persons.ids.has(person) || this.unknown.has(person)) continue;
      this.unknown.add(person);
      this.faults.add(seasonFault('person-missing', { person }));
    }
  }

  private takeRuling(line: ArchiveLine): void {
    const matchId = idIn(line, 'match_id');
    const ruling = line.row['ruling'];
    if (!isObject(ruling) || typeof ruling['kind'] !== 'string') wrong(line, 'ruling');
    const kept = {
      number: numberIn(line, 'number', 1),
      revision: numberIn(line, 'revision', 1),
      ruling: ruling as unknown as RulingEntry,
    };
    this.rulings.set(matchId, [...(this.rulings.get(matchId) ?? []), kept]);
  }

  private takePlace(line: ArchiveLine): void {
    const { row } = line;
    if (row['of'] !== 'revision') return;
    if (typeof row['public'] !== 'boolean') wrong(line, 'public');
    const words = { name: textIn(line, 'name'), inRecord: textOrNullIn(line, 'in_record'), public: row['public'] };
    this.places.set(`${idIn(line, 'match_id')}/${numberIn(line, 'number', 1)}`, words);
  }

  private judge(line: ArchiveLine): void {
    const match = idIn(line, 'match_id');
    const revision = numberIn(line, 'number', 1);
    const row = this.matches.get(match);
    const isPresent = row?.['revision'] === revision;
    const rulings = (this.rulings.get(match) ?? []).toSorted((a, b) => a.number - b.number);
    const ruled = isPresent ? holding(rulings, revision).map(({ ruling }) => ruling) : [];
    const sheet = line.row['sheet'];
    const parsed = readSheet(isObject(sheet) ? { ...sheet, rulings: ruled } : sheet);
    if (!parsed.ok) {
      this.faults.add(seasonFault('no-sheet', { match, revision }));
      if (isPresent) this.judged.add(match);
      return;
    }
    if (row === undefined || !isPresent) return;
    this.judged.add(match);
    // A full archive has the words of private places beside the sheets (D59).
    const written = withPlaceWords(parsed.value, this.places.get(`${match}/${revision}`) ?? null);
    this.expect(...everybodyOn(written));
    const official = this.count(match, row, withMergedPersons(written, this.persons.mergedInto));
    this.onJudged({ id: match, written, official });
  }

  private count(id: string, row: ArchiveRow, sheet: Sheet): OfficialMatch | null {
    const result = verifyMatch(sheet.record);
    const outcome = outcomeOf({ sheet, result });
    const recounted = {
      date: sheet.date,
      order: sheet.order,
      side_a: sheet.sides[0],
      side_b: sheet.sides[1],
      kind: sheet.record.kind,
      competitions: sheet.competitions,
      raw_a: outcome.raw[0],
      raw_b: outcome.raw[1],
      points_a: outcome.match?.[0] ?? null,
      points_b: outcome.match?.[1] ?? null,
      verdict: result.verdict,
    };
    const kept = Object.fromEntries(Object.keys(recounted).map((column) => [column, row[column] ?? null]));
    const differing = firstField(kept, recounted);
    if (differing !== null) this.faults.add(seasonFault('match-differs', { match: id, ...sentenceValues(differing) }));
    const { state, season } = row;
    if (state !== 'approved' && state !== 'reopened') return null;
    const teams = this.teams.get(id);
    const admitted = row['admitted_games'];
    const official: OfficialMatch = {
      id,
      sheet,
      result,
      state,
      ...(typeof season === 'number' && season !== yearOf(sheet.date) && { season }),
      ...(teams && { teams }),
      ...(Array.isArray(admitted) && { admitted: admitted as readonly number[] }),
    };
    for (const reader of this.readers) reader.count(official);
    this.trophies.push(...trophiesOf(official));
    return official;
  }
}

/** Of an old list: it is taken as it is, for there is no record of it (D50). */
function oldTrophy(line: ArchiveLine): TrophyEntry {
  const { row } = line;
  const trophy = textOrNullIn(line, 'trophy');
  if (trophy !== null && catalogue.find(({ id }) => id === trophy)?.trophy == null) wrong(line, 'trophy');
  if (row['match_id'] != null || row['evidence'] !== 'old-list') wrong(line, 'evidence');
  if (!Array.isArray(row['competitions']) || !Array.isArray(row['opponent_ids'])) wrong(line, 'competitions');
  const date = textOrNullIn(line, 'date');
  if (date !== null && !/^\d{4}-\d\d-\d\d$/.test(date)) wrong(line, 'date');
  const [id, position] = [presentId(textIn(line, 'id')), textIn(line, 'position')];
  if (id !== idOf(originIn(position))) wrong(line, 'id');
  idIn(line, 'announcer_id');
  numberIn(line, 'count', 1);
  const partner = textOrNullIn(line, 'partner_id');
  if (partner !== null && !isId(partner)) wrong(line, 'partner_id');
  return trophyOf({ ...(camelNamed(row) as unknown as KeptTrophy), id });
}
