import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'The competition office that runs this server.' })
export class Office {
  @Field(() => String, { description: 'The name of the office.' })
  name!: string;

  @Field(() => String, {
    description: 'The time zone, as the IANA database names it, in which the day of a match begins and ends.',
  })
  timeZone!: string;
}
