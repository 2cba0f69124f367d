import { graphql, type ResultOf } from '../../api/graphql.js';
import { figuresOfPlayer } from './announced-columns.js';
import { balanceFields } from './balance.js';
import { companionFields } from './companion-columns.js';
import { freeYearFields } from './free-year-columns.js';
import { matchLine } from './match-columns.js';
import { opponentFields } from './opponent-columns.js';
import { trophyYearFields } from './trophy-year-columns.js';

export const player = graphql(
  `
    query Player($id: UUID!) {
      announcements {
        id
        name
      }
      person(id: $id) {
        id
        name
        teams {
          captain
          lastDay
          team {
            id
            name
            seasonYear
          }
        }
        profile {
          matches
          games
          matchAverage
          gameAverage
          best
          balance {
            ...BalanceFields
          }
          announcements {
            ...FiguresOfPlayer
          }
          partners(first: 10) {
            ...CompanionFields
          }
          opponents(first: 10) {
            ...CompanionFields
          }
        }
        freeYears {
          ...FreeYearFields
        }
        trophyTally {
          total
          byClass {
            class
            number
          }
        }
        trophyYears {
          ...TrophyYearFields
        }
        milestones {
          number
          date
        }
        trophies(first: 40) {
          nodes {
            id
            trophy
            name
            class
            date
            listNumbers {
              first
            }
            partner {
              id
              name
            }
          }
        }
        matches(first: 60) {
          nodes {
            ...MatchLine
            players {
              seat
              person {
                id
              }
            }
          }
        }
      }
    }
  `,
  [balanceFields, companionFields, figuresOfPlayer, freeYearFields, trophyYearFields, matchLine],
);

export const team = graphql(
  `
    query Team($id: UUID!) {
      side(id: $id) {
        id
        name
        seasonYear
        kind
        pair {
          players {
            lastDay
            person {
              id
              name
            }
          }
        }
        team {
          members {
            captain
            lastDay
            person {
              id
              name
            }
          }
        }
        profile {
          matches
          matchAverage
          best
          trophies
          balance {
            ...BalanceFields
          }
          opponents {
            ...OpponentFields
          }
        }
        matches(first: 60) {
          nodes {
            ...MatchLine
          }
        }
      }
    }
  `,
  [balanceFields, opponentFields, matchLine],
);

/** Where the teams of a season stand, and why; and the matches of which the points of one of them are made. */
export const teamSeason = graphql(
  `
    query TeamSeason($year: Int!, $side: UUID!) {
      championshipTable(seasonYear: $year) {
        asOf
        season {
          year
        }
        rows {
          rank
          team {
            id
            name
          }
          matches
          points
          pointsByMonth
          reason
        }
      }
      matches(seasonYear: $year, sideId: $side, competition: CHAMPIONSHIP, states: [APPROVED], first: 60) {
        nodes {
          ...MatchLine
        }
      }
    }
  `,
  [matchLine],
);

export type Player = NonNullable<ResultOf<typeof player>['person']>;
export type TeamSeasonTable = NonNullable<ResultOf<typeof teamSeason>['championshipTable']>;
