import { graphql, type ResultOf, type VariablesOf } from '../../api/graphql.js';
import { sliceAt } from '../../ui/table/cursor-links.js';
import { type TrophyRow, trophyFields } from './columns.js';
import { hundredthFields } from './hundredth-columns.js';
import { rankedPlayerFields } from './ranking-columns.js';
import type { HundredthsSearch, RankingSearch, TrophySearch } from './search.js';
import { enumName } from '../../api/enum-name.js';

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

/** One trophy: with whom and against whom, in which match, by which tricks. */
export const oneTrophy = graphql(
  `
    query OneTrophy($id: UUID!) {
      trophy(id: $id) {
        ...TrophyFields
        plainWords
        ofAnnouncer {
          first
          last
        }
        opponents {
          id
          name
        }
        freeGame {
          id
        }
        oldList {
          partner
          team
          opponents
          competition
        }
        match {
          id
          grandPrix {
            id
            name
            seasonYear
          }
          playedGames
          venue {
            name
          }
          sides {
            name
          }
          raw {
            a
            b
          }
          points {
            a
            b
          }
        }
        decidingTricks {
          number
          step
          reason
          wantedCards
          cards {
            card
            name
            takes
            person {
              id
              name
            }
          }
        }
      }
      announcements {
        id
        points
        rule
      }
    }
  `,
  [trophyFields],
);

export type OneTrophy = NonNullable<ResultOf<typeof oneTrophy>['trophy']>;

/** Those that stand before it and behind it in the whole list. */
export const trophiesBeside = graphql(`
  query TrophiesBeside($before: Int!, $after: Int!) {
    before: trophy(listNumber: $before) {
      id
      name
    }
    after: trophy(listNumber: $after) {
      id
      name
    }
  }
`);

/** @param listNumbers of the one; no number is below 1, where there is none before it */
export function besideOf({ first, last }: TrophyRow['listNumbers']): VariablesOf<typeof trophiesBeside> {
  return { before: Math.max(1, first - 1), after: last + 1 };
}

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
    class: of ?? null,
    trophy: trophy === undefined ? null : (enumName(trophy) as 'ROYAL'),
    competition: competition ?? null,
    player: player ?? null,
    search: find ?? null,
    // The page begins with the number and goes on as the list is read.
    listNumbers: number === undefined ? null : { [order === 'oldest' ? 'first' : 'last']: Number(number) },
    order: order === 'oldest' ? 'OLDEST' : 'NEWEST',
    ...sliceAt(search, PAGE),
  };
}

export const trophyRanking = graphql(
  `
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
          ...RankedPlayerFields
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
  [rankedPlayerFields],
);

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

export const trophyHundredths = graphql(
  `
    query TrophyHundredths($first: Int, $after: String, $last: Int, $before: String) {
      nextTrophyHundredth {
        number
        left
      }
      trophyHundredths(first: $first, after: $after, last: $last, before: $before) {
        nodes {
          ...HundredthFields
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
      }
    }
  `,
  [hundredthFields],
);

export function hundredthsVariables(search: HundredthsSearch): VariablesOf<typeof trophyHundredths> {
  return sliceAt(search, PAGE);
}
