import { Context, Extensions, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { byName, type GrandPrixReason } from '@tarokk/competition';
import { type Language, say } from '@tarokk/rules';
import { InLanguage } from '../../platform/schema/in-language.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Pair } from '../../registry/pairs/pair.types.js';
import { PairsLoader } from '../../registry/pairs/pairs.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Side } from '../../registry/teams/sides/side.types.js';
import { SidesLoader } from '../../registry/teams/sides/sides.loader.js';
import { GrandPrixLoader } from './grand-prix.loader.js';
import {
  GrandPrix,
  GrandPrixAppearance,
  GrandPrixDecisionEnum,
  GrandPrixEntry,
  GrandPrixPairing,
  GrandPrixPlayer,
  GrandPrixRow,
  GrandPrixSaved,
  GrandPrixProposal,
} from './grand-prix.types.js';
import { eventView } from './event-view.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

@Resolver(() => GrandPrixEntry)
export class GrandPrixEntryResolver {
  constructor(
    private readonly pairs: PairsLoader,
    private readonly people: PeopleLoader,
  ) {}

  @ResolveField(() => Pair, { description: 'The pair.' })
  pair(@Parent() { pairId }: GrandPrixEntry, @Context() context: RequestContext): Promise<Pair | null> {
    return this.pairs.load(context, pairId);
  }

  @Extensions({ atMost: 2 })
  @ResolveField(() => [Person], { description: 'Its two players in this event, by name.' })
  async players(
    @Parent() { playerIds }: GrandPrixEntry,
    @Context() context: RequestContext,
  ): Promise<readonly Person[]> {
    return (await this.people.loadAll(context, playerIds)).toSorted(byName);
  }
}

@Resolver(() => GrandPrixPairing)
export class GrandPrixPairingResolver {
  constructor(private readonly pairs: PairsLoader) {}

  @Extensions({ atMost: 2 })
  @ResolveField(() => [Pair], { description: 'The two pairs, A first.' })
  sides(@Parent() { pairing }: GrandPrixPairing, @Context() context: RequestContext): Promise<readonly Pair[]> {
    return this.pairs.loadAll(context, pairing.sides);
  }

  @ResolveField(() => Pair, {
    nullable: true,
    description: 'The pair for which alone it counts: the other plays its fourth match (D39); null for both.',
  })
  countsOnlyFor(
    @Parent() { pairing }: GrandPrixPairing,
    @Context() context: RequestContext,
  ): Promise<Pair | null> | null {
    return pairing.countsOnlyFor === null ? null : this.pairs.load(context, pairing.countsOnlyFor);
  }
}

@Resolver(() => GrandPrixProposal)
export class GrandPrixProposalResolver {
  constructor(
    private readonly pairs: PairsLoader,
    private readonly sides: SidesLoader,
  ) {}

  @ResolveField(() => Pair, { description: 'Who wants it.' })
  pair(@Parent() { pairId }: GrandPrixProposal, @Context() context: RequestContext): Promise<Pair | null> {
    return this.pairs.load(context, pairId);
  }

  @ResolveField(() => Side, {
    nullable: true,
    description: 'In the championship: the team for which the pair then plays.',
  })
  team(@Parent() { teamId }: GrandPrixProposal, @Context() context: RequestContext): Promise<Side | null> | null {
    return teamId === null ? null : this.sides.load(context, teamId);
  }
}

@Resolver(() => GrandPrixRow)
export class GrandPrixRowResolver {
  constructor(private readonly pairs: PairsLoader) {}

  @ResolveField(() => Pair, { description: 'The pair.' })
  pair(@Parent() { row }: GrandPrixRow, @Context() context: RequestContext): Promise<Pair | null> {
    return this.pairs.load(context, row.pair.id);
  }

  @ResolveField(() => GrandPrixDecisionEnum, { description: 'What decided the place.' })
  decidedBy(@Parent() { row }: GrandPrixRow): GrandPrixReason['decidedBy'] {
    return row.reason.decidedBy;
  }

  @ResolveField(() => Pair, {
    nullable: true,
    description: 'Against whom: the pair placed next before it, on the first place the one after it.',
  })
  against(
    @Parent() { row: { reason } }: GrandPrixRow,
    @Context() context: RequestContext,
  ): Promise<Pair | null> | null {
    return 'against' in reason ? this.pairs.load(context, reason.against) : null;
  }

  @ResolveField(() => [Pair], { description: 'With whom the rank is shared.' })
  sharedWith(
    @Parent() { row: { reason } }: GrandPrixRow,
    @Context() context: RequestContext,
  ): Promise<readonly Pair[]> {
    return this.pairs.loadAll(context, reason.decidedBy === 'shared' ? reason.with : []);
  }

  @ResolveField(() => String, { description: 'Why it is this place, in words.' })
  reason(
    @Parent() { row }: GrandPrixRow,
    @Context() { caller }: RequestContext,
    @InLanguage() lang?: Language | null,
  ): string {
    return say(row.sentence, lang ?? caller.language);
  }
}

@Resolver(() => GrandPrixAppearance)
export class GrandPrixAppearanceResolver {
  constructor(
    private readonly loader: GrandPrixLoader,
    private readonly pairs: PairsLoader,
    private readonly people: PeopleLoader,
  ) {}

  @ResolveField(() => GrandPrix, { description: 'In which.' })
  async grandPrix(
    @Parent() { grandPrixId }: GrandPrixAppearance,
    @Context() context: RequestContext,
  ): Promise<GrandPrix | null> {
    const event = await this.loader.load(context, grandPrixId);
    return event && eventView(event);
  }

  @ResolveField(() => Pair, { description: 'With which pair.' })
  pair(@Parent() { pairId }: GrandPrixAppearance, @Context() context: RequestContext): Promise<Pair | null> {
    return this.pairs.load(context, pairId);
  }

  @ResolveField(() => Person, { description: 'With whom.' })
  partner(@Parent() { partnerId }: GrandPrixAppearance, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, partnerId);
  }
}

export const fieldsOfGrandPrixParts = [
  fieldOf(GrandPrixPlayer, 'person', () => Person, 'Who.').from(PeopleLoader, (people, { personId }, context) =>
    people.load(context, personId),
  ),
  fieldOf(GrandPrixSaved, 'grandPrix', () => GrandPrix, 'The Grand Prix.').from(
    GrandPrixLoader,
    async (loader, { grandPrixId }, context) => {
      const event = await loader.load(context, grandPrixId);
      return event && eventView(event);
    },
  ),
];
