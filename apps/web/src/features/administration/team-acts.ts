import { graphql } from '../../api/graphql.js';

export const enteredTeam = graphql(`
  fragment EnteredTeam on TeamSaved {
    team {
      id
      name
    }
  }
`);
