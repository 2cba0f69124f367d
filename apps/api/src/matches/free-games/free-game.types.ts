import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Node } from '../../platform/schema/node.type.js';
import type { FreeDocument, FreeState, HandedKind } from '@tarokk/competition';
import { connectionOf } from '../../platform/graphql/connection.js';
import { DayScalar } from '../../platform/schema/scalars.js';
import { SessionVerdictEnum } from '../verification/sessions/session.enums.js';
import {
  type FreeActing,
  FreeActingEnum,
  FreeStateEnum,
  HandedKindEnum,
} from '../../competitions/free-championship/free-game.enums.js';
import type { SessionVerdict } from '../../platform/database/column-types.js';

@ObjectType({
  implements: () => Node,
  description: 'A game of the free championship that was handed in by itself (12). Matches come by their sheets.',
})
export class FreeGame {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => HandedKindEnum, { description: 'What kind of game it is.' })
  kind!: HandedKind;

  @Field(() => DayScalar, { description: 'The day on which it began (D9).' })
  date!: string;

  @Field(() => Int, { description: 'Which game of this kind its players had that day (D10).' })
  order!: number;

  @Field(() => FreeStateEnum, { description: 'Where it stands.' })
  state!: FreeState;

  @Field(() => Int, { description: 'The number of its present revision, from 1.' })
  revision!: number;

  @Field(() => Int, { description: 'Objections of its players since the last revision or decision.' })
  objections!: number;

  @Field(() => SessionVerdictEnum, {
    nullable: true,
    description: 'What the rules library says of the record of a session; null for other kinds.',
  })
  verdict!: SessionVerdict | null;

  @Field(() => Date, { description: 'When its present revision was handed in.' })
  submittedAt!: Date;

  @Field(() => Date, { description: 'Since when it stands there.' })
  stateSince!: Date;
}

export const FreeGameConnection = connectionOf(FreeGame);

@ObjectType({ description: 'What was handed in. It stays for ever.' })
export class FreeGameRevision {
  @Field(() => Int, { description: 'Its number, from 1.' })
  number!: number;

  @Field(() => Boolean, { description: 'Whether the jury entered it.' })
  byJury!: boolean;

  @Field(() => Date, { description: 'When.' })
  createdAt!: Date;

  accountId!: string;
  sheet!: FreeDocument;
  inside!: boolean;
}

@ObjectType({ description: 'A step in the life of a free game, or an objection to it. It stays for ever.' })
export class FreeGameMove {
  @Field(() => Int, { description: 'Its number, from 1.' })
  number!: number;

  @Field(() => FreeStateEnum, { nullable: true, description: 'Where the game stood; null before it was handed in.' })
  from!: FreeState | null;

  @Field(() => FreeStateEnum, { description: 'Where it stood afterwards; after an objection where it stood before.' })
  to!: FreeState;

  @Field(() => Int, { description: 'The revision that was meant.' })
  revision!: number;

  @Field(() => FreeActingEnum, { description: 'As whom it was done.' })
  actor!: FreeActing;

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason!: string | null;

  @Field(() => Date, { description: 'When.' })
  createdAt!: Date;

  accountId!: string;
}
