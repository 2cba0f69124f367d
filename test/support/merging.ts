import { graphql, refused } from './ask.js';

/** Says that two persons are one. */
export const MERGE_PERSONS = graphql(
  `mutation ($key: IdempotencyKey!, $fromId: UUID!, $intoId: UUID!, $closeAccount: Boolean) {
    mergePersons(
      input: { idempotencyKey: $key, fromId: $fromId, intoId: $intoId, reason: "The same", closeAccount: $closeAccount }
    ) {
      __typename
      ... on MergeSaved { merge { id } }
      ...refused
    }
  }`,
  [refused],
);
