import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CupTieMatch } from '../../competitions/cup/cup-tie.types.js';
import { eventView } from '../../competitions/grand-prix/event-view.js';
import { GrandPrixLoader } from '../../competitions/grand-prix/grand-prix.loader.js';
import { GrandPrix, GrandPrixPairing } from '../../competitions/grand-prix/grand-prix.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Match } from '../match/match.types.js';
import { MatchesLoader } from '../match/matches.loader.js';
import { PlannedMatch } from '../planned-matches/planned-match.types.js';
import { PlannedMatchesLoader } from '../planned-matches/planned-matches.loader.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

@Resolver(() => GrandPrixPairing)
export class MatchOfPairingResolver {
  constructor(
    private readonly plans: PlannedMatchesLoader,
    private readonly matches: MatchesLoader,
  ) {}

  @ResolveField(() => PlannedMatch, {
    nullable: true,
    description: 'The planned match; drafts of its sheet hang on it.',
  })
  plannedMatch(
    @Parent() { pairing }: GrandPrixPairing,
    @Context() context: RequestContext,
  ): Promise<PlannedMatch | null> {
    return this.plans.find(context, pairing.plannedMatchId);
  }

  @ResolveField(() => Match, { nullable: true, description: 'Its match; null before its sheet is yours to see.' })
  match(@Parent() { pairing }: GrandPrixPairing, @Context() context: RequestContext): Promise<Match | null> | null {
    return pairing.matchId === null ? null : this.matches.match(context, pairing.matchId);
  }
}

export const fieldsOfMatchesOfCompetitions = [
  fieldOf(CupTieMatch, 'match', () => Match, 'The match; null if it is not for you to see.', { nullable: true }).from(
    MatchesLoader,
    (matches, { matchId }, context) => matches.match(context, matchId),
  ),
  fieldOf(
    Match,
    'grandPrix',
    () => GrandPrix,
    'The Grand Prix in which it was played; null of a match that is to count for none.',
    { nullable: true },
  ).from(GrandPrixLoader, async (events, { id: matchId, competitions, season, sides, date }, context) => {
    if (!competitions.includes('grand-prix')) return null;
    const event = await events.ofSheet(context, { matchId, season, sides, date });
    return event && eventView(event);
  }),
];
