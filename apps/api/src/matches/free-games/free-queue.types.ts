import { Field, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { FreeGame } from './free-game.types.js';
import type { SeenFreeGame } from './free-games.repository.js';

export type FreeQueue = 'to-decide' | 'reopened' | 'objected';

export const FreeQueueEnum = enumOf<FreeQueue>('FreeGameQueue', 'Free games at the desk of the jury.', {
  'to-decide': 'Handed in.',
  reopened: 'Reopened: to be admitted again, refused or withdrawn.',
  objected: 'Somebody who is named in it objects, and the jury has not decided since; admitted ones too.',
});

@ObjectType({ description: 'A game of the free championship that waits at the desk of the jury.' })
export class QueuedFreeGame {
  @Field(() => FreeGame, { description: 'The game.' })
  game!: SeenFreeGame;

  @Field(() => Int, { description: 'For how many whole days it has stood there.' })
  ageInDays!: number;

  @Field(() => Boolean, { description: 'You played in it: others decide it, unless you were appointed (D12).' })
  concerned!: boolean;
}

export const QueuedFreeGameConnection = connectionOf(QueuedFreeGame);
