import { graphql, type ResultOf } from '../../api/graphql.js';

export const seasonChecklist = graphql(`
  query SeasonChecklist($year: Int!) {
    seasonChecklist(seasonYear: $year) {
      season {
        year
        annualMeeting
        closed
      }
      steps {
        kind
        state
        done
        of
        teams {
          id
          name
        }
        pairs {
          id
          name
        }
      }
    }
  }
`);

export type SeasonStep = NonNullable<ResultOf<typeof seasonChecklist>['seasonChecklist']>['steps'][number];
export type ListedSeason = NonNullable<ResultOf<typeof seasonChecklist>['seasonChecklist']>['season'];

/** The captains of a season who cannot log in. */
export const captainsWithoutLogin = graphql(`
  query CaptainsWithoutLogin($year: Int!) {
    seasonChecklist(seasonYear: $year) {
      steps {
        kind
        done
        of
        teams {
          id
          name
          members {
            captain
            lastDay
            person {
              id
              name
              account {
                state
                jury
                admin
              }
            }
          }
        }
      }
    }
  }
`);

type CaptainlessTeam = NonNullable<
  ResultOf<typeof captainsWithoutLogin>['seasonChecklist']
>['steps'][number]['teams'][number];
export type CaptainAccount = NonNullable<CaptainlessTeam['members'][number]['person']['account']>;

export const invitedCaptains = graphql(`
  fragment InvitedCaptains on CaptainsInvited {
    invitations {
      team {
        id
        name
      }
      captain {
        id
        name
      }
      invitation {
        address
        mailed
        link {
          expiresAt
        }
      }
    }
  }
`);

export type InvitedCaptain = ResultOf<typeof invitedCaptains>['invitations'][number];
