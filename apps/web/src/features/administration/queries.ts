import { graphql, type ResultOf } from '../../api/graphql.js';

const accountFields = graphql(`
  fragment AccountFields on Account {
    id
    username
    state
    jury
    admin
  }
`);

export const people = graphql(
  `
    query People($search: Name, $after: String) {
      persons(search: $search, first: 30, after: $after) {
        nodes {
          id
          name
          account {
            ...AccountFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [accountFields],
);

export type AdministeredPerson = ResultOf<typeof people>['persons']['nodes'][number];

export const onePerson = graphql(
  `
    query OnePerson($id: UUID!) {
      person(id: $id) {
        id
        name
        pseudonymous
        names {
          name
        }
        merges {
          id
          madeOn
          undoneOn
        }
        contact {
          email
          phone
        }
        account {
          ...AccountFields
        }
        teams {
          captain
          lastDay
          team {
            id
            name
            seasonYear
          }
        }
      }
    }
  `,
  [accountFields],
);

export type OnePerson = NonNullable<ResultOf<typeof onePerson>['person']>;

export const addedPerson = graphql(`
  fragment AddedPerson on PersonSaved {
    person {
      id
      name
    }
  }
`);

export const madeInvitation = graphql(`
  fragment MadeInvitation on InvitationMade {
    address
    mailed
  }
`);

export const madeResetLink = graphql(`
  fragment MadeResetLink on ResetLinkMade {
    address
    mailed
  }
`);
