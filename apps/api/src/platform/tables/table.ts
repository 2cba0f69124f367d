import type { Snapshot } from '../database/snapshot.js';

export type Cell = string | number | boolean | TwoDecimals | null;

/** A number that is always written with two decimals (D26), in JSON too: `73.00`. */
export class TwoDecimals {
  readonly text: string;

  constructor(value: number) {
    this.text = value.toFixed(2);
  }
}

/** Of which season the table is wanted, and as it was on the evening of which day; null where nothing of the kind is asked for. */
export interface TableRequest {
  readonly season: number | null;
  /** `YYYY-MM-DD` */
  readonly asOf: string | null;
}

/** A table that everybody may see and download, as CSV and as JSON. */
export interface DownloadedTable {
  /** In the address: `/tables/NAME-2026.csv`. */
  readonly name: string;
  /** Whether it is of a season, always or where one is asked for. */
  readonly season: 'needed' | 'possible' | 'none';
  /** Whether there are rows of a year though it has no season; left out where there are none. */
  readonly otherYears?: (snapshot: Snapshot, year: number) => Promise<boolean>;
  /** Whether it can be had as it was on a day. */
  readonly asOf: boolean;
  /** What its columns are called, in both forms: lower case, stable. */
  readonly columns: readonly string[];
  /** Each row has a cell for each column. Read from one state of the database, as fast as they are taken. */
  rows(snapshot: Snapshot, request: TableRequest): AsyncIterable<readonly Cell[]>;
}

/** SQL for the name of a person that everybody sees. @param person the alias of a row of `person` */
export function publicName(person: string): string {
  return `(SELECT "name" FROM "public_name" WHERE "public_name"."id" = ${person}."id")`;
}
