import { Args, ArgsType, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { compare } from '@tarokk/competition';
import { Input, Arguments } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { type Connection, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { PeopleLoader } from '../people/people.loader.js';
import { Person } from '../people/person.types.js';
import { Side } from '../teams/sides/side.types.js';
import { Pair, PairConnection, PairPlayer, PairSaved, SavePairResult } from './pair.types.js';
import { PairsLoader } from './pairs.loader.js';
import { PairsService } from './pairs.service.js';
import { EnterPairInput, RenamePairInput } from './pairs.inputs.js';
import { ID_ARGUMENT } from '../../platform/inputs/argument.pipes.js';
import { fieldOf } from '../../platform/graphql/field-of.js';
import { Year } from '../../platform/inputs/fields.js';

@ArgsType()
class PairsArguments extends PageArguments {
  @Year('The year of the season.')
  seasonYear!: number;
}

@Resolver(() => Pair)
export class PairsResolver {
  constructor(
    private readonly service: PairsService,
    private readonly loader: PairsLoader,
    private readonly people: PeopleLoader,
  ) {}

  @Allows('anyone')
  @Query(() => PairConnection, { description: 'The pairs of a season, by name (D16).' })
  pairs(@Context() { source }: RequestContext, @Arguments() args: PairsArguments): Promise<Connection<Pair>> {
    return this.service.list(source, sliceOf(args), args.seasonYear);
  }

  @Allows('anyone')
  @Query(() => Pair, { nullable: true, description: 'A pair by id; null when there is none.' })
  pair(
    @Context() context: RequestContext,
    @Args('id', { type: () => UuidScalar, description: 'Its id.' }, ID_ARGUMENT) id: string,
  ): Promise<Pair | null> {
    return this.loader.load(context, id);
  }

  @Allows('side-or-jury')
  @Mutation(() => SavePairResult, {
    description: 'Enters a pair for a season: by one of the two, or by the jury. It then enters the cup, or events.',
  })
  enterPair(@CurrentCaller() caller: AccountCaller, @Input() input: EnterPairInput): Promise<PairSaved | Refused> {
    return this.service.enter(caller, input);
  }

  @Allows('side-or-jury')
  @Mutation(() => SavePairResult, {
    description: 'Renames a pair: one of the two before its first match and its draw, the jury at any time.',
  })
  renamePair(@CurrentCaller() caller: AccountCaller, @Input() input: RenamePairInput): Promise<PairSaved | Refused> {
    return this.service.rename(caller, input);
  }

  @ResolveField(() => [PairPlayer], {
    description: 'Who plays and played for it, as they came; those of one day by name.',
  })
  async players(@Parent() { id }: Pair, @Context() context: RequestContext): Promise<readonly PairPlayer[]> {
    const players = await this.loader.playersOf(context, id);
    return this.people.inOrder(context, players, (a, b) => compare(a.firstDay, b.firstDay));
  }
}

@Resolver(() => PairPlayer)
export class PairPlayerResolver {
  constructor(
    private readonly people: PeopleLoader,
    private readonly pairs: PairsLoader,
  ) {}

  @ResolveField(() => Person, { description: 'Who.' })
  person(@Parent() { personId }: PairPlayer, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, personId);
  }

  @ResolveField(() => Pair, { description: 'The pair.' })
  pair(@Parent() { pairId }: PairPlayer, @Context() context: RequestContext): Promise<Pair | null> {
    return this.pairs.load(context, pairId);
  }
}

export const fieldsOfPairs = [
  fieldOf(PairSaved, 'pair', () => Pair, 'The pair.').from(PairsLoader, (loader, { pairId }, context) =>
    loader.load(context, pairId),
  ),
  fieldOf(
    Person,
    'pairs',
    () => [PairPlayer],
    'The pairs for which they play or played, the latest season first.',
  ).from(PairsLoader, (loader, { id }, context) => loader.ofPerson(context, id)),
  fieldOf(Side, 'pair', () => Pair, 'The pair; null of a team.', { nullable: true }).from(
    PairsLoader,
    (loader, { id, kind }, context) => (kind === 'pair' ? loader.load(context, id) : null),
  ),
];
