import { graphql } from '../../graphql/graphql.js';
import { refused } from '../../graphql/refused.js';
import { type Decision, decisionBy, type SeenByJuror } from '../decision.js';

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

/** The match as the juror sees it. */
interface Seen extends SeenByJuror {
  matchId: string;
}

export interface MatchDecision extends Decision<Seen> {
  /** What would be counted otherwise can be asked for in advance. */
  readonly preview: 'APPROVED' | 'REOPENED' | 'RETURNED' | 'WITHDRAWN' | null;
}

const approve = graphql(
  `
    mutation Approve($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words) {
      moved: approveMatch(
        input: {
          idempotencyKey: $key
          matchId: $matchId
          seen: { revision: $revision, state: $state }
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

const giveBack = graphql(
  `
    mutation Return($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words!) {
      moved: returnMatch(
        input: {
          idempotencyKey: $key
          matchId: $matchId
          seen: { revision: $revision, state: $state }
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

const reopen = graphql(
  `
    mutation Reopen($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words!) {
      moved: reopenMatch(
        input: {
          idempotencyKey: $key
          matchId: $matchId
          seen: { revision: $revision, state: $state }
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

const leaveOpen = graphql(
  `
    mutation LeaveOpen($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words!) {
      moved: leaveMatchOpen(
        input: {
          idempotencyKey: $key
          matchId: $matchId
          seen: { revision: $revision, state: $state }
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

const resume = graphql(
  `
    mutation Resume($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words) {
      moved: resumeMatch(
        input: {
          idempotencyKey: $key
          matchId: $matchId
          seen: { revision: $revision, state: $state }
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

const closeOpen = graphql(
  `
    mutation CloseOpen($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words!) {
      moved: closeOpenMatch(
        input: {
          idempotencyKey: $key
          matchId: $matchId
          seen: { revision: $revision, state: $state }
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

const confirm = graphql(
  `
    mutation Confirm($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words) {
      moved: confirmMatch(
        input: {
          idempotencyKey: $key
          matchId: $matchId
          seen: { revision: $revision, state: $state }
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

const dispute = graphql(
  `
    mutation Dispute($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words!) {
      moved: disputeMatch(
        input: {
          idempotencyKey: $key
          matchId: $matchId
          seen: { revision: $revision, state: $state }
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

const withdraw = graphql(
  `
    mutation Withdraw($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $state: MatchState, $reason: Words) {
      moved: withdrawMatch(
        input: {
          idempotencyKey: $key
          matchId: $matchId
          seen: { revision: $revision, state: $state }
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

function decision(mutation: object, needsReason: boolean, preview: MatchDecision['preview'] = null): MatchDecision {
  return { ...decisionBy<Seen>(mutation, needsReason), preview };
}

/** How the jury brings a match to a state (9, D13, D24); CLOSED is an open match whose year is over. */
export const decisions: Readonly<Record<DecisionName, MatchDecision>> = {
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
