import { graphql, type VariablesOf } from '../../api/graphql.js';
import { sliceAt } from '../../ui/table/cursor-links.js';
import { cursors, fitting, id, type Search, searchOf, year } from '../../ui/search.js';
import { rulingRowFields } from './ruling-columns.js';
import { NOBODY } from './queries.js';

/** Which rulings are shown: by a rule, of a season, on matches of a team or pair. */
export const rulingsSearch = searchOf({
  rule: fitting(/^D?[1-9]\d{0,2}(?:\.[1-9]\d{0,2}){0,3}$/),
  season: year,
  side: id,
  ...cursors,
});
export type RulingsSearch = Search<typeof rulingsSearch>;

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
