import { Field, ObjectType } from '@nestjs/graphql';
import { UuidScalar } from '../graphql/scalars.js';

@ObjectType({ description: 'Somebody who plays or decides, with an account or without one.' })
export class Person {
  @Field(() => UuidScalar, { description: 'His id: in sheets and in the log it stands for his name.' })
  id!: string;

  @Field(() => String, { description: 'The name as the public sees it: a pseudonym if he asked for one.' })
  name!: string;
}
