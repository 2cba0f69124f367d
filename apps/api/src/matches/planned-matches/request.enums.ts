import { type RequestKind, type RequestState, requestStates } from '@tarokk/competition';
import { enumOf } from '../../platform/schema/enum-of.js';

export const RequestKindEnum = enumOf<RequestKind>('RequestKind', 'What the jury is asked.', {
  'private-venue': 'To play the championship match at a place that is not public (9).',
  'before-meeting': 'To play the championship match before the annual meeting (9, D22).',
  'open-match': 'To leave the championship match open, for vis maior (9, D24).',
  'larger-team': 'A fourth or further member of a team (9).',
  replacement: 'To replace a member who has played (D20).',
  postponement: 'To play the cup match after the end of the month (D33).',
  'cup-player': 'To change a player of a pair of the cup, for vis maior (10).',
  'free-game': 'To admit the games to the free championship (12).',
});

const approvalTexts: Readonly<Record<RequestState, string>> = {
  granted: 'The jury has granted it, in time.',
  missing: 'Nobody has asked for it.',
  undecided: 'The jury has not decided yet.',
  refused: 'The jury has refused it.',
  'too-late': 'Granted after the day of the match: only a ruling on the sheet helps now (D21).',
  lapsed: 'Date or place were changed after the decision, so there must be a new one (D21).',
};

export const ApprovalStateEnum = enumOf<RequestState>(
  'ApprovalState',
  'How an approval stands that a match needs.',
  requestStates,
  (state) => approvalTexts[state],
);

/** What has become of one request. */
export const requestEnds = ['undecided', 'granted', 'too-late', 'refused', 'lapsed', 'withdrawn'] as const;
export type RequestEnd = (typeof requestEnds)[number];

export const RequestStateEnum = enumOf<RequestEnd>('RequestState', 'How a request stands.', requestEnds, (state) =>
  state === 'withdrawn' ? 'Withdrawn by the side that asked.' : approvalTexts[state],
);
