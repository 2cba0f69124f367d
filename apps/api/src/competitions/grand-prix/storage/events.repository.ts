import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { isBetween } from '../../../platform/database/meetings.js';
import { anyOf, broughtRows } from '../../../platform/database/rows.js';
import type { KeptEvent } from '@tarokk/competition';
import { eventOf, readEvents } from './events-query.js';

/** Which event a sheet could belong to. */
export interface EventQuestion {
  readonly matchId: string | null;
  readonly season: number;
  readonly sides: readonly [string, string];
  readonly date: string;
}

/** Reads Grand Prix. Their size is bounded, so each is read whole. */
@Injectable()
export class EventsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** In no order. */
  findByIds(transaction: Transaction | null, ids: readonly string[]): Promise<KeptEvent[]> {
    return readEvents((transaction ?? this.prisma).$kysely, (eb) => eb('g.id', '=', anyOf(ids)));
  }

  /** Those of a season that were not cancelled, by date. */
  ofYear(year: number): Promise<KeptEvent[]> {
    return readEvents(this.prisma.$kysely, (eb) =>
      eb.and([eb('g.season', '=', year), eb('g.cancelledAt', 'is', null)]),
    );
  }

  /**
   * The event of each sheet, in the order of the questions, null where its pairs play in none together; and how many other
   * sheets the two have handed in for it.
   */
  async ofSheets(
    transaction: Transaction | null,
    questions: readonly EventQuestion[],
  ): Promise<({ readonly event: KeptEvent; readonly others: number } | null)[]> {
    const { $kysely } = transaction ?? this.prisma;
    const found = await $kysely
      .selectFrom(
        $kysely
          .selectFrom(asked(questions))
          .selectAll()
          .select(eventOf('asked', 'a', 'b').as('event'))
          .as('q'),
      )
      .select('q.event as id')
      .select((eb) =>
        eb
          .selectFrom('match as m')
          .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('others'))
          .where(isBetween('m', 'q'))
          .whereRef('m.season', '=', 'q.season')
          .where(sql<boolean>`'grand-prix' = ANY (m.competitions)`)
          .where('m.state', '<>', 'withdrawn')
          .where((where) => where('m.id', 'is distinct from', where.ref('q.matchId')))
          .where((where) => where(eventOf('m', 'sideA', 'sideB'), '=', where.ref('q.event')))
          .as('others'),
      )
      .orderBy('q.place')
      .execute();
    const ids = [...new Set(found.flatMap(({ id }) => id ?? []))];
    const events = new Map((await this.findByIds(transaction, ids)).map((event) => [event.id, event]));
    return found.map(({ id, others }) => (id === null ? null : { event: events.get(id)!, others: others ?? 0 }));
  }

  /** The events of sheets stay as they are until the end of the transaction. Everybody locks them by id, so that two cannot wait for each other. */
  async keepOpen(transaction: Transaction, questions: readonly EventQuestion[]): Promise<void> {
    await transaction.$kysely
      .selectFrom('grandPrix as g')
      .where('g.id', 'in', (eb) => eb.selectFrom(asked(questions)).select(eventOf('asked', 'a', 'b').as('event')))
      .orderBy('g.id')
      .forShare()
      .execute();
  }
}

/** The questions as a table, in their order. */
function asked(questions: readonly EventQuestion[]) {
  const rows = questions.map(({ sides: [a, b], ...question }, place) => ({ place, ...question, a, b }));
  const types = { place: 'integer', matchId: 'uuid', season: 'integer', date: 'date', a: 'uuid', b: 'uuid' } as const;
  return broughtRows('asked', rows, types);
}
