import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'What is carried from deal to deal (rule S10); neutral where a game does not use it.' })
export class SessionState {
  @Field(() => Int, { description: 'The seat that deals next.' })
  dealer!: number;

  @Field(() => Int, { description: 'By what the stakes of the next deal are multiplied (Hungarian Tarokk).' })
  factor!: number;

  @Field(() => [Int], { description: 'Deals left in each doubled round, the oldest first (Hungarian Tarokk).' })
  rounds!: readonly number[];

  @Field(() => Int, { description: 'What is in the pot (Czech Taroky, Polish Taroki).' })
  pot!: number;

  @Field(() => [Int], { description: 'The woods of each player (Kings Tarock).' })
  woods!: readonly number[];
}

@ObjectType({ description: 'When a session ends whose end was announced (rule S11).' })
export class SessionEnding {
  @Field(() => Int, { description: 'The number of the deal before which the end was announced.' })
  notice!: number;

  @Field(() => Int, { nullable: true, description: 'The seat that held T22; null while nobody has.' })
  skiz!: number | null;

  @Field(() => Int, { nullable: true, description: 'The number of the last deal; null while the end is not reached.' })
  lastDeal!: number | null;
}
