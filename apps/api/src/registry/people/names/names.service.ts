import { Injectable } from '@nestjs/common';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { type Problem, refused, type Refused } from '../../../platform/problems/refused.types.js';
import { type Write, Writes } from '../../../platform/writes/writes.service.js';
import { record } from '../../../platform/events/outbox.js';
import { type PersonToRename, type NamePlaces, NamesRepository } from './names.repository.js';
import { vouchForChangedNames } from './season-names.repository.js';
import { seesNames } from '../people.service.js';
import { personProblems } from '../person-problems.js';
import type { PersonSaved } from '../person.types.js';
import type { RenamePersonInput, SetPseudonymInput, UndoRenameInput } from './names.inputs.js';

/** What renaming somebody would change. */
export interface Renaming extends NamePlaces {
  readonly personId: string;
  readonly from: string;
  readonly to: string;
  readonly isPublic: boolean;
  /** Why it would be refused (D56). */
  readonly problems: readonly Problem[];
}

/** The names of persons: given by the jury or an admin, never lost, given back when one was wrong. */
@Injectable()
export class NamesService {
  constructor(
    private readonly names: NamesRepository,
    private readonly writes: Writes,
  ) {}

  /** Null when there is no such person. It is looked at as the renaming itself would be (D56). */
  async preview(caller: AccountCaller, personId: string, to: string): Promise<Renaming | null> {
    const person = await this.names.find(personId);
    if (person === null) return null;
    const problems = await this.writes.problemsInDryRun(caller, 'renamePerson', (transaction) =>
      this.changeIn(transaction, personId, (at) => this.giveName(transaction, at, to)),
    );
    const places = await this.names.placesOf(personId);
    return { personId, from: person.name, to, isPublic: !person.pseudonymous, problems, ...places };
  }

  rename(caller: AccountCaller, { idempotencyKey: key, personId, name, reason }: RenamePersonInput) {
    const write: Write = { action: 'renamePerson', key, input: { personId, name, reason }, reason };
    return this.change(caller, write, personId, (transaction, person) => this.giveName(transaction, person, name));
  }

  /** The name before the present one is given again, so that undoing it twice is as if nothing had been undone. */
  undo(caller: AccountCaller, { idempotencyKey: key, personId, reason }: UndoRenameInput) {
    const write: Write = { action: 'undoRename', key, input: { personId, reason }, reason };
    return this.change(caller, write, personId, async (transaction, person) => {
      const before = await this.names.before(transaction, person);
      if (before === null) return refused(personProblems.noFormerName());
      await this.names.add(transaction, person, before);
      return null;
    });
  }

  /** For the person, and for the jury and admins whom they ask. */
  setPseudonym(caller: AccountCaller, { idempotencyKey: key, personId, pseudonymous }: SetPseudonymInput) {
    const write: Write = { action: 'setPseudonym', key, input: { personId, pseudonymous } };
    return this.change(caller, write, personId, async (transaction, { id }) => {
      if (!seesNames(caller, id)) return refused(personProblems.notYours.at('personId'));
      await this.names.setPseudonymous(transaction, id, pseudonymous);
      return null;
    });
  }

  /** Work on somebody who is there, and whose data were not erased. */
  private change(
    caller: AccountCaller,
    write: Parameters<Writes['run']>[1],
    personId: string,
    work: (transaction: Transaction, person: PersonToRename) => Promise<Refused | null>,
  ): Promise<PersonSaved | Refused> {
    return this.writes.run<PersonSaved>(caller, write, (transaction) =>
      this.changeIn(transaction, personId, (person) => work(transaction, person)),
    );
  }

  private async changeIn(
    transaction: Transaction,
    personId: string,
    work: (person: PersonToRename) => Promise<Refused | null>,
  ): Promise<PersonSaved | Refused> {
    const person = await this.names.lock(transaction, personId);
    if (person === null) return refused(personProblems.unknown.at('personId'));
    if (person.erased) return refused(personProblems.erased());
    const problem = await work(person);
    if (problem !== null) return problem;
    await vouchForChangedNames(transaction);
    await record(transaction, { type: 'person-changed', id: personId });
    return { __typename: 'PersonSaved', personId };
  }

  private async giveName(transaction: Transaction, person: PersonToRename, name: string): Promise<Refused | null> {
    if (person.name === name) return refused(personProblems.sameAsBefore());
    await this.names.add(transaction, person, name);
    return null;
  }
}
