import { Injectable } from '@nestjs/common';
import type { AccountCaller } from '../access/current-caller.js';
import { type Problem, refused, type Refused } from '../graphql/refused.types.js';
import { Writes } from '../writes/writes.service.js';
import { ContactsRepository } from './contacts.repository.js';
import { NamesRepository } from './names.repository.js';
import { personProblems } from './person-problems.js';
import type { PersonSaved } from './person.types.js';
import { PersonalDataRepository } from './personal-data.repository.js';

export interface ContactWish {
  readonly email: string | null;
  readonly phone: string | null;
}

/** What belongs to a person alone: seen and changed by himself and admins. */
@Injectable()
export class PrivacyService {
  constructor(
    private readonly contacts: ContactsRepository,
    private readonly names: NamesRepository,
    private readonly data: PersonalDataRepository,
    private readonly writes: Writes,
  ) {}

  /** Both are set as given; null erases. */
  setContact(caller: AccountCaller, key: string, personId: string, wish: ContactWish): Promise<PersonSaved | Refused> {
    const write = { action: 'setContact', key, input: { personId, wish } };
    return this.writes.run<PersonSaved>(caller, write, async (transaction) => {
      if (!isHisOwn(caller, personId)) return refused(personProblems.notYours('personId'));
      const malformed = malformedParts(wish);
      if (malformed.length > 0) return refused(...malformed);
      const person = await this.names.lock(transaction, personId);
      if (person === null) return refused(personProblems.unknown('personId'));
      if (person.erased) return refused(personProblems.erased());
      if (wish.email !== null && !(await this.contacts.isEmailFree(transaction, wish.email, personId))) {
        return refused(personProblems.emailTaken());
      }
      await this.contacts.save(transaction, { personId, ...wish });
      return { __typename: 'PersonSaved', personId };
    });
  }

  /** All that the office keeps about the caller. */
  dataOf({ account }: AccountCaller): Promise<object> {
    return this.data.allOf(account.personId);
  }

  /** For ever: not even an admin can give the name back. Erased twice is erased once. */
  erase(caller: AccountCaller, key: string, personId: string): Promise<PersonSaved | Refused> {
    const write = { action: 'erasePerson', key, input: { personId } };
    return this.writes.run<PersonSaved>(caller, write, async (transaction) => {
      if (!isHisOwn(caller, personId)) return refused(personProblems.notYours('personId'));
      const person = await this.names.lock(transaction, personId);
      if (person === null) return refused(personProblems.unknown('personId'));
      if (await this.data.isLastAdmin(transaction, personId)) return refused(personProblems.lastAdmin());
      if (!person.erased) await this.data.erase(transaction, personId);
      return { __typename: 'PersonSaved', personId };
    });
  }
}

/** The caller's, or anybody's for an admin. */
export function isHisOwn({ account }: Pick<AccountCaller, 'account'>, personId: string): boolean {
  return account.admin || account.personId === personId;
}

function malformedParts({ email, phone }: ContactWish): readonly Problem[] {
  const isEmail =
    email === null ||
    (email.length <= 254 && /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\.]+(\.[^\s@<>"(),;:\\.]+)+$/.test(email));
  const isPhone = phone === null || /^[0-9 +()/.-]{4,40}$/.test(phone);
  return [...(isEmail ? [] : [personProblems.notAnEmail()]), ...(isPhone ? [] : [personProblems.notAPhone()])];
}
