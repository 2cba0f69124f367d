import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Node } from '../../platform/schema/node.type.js';
import { connectionOf } from '../../platform/graphql/connection.js';
import { resultOf } from '../../platform/problems/refused.types.js';
import { DayScalar } from '../../platform/schema/scalars.js';

@ObjectType({ implements: () => Node, description: 'Somebody who plays or decides, with an account or without one.' })
export class Person {
  @Field(() => ID, { description: 'Their id: in sheets and in the log it stands for their name.' })
  id!: string;

  /** The resolver words it in the reader's language. */
  name!: string;

  @Field(() => Boolean, { description: 'On public pages a pseudonym stands for their name: they asked for it.' })
  pseudonymous!: boolean;

  number!: number;
}

export const PersonConnection = connectionOf(Person);

@ObjectType({ description: 'A name that somebody has had in the office.' })
export class PersonName {
  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => DayScalar, { description: 'Since which day.' })
  since!: string;
}

@ObjectType({ description: 'How to reach somebody. In no log, on no public page.' })
export class Contact {
  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone number.' })
  phone!: string | null;
}

@ObjectType({ description: 'The person as they are now.' })
export class PersonSaved {
  readonly __typename = 'PersonSaved';

  /** The resolver looks the person up, so that a repeated request is answered with the present name. */
  personId!: string;
}

export const SavePersonResult = resultOf('SavePersonResult', () => [PersonSaved]);
