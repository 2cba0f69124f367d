import { Injectable } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { Caller } from '../../../platform/requests/caller.js';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { hashOfSecret, newSecret } from '../../access/secrets.js';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import { type Connection, connection, type Slice } from '../../../platform/graphql/connection.js';
import { accountProblems } from '../account-problems.js';
import { type Refused, refused } from '../../../platform/problems/refused.types.js';
import { Writes } from '../../../platform/writes/writes.service.js';
import { record } from '../../../platform/events/outbox.js';
import { AccountsRepository } from '../accounts.repository.js';
import { creationKeys } from '../page-by-creation.js';
import { matchesSecretWords } from '../passwords/hashing.js';
import { NoticesRepository } from '../notices/notices.repository.js';
import { Throttle } from '../throttling/throttle.service.js';
import type { LoggedOut, LoginRevoked } from './login.types.js';
import { knownDevice, newDevice } from './known-devices.js';
import { type KeptAccess, type LoginRow, LoginsRepository } from './logins.repository.js';
import type { LoginInput, LogoutEverywhereInput, RevokeLoginInput } from './logins.inputs.js';

/** A new login with the token for its cookie; the database has only the hash of the token. */
export interface NewSession {
  readonly __typename: 'LoggedIn';
  readonly accountId: string;
  readonly personId: string;
  readonly secret: string;
  /** The part of the device cookie by which the account knows the browser from now on. */
  readonly device: string;
  readonly expiresAt: Date;
}

/** How long a login lasts, in milliseconds: 90 days. */
const LIFETIME = 90 * 24 * 3_600_000;

const NOTHING: KeptAccess = { loginId: null, tokenIds: [] };

const problems = {
  wrong: problemKind('login/wrong', {
    text: text('Name or password is wrong.', 'Name oder Passwort ist falsch.', 'A név vagy a jelszó hibás.'),
  }),
  unknown: problemKind('login/unknown', {
    path: 'id',
    text: text(
      'You have no such login, or it has ended already.',
      'Eine solche Anmeldung hast du nicht, oder sie ist schon beendet.',
      'Nincs ilyen bejelentkezésed, vagy már véget ért.',
    ),
  }),
};

@Injectable()
export class Logins {
  constructor(
    private readonly repository: LoginsRepository,
    private readonly accounts: AccountsRepository,
    private readonly notices: NoticesRepository,
    private readonly throttle: Throttle,
    private readonly transactions: Transactions,
    private readonly writes: Writes,
  ) {}

  /**
   * The same answer after the same work for a wrong password and a name that nobody has.
   * @param devices what the browser has of accounts that know it
   */
  async logIn(caller: Caller, devices: string, { name, password }: LoginInput): Promise<NewSession | Refused> {
    const account = await this.accounts.findByName(name);
    const tried = account === null ? { name: name.toLowerCase() } : { account: account.id };
    const device = account === null ? null : knownDevice(devices, account);
    const { address, limits } = caller;
    const by = device === null ? { address, limits } : { known: device, limits };
    // A person who shares an address with a guesser can still log in on a device that the account knows.
    const tooMany = device === null ? await this.throttle.fromAddress('login', caller) : null;
    if (tooMany !== null) return tooMany;
    const { refused: blocked, isTold } = await this.throttle.guess(null, 'login', tried, by);
    if (blocked !== null) return blocked;
    const matches = await matchesSecretWords(account?.passwordHash ?? null, password);
    if (account === null || !matches) {
      if (account !== null && isTold) await this.tell(account.id);
      return refused(problems.wrong());
    }
    if (account.disabledAt !== null) return refused(accountProblems.closed());
    await this.throttle.forgetGuesses(null, 'login', tried, by);
    return this.transactions.run(async (transaction) => {
      const now = await this.accounts.lock(transaction, account.id);
      // Somebody may have changed the password in the meantime, to lock out who knows the old one.
      if (now?.passwordHash !== account.passwordHash) return refused(problems.wrong());
      return this.enter(transaction, caller, account.id);
    });
  }

  private tell(accountId: string): Promise<void> {
    return this.transactions.run((transaction) => this.notices.tellOnce(transaction, accountId, 'login-guessed'));
  }

  /**
   * A new login, always with a new token; the one that the browser had before ends with it.
   */
  async enter(transaction: Transaction, caller: Caller, accountId: string): Promise<NewSession> {
    const secret = newSecret();
    const expiresAt = new Date(Date.now() + LIFETIME);
    if (caller.loginId !== null && caller.account !== null) {
      await this.end(transaction, caller.account.id, caller.loginId);
    }
    const { userAgent } = caller;
    const { personId, passwordHash } = (await this.accounts.lock(transaction, accountId))!;
    const device = newDevice({ id: accountId, passwordHash });
    await this.repository.create(transaction, { accountId, tokenHash: hashOfSecret(secret), userAgent, expiresAt });
    return { __typename: 'LoggedIn', accountId, personId, secret, device, expiresAt };
  }

  /** Ends all logins and API tokens of the account but those that are named. */
  async endAll(transaction: Transaction, accountId: string, kept: KeptAccess = NOTHING): Promise<void> {
    await this.repository.revokeAll(transaction, accountId, kept);
    await record(transaction, { type: 'access-changed', id: accountId });
  }

  /** Ends one login of the account; false when it has none such. */
  private async end(transaction: Transaction, accountId: string, loginId: string): Promise<boolean> {
    const ended = await this.repository.revoke(transaction, accountId, loginId);
    if (ended) await record(transaction, { type: 'access-changed', id: accountId });
    return ended;
  }

  async leave({ account, loginId }: Caller): Promise<void> {
    if (account === null || loginId === null) return;
    await this.transactions.run((transaction) => this.repository.revoke(transaction, account.id, loginId));
  }

  /** @param tokenIds API tokens that stay */
  leaveEverywhere(
    caller: AccountCaller,
    { keepTokenIds: tokenIds }: LogoutEverywhereInput,
  ): Promise<LoggedOut | Refused> {
    return this.writes.run<LoggedOut>(
      caller,
      { action: 'logoutEverywhere', key: null, input: { keepTokenIds: tokenIds } },
      async (transaction) => {
        const { id } = caller.account;
        await this.accounts.lock(transaction, id);
        await this.endAll(transaction, id, { loginId: null, tokenIds });
        return { __typename: 'LoggedOut', done: true };
      },
    );
  }

  async list(accountId: string, slice: Slice): Promise<Connection<LoginRow>> {
    const rows = await this.repository.list(accountId, slice);
    return connection(rows, slice, creationKeys, () => this.repository.count(accountId));
  }

  revoke(
    caller: AccountCaller,
    { idempotencyKey: key, loginId: id }: RevokeLoginInput,
  ): Promise<LoginRevoked | Refused> {
    return this.writes.run<LoginRevoked>(caller, { action: 'revokeLogin', key, input: { id } }, async (transaction) =>
      (await this.end(transaction, caller.account.id, id))
        ? { __typename: 'LoginRevoked', loginId: id }
        : refused(problems.unknown()),
    );
  }
}
