import { graphql, type ResultOf, type VariablesOf } from '../../api/graphql.js';
import { sliceAt } from '../../ui/table/cursor-links.js';
import { freeRowFields } from './columns.js';
import { freeGameRowFields } from './game-columns.js';
import type { FreeSearch } from './search.js';

const freeTableFields = graphql(
  `
    fragment FreeTableFields on FreeTable {
      season {
        year
        closed
      }
      rows {
        ...FreeRowFields
      }
    }
  `,
  [freeRowFields],
);

/** The table, the games that were handed in by themselves, and what sessions are worth, in one request. */
export const freeChampionship = graphql(
  `
    query FreeChampionship(
      $year: Int!
      $asOf: Day
      $kinds: [HandedGameKind!]
      $first: Int
      $after: String
      $last: Int
      $before: String
    ) {
      freeTable(seasonYear: $year, asOf: $asOf) {
        ...FreeTableFields
      }
      freeGames(
        seasonYear: $year
        kinds: $kinds
        states: [ADMITTED]
        first: $first
        after: $after
        last: $last
        before: $before
      ) {
        nodes {
          ...FreeGameRowFields
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
      }
      freeFactors(seasonYear: $year) {
        ruleset
        numerator
        denominator
        fixedOn
      }
      seasons(first: 50) {
        nodes {
          year
        }
      }
    }
  `,
  [freeTableFields, freeGameRowFields],
);

/** Brings the table itself. */
export const freeTableChanged = graphql(
  `
    subscription FreeTableChanged($year: Int!, $after: String) {
      freeTableChanged(seasonYear: $year, after: $after) {
        at
        freeTable {
          ...FreeTableFields
        }
      }
    }
  `,
  [freeTableFields],
);

/** The games whose points add up to those of a player. */
export const creditsOfPlayer = graphql(`
  query CreditsOfPlayer($year: Int!, $player: UUID!, $after: String) {
    freeCredits(seasonYear: $year, personId: $player, first: 100, after: $after) {
      nodes {
        date
        kind
        points
        reason
        matchId
        game {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const freeGame = graphql(`
  query FreeGame($id: UUID!) {
    freeGame(id: $id) {
      id
      date
      order
      kind
      variant
      ruleset
      verdict
      state
      document
      revision
      season {
        year
      }
      players {
        id
        name
      }
      credits {
        points
        reason
        player {
          id
        }
      }
      problems {
        message
      }
      moves {
        number
        actor
        from
        to
        reason
        createdAt
        by {
          name
        }
      }
    }
  }
`);

export type FreeYear = ResultOf<typeof freeChampionship>;
export type FreeCredit = ResultOf<typeof creditsOfPlayer>['freeCredits']['nodes'][number];
export type ShownGame = NonNullable<ResultOf<typeof freeGame>['freeGame']>;

const GAMES = 20;

/** What is asked for an address. */
export function variablesOf(
  year: number,
  { asOf, kind, ...cursors }: Pick<FreeSearch, 'asOf' | 'kind' | 'after' | 'before'>,
): VariablesOf<typeof freeChampionship> {
  return { year, asOf: asOf ?? null, kinds: kind === undefined ? null : [kind], ...sliceAt(cursors, GAMES) };
}
