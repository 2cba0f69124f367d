import type { OfficialMatch, TrophyEntry } from '@tarokk/competition';
import type { ArchiveLine, ArchiveRow } from '../format/rows.js';
import type { ArchivedPersons } from '../verification/persons.js';
import type { SeasonFaults } from '../verification/report.js';

/** A table of an archive, which follows from its records: a line for each place, in the order of the places. */
export interface ArchivedTable {
  /** `championship/table.ndjson` */
  readonly file: string;
  /** The member of a line by which the place is known: whose it is. Its name stands in `name`. */
  readonly whose: string;
}

/** What an archive holds of a competition beside its rows, which are in it as those of every logged table of a season. */
export interface CompetitionArchive {
  readonly table: ArchivedTable;
  /** A season, to be added up from nothing but the records. @param faults is told of rows that are not what follows from others */
  recount(season: number, persons: ArchivedPersons, faults: SeasonFaults): CompetitionRecount;
}

/** Is told of the rows of an archive, then of the matches. */
export interface RecordsReader {
  /** A row of a table of the database; those of revisions come last. @throws MalformedArchive */
  take(table: string, line: ArchiveLine): void;
  /** A match that is approved or reopened, by its present sheet and the rulings on it. */
  count(match: OfficialMatch): void;
}

/** Says at the end what follows. */
export interface CompetitionRecount extends RecordsReader {
  /** What was won elsewhere than in matches (13). */
  readonly trophies: readonly TrophyEntry[];
  /** The lines of its table as they should be. */
  follows(): readonly ArchiveRow[];
}
