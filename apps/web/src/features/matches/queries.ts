import { graphql, type VariablesOf } from '../../api/graphql.js';
import { sliceAt } from '../../ui/table/cursor-links.js';
import { matchRowFields } from './columns.js';
import type { MatchesSearch } from './search.js';

/** Approved matches, the latest first, and of whom they are. */
export const matchList = graphql(
  `
    query MatchList(
      $season: Int
      $competition: Competition
      $player: UUID
      $side: UUID
      $of: UUID!
      $ofPlayer: Boolean!
      $ofSide: Boolean!
      $first: Int
      $after: String
      $last: Int
      $before: String
    ) {
      matches(
        seasonYear: $season
        competition: $competition
        personId: $player
        sideId: $side
        states: [APPROVED]
        first: $first
        after: $after
        last: $last
        before: $before
      ) {
        nodes {
          ...MatchRowFields
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
      }
      person(id: $of) @include(if: $ofPlayer) {
        id
        name
      }
      sideOf: side(id: $of) @include(if: $ofSide) {
        id
        name
        seasonYear
      }
      seasons(first: 50) {
        nodes {
          year
        }
      }
    }
  `,
  [matchRowFields],
);

const PAGE = 40;

/** The id of a filter that is not asked for: nobody has it. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What is asked for an address. */
export function matchesVariables({
  season,
  competition,
  player,
  side,
  ...cursors
}: MatchesSearch): VariablesOf<typeof matchList> {
  return {
    season: season === undefined ? null : Number(season),
    competition: competition ?? null,
    player: player ?? null,
    side: side ?? null,
    of: player ?? side ?? NOBODY,
    ofPlayer: player !== undefined,
    ofSide: player === undefined && side !== undefined,
    ...sliceAt(cursors, PAGE),
  };
}
