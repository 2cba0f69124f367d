import { graphql } from '../graphql/graphql.js';

export const catalogue = graphql(`
  query Catalogue($lang: Language!) {
    announcements(lang: $lang) {
      id
      name
      rule
      points
      family
      parameter
      trophy {
        class
        rank
      }
    }
    silentBonuses(lang: $lang) {
      id
      name
      rule
      points
    }
  }
`);
