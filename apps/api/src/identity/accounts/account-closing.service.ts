import { Injectable } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { accountProblems } from './account-problems.js';
import { type Refused, refused } from '../../platform/problems/refused.types.js';
import { Writes } from '../../platform/writes/writes.service.js';
import { record } from '../../platform/events/outbox.js';
import type { AccountClosed, AccountReopened } from './account.types.js';
import { AccountsRepository } from './accounts.repository.js';
import { OneTimeLinks } from './links/one-time-links.service.js';
import { Logins } from './logins/logins.service.js';
import { NoticesRepository } from './notices/notices.repository.js';
import type { CloseAccountInput, ReopenAccountInput } from './administration.inputs.js';

const problems = {
  isClosed: problemKind('account/is-closed', {
    path: 'accountId',
    text: text('This account is closed already.', 'Dieses Konto ist schon geschlossen.', 'Ez a fiók már le van zárva.'),
  }),
  isOpen: problemKind('account/is-open', {
    path: 'accountId',
    text: text('This account is not closed.', 'Dieses Konto ist nicht geschlossen.', 'Ez a fiók nincs lezárva.'),
  }),
};

/** Closes and reopens accounts. What the person did stays, but nobody logs in with a closed account. */
@Injectable()
export class AccountClosingService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly links: OneTimeLinks,
    private readonly logins: Logins,
    private readonly notices: NoticesRepository,
    private readonly writes: Writes,
  ) {}

  /** Revokes logins, tokens and links. The last admin's account stays open. */
  close(
    caller: AccountCaller,
    { idempotencyKey: key, accountId, reason }: CloseAccountInput,
  ): Promise<AccountClosed | Refused> {
    return this.writes.run<AccountClosed>(
      caller,
      { action: 'closeAccount', key, input: { accountId, reason }, reason },
      async (transaction) => {
        await this.accounts.lockAdmins(transaction);
        const account = await this.accounts.lock(transaction, accountId);
        if (account === null) return refused(accountProblems.unknown.at('accountId'));
        if (account.disabledAt !== null) return refused(problems.isClosed());
        if (account.admin && !(await this.accounts.hasOtherAdmin(transaction, accountId))) {
          return refused(accountProblems.lastAdmin.at('accountId'));
        }
        await this.accounts.setDisabled(transaction, accountId, new Date());
        await this.logins.endAll(transaction, accountId);
        await this.links.revoke(transaction, accountId);
        await record(transaction, { type: 'access-changed', id: accountId });
        return { __typename: 'AccountClosed', accountId };
      },
    );
  }

  reopen(
    caller: AccountCaller,
    { idempotencyKey: key, accountId, reason }: ReopenAccountInput,
  ): Promise<AccountReopened | Refused> {
    return this.writes.run<AccountReopened>(
      caller,
      { action: 'reopenAccount', key, input: { accountId, reason }, reason },
      async (transaction) => {
        const account = await this.accounts.lock(transaction, accountId);
        if (account === null) return refused(accountProblems.unknown.at('accountId'));
        if (account.disabledAt === null) return refused(problems.isOpen());
        await this.accounts.setDisabled(transaction, accountId, null);
        await this.notices.tell(transaction, accountId, 'reopened', { by: caller.account.id });
        await record(transaction, { type: 'access-changed', id: accountId });
        return { __typename: 'AccountReopened', accountId };
      },
    );
  }
}
