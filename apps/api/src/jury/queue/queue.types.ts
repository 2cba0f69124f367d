import { Field, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/schema/enum-of.js';
import { Match } from '../../matches/match/match.types.js';
import type { MatchRow } from '../../matches/rows/match.row.js';

export const queues = ['to-decide', 'disputed', 'with-errors', 'unconfirmed', 'open', 'reopened', 'returned'] as const;
export type Queue = (typeof queues)[number];

export const QueueEnum = enumOf<Queue>('JuryQueue', 'What waits at the desk of the jury.', {
  'to-decide': 'Confirmed by the sides.',
  disputed: 'Disputed: a ruling is needed, or a new sheet.',
  'with-errors': 'Submitted with the request for a ruling.',
  unconfirmed: 'Submitted without errors: the other side has said nothing.',
  open: 'Left open, to be completed by 31 December.',
  reopened: 'Reopened: to be approved again, returned or withdrawn.',
  returned: 'Given back: the sides have handed in no new sheet.',
});

/** What lies at the desk for more whole days than these is overdue: the sides wait for it to count. */
export const OVERDUE_DAYS = 14;

@ObjectType({ description: 'A match that waits at the desk of the jury.' })
export class QueuedMatch {
  @Field(() => Match, { description: 'The match.' })
  match!: MatchRow;

  @Field(() => Int, { description: 'For how many whole days it has waited there.' })
  ageInDays!: number;

  @Field(() => Boolean, { description: `It has waited for more than ${OVERDUE_DAYS} days.` })
  overdue!: boolean;

  @Field(() => Boolean, {
    description: 'You played in it, or it is of your own team: others decide it, unless you were appointed (D12).',
  })
  concerned!: boolean;
}

export const QueuedMatchConnection = connectionOf(QueuedMatch);

@ObjectType({ description: 'How much of what waits at the desk of the jury is overdue; from 1000 on nobody counts.' })
export class OverdueAtDesk {
  @Field(() => Int, { description: `Matches confirmed more than ${OVERDUE_DAYS} days ago.` })
  toDecide!: number;

  @Field(() => Int, { description: `Matches disputed for more than ${OVERDUE_DAYS} days.` })
  disputed!: number;

  @Field(() => Int, { description: `Matches submitted with errors more than ${OVERDUE_DAYS} days ago.` })
  withErrors!: number;

  @Field(() => Int, { description: `Matches reopened more than ${OVERDUE_DAYS} days ago.` })
  reopened!: number;

  @Field(() => Int, { description: 'Requests without a decision whose deadline is over.' })
  requests!: number;
}

@ObjectType({ description: 'How much waits at the desk of the jury; from 1000 on nobody counts.' })
export class JuryDesk {
  @Field(() => Int, { description: 'Confirmed matches.' })
  toDecide!: number;

  @Field(() => Int, { description: 'Disputed matches.' })
  disputed!: number;

  @Field(() => Int, { description: 'Matches submitted with errors.' })
  withErrors!: number;

  @Field(() => Int, { description: 'Matches that the other side has not confirmed; they lie with the sides.' })
  unconfirmed!: number;

  @Field(() => Int, { description: 'Matches given back, without a new sheet; they lie with the sides.' })
  returned!: number;

  @Field(() => Int, { description: 'Matches left open.' })
  open!: number;

  @Field(() => Int, { description: 'Reopened matches.' })
  reopened!: number;

  @Field(() => Int, {
    description: 'Free games that are handed in or reopened, and admitted ones to which somebody objects.',
  })
  freeGames!: number;

  @Field(() => Int, { description: 'Requests without a decision.' })
  requests!: number;
}
