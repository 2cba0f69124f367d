import { graphql } from '../graphql/graphql.js';
import { refused } from '../graphql/refused.js';

/** What the account that has just logged in may do: it decides to which page they are led. */
const entered = graphql(`
  fragment EnteredFields on LoggedIn {
    me {
      account {
        jury
        admin
      }
    }
  }
`);

export const logIn = graphql(
  `
    mutation LogIn($name: Name!, $password: String!) {
      login(input: { name: $name, password: $password }) {
        __typename
        ...EnteredFields
        ...RefusedFields
      }
    }
  `,
  [entered, refused],
);

export const askForReset = graphql(
  `
    mutation AskForReset($name: Name!) {
      requestPasswordReset(input: { name: $name }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const resetPassword = graphql(
  `
    mutation ResetPassword($token: String!, $password: String!) {
      resetPassword(input: { token: $token, password: $password }) {
        __typename
        ...EnteredFields
        ...RefusedFields
      }
    }
  `,
  [entered, refused],
);

export const acceptInvitation = graphql(
  `
    mutation AcceptInvitation($token: String!, $username: Name!, $password: String!) {
      acceptInvitation(input: { token: $token, username: $username, password: $password }) {
        __typename
        ...EnteredFields
        ...RefusedFields
      }
    }
  `,
  [entered, refused],
);

export const becomeFirstAdmin = graphql(
  `
    mutation BecomeFirstAdmin($token: String!, $name: Name!, $jury: Boolean!, $username: Name!, $password: String!) {
      becomeFirstAdmin(input: { token: $token, name: $name, jury: $jury, username: $username, password: $password }) {
        __typename
        ...EnteredFields
        ...RefusedFields
      }
    }
  `,
  [entered, refused],
);

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

export const acceptTeamInvitation = graphql(
  `
    mutation AcceptTeamInvitation($token: String!) {
      acceptTeamInvitation(input: { token: $token }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const joinTeam = graphql(
  `
    mutation JoinTeam($token: String!, $username: Name!, $password: String!) {
      joinTeam(input: { token: $token, username: $username, password: $password }) {
        __typename
        ...EnteredFields
        ...RefusedFields
      }
    }
  `,
  [entered, refused],
);
