import type { ShownMatch } from './queries.js';

/** What somebody has to see of a sheet before they can agree to it, as the office has it or as it is on a phone. */
export interface ShownSheet extends Pick<
  ShownMatch,
  | 'date'
  | 'order'
  | 'kind'
  | 'venue'
  | 'competitions'
  | 'sides'
  | 'players'
  | 'raw'
  | 'points'
  | 'games'
  | 'playedGames'
  | 'verification'
> {
  /** The sheet as it was handed in, where the page has it. */
  readonly document?: unknown;
}
