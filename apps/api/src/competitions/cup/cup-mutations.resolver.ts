import { Args, Int, Mutation, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import type { Refused } from '../../platform/graphql/refused.types.js';
import { DayScalar, NameScalar, UuidScalar, WordsScalar } from '../../platform/graphql/scalars.js';
import { IdempotencyKey } from '../../platform/writes/idempotency-key.js';
import { CupResult, type CupSaved } from './cup-changes.types.js';
import { CupDrawingService } from './cup-drawing.service.js';
import { CupEntriesService } from './cup-entries.service.js';
import { CupEntryInput } from './cup-entry.input.js';

const Year = (): ParameterDecorator => Args('year', { type: () => Int, description: 'The year of the season.' });
const Seed = (): ParameterDecorator =>
  Args('seed', {
    type: () => String,
    description: 'What the event gave, as it is published: 1–200 characters (docs/draw.md).',
  });
const EntriesUntil = (): ParameterDecorator =>
  Args('entriesUntil', {
    type: () => DayScalar,
    description: 'The last day of the entries, in the year of the season.',
  });

/** From the announcement of a cup to its draw. */
@Resolver()
export class CupMutationsResolver {
  constructor(
    private readonly entries: CupEntriesService,
    private readonly drawing: CupDrawingService,
  ) {}

  @Allows('jury')
  @Mutation(() => CupResult, {
    description:
      'Announces the cup of a season: until when pairs enter, and the public event that will give the seed (D28). Can be said otherwise while the entries are open.',
  })
  announceCup(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Year() year: number,
    @EntriesUntil() entriesUntil: string,
    @Args('event', {
      type: () => NameScalar,
      nullable: true,
      description: 'The public event, and what of it is the seed; to be named before the entries close.',
    })
    event: string | null = null,
  ): Promise<CupSaved | Refused> {
    return this.entries.announce(caller, key, { year, entriesUntil, event });
  }

  @Allows('side-or-jury')
  @Mutation(() => CupResult, {
    description:
      'Enters a pair (10): by one of the two, or the jury, while the entries are open and fewer than sixteen are in.',
  })
  enterCup(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Args('pairId', { type: () => UuidScalar, description: 'The pair.' }) pairId: string,
  ): Promise<CupSaved | Refused> {
    return this.entries.enter(caller, key, pairId);
  }

  @Allows('jury')
  @Mutation(() => CupResult, {
    description: 'Draws the cup from the list and the seed (D27, D28), once, after the entries have closed.',
  })
  drawCup(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Year() year: number,
    @Seed() seed: string,
  ): Promise<CupSaved | Refused> {
    return this.drawing.draw(caller, key, year, seed);
  }

  @Allows('jury')
  @Mutation(() => CupResult, {
    description:
      'Takes over a cup that was drawn before this office was there, with the list, the seed and the days that it had.',
  })
  recordCup(
    @CurrentCaller() caller: AccountCaller,
    @IdempotencyKey() key: string,
    @Year() year: number,
    @EntriesUntil() entriesUntil: string,
    @Args('event', { type: () => NameScalar, description: 'The public event that gave the seed.' }) event: string,
    @Args('eventNamedOn', { type: () => DayScalar, description: 'The day on which it was named.' })
    eventNamedOn: string,
    @Args('drawnOn', { type: () => DayScalar, description: 'The day of the draw.' }) drawnOn: string,
    @Seed() seed: string,
    @Args('entries', { type: () => [CupEntryInput], description: 'The published list, in its order: 2–16 pairs.' })
    entries: readonly CupEntryInput[],
    @Args('reason', { type: () => WordsScalar, description: 'Why; the log keeps it.' }) reason: string,
  ): Promise<CupSaved | Refused> {
    const wish = { year, entriesUntil, event, eventNamedOn, drawnOn, seed, entries, reason };
    return this.drawing.record(caller, key, wish);
  }
}
