import { ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../platform/graphql/connection.js';

@ObjectType({ description: 'A ruling on a match that everybody may read.' })
export class Precedent {
  matchId!: string;
  number!: number;
}

export const PrecedentConnection = connectionOf(Precedent);
