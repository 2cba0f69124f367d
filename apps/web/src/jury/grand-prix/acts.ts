import { graphql } from '../../graphql/graphql.js';
import { refused } from '../../graphql/refused.js';

export const announceGrandPrix = graphql(
  `
    mutation AnnounceGrandPrix($key: IdempotencyKey!, $name: Name!, $date: Day!, $venue: PlannedVenueInput!) {
      announceGrandPrix(input: { idempotencyKey: $key, name: $name, date: $date, venue: $venue }) {
        __typename
        ... on GrandPrixSaved {
          grandPrix {
            id
            seasonYear
          }
        }
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const changeGrandPrix = graphql(
  `
    mutation ChangeGrandPrix(
      $key: IdempotencyKey!
      $id: UUID!
      $version: Int!
      $name: Name
      $date: Day
      $venue: PlannedVenueInput
    ) {
      changeGrandPrix(
        input: { idempotencyKey: $key, grandPrixId: $id, version: $version, name: $name, date: $date, venue: $venue }
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const enterGrandPrix = graphql(
  `
    mutation EnterGrandPrix($key: IdempotencyKey!, $id: UUID!, $pairId: UUID!) {
      enterGrandPrix(input: { idempotencyKey: $key, grandPrixId: $id, pairId: $pairId }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const withdrawFromGrandPrix = graphql(
  `
    mutation WithdrawFromGrandPrix($key: IdempotencyKey!, $id: UUID!, $pairId: UUID!, $reason: Words) {
      withdrawFromGrandPrix(input: { idempotencyKey: $key, grandPrixId: $id, pairId: $pairId, reason: $reason }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const drawGrandPrix = graphql(
  `
    mutation DrawGrandPrix($key: IdempotencyKey!, $id: UUID!, $seed: String!) {
      drawGrandPrix(input: { idempotencyKey: $key, grandPrixId: $id, seed: $seed }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const changePairings = graphql(
  `
    mutation ChangePairings(
      $key: IdempotencyKey!
      $id: UUID!
      $version: Int!
      $pairings: [GrandPrixPairingInput!]!
      $acknowledgeDeviations: Boolean!
      $reason: Words!
    ) {
      changeGrandPrixPairings(
        input: {
          idempotencyKey: $key
          grandPrixId: $id
          version: $version
          pairings: $pairings
          acknowledgeDeviations: $acknowledgeDeviations
          reason: $reason
        }
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const closeGrandPrix = graphql(
  `
    mutation CloseGrandPrix($key: IdempotencyKey!, $id: UUID!, $version: Int!) {
      closeGrandPrix(input: { idempotencyKey: $key, grandPrixId: $id, version: $version }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const reopenGrandPrix = graphql(
  `
    mutation ReopenGrandPrix($key: IdempotencyKey!, $id: UUID!, $reason: Words!) {
      reopenGrandPrix(input: { idempotencyKey: $key, grandPrixId: $id, reason: $reason }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const cancelGrandPrix = graphql(
  `
    mutation CancelGrandPrix($key: IdempotencyKey!, $id: UUID!, $version: Int!, $reason: Words!) {
      cancelGrandPrix(input: { idempotencyKey: $key, grandPrixId: $id, version: $version, reason: $reason }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);
