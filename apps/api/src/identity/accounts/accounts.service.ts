import { Injectable } from '@nestjs/common';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { type Connection, connection, type Slice } from '../../platform/graphql/connection.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import { Writes } from '../../platform/writes/writes.service.js';
import { record } from '../../platform/events/outbox.js';
import type { OfficeHeld } from './account.types.js';
import { type AccountRow, AccountsRepository } from './accounts.repository.js';
import type { LanguageSet } from './me.types.js';
import { creationKeys } from './page-by-creation.js';
import type { SetLanguageInput } from './me.inputs.js';

@Injectable()
export class Accounts {
  constructor(
    private readonly repository: AccountsRepository,
    private readonly writes: Writes,
  ) {}

  async list(slice: Slice, office: OfficeHeld | null): Promise<Connection<AccountRow>> {
    const rows = await this.repository.list(slice, office);
    return connection(rows, slice, creationKeys, () => this.repository.count(office));
  }

  setLanguage(
    caller: AccountCaller,
    { idempotencyKey: key, language }: SetLanguageInput,
  ): Promise<LanguageSet | Refused> {
    return this.writes.run<LanguageSet>(
      caller,
      { action: 'setLanguage', key, input: { language } },
      async (transaction) => {
        await this.repository.setLanguage(transaction, caller.account.id, language);
        await record(transaction, { type: 'account-changed', id: caller.account.id });
        return { __typename: 'LanguageSet', accountId: caller.account.id };
      },
    );
  }
}
