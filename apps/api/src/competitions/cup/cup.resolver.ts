import { Args, Context, Extensions, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { bracketPicture, drawText, tiesToPlay } from '@tarokk/competition';
import { Allows } from '../../platform/requests/allows.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Pair } from '../../registry/pairs/pair.types.js';
import { PairsLoader } from '../../registry/pairs/pairs.loader.js';
import { Season } from '../../registry/seasons/season.types.js';
import { SeasonsLoader } from '../../registry/seasons/seasons.loader.js';
import { cupAct, CupAct, CupDeadline, CupDraw, CupPicture, cupPicture, CupRound, Cup } from './cup.types.js';
import { CupsLoader } from './cups.loader.js';
import { cupTie } from './cup-tie.types.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

/** Where a cup stands: nothing of it is kept, all of it follows from its draw, its matches and its acts. */
@Resolver(() => Cup)
export class CupResolver {
  constructor(
    private readonly cups: CupsLoader,
    private readonly pairs: PairsLoader,
    private readonly seasons: SeasonsLoader,
  ) {}

  @Allows('anyone')
  @Query(() => Cup, {
    nullable: true,
    description: 'The Hungarian Cup of a season (10); null for a year without one.',
    complexity: 20,
  })
  cup(
    @Context() context: RequestContext,
    @Args('seasonYear', { type: () => Int, description: 'The year of the season.' }) year: number,
  ): Promise<Cup | null> {
    return this.cups.load(context, year);
  }

  @ResolveField(() => Season, { description: 'Its season.' })
  season(@Parent() { year }: Cup, @Context() context: RequestContext): Promise<Season | null> {
    return this.seasons.load(context, year);
  }

  @ResolveField(() => CupDraw, { nullable: true, description: 'The draw; null before it.' })
  draw(@Parent() { state, row }: Cup): CupDraw | null {
    if (state === null) return null;
    const { draw } = state;
    return {
      seed: draw.seed,
      drawnOn: row.drawnOn!,
      lots: draw.lots.map(({ number, lot, entry }) => ({ number, lot, pairId: entry.id })),
      placeIds: draw.places,
      text: drawText(draw),
      draw,
    };
  }

  @Extensions({ atMost: 4 })
  @ResolveField(() => [CupRound], { description: 'The rounds, from the first one played; none before the draw.' })
  rounds(@Parent() { state }: Cup): CupRound[] {
    return (state?.rounds ?? []).map(({ round, name, lastDay, ties }) => ({
      round,
      lastDay,
      words: name,
      ties: ties.map(cupTie),
    }));
  }

  @ResolveField(() => CupPicture, { nullable: true, description: 'The bracket for a picture; null before the draw.' })
  picture(@Parent() { state }: Cup): CupPicture | null {
    return state && cupPicture(bracketPicture(state));
  }

  @ResolveField(() => [CupDeadline], {
    description: 'Ties between two pairs that are still to play, the most urgent first.',
  })
  toPlay(@Parent() { state, today }: Cup): CupDeadline[] {
    const due = state === null ? [] : tiesToPlay(state, today);
    return due.map(({ tie, daysLeft, sentence }) => ({ tie: cupTie(tie), daysLeft, sentence }));
  }

  @ResolveField(() => [CupAct], { description: 'What pairs and jury have said and decided in it, in order.' })
  acts(@Parent() { row }: Cup): CupAct[] {
    return row.acts.map(cupAct);
  }

  @ResolveField(() => Pair, { nullable: true, description: 'Who won the final; null before, and when nobody did.' })
  winner(@Parent() { state }: Cup, @Context() context: RequestContext): Promise<Pair | null> | null {
    return state?.winner == null ? null : this.pairs.load(context, state.winner);
  }

  @ResolveField(() => [Pair], { description: 'Who lost or conceded the final.' })
  runnersUp(@Parent() { state }: Cup, @Context() context: RequestContext): Promise<readonly Pair[]> {
    return this.pairs.loadAll(context, state?.runnersUp ?? []);
  }

  @ResolveField(() => [Pair], {
    description: 'Who receives bronze: those who lost or conceded a semi-final (10, D34).',
  })
  bronze(@Parent() { state }: Cup, @Context() context: RequestContext): Promise<readonly Pair[]> {
    return this.pairs.loadAll(context, state?.bronze ?? []);
  }
}

export const fieldsOfCup = [
  /** So that the seasons lead to their cups, for a list of winners. */
  fieldOf(Season, 'cup', () => Cup, 'Its Hungarian Cup (10); null while none is announced.', {
    nullable: true,
    complexity: 20,
  }).from(CupsLoader, (cups, { year }, context) => cups.load(context, year)),
];
