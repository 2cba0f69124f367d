import { ArgsType, Context, Extensions, Field, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { Arguments } from '../../../platform/inputs/input.js';
import { Allows } from '../../../platform/requests/allows.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { Person } from '../person.types.js';
import { NamedPeople } from './named-people.service.js';
import { Names } from '../../../platform/inputs/fields.js';

const MOST_NAMES = 600;

@ArgsType()
export class NamedPeopleArguments {
  @Names(`The names, ${MOST_NAMES} at most.`, { most: MOST_NAMES })
  names!: readonly string[];
}

@ObjectType({ description: 'A name of a list, and who is there by it.' })
export class NamedPerson {
  @Field(() => String, { description: 'The name, as it was asked for.' })
  name!: string;

  @Extensions({ usually: 1 })
  @Field(() => [Person], { description: 'Who has it, accents and case apart.' })
  known!: readonly Person[];

  @Field(() => Person, { nullable: true, description: 'Who was perhaps meant, where nobody has it; null: nobody.' })
  alike!: Person | null;
}

@Resolver()
export class NamedPeopleResolver {
  constructor(private readonly service: NamedPeople) {}

  @Allows('jury')
  @Query(() => [NamedPerson], {
    description:
      'Whom the names of a list mean, in their order: those who are there, and those who were perhaps meant.',
    complexity: 100,
  })
  namedPeople(
    @Context() { source }: RequestContext,
    @Arguments() { names }: NamedPeopleArguments,
  ): Promise<readonly NamedPerson[]> {
    return this.service.find(source, names);
  }
}
