import { graphql } from '../../api/graphql.js';

/** Of all matches that count, or of those of one player, team or pair. */
export const resultsChanged = graphql(`
  subscription ResultsChanged($player: UUID, $side: UUID, $after: String) {
    resultsChanged(personId: $player, sideId: $side, after: $after) {
      kind
    }
  }
`);
