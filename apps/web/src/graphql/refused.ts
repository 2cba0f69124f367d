import { graphql } from './graphql.js';

/** Why something was refused; asked for by every mutation. */
export const refused = graphql(`
  fragment RefusedFields on Refused {
    problems {
      code
      path
      rule
      message
    }
  }
`);
