import { ArgsType, Int, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Competition } from '@tarokk/competition';
import { Allows } from '../../platform/requests/allows.js';
import { Clock } from '../../platform/office/clock.js';
import { PossibleGamesLoader } from '../../matches/possible-games/possible-games.loader.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { type Connection, connection, PageArguments, shownAs, sliceOf } from '../../platform/graphql/connection.js';
import { CompetitionEnum } from '../../registry/seasons/competition.enum.js';
import { keysByAge, type QueueFilter, JuryQueueRepository, type QueuedRow } from './queue.repository.js';
import {
  JuryDesk,
  OVERDUE_DAYS,
  OverdueAtDesk,
  type Queue,
  QueuedMatch,
  QueuedMatchConnection,
  QueueEnum,
} from './queue.types.js';
import { Arguments } from '../../platform/inputs/input.js';
import { Choice, Id, Year } from '../../platform/inputs/fields.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

const DAY_IN_MILLISECONDS = 86_400_000;

@ArgsType()
export class QueueArguments extends PageArguments implements QueueFilter {
  @Choice(QueueEnum, 'Which queue.')
  queue!: Queue;

  @Year('Of this season.', { nullable: true })
  seasonYear?: number | null;

  @Id('Of this team or pair.', { nullable: true })
  sideId?: string | null;

  @Choice(CompetitionEnum, 'That are to count for this.', { nullable: true })
  competition?: Competition | null;
}

@Resolver()
export class QueueResolver {
  constructor(private readonly repository: JuryQueueRepository) {}

  @Allows('jury')
  @Query(() => QueuedMatchConnection, { description: 'Matches that wait for the jury, the longest first.' })
  async juryQueue(
    @CurrentCaller() { account }: AccountCaller,
    @Arguments() wanted: QueueArguments,
  ): Promise<Connection<QueuedMatch>> {
    const slice = sliceOf(wanted);
    const rows = await this.repository.list(slice, wanted.queue, wanted, account.personId);
    return shownAs(
      connection(rows, slice, keysByAge, () => this.repository.count(wanted.queue, wanted)),
      withAge,
    );
  }

  @Allows('jury')
  @Query(() => JuryDesk, { description: 'How much waits for the jury.', complexity: 50 })
  juryDesk(): Promise<JuryDesk> {
    return this.repository.counts();
  }
}

@Resolver(() => JuryDesk)
export class JuryDeskResolver {
  constructor(
    private readonly repository: JuryQueueRepository,
    private readonly clock: Clock,
  ) {}

  @ResolveField(() => OverdueAtDesk, { description: 'What of it has waited too long.', complexity: 50 })
  async overdue(): Promise<OverdueAtDesk> {
    const since = new Date(Date.now() - (OVERDUE_DAYS + 1) * DAY_IN_MILLISECONDS);
    return this.repository.overdueCounts(since, await this.clock.today());
  }
}

/** A sheet is read, and what is kept of its games. */
const READING = 5;

function withAge({ match, concerned }: QueuedRow): QueuedMatch {
  const ageInDays = Math.floor((Date.now() - match.stateSince.getTime()) / DAY_IN_MILLISECONDS);
  return { match, concerned, ageInDays, overdue: ageInDays > OVERDUE_DAYS };
}

export const fieldsOfQueue = [
  fieldOf(
    QueuedMatch,
    'gamesWithoutAny',
    () => [Int],
    'The numbers of scored games that cannot have been so, as `findings` of the match say it with SHEET_NO_GAME: as far as the office has found it out, which it does once somebody of the jury looks at the match.',
    { complexity: READING },
  ).from(PossibleGamesLoader, (possible, { match }, context) => possible.excludedIn(context, match)),
];
