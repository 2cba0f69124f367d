import { graphql } from '../graphql/graphql.js';

/** All that is new, in one request. */
export const news = graphql(`
  query News($lang: Language!) {
    matches(first: 8, states: [APPROVED]) {
      nodes {
        id
        date
        sides {
          id
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
    }
    trophies(first: 6) {
      nodes {
        id
        date
        name(lang: $lang)
        ordinal(lang: $lang)
        matchId
        game
        announcer {
          id
          name(lang: $lang)
        }
      }
    }
    milestones(first: 4) {
      nodes {
        number
        date
        trophy {
          id
          announcer {
            id
            name(lang: $lang)
          }
        }
      }
    }
  }
`);
