import { graphql } from '../../api/graphql.js';

/** That a trophy was entered, or is none any more: for pages that show some of them and load nothing else of the list. */
export const trophiesChanged = graphql(`
  subscription TrophiesChanged($after: String) {
    trophiesChanged(after: $after) {
      kind
    }
  }
`);
