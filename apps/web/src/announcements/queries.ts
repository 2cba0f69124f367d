import { graphql } from '../graphql/graphql.js';

export const catalogue = graphql(`
  query Catalogue($lang: Language!, $year: Int) {
    announcements(language: $lang) {
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
    silentBonuses(language: $lang) {
      id
      name
      rule
      points
    }
    announcementsOfSeason(seasonYear: $year) {
      seasonYear
      figures {
        announcement
        made
        failed
        lastMade {
          date
          matchId
          person {
            id
            name(language: $lang)
          }
        }
      }
    }
    seasons(first: 50) {
      nodes {
        year
      }
    }
  }
`);
