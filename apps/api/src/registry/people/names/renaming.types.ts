import { Field, Int, ObjectType } from '@nestjs/graphql';
import { type Problem, ProblemType } from '../../../platform/problems/refused.types.js';

@ObjectType({ description: 'What renaming somebody would change. Nothing has been changed.' })
export class RenamePreview {
  /** The resolver looks the person up. */
  personId!: string;

  @Field(() => String, { description: 'The name in the office now.' })
  from!: string;

  @Field(() => String, { description: 'The name that they would have.' })
  to!: string;

  @Field(() => Boolean, { description: 'Whether the public would see it: not behind a pseudonym.' })
  isPublic!: boolean;

  @Field(() => Int, { description: 'Teams of seasons that would show it.' })
  teams!: number;

  @Field(() => Int, { description: 'Matches that would show it.' })
  matches!: number;

  @Field(() => Int, { description: 'Trophies of the list that would show it.' })
  trophies!: number;

  @Field(() => [ProblemType], { description: 'What stands in the way; nothing if the name can be given (D56).' })
  problems!: readonly Problem[];
}
