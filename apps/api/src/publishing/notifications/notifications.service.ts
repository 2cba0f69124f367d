import { Injectable } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { CallingAccount } from '../../platform/requests/caller.js';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { creationKeys } from '../../identity/accounts/page-by-creation.js';
import { type Connection, connection, type Slice } from '../../platform/graphql/connection.js';
import { type Refused, refused } from '../../platform/problems/refused.types.js';
import { type Write, Writes } from '../../platform/writes/writes.service.js';
import { record } from '../../platform/events/outbox.js';
import type { NotificationsRead } from './notification.types.js';
import { type NotificationRow, NotificationsRepository } from './notifications.repository.js';
import type { MarkNotificationsReadInput } from './notifications.inputs.js';

/** Notifications that are marked at a time: the largest page of them. */
const MOST = 100;

const tooMany = problemKind('notification/too-many', {
  path: 'ids',
  text: text(
    'At most {most} notifications are marked at a time, or all of them.',
    'Höchstens {most} Benachrichtigungen werden auf einmal markiert, oder alle.',
    'Egyszerre legfeljebb {most} értesítés jelölhető meg, vagy az összes.',
  ),
});

@Injectable()
export class Notifications {
  constructor(
    private readonly repository: NotificationsRepository,
    private readonly writes: Writes,
  ) {}

  async list(account: CallingAccount, slice: Slice, withRead: boolean): Promise<Connection<NotificationRow>> {
    const rows = await this.repository.list(account, slice, withRead);
    return connection(rows, slice, creationKeys, () => this.repository.count(account, withRead));
  }

  /** Those of them of which what they ask for is done. */
  doneAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return this.repository.doneAmong(ids);
  }

  countUnread(account: CallingAccount): Promise<number> {
    return this.repository.countUnread(account);
  }

  /** Ids of others' notifications say nothing and change nothing. @param ids null for all */
  markRead(
    caller: AccountCaller,
    { idempotencyKey: key, ids }: MarkNotificationsReadInput,
  ): Promise<NotificationsRead | Refused> {
    if (ids !== null && ids.length > MOST) {
      return Promise.resolve(refused(tooMany({ most: MOST })));
    }
    const write: Write = { action: 'markNotificationsRead', key, input: { ids } };
    return this.writes.run<NotificationsRead>(caller, write, async (transaction) => {
      await this.repository.markRead(transaction, caller.account.personId, ids);
      await record(transaction, { type: 'notifications-read', id: caller.account.personId });
      return { __typename: 'NotificationsRead', accountId: caller.account.id };
    });
  }
}
