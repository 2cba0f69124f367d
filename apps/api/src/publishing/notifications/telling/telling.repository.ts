import { Injectable } from '@nestjs/common';
import { expressionBuilder, sql } from 'kysely';
import { presentPerson } from '../../../platform/database/merged.js';
import { broughtRows } from '../../../platform/database/rows.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { Channel } from '../kinds.js';
import { type EventName, eventOf } from '../events.js';

/** Who is told: everybody whom one of these fields names. */
export interface Recipients {
  /** The people who act for these sides today (D12). */
  readonly sides: readonly string[];
  readonly persons: readonly string[];
  readonly accounts: readonly string[];
  /** The jury, apart from those whom it concerns: of these sides, at the table of this match, or one of these persons. */
  readonly jury: {
    readonly sides: readonly string[];
    readonly matchId: string | null;
    readonly persons: readonly string[];
  } | null;
}

/** An event that somebody is to be told of. */
export interface NotificationToWrite {
  readonly event: EventName;
  /** Tells this event from an earlier one of the same kind, so that nobody is told the same twice. */
  readonly key: string;
  readonly subjectId: string | null;
  /** Numbers and days that its sentence needs. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly to: Recipients;
  /** The account that did it, which is not told. */
  readonly except: string | null;
  /** When it happened; null for now. */
  readonly at: Date | null;
}

/** A delivery that was made, for the queue. */
export interface QueuedDelivery {
  readonly id: string;
  readonly channel: Channel;
}

/** What was written: deliveries, and who has something new to read. */
export interface WrittenNotifications {
  readonly deliveries: readonly QueuedDelivery[];
  readonly persons: readonly string[];
}

/** Writes to people what they are told. */
@Injectable()
export class TellingRepository {
  /**
   * A row for each person who has an account in use, once for each key, and a delivery for each way by which they want it.
   * @param today for whoever acts for a side
   * @param withMail whether letters can be sent
   */
  async tell(
    transaction: Transaction,
    told: readonly NotificationToWrite[],
    today: string,
    withMail: boolean,
  ): Promise<WrittenNotifications> {
    const byKey = new Map(told.map((each) => [each.key, each]));
    const recipients = (await this.recipients(transaction, told, today)).filter(
      ({ key, accountId }) => byKey.get(key)!.except !== accountId,
    );
    if (recipients.length === 0) return { deliveries: [], persons: [] };
    const written = await this.write(
      transaction,
      recipients.map(({ key, personId }) => {
        const { event, subjectId, values, at } = byKey.get(key)!;
        return { personId, event, key, subjectId, values, at };
      }),
    );
    const accounts = new Map(recipients.map(({ personId, accountId }) => [personId, accountId]));
    const wanted = written.map(({ id, personId, key }) => {
      const { kind, only } = eventOf(byKey.get(key)!.event);
      const mail = withMail && only !== 'webhook';
      return { id, accountId: accounts.get(personId)!, kind, mail, webhook: only !== 'mail' };
    });
    return {
      deliveries: wanted.length === 0 ? [] : await this.send(transaction, wanted),
      persons: [...new Set(written.map(({ personId }) => personId))],
    };
  }

  /** Who has an account in use, once for each key, and is one of those whom it names. */
  private recipients(
    transaction: Transaction,
    notifications: readonly NotificationToWrite[],
    today: string,
  ): Promise<{ readonly key: string; readonly accountId: string; readonly personId: string }[]> {
    const told = broughtRows(
      't',
      notifications.map(({ key, to: { sides, persons, accounts, jury } }) => ({
        key,
        sides,
        persons,
        accounts,
        jury: jury !== null,
        ofSides: jury?.sides ?? [],
        ofMatch: jury?.matchId ?? null,
        ofPersons: jury?.persons ?? [],
      })),
      {
        key: 'text',
        sides: 'uuid[]',
        persons: 'uuid[]',
        accounts: 'uuid[]',
        jury: 'boolean',
        ofSides: 'uuid[]',
        ofMatch: 'uuid',
        ofPersons: 'uuid[]',
      },
    );
    return transaction.$kysely
      .with('told', (kysely) => kysely.selectFrom(told).selectAll('t'))
      .with('chosen', (kysely) =>
        kysely
          .selectFrom('told as t')
          .innerJoin('sideMember as ms', (join) => join.on(sql<boolean>`ms.side_id = ANY (t.sides)`))
          .innerJoin('account as a', 'a.personId', 'ms.personId')
          .select(['t.key', 'a.id'])
          .where(sql<boolean>`(ms.last_day IS NULL OR ms.last_day >= ${today}::date)`)
          .union(
            kysely
              .selectFrom('told as t')
              .innerJoin('person as p', (join) => join.on(sql<boolean>`p.id = ANY (t.persons)`))
              .innerJoin('account as a', (join) => join.on(sql<boolean>`a.person_id = ${presentPerson('p')}`))
              .select(['t.key', 'a.id']),
          )
          .union(
            kysely
              .selectFrom('told as t')
              .innerJoin('account as a', (join) => join.on(sql<boolean>`a.id = ANY (t.accounts)`))
              .select(['t.key', 'a.id']),
          )
          .union(
            kysely
              .selectFrom('told as t')
              .innerJoin('account as a', (join) => join.on(sql<boolean>`t.jury AND a.jury`))
              .select(['t.key', 'a.id'])
              .where(sql<boolean>`a.person_id <> ALL (t.of_persons)`)
              .where((eb) =>
                eb.not(
                  eb.exists(
                    eb
                      .selectFrom('sideMember as ms')
                      .select('ms.personId')
                      .whereRef('ms.personId', '=', 'a.personId')
                      .where(sql<boolean>`ms.side_id = ANY (t.of_sides)`),
                  ),
                ),
              )
              .where((eb) =>
                eb.not(
                  eb.exists(
                    eb
                      .selectFrom('matchPlayer as mp')
                      .innerJoin('person as p', 'p.id', 'mp.personId')
                      .select('mp.personId')
                      .whereRef('mp.matchId', '=', 't.ofMatch')
                      .where(presentPerson('p'), '=', eb.ref('a.personId')),
                  ),
                ),
              ),
          ),
      )
      .selectFrom('chosen as c')
      .innerJoin('account as a', 'a.id', 'c.id')
      .select(['c.key', 'a.id as accountId', 'a.personId'])
      .where('a.disabledAt', 'is', null)
      .execute();
  }

