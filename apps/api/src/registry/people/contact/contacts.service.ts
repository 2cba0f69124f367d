import { Injectable } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { type Problem, refused, type Refused } from '../../../platform/problems/refused.types.js';
import type { Letter } from '../../../platform/mail/mail.service.js';
import { ContactsRepository } from './contacts.repository.js';
import { NamesRepository } from '../names/names.repository.js';
import { personProblems } from '../person-problems.js';
import type { PersonSaved } from '../person.types.js';
import { mayHandlePersonalData } from '../privacy/privacy.service.js';
import { type Write, Writes } from '../../../platform/writes/writes.service.js';
import { Passwords } from '../../../identity/accounts/passwords/passwords.service.js';
import { AccountHoldersRepository } from '../../../identity/accounts/account-holders.repository.js';
import { EmailNews } from '../../../identity/accounts/notices/email-news.service.js';
import { record } from '../../../platform/events/outbox.js';
import type { SetContactInput } from './contact.inputs.js';

export interface NewContact {
  readonly email: string | null;
  readonly phone: string | null;
}

const passwordNeeded = problemKind('password/needed', {
  path: 'password',
  text: text(
    'Changing your e-mail address needs your password.',
    'Um deine E-Mail-Adresse zu ändern, braucht es dein Passwort.',
    'Az e-mail-címed módosításához a jelszavad kell.',
  ),
});

/** How to reach people. Links for new passwords go to the e-mail address, so whoever could change it could take the account. */
@Injectable()
export class Contacts {
  constructor(
    private readonly contacts: ContactsRepository,
    private readonly holders: AccountHoldersRepository,
    private readonly names: NamesRepository,
    private readonly passwords: Passwords,
    private readonly news: EmailNews,
    private readonly writes: Writes,
  ) {}

  /**
   * Both are set as given; null erases.
   * @param password the caller's, for another e-mail address of their own
   */
  async set(
    caller: AccountCaller,
    { idempotencyKey: key, personId, password, ...input }: SetContactInput,
  ): Promise<PersonSaved | Refused> {
    const tooMany = password === null ? null : await this.passwords.countAttempt(caller);
    if (tooMany !== null) return tooMany;
    const letters: Letter[] = [];
    const write: Write = { action: 'setContact', key, input: { personId, ...input } };
    const saved = await this.writes.run<PersonSaved>(caller, write, async (transaction) => {
      const problem = await this.contactProblems(transaction, caller, personId, input);
      if (problem.length > 0) return refused(...problem);
      const before = await this.holders.emailOf(transaction, personId);
      if (before !== input.email) {
        const unproved = await this.unproved(transaction, caller, personId, password);
        if (unproved !== null) return unproved;
        letters.push(...(await this.news.tell(transaction, caller, personId, before)));
      }
      await this.contacts.save(transaction, { personId, ...input });
      await record(transaction, { type: 'person-changed', id: personId });
      return { __typename: 'PersonSaved', personId };
    });
    if (isRefused(saved)) return saved;
    if (password !== null) await this.passwords.forgetAttempts(caller);
    for (const letter of letters) await this.news.send(letter);
    return saved;
  }

  private async contactProblems(
    transaction: Transaction,
    caller: AccountCaller,
    personId: string,
    input: NewContact,
  ): Promise<readonly Problem[]> {
    if (!mayHandlePersonalData(caller, personId)) return [personProblems.notYours.at('personId')];
    const malformed = malformedParts(input);
    if (malformed.length > 0) return malformed;
    const person = await this.names.lock(transaction, personId);
    if (person === null) return [personProblems.unknown.at('personId')];
    if (person.erased) return [personProblems.erased()];
    const isFree = input.email === null || (await this.holders.isEmailFree(transaction, input.email, personId));
    return isFree ? [] : [personProblems.emailTaken()];
  }

  /** Null where the caller has shown that the account is theirs, or acts as an admin for somebody else. */
  private async unproved(
    transaction: Transaction,
    caller: AccountCaller,
    personId: string,
    password: string | null,
  ): Promise<Refused | null> {
    if (caller.account.personId !== personId) return null;
    if (password === null) return refused(passwordNeeded());
    const account = await this.passwords.confirmed(transaction, caller, password, 'password');
    return isRefused(account) ? account : null;
  }
}

function malformedParts({ email, phone }: NewContact): readonly Problem[] {
  const isEmail =
    email === null ||
    (email.length <= 254 && /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\.]+(\.[^\s@<>"(),;:\\.]+)+$/.test(email));
  const isPhone = phone === null || /^[0-9 +()/.-]{4,40}$/.test(phone);
  return [...(isEmail ? [] : [personProblems.notAnEmail()]), ...(isPhone ? [] : [personProblems.notAPhone()])];
}
