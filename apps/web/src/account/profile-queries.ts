import type { ResultOf } from 'gql.tada';
import { graphql } from '../graphql/graphql.js';
import { refused } from '../graphql/refused.js';

export const ownProfile = graphql(`
  query OwnProfile {
    me {
      pin
      person {
        id
        name
        pseudonymous
        contact {
          email
          phone
        }
      }
    }
  }
`);

export type OwnProfile = NonNullable<ResultOf<typeof ownProfile>['me']>;

export const setContact = graphql(
  `
    mutation SetOwnContact($key: IdempotencyKey!, $personId: UUID!, $email: Name, $phone: Name, $password: String) {
      setContact(
        input: { idempotencyKey: $key, personId: $personId, email: $email, phone: $phone, password: $password }
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const setPseudonym = graphql(
  `
    mutation SetOwnPseudonym($key: IdempotencyKey!, $personId: UUID!, $pseudonymous: Boolean!) {
      setPseudonym(input: { idempotencyKey: $key, personId: $personId, pseudonymous: $pseudonymous }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const setPin = graphql(
  `
    mutation SetPin($key: IdempotencyKey!, $pin: String!, $password: String!) {
      setPin(input: { idempotencyKey: $key, pin: $pin, password: $password }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const removePin = graphql(
  `
    mutation RemovePin($key: IdempotencyKey!, $password: String!) {
      removePin(input: { idempotencyKey: $key, password: $password }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);
