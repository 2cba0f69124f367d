import type { Decision } from '../decision.js';

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

type Deciding =
  | 'approveMatch'
  | 'returnMatch'
  | 'confirmMatch'
  | 'disputeMatch'
  | 'leaveMatchOpen'
  | 'resumeMatch'
  | 'closeOpenMatch'
  | 'reopenMatch'
  | 'withdrawMatch';

export interface MatchDecision extends Decision<Deciding> {
  /** What would be counted otherwise can be asked for in advance. */
  readonly preview: 'APPROVED' | 'REOPENED' | 'RETURNED' | 'WITHDRAWN' | null;
}

/** How the jury brings a match to a state (9, D13, D24); CLOSED is an open match whose year is over. */
export const decisions: Readonly<Record<DecisionName, MatchDecision>> = {
  APPROVED: { mutation: 'approveMatch', needsReason: false, preview: 'APPROVED' },
  RETURNED: { mutation: 'returnMatch', needsReason: true, preview: 'RETURNED' },
  CONFIRMED: { mutation: 'confirmMatch', needsReason: true, preview: null },
  DISPUTED: { mutation: 'disputeMatch', needsReason: true, preview: null },
  OPEN: { mutation: 'leaveMatchOpen', needsReason: true, preview: null },
  SUBMITTED: { mutation: 'resumeMatch', needsReason: false, preview: null },
  CLOSED: { mutation: 'closeOpenMatch', needsReason: true, preview: null },
  REOPENED: { mutation: 'reopenMatch', needsReason: true, preview: 'REOPENED' },
  WITHDRAWN: { mutation: 'withdrawMatch', needsReason: true, preview: 'WITHDRAWN' },
};
