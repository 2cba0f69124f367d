import { graphql } from '../graphql/graphql.js';

export const catalogue = graphql(`
  query Catalogue($year: Int) {
    announcements {
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
    silentBonuses {
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
            name
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
