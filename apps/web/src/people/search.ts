import { type ListsSearch, readLists } from '../table/listing.js';

/** How the lists of a player are read; it stands in the address. */
export type PlayerSearch = ListsSearch<'announced' | 'free' | 'partners' | 'opponents' | 'matches'>;

const matches = ['day', 'against', 'result', 'points'] as const;
const companions = ['matches', 'person', 'side', 'balance'] as const;

export function readPlayerSearch(search: Record<string, unknown>): PlayerSearch {
  return readLists(
    {
      announced: ['made', 'announcement', 'lost'],
      free: ['year', 'games', 'points'],
      partners: companions,
      opponents: companions,
      matches,
    },
    search,
  );
}

const course = ['day', 'result', 'difference', 'sum'] as const;

/** Which two players, and how the list of their matches is read. */
export type HeadToHeadSearch = ListsSearch<'matches'> & {
  readonly player?: string | undefined;
  readonly other?: string | undefined;
};

export function readHeadToHeadSearch(search: Record<string, unknown>): HeadToHeadSearch {
  const { player, other } = search;
  return {
    player: typeof player === 'string' ? player : undefined,
    other: typeof other === 'string' ? other : undefined,
    ...readCourseSearch(search),
  };
}

/** How the list of the matches of two is read. */
export function readCourseSearch(search: Record<string, unknown>): ListsSearch<'matches'> {
  return readLists({ matches: course }, search);
}

/** How the lists of a team or pair are read. */
export type TeamSearch = ListsSearch<'matches' | 'opponents'>;

export function readTeamSearch(search: Record<string, unknown>): TeamSearch {
  return readLists({ matches, opponents: companions }, search);
}
