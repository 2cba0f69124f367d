import { sql } from 'kysely';
import { type Given, prepared } from '../database/prepared.js';
import { rowsIn, rowsJson } from '../database/rows.js';
import { setUntilEnd } from '../database/settings.js';
import type { Transaction } from '../database/transactions.js';
import type { DomainEvent } from './domain-event.js';

/**
 * Writes down what was done, in the transaction in which it is done: nothing that is kept stays untold, and nothing that is taken back
 * is told. Who did it is what the write has said to the log, unless the event says so itself; what is brought in from before is marked as no
 * news (`beginSilence`).
 */
export async function record(transaction: Transaction, ...events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  await insertEvents(transaction, { rows: rowsJson(events.map((event, place) => ({ place, event }))) });
}

const insertEvents = prepared((kysely, given: Given<{ readonly rows: string }>) =>
  kysely
    .insertInto('outbox')
    .columns(['event', 'accountId', 'news'])
    .expression((eb) =>
      eb
        .selectFrom(rowsIn<'recorded', RecordedRow>('recorded', given.rows, { place: 'integer', event: 'jsonb' }))
        .select('recorded.event')
        .select([
          sql`COALESCE(recorded.event ->> 'by', NULLIF(current_setting('office.account', true), ''))::uuid`.as('by'),
          sql`current_setting('office.untold', true) IS DISTINCT FROM 'on'`.as('news'),
        ])
        .orderBy('recorded.place'),
    ),
);

interface RecordedRow {
  readonly place: number;
  readonly event: DomainEvent;
}

/** Until the end of the transaction nothing that happens is news: an import of years would write to everybody. */
export function beginSilence(transaction: Transaction): Promise<void> {
  return setUntilEnd(transaction, { 'office.untold': 'on' });
}
