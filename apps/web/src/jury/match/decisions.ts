import type { TadaDocumentNode } from 'gql.tada';
import { graphql } from '../../graphql/graphql.js';
import { refused } from '../../graphql/refused.js';

export const decisionNames = [
  'APPROVED',
  'RETURNED',
  'CONFIRMED',
  'DISPUTED',
  'OPEN',
  'SUBMITTED',
  'CLOSED',
  'REOPENED',
  'WITHDRAWN',
] as const;
export type DecisionName = (typeof decisionNames)[number];

export interface Decision {
  readonly mutation: TadaDocumentNode<{ moved: Outcome }, Seen>;
  readonly needsReason: boolean;
  /** What would be counted otherwise can be asked for in advance. */
  readonly preview: 'APPROVED' | 'REOPENED' | 'RETURNED' | 'WITHDRAWN' | null;
}

/** The match as the juror sees it: another state or revision is refused. */
interface Seen {
  key: string;
  matchId: string;
  revision: number;
  state: never;
  reason: string | null;
}

type Outcome = { __typename: 'MatchMoved' } | { __typename: 'Refused'; problems: never };

const approve = graphql(
  `
    mutation Approve($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words) {
      moved: approveMatch(
        idempotencyKey: $key
        matchId: $matchId
        revision: $revision
        state: $state
        reason: $reason
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

const giveBack = graphql(
  `
    mutation Return($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words!) {
      moved: returnMatch(idempotencyKey: $key, matchId: $matchId, revision: $revision, state: $state, reason: $reason) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

const reopen = graphql(
  `
    mutation Reopen($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words!) {
      moved: reopenMatch(idempotencyKey: $key, matchId: $matchId, revision: $revision, state: $state, reason: $reason) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

const leaveOpen = graphql(
  `
    mutation LeaveOpen($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words!) {
      moved: leaveMatchOpen(
        idempotencyKey: $key
        matchId: $matchId
        revision: $revision
        state: $state
        reason: $reason
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

const resume = graphql(
  `
    mutation Resume($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words) {
      moved: resumeMatch(idempotencyKey: $key, matchId: $matchId, revision: $revision, state: $state, reason: $reason) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

const closeOpen = graphql(
  `
    mutation CloseOpen($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words!) {
      moved: closeOpenMatch(
        idempotencyKey: $key
        matchId: $matchId
        revision: $revision
        state: $state
        reason: $reason
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

const confirm = graphql(
  `
    mutation Confirm($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words) {
      moved: confirmMatch(
        idempotencyKey: $key
        matchId: $matchId
        revision: $revision
        state: $state
        reason: $reason
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

const dispute = graphql(
  `
    mutation Dispute($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words!) {
      moved: disputeMatch(
        idempotencyKey: $key
        matchId: $matchId
        revision: $revision
        state: $state
        reason: $reason
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

const withdraw = graphql(
  `
    mutation Withdraw($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words) {
      moved: withdrawMatch(
        idempotencyKey: $key
        matchId: $matchId
        revision: $revision
        state: $state
        reason: $reason
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

/** They differ in nothing but their names, and in whether a reason has to be given. */
function decision(mutation: object, needsReason: boolean, preview: Decision['preview'] = null): Decision {
  return { mutation: mutation as Decision['mutation'], needsReason, preview };
}

/** How the jury brings a match to a state (9, D13, D24); CLOSED is an open match whose year is over. */
export const decisions: Readonly<Record<DecisionName, Decision>> = {
  APPROVED: decision(approve, false, 'APPROVED'),
  RETURNED: decision(giveBack, true, 'RETURNED'),
  CONFIRMED: decision(confirm, true),
  DISPUTED: decision(dispute, true),
  OPEN: decision(leaveOpen, true),
  SUBMITTED: decision(resume, false),
  CLOSED: decision(closeOpen, true),
  REOPENED: decision(reopen, true, 'REOPENED'),
  WITHDRAWN: decision(withdraw, true, 'WITHDRAWN'),
};
