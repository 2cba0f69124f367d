import { Injectable } from '@nestjs/common';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { refused, type Refused } from '../../../platform/problems/refused.types.js';
import { type Write, Writes } from '../../../platform/writes/writes.service.js';
import { record } from '../../../platform/events/outbox.js';
import { NamesRepository } from '../names/names.repository.js';
import { vouchForChangedNames } from '../names/season-names.repository.js';
import { personProblems } from '../person-problems.js';
import type { PersonSaved } from '../person.types.js';
import { PersonalDataRepository } from './personal-data.repository.js';
import type { ErasePersonInput } from './privacy.inputs.js';

/** What belongs to a person alone: seen and changed by them and by admins. */
@Injectable()
export class PrivacyService {
  constructor(
    private readonly names: NamesRepository,
    private readonly data: PersonalDataRepository,
    private readonly writes: Writes,
  ) {}

  /** All that the office keeps about the caller. */
  dataOf({ account }: AccountCaller): Promise<object> {
    return this.data.allOf(account.personId);
  }

  /** For ever: not even an admin can give the name back. Erased twice is erased once. */
  erase(caller: AccountCaller, { idempotencyKey: key, personId }: ErasePersonInput): Promise<PersonSaved | Refused> {
    const write: Write = { action: 'erasePerson', key, input: { personId } };
    return this.writes.run<PersonSaved>(caller, write, async (transaction) => {
      if (!mayHandlePersonalData(caller, personId)) return refused(personProblems.notYours.at('personId'));
      const person = await this.names.lock(transaction, personId);
      if (person === null) return refused(personProblems.unknown.at('personId'));
      if (await this.data.isLastAdmin(transaction, personId)) return refused(personProblems.lastAdmin());
      if (person.erased) return { __typename: 'PersonSaved', personId };
      const accountIds = await this.data.erase(transaction, personId);
      await vouchForChangedNames(transaction);
      await record(transaction, { type: 'person-changed', id: personId });
      await record(transaction, ...accountIds.map((id) => ({ type: 'access-changed', id }) as const));
      return { __typename: 'PersonSaved', personId };
    });
  }
}

/** Whether the caller may see and change personal data: their own, or as an admin those of everybody. */
export function mayHandlePersonalData({ account }: Pick<AccountCaller, 'account'>, personId: string): boolean {
  return account.admin || account.personId === personId;
}
