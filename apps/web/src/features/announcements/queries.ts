import { graphql } from '../../api/graphql.js';
import { announcementFields, announcementFigures, silentBonusFields } from './columns.js';

export const catalogue = graphql(
  `
    query Catalogue($year: Int) {
      announcements {
        ...CatalogueFields
      }
      silentBonuses {
        ...SilentBonusFields
      }
      announcementsOfSeason(seasonYear: $year) {
        seasonYear
        figures {
          ...FiguresOfAnnouncement
        }
      }
      seasons(first: 50) {
        nodes {
          year
        }
      }
    }
  `,
  [announcementFields, silentBonusFields, announcementFigures],
);

/** What became of all announcements. */
const figures = graphql(`
  fragment FiguresBeside on Query {
    announcementsOfSeason {
      seasonYear
      figures {
        announcement
        made
        failed
      }
    }
  }
`);

/** One announcement in a season, and beside it what became of all others: of these the page has its family. */
export const oneAnnouncement = graphql(
  `
    query OneAnnouncement($announcement: AnnouncementId!) {
      announced(announcement: $announcement) {
        announcersCount
        with {
          matches
          kinds {
            name
            cards
            made
            failed
          }
        }
        announcers(first: 5) {
          made
          failed
          person {
            id
            name
          }
        }
        game {
          game
          name
          person {
            id
            name
          }
          match {
            id
            date
            sides {
              id
              name
            }
          }
          decidingTricks {
            number
            step
            reason
            cards {
              card
              name
              takes
              person {
                id
                name
              }
            }
          }
        }
      }
      ...FiguresBeside
    }
  `,
  [figures],
);

/** What became of all announcements, for the page of a bonus that nobody announces. */
export const figuresOfSeason = graphql(
  `
    query FiguresOfSeason {
      ...FiguresBeside
    }
  `,
  [figures],
);
