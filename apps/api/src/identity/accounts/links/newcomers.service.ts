import { Injectable } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import { type Caller, knownAs } from '../../../platform/requests/caller.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { type Refused, refused } from '../../../platform/problems/refused.types.js';
import { Writes } from '../../../platform/writes/writes.service.js';
import { record } from '../../../platform/events/outbox.js';
import { AccountsRepository } from '../accounts.repository.js';
import { AccountHoldersRepository } from '../account-holders.repository.js';
import { createPerson } from '../new-person.repository.js';
import { type NewSession, Logins } from '../logins/logins.service.js';
import { type KeptCredentials, keptCredentials } from './credentials.js';
import type { AcceptInvitationInput, BecomeFirstAdminInput } from './links.inputs.js';
import { OneTimeLinks } from './one-time-links.service.js';
import { invitationRefusal } from './invitation-refusal.js';

const problems = {
  usernameTaken: problemKind('username/taken', {
    path: 'username',
    text: text(
      'The username {username} is taken. Choose another.',
      'Der Benutzername {username} ist vergeben. Wähle einen anderen.',
      'A(z) {username} felhasználónév foglalt. Válassz másikat.',
    ),
  }),
  adminExists: problemKind('first-admin/exists', {
    path: 'token',
    text: text(
      'The office has an admin already, who invites others.',
      'Das Büro hat schon einen Admin, der andere einlädt.',
      'Az irodának már van adminja, ő hívhat meg másokat.',
    ),
  }),
};

/** How people get an account of their own: by an invitation, or as an admin on the word of whoever runs the server. */
@Injectable()
export class Newcomers {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly holders: AccountHoldersRepository,
    private readonly links: OneTimeLinks,
    private readonly logins: Logins,
    private readonly writes: Writes,
  ) {}

  async acceptInvitation(caller: Caller, input: AcceptInvitationInput): Promise<NewSession | Refused> {
    const link = await this.links.find(caller, input.token, 'invitation');
    if (isRefused(link)) return link;
    const credentials = await keptCredentials(input);
    if (isRefused(credentials)) return credentials;
    const { id: accountId, personId } = link.account!;
    return this.writes.run<NewSession>(
      knownAs(caller, accountId, personId),
      { action: 'acceptInvitation', key: null, input: { link: link.id } },
      async (transaction) => {
        await this.accounts.lock(transaction, accountId);
        const late = await this.links.use(transaction, link.id);
        if (late !== null) return late;
        const taken = await this.takeUsername(transaction, accountId, credentials);
        if (taken !== null) return taken;
        await this.accounts.setLanguage(transaction, accountId, caller.language);
        await record(transaction, { type: 'account-changed', id: accountId });
        return this.logins.enter(transaction, caller, accountId);
      },
    );
  }

  /** The link of the server's terminal works while nobody can log in as an admin. */
  async becomeFirstAdmin(caller: Caller, input: BecomeFirstAdminInput): Promise<NewSession | Refused> {
    const link = await this.links.find(caller, input.token, 'first-admin');
    if (isRefused(link)) return link;
    const credentials = await keptCredentials(input);
    if (isRefused(credentials)) return credentials;
    return this.writes.run<NewSession>(
      caller,
      { action: 'becomeFirstAdmin', key: null, input: { link: link.id } },
      async (transaction) => {
        await this.accounts.lockAdmins(transaction);
        if (await this.accounts.hasOtherAdmin(transaction, null)) {
          return refused(problems.adminExists());
        }
        const late = await this.links.use(transaction, link.id);
        if (late !== null) return late;
        const accountId = await this.newAdmin(transaction, input.name, caller.language, input.jury);
        const taken = await this.takeUsername(transaction, accountId, credentials);
        if (taken !== null) return taken;
        await record(transaction, { type: 'account-changed', id: accountId });
        return this.logins.enter(transaction, caller, accountId);
      },
    );
  }

  /**
   * Opens an account, without an office, for a person who has none in use, and logs in.
   * @param email to which the invitation went, so that it is theirs; one that is another person's by now is not entered
   */
  async openAccount(
    transaction: Transaction,
    caller: Caller,
    { personId, email }: { readonly personId: string; readonly email: string | null },
    credentials: KeptCredentials,
  ): Promise<NewSession | Refused> {
    await this.holders.lockInvitee(transaction, personId);
    const known = await this.accounts.lockOfPerson(transaction, personId);
    const refusal = known === null ? null : invitationRefusal(known, false);
    if (refusal !== null) return refusal;
    const office = { jury: false, admin: false };
    const { id } = known ?? (await this.accounts.create(transaction, personId, caller.language, office));
    const taken = await this.takeUsername(transaction, id, credentials);
    if (taken !== null) return taken;
    await this.accounts.setLanguage(transaction, id, caller.language);
    if (email !== null) await this.holders.setEmail(transaction, personId, email);
    await record(transaction, { type: 'account-changed', id });
    return this.logins.enter(transaction, caller, id);
  }

  /** A new person with an account of an admin, which has no password yet. */
  async newAdmin(transaction: Transaction, name: string, language: string, jury = false): Promise<string> {
    const personId = await createPerson(transaction, name);
    const { id } = await this.accounts.create(transaction, personId, language, { jury, admin: true });
    return id;
  }

  /** Null when the username was free, and is now the account's. */
  async takeUsername(
    transaction: Transaction,
    accountId: string,
    { username, passwordHash }: KeptCredentials,
  ): Promise<Refused | null> {
    if (!(await this.accounts.isUsernameFree(transaction, username))) {
      return refused(problems.usernameTaken({ username }));
    }
    await this.accounts.setPassword(transaction, accountId, username, passwordHash);
    return null;
  }
}
