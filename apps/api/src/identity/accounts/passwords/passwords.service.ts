import { Injectable } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import { type Caller, knownAs } from '../../../platform/requests/caller.js';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { refused, type Refused } from '../../../platform/problems/refused.types.js';
import { Writes } from '../../../platform/writes/writes.service.js';
import { record } from '../../../platform/events/outbox.js';
import { AccountsRepository, type SecretAccountRow } from '../accounts.repository.js';
import type { ResetPasswordInput } from '../links/links.inputs.js';
import { OneTimeLinks } from '../links/one-time-links.service.js';
import { type NewSession, Logins } from '../logins/logins.service.js';
import type { PasswordChanged } from '../me.types.js';
import { NoticesRepository } from '../notices/notices.repository.js';
import { type Guesser, Throttle } from '../throttling/throttle.service.js';
import { hashSecretWords, matchesSecretWords } from './hashing.js';
import { problemOfPassword } from './password-rules.js';
import type { ChangePasswordInput } from '../me.inputs.js';

const wrong = problemKind('password/wrong', {
  text: text('The present password is wrong.', 'Das bisherige Passwort ist falsch.', 'A jelenlegi jelszó hibás.'),
});

@Injectable()
export class Passwords {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly links: OneTimeLinks,
    private readonly logins: Logins,
    private readonly notices: NoticesRepository,
    private readonly throttle: Throttle,
    private readonly writes: Writes,
  ) {}

  /** Ends all other logins, API tokens that are not named, and links for a new password that are still open. */
  async change(
    caller: AccountCaller,
    { idempotencyKey: key, password, newPassword, keepTokenIds: tokenIds }: ChangePasswordInput,
  ): Promise<PasswordChanged | Refused> {
    const tooMany = await this.countAttempt(caller);
    if (tooMany !== null) return tooMany;
    const changed = await this.writes.run<PasswordChanged>(
      caller,
      // The key does not hold the passwords, not even their hash, which would be a fast one.
      { action: 'changePassword', key, input: { keepTokenIds: tokenIds } },
      async (transaction) => {
        const account = await this.confirmed(transaction, caller, password, 'password');
        if (isRefused(account)) return account;
        const problem = problemOfPassword(newPassword, account.username, 'newPassword');
        if (problem !== null) return refused(problem);
        await this.accounts.setPassword(transaction, account.id, account.username, await hashSecretWords(newPassword));
        await this.logins.endAll(transaction, account.id, { loginId: caller.loginId, tokenIds });
        await this.links.revoke(transaction, account.id, 'reset');
        await record(transaction, { type: 'account-changed', id: account.id });
        return { __typename: 'PasswordChanged', done: true };
      },
    );
    if (!isRefused(changed)) await this.forgetAttempts(caller);
    return changed;
  }

  /** By a one-time link: ends all logins and API tokens, and opens a new login. */
  async reset(caller: Caller, { token, password }: ResetPasswordInput): Promise<NewSession | Refused> {
    const link = await this.links.find(caller, token, 'reset');
    if (isRefused(link)) return link;
    const { id: accountId, personId, username } = link.account!;
    const problem = problemOfPassword(password, username!, 'password');
    if (problem !== null) return refused(problem);
    const passwordHash = await hashSecretWords(password);
    const session = await this.writes.run<NewSession>(
      knownAs(caller, accountId, personId),
      { action: 'resetPassword', key: null, input: { link: link.id } },
      async (transaction) => {
        await this.accounts.lock(transaction, accountId);
        const late = await this.links.use(transaction, link.id);
        if (late !== null) return late;
        await this.accounts.setPassword(transaction, accountId, username!, passwordHash);
        await this.logins.endAll(transaction, accountId);
        await this.notices.tell(transaction, accountId, 'password-reset', { by: null });
        await record(transaction, { type: 'account-changed', id: accountId });
        return this.logins.enter(transaction, caller, accountId);
      },
    );
    if (!isRefused(session)) await this.throttle.forgetStrangers('login', { account: accountId });
    return session;
  }

  /** Counts an attempt with the caller's password; null: it may be made. */
  async countAttempt(caller: AccountCaller): Promise<Refused | null> {
    return (await this.throttle.guess(null, 'password', { account: caller.account.id }, knownBy(caller))).refused;
  }

  /** After a success. */
  forgetAttempts(caller: AccountCaller): Promise<void> {
    return this.throttle.forgetGuesses(null, 'password', { account: caller.account.id }, knownBy(caller));
  }

  /** The caller's account, locked, if this is its password. Whoever uses it counts the attempt before the transaction. */
  async confirmed(
    transaction: Transaction,
    { account: { id } }: AccountCaller,
    password: string,
    path: string,
  ): Promise<(SecretAccountRow & { readonly username: string }) | Refused> {
    const account = await this.accounts.lock(transaction, id);
    const matches = await matchesSecretWords(account?.passwordHash ?? null, password);
    if (!matches || account?.username == null) return refused(wrong.at(path));
    return { ...account, username: account.username };
  }
}

/** Callers who are logged in are counted by their login, so that they do not wait for the guesses of others. */
function knownBy({ loginId, tokenId, account, limits }: AccountCaller): Guesser {
  return { known: loginId ?? tokenId ?? account.id, limits };
}
