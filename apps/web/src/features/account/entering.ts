import { graphql } from '../../api/graphql.js';

/** What the account that has just logged in may do: it decides to which page they are led. */
export const entered = graphql(`
  fragment EnteredFields on LoggedIn {
    me {
      account {
        jury
        admin
      }
    }
  }
`);

/** What the link of an invitation to a team offers, and to whom. */
/** Whom an invitation to open an account is for. */
export const invitation = graphql(`
  query Invitation($token: String!) {
    invitation(token: $token) {
      name
      expiresAt
    }
  }
`);

export const teamInvitation = graphql(`
  query TeamInvitation($token: String!) {
    me {
      person {
        id
        name
      }
    }
    teamInvitation(token: $token) {
      name
      ofMember
      expiresAt
      invitedBy {
        name
      }
      team {
        id
        name
        seasonYear
      }
    }
  }
`);
