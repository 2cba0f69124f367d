import type { ResultOf, VariablesOf } from 'gql.tada';
import { graphql } from '../graphql/graphql.js';
import type { TrophySearch } from './search.js';

const trophyFields = graphql(`
  fragment TrophyFields on Trophy {
    id
    date
    count
    name(lang: $lang)
    ordinal(lang: $lang)
    class
    evidence
    matchId
    game
    competitions
    announcer {
      id
      name(lang: $lang)
    }
    partner {
      id
      name(lang: $lang)
    }
    side {
      id
      name
      kind
    }
    opposingSide {
      id
      name
      kind
    }
  }
`);

export const trophyList = graphql(
  `
    query TrophyList(
      $filter: TrophyFilterInput!
      $order: TrophyOrder!
      $first: Int
      $after: String
      $last: Int
      $before: String
      $lang: Language!
    ) {
      trophies(filter: $filter, order: $order, first: $first, after: $after, last: $last, before: $before) {
        nodes {
          ...TrophyFields
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
      }
      seasons(first: 50) {
        nodes {
          year
        }
      }
    }
  `,
  [trophyFields],
);

export const trophiesChanged = graphql(`
  subscription TrophiesChanged {
    trophiesChanged {
      kind
    }
  }
`);

export type TrophyRow = ResultOf<typeof trophyFields>;

const PAGE = 40;

/** What is asked for an address. */
export function variablesOf(search: TrophySearch, lang: 'EN' | 'DE' | 'HU'): VariablesOf<typeof trophyList> {
  const { season, class: of, trophy, competition, player, order, after, before } = search;
  const backwards = before !== undefined && after === undefined;
  return {
    filter: {
      season: season === undefined ? null : Number(season),
      class: (of as 'SMALL' | undefined) ?? null,
      trophy: (trophy?.toUpperCase().replaceAll('-', '_') as 'ROYAL' | undefined) ?? null,
      competition: (competition as 'CUP' | undefined) ?? null,
      player: player ?? null,
    },
    order: order === 'oldest' ? 'OLDEST' : 'NEWEST',
    first: backwards ? null : PAGE,
    after: after ?? null,
    last: backwards ? PAGE : null,
    before: backwards ? before : null,
    lang,
  };
}
