import { Injectable } from '@nestjs/common';
import type { ReadSource } from '../../platform/database/replica/read-source.js';
import type { Caller } from '../../platform/requests/caller.js';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { type Connection, connection, type Slice } from '../../platform/graphql/connection.js';
import { type Problem, refused, type Refused } from '../../platform/problems/refused.types.js';
import { createPerson } from '../../identity/accounts/new-person.repository.js';
import { Writes } from '../../platform/writes/writes.service.js';
import { record } from '../../platform/events/outbox.js';
import { wordsIn } from './names/name-words.js';
import { personProblems } from './person-problems.js';
import type { PersonSaved } from './person.types.js';
import { PeopleRepository, type PersonRow } from './people.repository.js';
import { publicName } from './names/public-name.js';
import type { AddPersonInput } from './people.inputs.js';

/** Somebody who is to be entered. */
export interface NewPerson {
  readonly name: string;
  /** Whether others of this name are known to be other people. */
  readonly isAnother: boolean;
}

@Injectable()
export class PeopleService {
  constructor(
    private readonly repository: PeopleRepository,
    private readonly writes: Writes,
  ) {}

  /** By name. @param search beginnings of words of the name, accents and case apart; null for everybody */
  async list(source: ReadSource, caller: Caller, slice: Slice, search: string | null): Promise<Connection<PersonRow>> {
    const words = search === null ? null : wordsIn(search);
    const filter = { words, withPseudonymous: seesNames(caller, null) };
    const nobody = words?.length === 0;
    const rows = nobody ? [] : await source.read((database) => this.repository.list(database, slice, filter));
    const count = (): number | Promise<number> =>
      nobody ? 0 : source.read((database) => this.repository.count(database, filter));
    return connection(rows, slice, ({ key, id }) => [key, id], count);
  }

  add(caller: AccountCaller, person: AddPersonInput): Promise<PersonSaved | Refused> {
    return this.writes.run<PersonSaved>(
      caller,
      { action: 'addPerson', key: person.idempotencyKey, input: person },
      async (transaction) => {
        const entered = await this.enter(transaction, caller, person, 'name');
        return 'code' in entered ? refused(entered) : { __typename: 'PersonSaved', personId: entered.id };
      },
    );
  }

  /** Enters somebody who is not there yet. The problem says that they seem to be there. */
  async enter(
    transaction: Transaction,
    caller: Caller,
    { name, isAnother }: NewPerson,
    path: string,
  ): Promise<{ readonly id: string } | Problem> {
    const [known] = isAnother ? [] : await this.repository.findNamed(transaction, name, seesNames(caller, null));
    if (known !== undefined) return personProblems.sameName.at(path, { name: publicName(known) });
    const id = await createPerson(transaction, name);
    await record(transaction, { type: 'person-changed', id });
    return { id };
  }
}

/** Whether the names behind pseudonyms are no secret to the caller: the jury's, the admins', and everybody's own. */
export function seesNames({ account }: Caller, personId: string | null): boolean {
  return account !== null && (account.jury || account.setsUp || account.personId === personId);
}
