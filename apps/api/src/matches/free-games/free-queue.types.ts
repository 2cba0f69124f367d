import { Field, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../platform/graphql/connection.js';
import { FreeGame } from './free-game.types.js';
import type { SeenFreeGame } from './free-games.repository.js';

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
