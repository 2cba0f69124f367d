import { graphql, type ResultOf } from '../../api/graphql.js';
import { figuresOfPlayer } from './announced-columns.js';
import { balanceFields } from './balance.js';
import { companionFields } from './companion-columns.js';
import { meeting } from './course-columns.js';
import { freeYearFields } from './free-year-columns.js';
import { matchLine } from './match-columns.js';
import { meetingsFields } from './meetings-columns.js';
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

export const headToHead = graphql(
  `
    query HeadToHead($player: UUID!, $other: UUID!) {
      first: person(id: $player) {
        id
        name
      }
      second: person(id: $other) {
        id
        name
      }
      headToHead(personId: $player, otherId: $other) {
        asOpponents {
          ...MeetingsFields
        }
        asPartners {
          ...MeetingsFields
        }
        course {
          ...Met
        }
      }
    }
  `,
  [meetingsFields, meeting],
);

export const sidesHeadToHead = graphql(
  `
    query SidesHeadToHead($side: UUID!, $other: UUID!) {
      first: side(id: $side) {
        id
        name
        seasonYear
      }
      second: side(id: $other) {
        id
        name
        seasonYear
      }
      sidesHeadToHead(sideId: $side, otherId: $other) {
        matches
        balance {
          ...BalanceFields
        }
        course {
          ...Met
        }
      }
    }
  `,
  [balanceFields, meeting],
);

/** Who is called so: to choose one of them. */
export const playersNamed = graphql(`
  query PlayersNamed($search: Name!) {
    persons(search: $search, first: 12) {
      pageInfo {
        hasNextPage
      }
      nodes {
        id
        name
        teams {
          team {
            name
            seasonYear
          }
        }
      }
    }
  }
`);

export const nameOfPlayer = graphql(`
  query NameOfPlayer($id: UUID!) {
    person(id: $id) {
      id
      name
    }
  }
`);

/** A team or pair, and those of its season: to choose whom it is compared with. */
export const sideToMeet = graphql(
  `
    query SideToMeet($id: UUID!) {
      side(id: $id) {
        id
        name
        kind
        seasonYear
        profile {
          opponents {
            ...OpponentFields
          }
        }
      }
    }
  `,
  [opponentFields],
);

/** All of a season, of whom one may never have met. */
export const sidesOfSeason = graphql(`
  query SidesOfSeason($year: Int!) {
    teams(seasonYear: $year, first: 100) {
      nodes {
        id
        name
      }
    }
    pairs(seasonYear: $year, first: 100) {
      nodes {
        id
        name
      }
    }
  }
`);

export type Player = NonNullable<ResultOf<typeof player>['person']>;
export type SeasonTable = NonNullable<ResultOf<typeof teamSeason>['championshipTable']>;
