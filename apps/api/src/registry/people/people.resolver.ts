import { Args, ArgsType, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Input, Arguments } from '../../platform/inputs/input.js';
import { type Language } from '@tarokk/rules';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { type Connection, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import { InLanguage } from '../../platform/schema/in-language.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { PeopleLoader } from './people.loader.js';
import { PeopleRepository } from './people.repository.js';
import { PeopleService } from './people.service.js';
import { Person, PersonConnection, PersonSaved, SavePersonResult } from './person.types.js';
import { publicNameIn } from './names/public-name.js';
import { AddPersonInput } from './people.inputs.js';
import { ID_ARGUMENT } from '../../platform/inputs/argument.pipes.js';
import { fieldOf } from '../../platform/graphql/field-of.js';
import { Name } from '../../platform/inputs/fields.js';

@ArgsType()
class PersonsArguments extends PageArguments {
  @Name('Beginnings of words of the name, in any order; accents and case say nothing.', { nullable: true })
  search: string | null = null;
}

@Resolver(() => Person)
export class PeopleResolver {
  constructor(
    private readonly service: PeopleService,
    private readonly repository: PeopleRepository,
    private readonly loader: PeopleLoader,
  ) {}

  @Allows('anyone')
  @Query(() => PersonConnection, {
    description: 'Persons by name (D16). Those with a pseudonym are listed to the jury and admins only.',
  })
  persons(
    @Context() { caller, source }: RequestContext,
    @Arguments() args: PersonsArguments,
  ): Promise<Connection<Person>> {
    return this.service.list(source, caller, sliceOf(args), args.search);
  }

  @Allows('anyone')
  @Query(() => Person, {
    nullable: true,
    description: 'A person by id; by that of an entry that was merged into another, the other.',
  })
  async person(
    @Context() context: RequestContext,
    @Args('id', { type: () => UuidScalar, description: 'Their id.' }, ID_ARGUMENT) id: string,
  ): Promise<Person | null> {
    const kept = await this.repository.idOf(id);
    return kept === null ? null : this.loader.load(context, kept);
  }

  @Allows('jury')
  @Mutation(() => SavePersonResult, {
    description: 'Enters somebody who is not there yet. Captains do so when they add them to their team.',
  })
  addPerson(@CurrentCaller() caller: AccountCaller, @Input() input: AddPersonInput): Promise<PersonSaved | Refused> {
    return this.service.add(caller, input);
  }

  @ResolveField(() => String, {
    description: 'The name as the public sees it; a pseudonym, in the language of the reader, if they asked for one.',
  })
  name(@Parent() person: Person, @Context() { caller }: RequestContext, @InLanguage() lang?: Language | null): string {
    return publicNameIn(person, lang ?? caller.language);
  }
}

export const fieldsOfPeople = [
  fieldOf(PersonSaved, 'person', () => Person, 'The person.').from(PeopleLoader, (loader, { personId }, context) =>
    loader.load(context, personId),
  ),
];
