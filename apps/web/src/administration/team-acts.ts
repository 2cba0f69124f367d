import { graphql } from '../graphql/graphql.js';
import { refused } from '../graphql/refused.js';

export const enterTeam = graphql(
  `
    mutation EnterTeam(
      $key: IdempotencyKey!
      $year: Int!
      $name: Name!
      $members: [MemberInput!]!
      $day: Day
      $reason: Words
    ) {
      enterTeam(
        input: { idempotencyKey: $key, seasonYear: $year, name: $name, members: $members, day: $day, reason: $reason }
      ) {
        __typename
        ... on TeamSaved {
          team {
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

export const addMember = graphql(
  `
    mutation AddMember($key: IdempotencyKey!, $teamId: UUID!, $member: MemberInput!, $reason: Words) {
      addMember(input: { idempotencyKey: $key, teamId: $teamId, member: $member, reason: $reason }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const replaceMember = graphql(
  `
    mutation ReplaceMember(
      $key: IdempotencyKey!
      $teamId: UUID!
      $leaverId: UUID!
      $member: MemberInput!
      $reason: Words
    ) {
      replaceMember(
        input: { idempotencyKey: $key, teamId: $teamId, leaverId: $leaverId, member: $member, reason: $reason }
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const leaveTeam = graphql(
  `
    mutation LeaveTeam($key: IdempotencyKey!, $teamId: UUID!, $personId: UUID!, $day: Day) {
      leaveTeam(input: { idempotencyKey: $key, teamId: $teamId, personId: $personId, day: $day }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const strikeMember = graphql(
  `
    mutation StrikeMember($key: IdempotencyKey!, $teamId: UUID!, $personId: UUID!, $reason: Words!) {
      strikeMember(input: { idempotencyKey: $key, teamId: $teamId, personId: $personId, reason: $reason }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const makeCaptain = graphql(
  `
    mutation MakeCaptain($key: IdempotencyKey!, $teamId: UUID!, $personId: UUID!) {
      makeCaptain(input: { idempotencyKey: $key, teamId: $teamId, personId: $personId }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const renameTeam = graphql(
  `
    mutation RenameTeam($key: IdempotencyKey!, $teamId: UUID!, $name: Name!) {
      renameTeam(input: { idempotencyKey: $key, teamId: $teamId, name: $name }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

export const withdrawTeam = graphql(
  `
    mutation WithdrawTeam($key: IdempotencyKey!, $teamId: UUID!, $reason: Words!) {
      withdrawTeam(input: { idempotencyKey: $key, teamId: $teamId, reason: $reason }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);
