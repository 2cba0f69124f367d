import { graphql, type VariablesOf } from '../../api/graphql.js';
import { sliceAt } from '../../ui/table/cursor-links.js';
import { rulingRowFields } from './ruling-columns.js';
import { NOBODY } from './queries.js';
import type { RulingsSearch } from './rulings-search.js';

/** What the jury has ruled on approved matches, the latest first. */
export const rulingList = graphql(
  `
    query RulingList(
      $rule: String
      $season: Int
      $side: UUID
      $of: UUID!
      $ofSide: Boolean!
      $first: Int
      $after: String
      $last: Int
      $before: String
    ) {
      rulings(
        rule: $rule
        seasonYear: $season
        sideId: $side
        first: $first
        after: $after
        last: $last
        before: $before
      ) {
        nodes {
          ...RulingRowFields
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
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
  [rulingRowFields],
);

const PAGE = 40;

/** What is asked for an address. */
export function rulingsVariables({ rule, season, side, ...at }: RulingsSearch): VariablesOf<typeof rulingList> {
  return {
    rule: rule ?? null,
    season: season === undefined ? null : Number(season),
    side: side ?? null,
    of: side ?? NOBODY,
    ofSide: side !== undefined,
    ...sliceAt(at, PAGE),
  };
}
