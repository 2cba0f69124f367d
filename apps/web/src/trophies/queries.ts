import type { ResultOf, VariablesOf } from 'gql.tada';
import { graphql } from '../graphql/graphql.js';
import { sliceAt } from '../table/cursor-links.js';
import type { HundredthsSearch, RankingSearch, TrophySearch } from './search.js';
import { enumName } from '../graphql/enum-name.js';

const trophyFields = graphql(`
  fragment TrophyFields on Trophy {
    id
    date
    count
    trophy
    name
    ordinal
    listNumbers {
      first
      last
    }
    hundredths
    class
    evidence
    matchId
    game
    competitions
    announcer {
      id
      name
    }
    partner {
      id
      name
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
      $season: Int
      $class: TrophyClass
      $trophy: AnnouncementId
      $competition: Competition
      $player: UUID
      $search: Name
      $listNumbers: ListNumbersInput
      $order: TrophyOrder!
      $first: Int
      $after: String
      $last: Int
      $before: String
    ) {
      announcements {
        id
        name
        trophy {
          rank
        }
      }
      trophies(
        seasonYear: $season
        class: $class
        trophy: $trophy
        competition: $competition
        personId: $player
        search: $search
        listNumbers: $listNumbers
        order: $order
        first: $first
        after: $after
        last: $last
        before: $before
      ) {
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
  subscription TrophiesChanged($after: String) {
    trophiesChanged(after: $after) {
      kind
    }
  }
`);

export type TrophyRow = ResultOf<typeof trophyFields>;
export type TrophyKind = ResultOf<typeof trophyList>['announcements'][number];

/** Announcements that are trophies, from the smallest. */
export function trophyKindsIn({ announcements }: ResultOf<typeof trophyList>): readonly TrophyKind[] {
  const rank = ({ trophy }: TrophyKind): number => trophy?.rank ?? 0;
  return announcements.filter(({ trophy }) => trophy !== null).toSorted((a, b) => rank(a) - rank(b));
}

const PAGE = 40;

/** What is asked for an address. */
export function variablesOf(search: TrophySearch): VariablesOf<typeof trophyList> {
  const { season, class: of, trophy, competition, player, order, find, number } = search;
  return {
    season: season === undefined ? null : Number(season),
    class: (of as 'SMALL' | undefined) ?? null,
    trophy: trophy === undefined ? null : (enumName(trophy) as 'ROYAL'),
    competition: (competition as 'CUP' | undefined) ?? null,
    player: player ?? null,
    search: find ?? null,
    // The page begins with the number and goes on as the list is read.
    listNumbers: number === undefined ? null : { [order === 'oldest' ? 'first' : 'last']: Number(number) },
    order: order === 'oldest' ? 'OLDEST' : 'NEWEST',
    ...sliceAt(search, PAGE),
  };
}

export const trophyRanking = graphql(`
  query TrophyRanking(
    $class: TrophyClass
    $season: Int
    $find: Name
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    trophyRanking(
      class: $class
      seasonYear: $season
      search: $find
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      nodes {
        rank
        number
        player {
          id
          name
        }
        tally {
          total
          byClass {
            class
            number
          }
        }
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
`);

export type RankedPlayer = ResultOf<typeof trophyRanking>['trophyRanking']['nodes'][number];

export function rankingVariables({
  season,
  class: of,
  find,
  ...cursors
}: RankingSearch): VariablesOf<typeof trophyRanking> {
  return {
    season: season === undefined ? null : Number(season),
    class: of ?? null,
    find: find ?? null,
    ...sliceAt(cursors, PAGE),
  };
}

export const trophyHundredths = graphql(`
  query TrophyHundredths($first: Int, $after: String, $last: Int, $before: String) {
    nextTrophyHundredth {
      number
      left
    }
    trophyHundredths(first: $first, after: $after, last: $last, before: $before) {
      nodes {
        number
        date
        whyNobodys
        player {
          id
          name
        }
        trophy {
          id
          name
          trophy
          matchId
          game
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`);

export type HundredthRow = ResultOf<typeof trophyHundredths>['trophyHundredths']['nodes'][number];

export function hundredthsVariables(search: HundredthsSearch): VariablesOf<typeof trophyHundredths> {
  return sliceAt(search, PAGE);
}
