import { Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { type Language, text } from '@tarokk/rules';
import { InLanguage } from '../../platform/schema/in-language.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Clock } from '../../platform/office/clock.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { PlannedMatch } from '../planned-matches/planned-match.types.js';
import { PlannedMatchesLoader } from '../planned-matches/planned-matches.loader.js';
import { Side } from '../../registry/teams/sides/side.types.js';
import { SidesLoader } from '../../registry/teams/sides/sides.loader.js';
import { ConcernService } from './deciding/concern.service.js';
import { JuryRequest, JuryRequestSaved } from './request.types.js';
import { RequestsLoader } from './requests.loader.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

const DAY_IN_MILLISECONDS = 86_400_000;

const granted = text(
  'Granted after the day of the match, so it is no approval in advance (D21). On the sheet of the match the jury can still rule that it stands.',
  'Erst nach dem Tag des Matches genehmigt, also nicht im Voraus (D21). Auf dem Spielzettel des Matches kann die Jury noch entscheiden, dass es gilt.',
  'A mérkőzés napja után engedélyezve, tehát nem előre (D21). A zsűri a mérkőzéslapon még dönthet úgy, hogy a mérkőzés érvényes.',
);
const waiting = text(
  'The day of the match is over: a decision is no approval in advance any more (D21). Ask for a ruling on the sheet of the match.',
  'Der Tag des Matches ist vorbei: Eine Genehmigung wäre nicht mehr im Voraus (D21). Ersuche auf dem Spielzettel des Matches um eine Entscheidung.',
  'A mérkőzés napja elmúlt: a döntés már nem előzetes engedély (D21). Kérj döntést a mérkőzéslapon.',
);

@Resolver(() => JuryRequest)
export class RequestFieldsResolver {
  constructor(
    private readonly sides: SidesLoader,
    private readonly plans: PlannedMatchesLoader,
    private readonly people: PeopleLoader,
    private readonly concern: ConcernService,
    private readonly clock: Clock,
  ) {}

  @ResolveField(() => Side, { description: 'The side that asks.' })
  side(@Parent() { sideId }: JuryRequest, @Context() context: RequestContext): Promise<Side | null> {
    return this.sides.load(context, sideId);
  }

  @ResolveField(() => PlannedMatch, {
    nullable: true,
    description: 'The planned match as it is now; null for what is about the team.',
  })
  plannedMatch(
    @Parent() { plannedMatchId }: JuryRequest,
    @Context() context: RequestContext,
  ): Promise<PlannedMatch | null> | null {
    return plannedMatchId === null ? null : this.plans.load(context, plannedMatchId);
  }

  @ResolveField(() => Person, { nullable: true, description: 'Who is to come.' })
  person(@Parent() { personId }: JuryRequest, @Context() context: RequestContext): Promise<Person | null> | null {
    return personId === null ? null : this.people.load(context, personId);
  }

  @ResolveField(() => Person, { nullable: true, description: 'Whom they are to replace.' })
  replaces(@Parent() { replacesId }: JuryRequest, @Context() context: RequestContext): Promise<Person | null> | null {
    return replacesId === null ? null : this.people.load(context, replacesId);
  }

  @ResolveField(() => Person, { description: 'Who has asked.' })
  askedBy(@Parent() { askedBy }: JuryRequest, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, askedBy);
  }

  @ResolveField(() => Person, { nullable: true, description: 'Who has decided.' })
  decidedBy(@Parent() { decidedBy }: JuryRequest, @Context() context: RequestContext): Promise<Person | null> | null {
    return decidedBy === null ? null : this.people.load(context, decidedBy);
  }

  @ResolveField(() => Int, { description: 'How many whole days ago it was asked.' })
  age(@Parent() { askedAt }: JuryRequest): number {
    return Math.floor((Date.now() - askedAt.getTime()) / DAY_IN_MILLISECONDS);
  }

  @ResolveField(() => Boolean, { description: 'It waits, and its deadline is over.' })
  async overdue(@Parent() { state, deadline }: JuryRequest): Promise<boolean> {
    return state === 'undecided' && deadline !== null && deadline < (await this.clock.today());
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'What helps where the decision came, or would come, after the day of the match; null otherwise.',
  })
  async advice(
    @Parent() request: JuryRequest,
    @Context() { caller }: RequestContext,
    @InLanguage() lang?: Language | null,
  ): Promise<string | null> {
    const language = lang ?? caller.language;
    if (request.state === 'too-late') return granted[language];
    return (await this.overdue(request)) ? waiting[language] : null;
  }

  @ResolveField(() => Boolean, {
    description: 'Whether the caller, of the jury, may decide it: it waits, and does not concern them (D12).',
  })
  mayDecide(@Parent() request: JuryRequest, @Context() context: RequestContext): Promise<boolean> {
    return this.concern.mayDecideNow(context, request);
  }
}

export const fieldsOfRequest = [
  fieldOf(JuryRequestSaved, 'request', () => JuryRequest, 'The request.').from(
    RequestsLoader,
    (loader, { requestId }, context) => loader.load(context, requestId),
  ),
];
