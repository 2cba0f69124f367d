import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { type Language, say } from '@tarokk/rules';
import { loaderPerRequest } from '../../platform/graphql/loader.js';
import { InLanguage } from '../../platform/schema/in-language.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { FreeCredit } from './free-credit.types.js';
import { FreeTableService } from './free-table.service.js';
import { FreeYearOfPlayer } from './free-table.types.js';

@Resolver(() => FreeCredit)
export class FreeCreditResolver {
  constructor(private readonly people: PeopleLoader) {}

  @ResolveField(() => Person, { description: 'The player.' })
  player(@Parent() { personId }: FreeCredit, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, personId);
  }

  @ResolveField(() => String, { description: 'How the points come about, in words (D43–D46).' })
  reason(
    @Parent() { sentence }: FreeCredit,
    @Context() { caller }: RequestContext,
    @InLanguage() lang?: Language | null,
  ): string {
    return say(sentence, lang ?? caller.language);
  }
}

@Resolver(() => Person)
export class FreeYearsOfPersonResolver {
  private readonly loader = loaderPerRequest<string, FreeYearOfPlayer[]>((ids) => this.service.yearsOf(ids));

  constructor(private readonly service: FreeTableService) {}

  @ResolveField(() => [FreeYearOfPlayer], {
    description: 'What they have in the free championship, year by year, the latest first (12).',
  })
  freeYears(@Parent() { id }: Person, @Context() context: RequestContext): Promise<FreeYearOfPlayer[]> {
    return this.loader(context).load(id);
  }
}