  /** What a person was told before, by its key, is not written again. */
  private write(
    transaction: Transaction,
    rows: readonly (Pick<NotificationToWrite, 'event' | 'key' | 'subjectId' | 'values' | 'at'> & {
      readonly personId: string;
    })[],
  ): Promise<{ readonly id: string; readonly personId: string; readonly key: string }[]> {
    const brought = broughtRows('r', rows, {
      personId: 'uuid',
      event: 'text',
      key: 'text',
      subjectId: 'uuid',
      values: 'jsonb',
      at: 'timestamptz',
    });
    return transaction.$kysely
      .insertInto('notification')
      .columns(['personId', 'event', 'key', 'subjectId', 'values', 'createdAt'])
      .expression((eb) =>
        eb
          .selectFrom(brought)
          .select(['r.personId', 'r.event', 'r.key', 'r.subjectId', 'r.values'])
          .select(sql<Date>`COALESCE(r.at, clock_timestamp())`.as('at')),
      )
      .onConflict((conflict) => conflict.columns(['personId', 'key']).doNothing())
      .returning(['id', 'personId', 'key'])
      .execute();
  }

  /** A letter for who has an address, and a call of each webhook that is for such a kind, unless they have said that they want none. */
  private send(transaction: Transaction, rows: readonly WantedDelivery[]): Promise<QueuedDelivery[]> {
    const brought = broughtRows('w', rows, {
      id: 'uuid',
      accountId: 'uuid',
      kind: 'text',
      mail: 'boolean',
      webhook: 'boolean',
    });
    const isUnwanted = (channel: Channel) =>
      expressionBuilder<Tables>()
        .selectFrom('notificationSetting as s')
        .select('s.kind')
        .where(sql<boolean>`s.account_id = w.account_id AND s.kind = w.kind`)
        .where('s.channel', '=', channel)
        .where('s.enabled', '=', false);
    return transaction.$kysely
      .insertInto('delivery')
      .columns(['accountId', 'notificationId', 'channel', 'webhookId'])
      .expression((eb) =>
        eb
          .selectFrom(brought)
          .innerJoin('account as a', 'a.id', 'w.accountId')
          .innerJoin('contact as c', 'c.personId', 'a.personId')
          .select([
            'w.accountId',
            'w.id',
            sql<Channel>`'mail'`.as('channel'),
            sql<string | null>`NULL::uuid`.as('webhookId'),
          ])
          .where('c.email', 'is not', null)
          .where(sql<boolean>`w.mail`)
          .where((eb) => eb.not(eb.exists(isUnwanted('mail'))))
          .unionAll(
            eb
              .selectFrom(brought)
              .innerJoin('webhook as h', 'h.accountId', 'w.accountId')
              .select(['w.accountId', 'w.id', sql<Channel>`'webhook'`.as('channel'), 'h.id as webhookId'])
              .where('h.pausedAt', 'is', null)
              .where(sql<boolean>`w.webhook AND w.kind = ANY (h.kinds)`)
              .where((eb) => eb.not(eb.exists(isUnwanted('webhook')))),
          ),
      )
      .returning(['id', sql<Channel>`channel`.as('channel')])
      .execute();
  }
}

/** A notification that was written, for an account. */
interface WantedDelivery {
  readonly id: string;
  readonly accountId: string;
  readonly kind: string;
  readonly mail: boolean;
  readonly webhook: boolean;
}
