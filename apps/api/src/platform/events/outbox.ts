import type { Transaction } from '../database/transactions.js';
import type { DomainEvent } from './domain-event.js';

/**
 * Writes down what was done, in the transaction in which it is done: nothing that is kept stays untold, and nothing that is taken back
 * is told. Who did it is what the write has said to the log, unless the event says so itself; what is brought in from before is marked as no
 * news (`beginSilence`).
 */
export async function record(transaction: Transaction, ...events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  await transaction.$executeRaw`
    INSERT INTO "outbox" ("event", "account_id", "news")
    SELECT "event", COALESCE("event" ->> 'by', NULLIF(current_setting('office.account', true), ''))::uuid,
      current_setting('office.untold', true) IS DISTINCT FROM 'on'
    FROM jsonb_array_elements(${JSON.stringify(events)}::jsonb) WITH ORDINALITY AS recorded("event", "place")
    ORDER BY "place"`;
}

/** Until the end of the transaction nothing that happens is news: an import of years would write to everybody. */
export async function beginSilence(transaction: Transaction): Promise<void> {
  await transaction.$executeRaw`SELECT set_config('office.untold', 'on', true)`;
}
