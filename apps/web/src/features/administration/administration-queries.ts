import { graphql, type ResultOf } from '../../api/graphql.js';

/** Who holds which office, and what waits for an admin. */
export const administration = graphql(`
  query Administration {
    jury: accounts(office: JURY, first: 50) {
      nodes {
        id
        state
        person {
          id
          name
        }
      }
    }
    admins: accounts(office: ADMIN, first: 50) {
      nodes {
        id
        state
        person {
          id
          name
        }
      }
    }
    office {
      texts {
        kind
        language
        words
      }
    }
    withoutJuror {
      kind
      id
      seasonYear
      date
      names
    }
    seasons(first: 50) {
      nodes {
        year
        closed
      }
    }
  }
`);

export type Administration = ResultOf<typeof administration>;
export type Holder = Administration['jury']['nodes'][number];
export type WithoutJuror = Administration['withoutJuror'][number];
