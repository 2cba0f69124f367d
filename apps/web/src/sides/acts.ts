import { graphql } from '../graphql/graphql.js';
import { refused } from '../graphql/refused.js';

export const askJury = graphql(
  `
    mutation AskJury(
      $key: IdempotencyKey!
      $kind: RequestKind!
      $sideId: UUID!
      $plannedMatchId: UUID
      $personId: UUID
      $replacesId: UUID
      $words: Words!
    ) {
      askJury(
        input: {
          idempotencyKey: $key
          kind: $kind
          sideId: $sideId
          plannedMatchId: $plannedMatchId
          personId: $personId
          replacesId: $replacesId
          words: $words
        }
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const withdrawRequest = graphql(
  `
    mutation WithdrawRequest($key: IdempotencyKey!, $id: UUID!) {
      withdrawRequest(input: { idempotencyKey: $key, requestId: $id }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const takeIn = graphql(
  `
    mutation TakeIn($key: IdempotencyKey!, $teamId: UUID!, $member: MemberInput!) {
      addMember(input: { idempotencyKey: $key, teamId: $teamId, member: $member }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const leaveOwnTeam = graphql(
  `
    mutation LeaveOwnTeam($key: IdempotencyKey!, $teamId: UUID!, $personId: UUID!) {
      leaveTeam(input: { idempotencyKey: $key, teamId: $teamId, personId: $personId }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const handOver = graphql(
  `
    mutation HandOver($key: IdempotencyKey!, $teamId: UUID!, $personId: UUID!) {
      makeCaptain(input: { idempotencyKey: $key, teamId: $teamId, personId: $personId }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const confirmOwnTeam = graphql(
  `
    mutation ConfirmOwnTeam($key: IdempotencyKey!, $teamId: UUID!) {
      confirmTeam(input: { idempotencyKey: $key, teamId: $teamId }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const declineOwnTeam = graphql(
  `
    mutation DeclineOwnTeam($key: IdempotencyKey!, $teamId: UUID!) {
      declineTeam(input: { idempotencyKey: $key, teamId: $teamId }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const declineMembership = graphql(
  `
    mutation DeclineMembership($key: IdempotencyKey!, $teamId: UUID!, $personId: UUID!) {
      declineMembership(input: { idempotencyKey: $key, teamId: $teamId, personId: $personId }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const agreeOnMatches = graphql(
  `
    mutation AgreeOnMatches($key: IdempotencyKey!, $pairId: UUID!, $matches: Int!) {
      agreeOnMatches(input: { idempotencyKey: $key, pairId: $pairId, matches: $matches }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const agreeOnGrandPrixMatch = graphql(
  `
    mutation AgreeOnGrandPrixMatch(
      $key: IdempotencyKey!
      $id: UUID!
      $pairingId: UUID!
      $pairId: UUID!
      $countsFor: CountsElsewhere!
    ) {
      agreeOnGrandPrixMatch(
        input: { idempotencyKey: $key, grandPrixId: $id, pairingId: $pairingId, pairId: $pairId, countsFor: $countsFor }
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const inviteToTeam = graphql(
  `
    mutation InviteToTeam($key: IdempotencyKey!, $teamId: UUID!, $whom: TeamInvitationInput!, $language: Language) {
      inviteToTeam(input: { idempotencyKey: $key, teamId: $teamId, whom: $whom, language: $language }) {
        __typename
        ... on TeamInvitationMade {
          address
          mailed
        }
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const withdrawInvitation = graphql(
  `
    mutation WithdrawTeamInvitation($key: IdempotencyKey!, $teamId: UUID!, $id: UUID!) {
      withdrawTeamInvitation(input: { idempotencyKey: $key, teamId: $teamId, invitationId: $id }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);
