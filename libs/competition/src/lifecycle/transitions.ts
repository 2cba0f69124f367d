import { type ActorKind, type State } from './states.js';

/** What has to be the case beside who acts. */
export const requirements = [
  'reason', // the actor gives one
  'ruling', // the jury decides the dispute, or lets irregularities stand (D14)
  'new-revision', // a sheet is handed in with the move
  'no-errors', // no finding of the sheet is an unanswered error
  'remarks', // every warning has one
  'place', // both teams have one of the 40 left, if it is for the championship (D17)
  'whole', // all games of the match are there, or the year of an open match is over (D24)
  'revocable', // the confirmation was given on a phone of the other side, not long ago
  'kind-open', // the record is of an open match
] as const;
export type Requirement = (typeof requirements)[number];

export interface Transition {
  readonly from: State;
  readonly to: State;
  readonly by: ActorKind;
  readonly needs: readonly Requirement[];
}

function move(from: State, to: State, by: ActorKind, ...needs: readonly Requirement[]): Transition {
  return { from, to, by, needs };
}

/** What approval asks for, whoever confirmed before. */
const approval = ['no-errors', 'place', 'whole'] as const;

/** The life of a match, complete: what is not here cannot happen. */
export const transitions: readonly Transition[] = [
  move('draft', 'submitted', 'either-side', 'new-revision', 'remarks'),
  move('draft', 'submitted', 'jury', 'new-revision', 'remarks'),
  move('draft', 'withdrawn', 'jury'),

  move('submitted', 'confirmed', 'other-side', 'no-errors'),
  move('submitted', 'confirmed', 'jury', 'reason', 'no-errors'),
  move('submitted', 'disputed', 'other-side', 'reason'),
  move('submitted', 'disputed', 'jury', 'reason'),
  move('submitted', 'withdrawn', 'entering-side'),
  move('submitted', 'withdrawn', 'jury'),
  move('submitted', 'open', 'jury', 'kind-open', 'reason'),

  move('open', 'submitted', 'jury'),
  move('open', 'withdrawn', 'jury'),

  move('disputed', 'confirmed', 'disputing-side', 'no-errors'),
  move('disputed', 'submitted', 'either-side', 'new-revision', 'remarks'),
  move('disputed', 'approved', 'jury', 'ruling', ...approval),
  move('disputed', 'returned', 'jury', 'ruling', 'reason'),
  move('disputed', 'withdrawn', 'jury'),

  move('confirmed', 'approved', 'jury', ...approval),
  move('confirmed', 'submitted', 'confirming-side', 'revocable'),
  move('confirmed', 'returned', 'jury', 'reason'),
  move('confirmed', 'withdrawn', 'jury'),

  move('returned', 'submitted', 'either-side', 'new-revision', 'remarks'),
  move('returned', 'withdrawn', 'jury'),

  move('approved', 'reopened', 'jury', 'reason'),

  move('reopened', 'approved', 'jury', ...approval),
  move('reopened', 'returned', 'jury', 'reason'),
  move('reopened', 'withdrawn', 'jury'),
];

/** Whether a match that stands there can have another sheet. */
export function takesNewSheet(state: State): boolean {
  return transitions.some(({ from, needs }) => from === state && needs.includes('new-revision'));
}
