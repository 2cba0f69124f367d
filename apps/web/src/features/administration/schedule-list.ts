import { graphql } from '../../api/graphql.js';

export const matchesPlanned = graphql(`
  fragment PlannedFromList on MatchesPlanned {
    planned
  }
`);
