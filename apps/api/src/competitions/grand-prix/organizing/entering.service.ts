import { Injectable } from '@nestjs/common';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { refused, type Refused } from '../../../platform/problems/refused.types.js';
import { PairsRepository } from '../../../registry/pairs/pairs.repository.js';
import { PairsService } from '../../../registry/pairs/pairs.service.js';
import { PeopleRepository } from '../../../registry/people/people.repository.js';
import { publicName } from '../../../registry/people/names/public-name.js';
import { EventWritesRepository } from '../storage/event-writes.repository.js';
import { grandPrixProblems } from '../grand-prix-problems.js';
import { type LockedEvent, GrandPrixWork } from './grand-prix-work.service.js';
import type { GrandPrixSaved } from '../grand-prix.types.js';
import type { EnterGrandPrixInput, WithdrawFromGrandPrixInput } from './organizing.inputs.js';

/** More than fit into any room; it bounds the work that one event can cause. */
const MOST_PAIRS = 64;

/** The list of an event, until its schedule is made. */
@Injectable()
export class GrandPrixEntering {
  constructor(
    private readonly work: GrandPrixWork,
    private readonly eventWrites: EventWritesRepository,
    private readonly pairs: PairsRepository,
    private readonly players: PairsService,
    private readonly people: PeopleRepository,
  ) {}

  /** By one of the two, or the jury. */
  enter(caller: AccountCaller, input: EnterGrandPrixInput): Promise<GrandPrixSaved | Refused> {
    const { grandPrixId: id, pairId } = input;
    return this.work.on(caller, { action: 'enterGrandPrix', key: input.idempotencyKey, input }, { id }, async (at) => {
      const { transaction, event } = at;
      if (event.seed !== null) return refused(grandPrixProblems.drawnAlready());
      const [pair] = await this.pairs.findByIds(transaction, [pairId]);
      if (pair?.year !== event.year) return refused(grandPrixProblems.unknownPair());
      if (!(await this.mayActFor(at, caller, pairId))) return refused(grandPrixProblems.notYours());
      if (event.entries.some((entry) => entry.id === pairId)) return refused(grandPrixProblems.enteredAlready());
      if (event.entries.length >= MOST_PAIRS) return refused(grandPrixProblems.full({ most: MOST_PAIRS }));
      const players = await this.pairs.enteredPlayers(transaction, pairId);
      const taken = event.entries.flatMap((entry) =>
        entry.players.filter((player) => players.includes(player)).map((player) => ({ player, pair: entry.name })),
      );
      if (taken.length > 0) {
        const persons = await this.people.present(
          transaction,
          taken.map(({ player }) => player),
        );
        const names = new Map(persons.map((row) => [row.id, publicName(row)]));
        return refused(
          ...taken.map(({ player, pair: other }) =>
            grandPrixProblems.playerEntered({ person: names.get(player) ?? player, pair: other }),
          ),
        );
      }
      await this.eventWrites.enter(transaction, { id, year: event.year, pairId, players, by: caller.account.id });
      return undefined;
    });
  }

  withdraw(caller: AccountCaller, input: WithdrawFromGrandPrixInput): Promise<GrandPrixSaved | Refused> {
    const { grandPrixId: id, pairId, reason } = input;
    return this.work.on(
      caller,
      { action: 'withdrawFromGrandPrix', key: input.idempotencyKey, input, reason },
      { id },
      async (at) => {
        if (at.event.seed !== null) return refused(grandPrixProblems.drawnAlready());
        if (!(await this.mayActFor(at, caller, pairId))) return refused(grandPrixProblems.notYours());
        if (!at.event.entries.some((entry) => entry.id === pairId)) return refused(grandPrixProblems.notEntered());
        await this.eventWrites.removeEntry(at.transaction, id, pairId);
        return undefined;
      },
    );
  }

  private async mayActFor({ transaction }: LockedEvent, { account }: AccountCaller, pairId: string): Promise<boolean> {
    if (account.jury) return true;
    return account.maySubmit && (await this.players.isPlayer(transaction, pairId, account.personId));
  }
}
