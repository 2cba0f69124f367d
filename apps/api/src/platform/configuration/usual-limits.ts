// No imports: the configuration is read before Nest and GraphQL are loaded.

/** How much one request may ask for. */
export interface Limits {
  /** Of the text of the query. */
  readonly tokens: number;
  /** Levels of fields. */
  readonly depth: number;
  readonly aliases: number;
  /** Points: one for each field of each item, more for fields that declare it. */
  readonly cost: number;
  /** Items on one page of a list. */
  readonly page: number;
}

/** Far above what a page or a program needs; far below what would keep the server busy. */
export const usualLimits: Limits = { tokens: 2000, depth: 12, aliases: 20, cost: 10_000, page: 100 };

/** Items on a page of a list, when nothing is said. */
export const USUAL_PAGE = 25;
