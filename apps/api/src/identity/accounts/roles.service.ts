import { Injectable } from '@nestjs/common';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { accountProblems } from './account-problems.js';
import { type Refused, refused } from '../../platform/problems/refused.types.js';
import { Writes } from '../../platform/writes/writes.service.js';
import { record } from '../../platform/events/outbox.js';
import type { OfficesSet } from './account.types.js';
import { AccountsRepository, type AccountRoles } from './accounts.repository.js';
import { NoticesRepository } from './notices/notices.repository.js';
import type { SetOfficesInput } from './administration.inputs.js';

@Injectable()
export class RolesService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly notices: NoticesRepository,
    private readonly writes: Writes,
  ) {}

  /** The last admin who can log in stays one. */
  set(
    caller: AccountCaller,
    { idempotencyKey: key, accountId, jury, admin, reason }: SetOfficesInput,
  ): Promise<OfficesSet | Refused> {
    const roles: AccountRoles = { jury, admin };
    return this.writes.run<OfficesSet>(
      caller,
      { action: 'setOffices', key, input: { accountId, roles, reason }, reason },
      async (transaction) => {
        await this.accounts.lockAdmins(transaction);
        const account = await this.accounts.lock(transaction, accountId);
        if (account === null) return refused(accountProblems.unknown.at('accountId'));
        if (account.disabledAt !== null) return refused(accountProblems.closed.at('accountId'));
        if (account.admin !== roles.admin && !caller.account.admin) {
          return refused(accountProblems.adminByLogin());
        }
        if (account.admin && !roles.admin && !(await this.accounts.hasOtherAdmin(transaction, accountId))) {
          return refused(accountProblems.lastAdmin.at('admin'));
        }
        await this.accounts.setRoles(transaction, accountId, roles);
        if (account.jury !== roles.jury || account.admin !== roles.admin) {
          await this.notices.tell(transaction, accountId, 'offices', { ...roles, by: caller.account.id });
        }
        await record(transaction, { type: 'access-changed', id: accountId });
        return { __typename: 'OfficesSet', accountId };
      },
    );
  }
}
