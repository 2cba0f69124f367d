import type { ResultOf } from 'gql.tada';
import { graphql } from '../../graphql/graphql.js';
import { refused } from '../../graphql/refused.js';

/** What an act changes, in words, and whether it leaves something to the jury. */
const changeFields = graphql(`
  fragment CupActedFields on CupActed {
    consequences {
      sentences
      forJury {
        tie
      }
    }
  }
`);

export type CupChanges = ResultOf<typeof changeFields>['consequences'];

export const announceCup = graphql(
  `
    mutation AnnounceCup($key: IdempotencyKey!, $year: Int!, $entriesUntil: Day!, $reason: Words, $event: Name) {
      announceCup(
        input: { idempotencyKey: $key, seasonYear: $year, entriesUntil: $entriesUntil, reason: $reason, event: $event }
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const enterCup = graphql(
  `
    mutation EnterCup($key: IdempotencyKey!, $pairId: UUID!) {
      enterCup(input: { idempotencyKey: $key, pairId: $pairId }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const takeOffList = graphql(
  `
    mutation TakeOffList($key: IdempotencyKey!, $pairId: UUID!, $reason: Words) {
      withdrawFromCup(input: { idempotencyKey: $key, pairId: $pairId, reason: $reason, dryRun: false }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const drawCup = graphql(
  `
    mutation DrawCup($key: IdempotencyKey!, $year: Int!, $seed: String!, $dryRun: Boolean!) {
      drawCup(input: { idempotencyKey: $key, seasonYear: $year, seed: $seed, dryRun: $dryRun }) {
        __typename
        ... on CupDrawn {
          seed
          rounds {
            round
            name
            lastDay
            movedOn
          }
        }
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const recordCup = graphql(
  `
    mutation RecordCup(
      $key: IdempotencyKey!
      $year: Int!
      $entriesUntil: Day!
      $event: Name!
      $eventNamedOn: Day!
      $drawnOn: Day!
      $seed: String!
      $entries: [CupEntryInput!]!
      $reason: Words!
    ) {
      recordCup(
        input: {
          idempotencyKey: $key
          seasonYear: $year
          entriesUntil: $entriesUntil
          event: $event
          eventNamedOn: $eventNamedOn
          drawnOn: $drawnOn
          seed: $seed
          entries: $entries
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

export const withdrawFromCup = graphql(
  `
    mutation WithdrawFromCup($key: IdempotencyKey!, $pairId: UUID!, $reason: Words, $dryRun: Boolean!) {
      withdrawFromCup(input: { idempotencyKey: $key, pairId: $pairId, reason: $reason, dryRun: $dryRun }) {
        __typename
        ...CupActedFields
        ...RefusedFields
      }
    }
  `,
  [changeFields, refused],
);

export const concedeTie = graphql(
  `
    mutation ConcedeTie(
      $key: IdempotencyKey!
      $pairId: UUID!
      $round: CupRoundName!
      $reason: Words!
      $dryRun: Boolean!
    ) {
      concedeTie(input: { idempotencyKey: $key, pairId: $pairId, round: $round, reason: $reason, dryRun: $dryRun }) {
        __typename
        ...CupActedFields
        ...RefusedFields
      }
    }
  `,
  [changeFields, refused],
);

export const decideTie = graphql(
  `
    mutation DecideTie(
      $key: IdempotencyKey!
      $year: Int!
      $version: Int!
      $pairId: UUID!
      $otherId: UUID!
      $goesOn: UUID
      $acknowledgeStillToPlay: Boolean!
      $reason: Words!
      $dryRun: Boolean!
    ) {
      decideTie(
        input: {
          idempotencyKey: $key
          seasonYear: $year
          version: $version
          pairId: $pairId
          otherId: $otherId
          goesOnId: $goesOn
          acknowledgeStillToPlay: $acknowledgeStillToPlay
          reason: $reason
          dryRun: $dryRun
        }
      ) {
        __typename
        ...CupActedFields
        ...RefusedFields
      }
    }
  `,
  [changeFields, refused],
);

export const postponeTie = graphql(
  `
    mutation PostponeTie(
      $key: IdempotencyKey!
      $year: Int!
      $version: Int!
      $tie: String!
      $until: Day!
      $reason: Words!
      $dryRun: Boolean!
    ) {
      postponeTie(
        input: {
          idempotencyKey: $key
          seasonYear: $year
          version: $version
          tie: $tie
          until: $until
          reason: $reason
          dryRun: $dryRun
        }
      ) {
        __typename
        ...CupActedFields
        ...RefusedFields
      }
    }
  `,
  [changeFields, refused],
);

export const changeCupPlayer = graphql(
  `
    mutation ChangeCupPlayer(
      $key: IdempotencyKey!
      $version: Int!
      $pairId: UUID!
      $leaverId: UUID!
      $comes: MemberInput!
      $from: Day!
      $reason: Words!
      $dryRun: Boolean!
    ) {
      changeCupPlayer(
        input: {
          idempotencyKey: $key
          version: $version
          pairId: $pairId
          leaverId: $leaverId
          comes: $comes
          from: $from
          reason: $reason
          dryRun: $dryRun
        }
      ) {
        __typename
        ...CupActedFields
        ...RefusedFields
      }
    }
  `,
  [changeFields, refused],
);

export const setAside = graphql(
  `
    mutation SetAsideInCup(
      $key: IdempotencyKey!
      $year: Int!
      $version: Int!
      $what: [UUID!]!
      $reason: Words!
      $dryRun: Boolean!
    ) {
      setAsideInCup(
        input: {
          idempotencyKey: $key
          seasonYear: $year
          version: $version
          what: $what
          reason: $reason
          dryRun: $dryRun
        }
      ) {
        __typename
        ...CupActedFields
        ...RefusedFields
      }
    }
  `,
  [changeFields, refused],
);
