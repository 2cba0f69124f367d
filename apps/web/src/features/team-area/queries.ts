import { graphql, type ResultOf, type VariablesOf } from '../../api/graphql.js';
import type { PageContext } from '../../api/context.js';
import { dueMatch, dueMatches } from '../match/due-queries.js';
import { metFields, plannedDayFields } from './season-columns.js';

const requestFields = graphql(`
  fragment SideRequest on JuryRequest {
    id
    kind
    state
    date
    deadline
    reason
    words
    askedAt
    side {
      id
    }
    person {
      name
    }
    replaces {
      name
    }
    plannedMatch {
      id
      sideA {
        name
      }
      sideB {
        name
      }
    }
  }
`);

/** All that a member of a team or pair has to know and to do, in one request. */
export const ownSide = graphql(
  `
    query OwnSide($id: UUID!, $year: Int!, $from: Day!, $isPair: Boolean!) {
      me {
        person {
          id
        }
      }
      side(id: $id) {
        id
        name
        seasonYear
        kind
        profile {
          matches
          opponents {
            ...MetFields
          }
        }
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
          id
          state
          mostMembers
          season {
            closed
            matchLimit
          }
          members {
            captain
            firstDay
            lastDay
            person {
              id
              name
            }
          }
          invitations {
            id
            name
            delivery
            expiresAt
          }
          invitable {
            id
            name
          }
          proposed {
            captain
            declined
            elsewhere
            person {
              id
              name
            }
          }
        }
      }
      teams(seasonYear: $year, first: 100) @skip(if: $isPair) {
        nodes {
          id
          name
        }
      }
      pairs(seasonYear: $year, first: 100) @include(if: $isPair) {
        nodes {
          id
          name
        }
      }
      plannedMatches(sideId: $id, from: $from, first: 50) {
        nodes {
          ...PlannedDayFields
          id
          date
          competition
          venue {
            name
          }
          sideA {
            id
            name
          }
          sideB {
            id
            name
          }
          needs {
            kind
            state
          }
        }
      }
      requests(sideId: $id, first: 50) {
        nodes {
          ...SideRequest
        }
      }
      ...DueMatches
      forOthers: myMatches(waiting: FOR_OTHERS, first: 30) {
        nodes {
          ...DueMatch
        }
      }
      drafts(sideId: $id, first: 50) {
        nodes {
          id
          title
          updatedAt
          updatedBy {
            name
          }
        }
      }
      cup(seasonYear: $year) @include(if: $isPair) {
        seasonYear
        rounds {
          name
          ties {
            id
            state
            agreed
            lastDay
            matches {
              matchId
            }
            sides {
              name
              pair {
                id
              }
            }
          }
        }
      }
      grandPrixYear(seasonYear: $year) @include(if: $isPair) {
        events {
          id
          name
          date
          phase
        }
      }
    }
  `,
  [dueMatch, dueMatches, requestFields, metFields, plannedDayFields],
);

export type OwnSide = ResultOf<typeof ownSide>;
export type SideShown = NonNullable<OwnSide['side']>;
export type OwnTeam = NonNullable<SideShown['team']>;
export type OwnRequest = OwnSide['requests']['nodes'][number];

/** Planned matches are those from today on. */
export function ownSideVariables(
  { madeAt }: Pick<PageContext, 'madeAt'>,
  year: number,
  id: string,
  isPair: boolean,
): VariablesOf<typeof ownSide> {
  return { id, year, from: madeAt.slice(0, 10), isPair };
}

/** The matches of a Grand Prix, with what the pairs have said of them (11.2). */
export const eventAgreements = graphql(`
  query EventAgreements($id: UUID!) {
    grandPrix(id: $id) {
      id
      schedule {
        id
        slot
        games
        countsElsewhere
        sides {
          id
          name
        }
        proposals {
          countsFor
          pair {
            id
            name
          }
          team {
            name
          }
        }
      }
    }
  }
`);

export type OwnPairing = NonNullable<ResultOf<typeof eventAgreements>['grandPrix']>['schedule'][number];
