import { readCursors } from '../table/cursor-links.js';
import { competitions } from '../trophies/search.js';

/** Which matches are shown; all of it stands in the address. */
export interface MatchesSearch {
  readonly season?: string;
  readonly competition?: (typeof competitions)[number];
  /** Of this player alone, by id; of this team or pair. */
  readonly player?: string;
  readonly side?: string;
  readonly after?: string;
  readonly before?: string;
}

export function readMatchesSearch(search: Record<string, unknown>): MatchesSearch {
  const { season, competition } = search;
  const id = (value: unknown) => (typeof value === 'string' && /^[\da-f-]{36}$/.test(value) ? value : undefined);
  return {
    season: typeof season === 'string' && /^\d{4}$/.test(season) ? season : undefined,
    competition: competitions.find((each) => each === competition),
    player: id(search['player']),
    side: id(search['side']),
    ...readCursors(search),
  };
}
