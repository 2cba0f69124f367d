import { Injectable } from '@nestjs/common';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { type Problem, refused, type Refused } from '../../../platform/problems/refused.types.js';
import { SeasonsService } from '../../../registry/seasons/seasons.service.js';
import { type Write, Writes } from '../../../platform/writes/writes.service.js';
import { record } from '../../../platform/events/outbox.js';
import { EventWritesRepository } from '../storage/event-writes.repository.js';
import type { KeptEvent } from '@tarokk/competition';
import { EventsRepository } from '../storage/events.repository.js';
import { grandPrixProblems } from '../grand-prix-problems.js';
import type { GrandPrixSaved } from '../grand-prix.types.js';

/** A Grand Prix that is locked until the end of the transaction. */
export interface LockedEvent {
  readonly transaction: Transaction;
  readonly event: KeptEvent;
}

/** Runs every change of a Grand Prix that was announced: in an open season, with the event locked. */
@Injectable()
export class GrandPrixWork {
  constructor(
    private readonly writes: Writes,
    private readonly seasons: SeasonsService,
    private readonly events: EventsRepository,
    private readonly eventWrites: EventWritesRepository,
  ) {}

  /**
   * Changes an event that was not cancelled.
   * @param asked its version that was seen, where that matters, whether it may be closed, and whether it is decided on: by
   * nobody who plays in it (D58)
   */
  on(
    caller: AccountCaller,
    write: Write,
    asked: { readonly id: string; readonly version?: number; readonly closed?: boolean; readonly decides?: boolean },
    work: (at: LockedEvent) => Promise<Refused | undefined>,
  ): Promise<GrandPrixSaved | Refused> {
    const { id, version, closed = false, decides = false } = asked;
    return this.writes.run<GrandPrixSaved>(caller, write, async (transaction) => {
      await this.eventWrites.lock(transaction, id);
      const [event] = await this.events.findByIds(transaction, [id]);
      if (event === undefined) return refused(grandPrixProblems.unknown());
      if (event.cancelledAt !== null) return refused(grandPrixProblems.cancelled());
      const season = await this.seasons.lockOpen(transaction, event.year, { path: 'grandPrixId' });
      if (isRefused(season)) return season;
      const problem = decides ? decisionProblem(event, caller) : null;
      if (problem !== null) return refused(problem);
      if (event.closedAt !== null && !closed) return refused(grandPrixProblems.closed());
      if (version !== undefined && version !== event.version) return refused(grandPrixProblems.changed());
      const refusal = await work({ transaction, event });
      if (refusal !== undefined) return refusal;
      await record(transaction, { type: 'grand-prix-changed', id, number: event.version, season: event.year });
      return { __typename: 'GrandPrixSaved', grandPrixId: id };
    });
  }
}

/** Of the jury whoever does not play in it decides, or whom an admin has appointed (D58). */
function decisionProblem({ entries, appointedJuror }: KeptEvent, { account }: AccountCaller): Problem | null {
  if (!account.jury && appointedJuror !== account.id) return grandPrixProblems.ofTheJury();
  const plays = entries.some(({ players }) => players.includes(account.personId));
  return plays ? grandPrixProblems.juryConcerned() : null;
}
