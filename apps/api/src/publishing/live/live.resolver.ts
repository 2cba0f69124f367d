import { Args, Query, Resolver, Subscription } from '@nestjs/graphql';
import type { Caller } from '../../platform/requests/caller.js';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { Change } from './change.types.js';
import { LiveService } from './live.service.js';
import {
  SeasonChangedArguments,
  GrandPrixChangedArguments,
  ResultsChangedArguments,
  MatchChangedArguments,
} from './live.arguments.js';
import { Arguments } from '../../platform/inputs/input.js';

const After = (): ParameterDecorator =>
  Args('after', {
    type: () => String,
    nullable: true,
    description: 'The cursor received last: resumes there, without a gap.',
  });

/** The stream's items are what is answered. */
const told = { resolve: (change: Change) => change } as const;

@Resolver()
export class LiveResolver {
  constructor(private readonly live: LiveService) {}

  @Allows('anyone')
  @Query(() => String, {
    description:
      'How far changes have come. Ask for it first and for data then: subscriptions with it as `after` tell of all that changes after the data were read, and say nothing if nothing does.',
  })
  changeCursor(): Promise<string> {
    return this.live.cursor();
  }

  @Allows('anyone')
  @Subscription(() => Change, { ...told, description: 'Changes of the championship table of a season (9).' })
  standingsChanged(@Arguments() args: SeasonChangedArguments): Promise<AsyncIterable<Change>> {
    return this.live.standings(args.seasonYear, args.after);
  }

  @Allows('anyone')
  @Subscription(() => Change, {
    ...told,
    description: 'Changes of the cup of a season: of its list, its draw and its bracket (10).',
  })
  cupChanged(@Arguments() args: SeasonChangedArguments): Promise<AsyncIterable<Change>> {
    return this.live.cup(args.seasonYear, args.after);
  }

  @Allows('anyone')
  @Subscription(() => Change, { ...told, description: 'Changes of the table of the free championship (12).' })
  freeTableChanged(@Arguments() args: SeasonChangedArguments): Promise<AsyncIterable<Change>> {
    return this.live.freeTable(args.seasonYear, args.after);
  }

  @Allows('anyone')
  @Subscription(() => Change, { ...told, description: 'Changes of the trophy list (13).' })
  trophiesChanged(@After() after: string | null = null): Promise<AsyncIterable<Change>> {
    return this.live.trophies(after);
  }

  @Allows('anyone')
  @Subscription(() => Change, {
    ...told,
    description: 'Changes of a Grand Prix, also of games whose sheets are not handed in yet (D42).',
  })
  grandPrixChanged(@Arguments() args: GrandPrixChangedArguments): Promise<AsyncIterable<Change>> {
    return this.live.grandPrix(args.id, args.after);
  }

  @Allows('anyone')
  @Subscription(() => Change, {
    ...told,
    description:
      'Changes of matches that everybody sees: one is approved, reopened or ruled upon. Results, figures of players and teams follow from them.',
  })
  resultsChanged(@Arguments() args: ResultsChangedArguments): Promise<AsyncIterable<Change>> {
    return this.live.results(args.personId, args.sideId, args.after);
  }

  @Allows('anyone')
  @Subscription(() => Change, {
    ...told,
    description:
      'Changes of a match, for callers who may see it at the time. Of a match that they may not see they are told nothing, as of one that does not exist.',
  })
  matchChanged(
    @CurrentCaller() caller: Caller,
    @Arguments() args: MatchChangedArguments,
  ): Promise<AsyncIterable<Change>> {
    return this.live.match(caller, args.id, args.after);
  }

  @Allows('account')
  @Subscription(() => Change, {
    ...told,
    description: "Changes of the caller's own matches, those of their teams and those in which they sat at the table.",
  })
  myMatchesChanged(
    @CurrentCaller() caller: AccountCaller,
    @After() after: string | null = null,
  ): Promise<AsyncIterable<Change>> {
    return this.live.matchesOf(caller, after);
  }

  @Allows('account')
  @Subscription(() => Change, {
    ...told,
    description: 'That the caller is told something, or has marked it as read.',
  })
  myNotificationsChanged(
    @CurrentCaller() caller: AccountCaller,
    @After() after: string | null = null,
  ): Promise<AsyncIterable<Change>> {
    return this.live.notificationsOf(caller, after);
  }

  @Allows('jury')
  @Subscription(() => Change, {
    ...told,
    description: "Changes in the jury's queues: of matches, free games and requests.",
  })
  juryQueueChanged(@After() after: string | null = null): Promise<AsyncIterable<Change>> {
    return this.live.queue(after);
  }
}
