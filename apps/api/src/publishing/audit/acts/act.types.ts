import { ArgsType, Field, GraphQLISODateTime, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf, PageArguments } from '../../../platform/graphql/connection.js';
import { enumOf } from '../../../platform/schema/enum-of.js';
import { UuidScalar } from '../../../platform/schema/scalars.js';
import type { ActRow } from './acts.repository.js';
import type { ActKind } from './act-kinds.js';
import { Choices, Day, Id, Name, Year } from '../../../platform/inputs/fields.js';

export const ActKindEnum = enumOf<ActKind>('LogActKind', 'What an act of the log is about.', {
  match: 'Matches and their sheets.',
  planning: 'Planned matches, and requests to the jury.',
  sides: 'Teams and pairs.',
  season: 'Seasons and places.',
  cup: 'The cup.',
  'grand-prix': 'Grand Prix.',
  'free-championship': 'The free championship.',
  lists: 'Old lists and tables.',
  people: 'People, and what admins do to accounts.',
  accounts: 'What people do to their own accounts, tokens and webhooks.',
});

export type ActObject = 'match' | 'planned-match' | 'free-game' | 'request' | 'side' | 'person' | 'season';

export const ActObjectEnum = enumOf<ActObject>('LogActObject', 'What an act was done to, where it has a page.', {
  match: 'A match.',
  'planned-match': 'A planned match.',
  'free-game': 'A free game.',
  request: 'A request to the jury.',
  side: 'A team or a pair.',
  person: 'A person.',
  season: 'A season; its id is the year.',
});

@ObjectType({ description: 'Something that somebody did: all entries of the log that one request made.' })
export class LogAct {
  @Field(() => String, { description: 'The id of its first entry.' })
  id!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was done.' })
  at!: Date;

  @Field(() => String, { description: 'The chain of its first entry: `office`, or `season` and its year.' })
  chain!: string;

  @Field(() => String, { description: 'What was done, for programs: the name of the mutation.' })
  action!: string;

  @Field(() => ActKindEnum, { nullable: true, description: 'What it is about; null for what is not known by a name.' })
  kind!: ActKind | null;

  @Field(() => UuidScalar, { nullable: true, description: 'The account that did it; null for the server itself.' })
  accountId!: string | null;

  @Field(() => String, { nullable: true, description: 'Why, in the words of who did it.' })
  reason!: string | null;

  @Field(() => Int, { description: 'How many objects it changed.' })
  changed!: number;

  @Field(() => ActObjectEnum, { nullable: true, description: 'What it was done to; null where that has no page.' })
  object!: ActObject | null;

  @Field(() => String, { nullable: true, description: 'The id of what it was done to.' })
  objectId!: string | null;

  /** The resolver words it in the reader's language. */
  row!: ActRow;
}

export const LogActConnection = connectionOf(LogAct);

@ArgsType()
export class ActFilter extends PageArguments {
  @Name('Done by somebody whose name has this in it.', { nullable: true })
  by?: string | null;

  @Id('Done to this match, its sheets and rulings.', { nullable: true })
  matchId?: string | null;

  @Name('Done to a match of a side whose name has this in it, or to such a side.', { nullable: true })
  side?: string | null;

  @Year('Of this season; what belongs to none is left out.', { nullable: true })
  seasonYear?: number | null;

  @Choices(ActKindEnum, 'About one of these.', { nullable: true })
  kinds?: readonly ActKind[] | null;

  @Day('On this day or later.', { nullable: true })
  from?: string | null;

  @Day('On this day or earlier.', { nullable: true })
  until?: string | null;
}
