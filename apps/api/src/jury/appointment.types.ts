import { Field, ObjectType } from '@nestjs/graphql';
import { resultOf } from '../graphql/refused.types.js';
import { UuidScalar } from '../graphql/scalars.js';

@ObjectType({ description: 'Somebody decides this match in place of the jury.' })
export class JurorAppointed {
  readonly __typename = 'JurorAppointed';

  @Field(() => UuidScalar, { description: 'The match.' })
  matchId!: string;

  @Field(() => UuidScalar, { description: 'Who decides.' })
  personId!: string;
}

export const AppointJurorResult = resultOf('AppointJurorResult', () => [JurorAppointed]);
