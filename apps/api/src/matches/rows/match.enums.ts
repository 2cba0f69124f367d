import type { Finding, Ruling } from '@tarokk/competition';
import type { MatchKind } from '@tarokk/rules';
import { enumOf } from '../../platform/schema/enum-of.js';
import type { Acting, MatchState } from '../../platform/database/column-types.js';

export const MatchStateEnum = enumOf<MatchState>('MatchState', 'Where a match stands in its life.', {
  submitted: 'A sheet was handed in, and the other side has not yet said anything.',
  confirmed: 'Both sides say the same; the jury decides.',
  disputed: 'A side, or the jury, says that the sheet is wrong.',
  approved: 'It counts, it and its trophies (D13).',
  returned: 'The jury gave it back with a reason; either side hands in a new sheet.',
  reopened: 'It was approved, keeps its place and counts no more until it is approved again (D13, D17).',
  open: 'The jury left it open, to be completed by 31 December (D24).',
  withdrawn: 'Withdrawn for good.',
});

export const ActingEnum = enumOf<Acting>('MatchActor', 'For whom somebody acted in the life of a match.', {
  A: 'Party A of the sheet.',
  B: 'Party B of the sheet.',
  jury: 'The jury.',
});

export const MatchKindEnum = enumOf<MatchKind>('MatchKind', 'What a record is of.', {
  match: 'A match of eight games (8).',
  'extra-time': 'The two games of an extra time (10.4).',
  open: 'A match that was broken off (9).',
  variant: 'Another number of games (12).',
});

export const FindingSeverityEnum = enumOf<Finding['severity']>('FindingSeverity', 'What a finding is.', {
  error: 'Keeps the sheet from being confirmed until it is corrected or a ruling lets it stand.',
  warning: 'Needs a remark by who hands in the sheet.',
  note: 'For the jury to know; it keeps nobody from anything.',
});

export const RulingKindEnum = enumOf<Ruling['kind']>('RulingKind', 'What a ruling of the jury decides (D14).', {
  stands: 'A recorded irregularity is accepted, or no longer.',
  points: 'The points of both parties of a game.',
  trophy: 'Whether a trophy is entered in the list.',
});
