import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'One reason why a document is no record.' })
export class RecordProblem {
  @Field(() => String, { description: 'Where: games[3].tricks[2][1], or empty for the whole document.' })
  path!: string;

  @Field(() => String, { description: 'What is wrong, in the language asked for.' })
  message!: string;
}

@ObjectType({ description: 'A document that is no record of a match or session. Nothing in it was scored.' })
export class MalformedRecord {
  @Field(() => String, { description: 'The format of the result: royal-tarokk-result/1 or tarock-session-result/1.' })
  format!: string;

  @Field(() => [RecordProblem], { description: 'Every problem; after the hundredth, how many more.' })
  problems!: readonly RecordProblem[];
}
