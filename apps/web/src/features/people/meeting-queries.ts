import { graphql } from '../../api/graphql.js';
import { balanceFields } from './balance.js';
import { meeting } from './course-columns.js';
import { meetingsFields } from './meetings-columns.js';
import { opponentFields } from './opponent-columns.js';

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
        kind
      }
      second: side(id: $other) {
        id
        name
        seasonYear
        kind
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
