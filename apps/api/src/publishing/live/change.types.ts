import { Field, GraphQLISODateTime, Int, ObjectType } from '@nestjs/graphql';
import { enumOf } from '../../platform/schema/enum-of.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { HOURS_KEPT } from './changes.repository.js';
import type { Topic } from './live-change.js';

export type ChangeKind = 'begin' | 'change';

export const ChangeKindEnum = enumOf<ChangeKind>('ChangeKind', 'Why something is sent to a subscriber.', {
  begin: `The beginning: things as they are now. Sent first, unless \`after\` is given, and in place of changes that are no longer known one by one: everything may have changed. Changes are known for ${HOURS_KEPT} hours.`,
  change: 'Something has changed. Several changes of one object may be told as one.',
});

export type ChangeTopic = Exclude<Topic, 'access'>;

export const ChangeTopicEnum = enumOf<ChangeTopic>('ChangeTopic', 'What has changed.', {
  standings: 'The championship table of a season, or the season itself (9).',
  trophies: 'The trophy list (13).',
  'grand-prix': 'A Grand Prix: its pairs, its schedule, or what is played in it (11).',
  cup: 'The cup of a season: its list, its draw, its bracket (10).',
  match: 'A match: its state, its sheet or its rulings.',
  request: 'A request to the jury.',
  notifications: 'What the account is told of.',
  'free-championship': 'The table of the free championship of a season (12).',
  'free-game': 'A game of the free championship: its state, its revision or an objection.',
});

@ObjectType({
  description:
    'That something has changed: which object, never how. Its fields lead to the object as it is when this is sent.',
})
export class Change {
  @Field(() => ChangeKindEnum, { description: 'The beginning, or a change.' })
  kind!: ChangeKind;

  @Field(() => String, {
    description:
      'How far everything has been told: `after` with the cursor received last resumes there, without a gap. What was sent just before may come again.',
  })
  cursor!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was changed; of a beginning when it was sent.' })
  at!: Date;

  @Field(() => ChangeTopicEnum, {
    nullable: true,
    description: 'What has changed; null at the beginning of a subscription to several kinds of objects.',
  })
  topic!: ChangeTopic | null;

  @Field(() => UuidScalar, { nullable: true, description: 'The id of the match, free game, request or Grand Prix.' })
  id!: string | null;

  @Field(() => Int, { name: 'seasonYear', nullable: true, description: 'The year of the season that it belongs to.' })
  year!: number | null;
}
