import { Injectable } from '@nestjs/common';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { Problem } from '../../../platform/problems/refused.types.js';
import { PeopleRepository } from '../../people/people.repository.js';
import { PeopleService } from '../../people/people.service.js';
import { teamProblems } from '../team-problems.js';
import type { MemberInput } from '../team.types.js';

/** Who is to join a team: somebody known, or somebody new whom the captain or the jury enters with it. */
@Injectable()
export class TeamNewcomers {
  constructor(
    private readonly people: PeopleService,
    private readonly repository: PeopleRepository,
  ) {}

  /** @param path the argument in which the person is given */
  async find(
    transaction: Transaction,
    caller: AccountCaller,
    { personId, name, isAnother }: MemberInput,
    path: string,
  ): Promise<{ readonly id: string } | Problem> {
    if ((personId == null) === (name == null)) return teamProblems.unknownPerson.at(path);
    if (name != null)
      return this.people.enter(transaction, caller, { name, isAnother: isAnother === true }, `${path}.name`);
    const [known] = await this.repository.present(transaction, [personId!]);
    return known ?? teamProblems.unknownPerson.at(`${path}.personId`);
  }
}
