import { Injectable } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { type Connection, connection, type Slice } from '../../../platform/graphql/connection.js';
import { type Refused, refused } from '../../../platform/problems/refused.types.js';
import { Writes } from '../../../platform/writes/writes.service.js';
import { creationKeys } from '../page-by-creation.js';
import type { NoticesSeen } from './notice.types.js';
import { type NoticeRow, NoticesRepository } from './notices.repository.js';
import type { MarkNoticesSeenInput } from './notices.inputs.js';

/** Notices that are marked at a time: the largest page of them. */
const MOST = 100;

const tooMany = problemKind('notice/too-many', {
  path: 'ids',
  text: text(
    'At most {most} notices are marked at a time.',
    'Höchstens {most} Mitteilungen werden auf einmal markiert.',
    'Egyszerre legfeljebb {most} értesítés jelölhető meg.',
  ),
});

@Injectable()
export class Notices {
  constructor(
    private readonly repository: NoticesRepository,
    private readonly writes: Writes,
  ) {}

  async list(accountId: string, slice: Slice, withSeen: boolean): Promise<Connection<NoticeRow>> {
    const rows = await this.repository.list(accountId, slice, withSeen);
    return connection(rows, slice, creationKeys, () => this.repository.count(accountId, withSeen));
  }

  /** Ids of other accounts' notices say nothing and change nothing. */
  markSeen(caller: AccountCaller, { idempotencyKey: key, ids }: MarkNoticesSeenInput): Promise<NoticesSeen | Refused> {
    if (ids.length > MOST) return Promise.resolve(refused(tooMany({ most: MOST })));
    return this.writes.run<NoticesSeen>(
      caller,
      { action: 'markNoticesSeen', key, input: { ids } },
      async (transaction) => {
        await this.repository.markSeen(transaction, caller.account.id, ids);
        return { __typename: 'NoticesSeen', accountId: caller.account.id };
      },
    );
  }
}
