import type { ResultOf } from 'gql.tada';
import { graphql } from '../graphql/graphql.js';
import { refused } from '../graphql/refused.js';

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

export type PersonRow = ResultOf<typeof people>['persons']['nodes'][number];

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

export const addPerson = graphql(
  `
    mutation AddPerson($key: IdempotencyKey!, $name: Name!, $isAnother: Boolean!) {
      addPerson(input: { idempotencyKey: $key, name: $name, isAnother: $isAnother }) {
        __typename
        ... on PersonSaved {
          person {
            id
            name
          }
        }
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const renamePerson = graphql(
  `
    mutation RenamePerson($key: IdempotencyKey!, $personId: UUID!, $name: Name!, $reason: Words!) {
      renamePerson(input: { idempotencyKey: $key, personId: $personId, name: $name, reason: $reason }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const invite = graphql(
  `
    mutation Invite($key: IdempotencyKey!, $personId: UUID!, $email: EmailAddress, $language: Language) {
      invite(input: { idempotencyKey: $key, personId: $personId, email: $email, language: $language }) {
        __typename
        ... on InvitationMade {
          address
          mailed
        }
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const makeResetLink = graphql(
  `
    mutation MakeResetLink($key: IdempotencyKey!, $accountId: UUID!) {
      makeResetLink(input: { idempotencyKey: $key, accountId: $accountId }) {
        __typename
        ... on ResetLinkMade {
          address
          mailed
        }
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const setOffices = graphql(
  `
    mutation SetOffices($key: IdempotencyKey!, $accountId: UUID!, $jury: Boolean!, $admin: Boolean!, $reason: Words!) {
      setOffices(input: { idempotencyKey: $key, accountId: $accountId, jury: $jury, admin: $admin, reason: $reason }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const closeAccount = graphql(
  `
    mutation CloseAccount($key: IdempotencyKey!, $accountId: UUID!, $reason: Words!) {
      closeAccount(input: { idempotencyKey: $key, accountId: $accountId, reason: $reason }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const reopenAccount = graphql(
  `
    mutation ReopenAccount($key: IdempotencyKey!, $accountId: UUID!, $reason: Words!) {
      reopenAccount(input: { idempotencyKey: $key, accountId: $accountId, reason: $reason }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);
