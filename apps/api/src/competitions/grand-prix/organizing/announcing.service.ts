import { Injectable } from '@nestjs/common';
import { type KeptEvent, type KeptPairing, yearOf } from '@tarokk/competition';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { refused, type Refused } from '../../../platform/problems/refused.types.js';
import { SeasonsService } from '../../../registry/seasons/seasons.service.js';
import { type Write, Writes } from '../../../platform/writes/writes.service.js';
import { record } from '../../../platform/events/outbox.js';
import { EventWritesRepository } from '../storage/event-writes.repository.js';
import { EventMatches } from '../storage/event-matches.js';
import { EventPlans } from '../storage/event-plans.js';
import { grandPrixProblems } from '../grand-prix-problems.js';
import { type LockedEvent, GrandPrixWork } from './grand-prix-work.service.js';
import type { AnnounceGrandPrixInput, ChangeGrandPrixInput, GrandPrixSaved } from '../grand-prix.types.js';
import type { CancelGrandPrixInput, CloseGrandPrixInput, ReopenGrandPrixInput } from './organizing.inputs.js';

/** The jury announces, changes, cancels, closes and reopens Grand Prix. */
@Injectable()
export class GrandPrixAnnouncing {
  constructor(
    private readonly work: GrandPrixWork,
    private readonly eventWrites: EventWritesRepository,
    private readonly matches: EventMatches,
    private readonly plans: EventPlans,
    private readonly seasons: SeasonsService,
    private readonly writes: Writes,
  ) {}

  announce(caller: AccountCaller, input: AnnounceGrandPrixInput): Promise<GrandPrixSaved | Refused> {
    const write: Write = { action: 'announceGrandPrix', key: input.idempotencyKey, input };
    return this.writes.run<GrandPrixSaved>(caller, write, async (transaction) => {
      const { name, date, venue } = input;
      const year = yearOf(date);
      const season = await this.seasons.lockOpen(transaction, year, { path: 'date' });
      if (isRefused(season)) return season;
      if ((await this.eventWrites.named(transaction, year, name)) !== null)
        return refused(grandPrixProblems.nameTaken());
      const id = await this.eventWrites.create(transaction, { year, name, date, venue }, caller.account.id);
      await record(transaction, { type: 'grand-prix-changed', id, number: 1, season: year });
      return { __typename: 'GrandPrixSaved', grandPrixId: id };
    });
  }

  /** Its planned matches follow; once one of them has begun, the day stays. */
  change(caller: AccountCaller, input: ChangeGrandPrixInput): Promise<GrandPrixSaved | Refused> {
    const { grandPrixId: id, version } = input;
    const write: Write = { action: 'changeGrandPrix', key: input.idempotencyKey, input };
    return this.work.on(caller, write, { id, version }, async (at) => {
      const { transaction, event } = at;
      const fresh = {
        year: event.year,
        name: input.name ?? event.name,
        date: input.date ?? event.date,
        venue: input.venue ?? event.venue,
      };
      if (yearOf(fresh.date) !== event.year) return refused(grandPrixProblems.otherYear({ year: event.year }));
      const named = await this.eventWrites.named(transaction, event.year, fresh.name);
      if (named !== null && named !== id) return refused(grandPrixProblems.nameTaken());
      if (fresh.date !== event.date) {
        const begun = await this.begunOf(at);
        if (begun.length > 0) return refused(...begun.map((pairing) => begunProblem(event, pairing, 'date')));
      }
      await this.eventWrites.update(transaction, id, fresh);
      const { date, venue } = fresh;
      for (const { id: planId, season, sides, order, competition } of await this.plansOf(event)) {
        await this.plans.update(transaction, planId, { season, sides, order, competition, date, venue });
      }
      return undefined;
    });
  }

  /** An event of which nothing was played. */
  cancel(caller: AccountCaller, input: CancelGrandPrixInput): Promise<GrandPrixSaved | Refused> {
    const { grandPrixId: id, version, reason } = input;
    const write: Write = { action: 'cancelGrandPrix', key: input.idempotencyKey, input, reason };
    return this.work.on(caller, write, { id, version, decides: true }, async (at) => {
      const begun = await this.begunOf(at);
      if (begun.length > 0) return refused(...begun.map((pairing) => begunProblem(at.event, pairing, 'grandPrixId')));
      for (const { plannedMatchId } of at.event.pairings) await this.plans.cancel(at.transaction, plannedMatchId);
      await this.eventWrites.cancel(at.transaction, id);
      await record(at.transaction, { type: 'grand-prix-cancelled', ...after(at.event) });
      return undefined;
    });
  }

  /** By who of the jury does not play in it (D58), when each sheet is approved or withdrawn; who has played too little ranks below the others (D40, D42). */
  close(caller: AccountCaller, input: CloseGrandPrixInput): Promise<GrandPrixSaved | Refused> {
    const { grandPrixId: id, version } = input;
    return this.work.on(
      caller,
      { action: 'closeGrandPrix', key: input.idempotencyKey, input },
      { id, version, decides: true },
      async ({ transaction, event }) => {
        if (event.seed === null) return refused(grandPrixProblems.notDrawn());
        const undecided = (await this.matches.handedIn(transaction, [id])).filter(({ state }) => state !== 'approved');
        if (undecided.length > 0) {
          return refused(...undecided.map(({ sides }) => grandPrixProblems.undecided(namesOf(event, sides))));
        }
        await this.eventWrites.close(transaction, id, true);
        await record(transaction, { type: 'grand-prix-closed', ...after(event) });
        return undefined;
      },
    );
  }

  reopen(caller: AccountCaller, input: ReopenGrandPrixInput): Promise<GrandPrixSaved | Refused> {
    const { grandPrixId: id, reason } = input;
    const write: Write = { action: 'reopenGrandPrix', key: input.idempotencyKey, input, reason };
    return this.work.on(caller, write, { id, closed: true, decides: true }, async ({ transaction, event }) => {
      if (event.closedAt === null) return refused(grandPrixProblems.notClosed());
      await this.eventWrites.close(transaction, id, false);
      return undefined;
    });
  }

  private async begunOf({ transaction, event }: LockedEvent): Promise<readonly KeptPairing[]> {
    const begun = await this.eventWrites.begun(
      transaction,
      event.pairings.map(({ plannedMatchId }) => plannedMatchId),
    );
    return event.pairings.filter(({ plannedMatchId }) => begun.has(plannedMatchId));
  }

  private plansOf({ pairings }: KeptEvent) {
    return this.plans.findByIds(pairings.map(({ plannedMatchId }) => plannedMatchId));
  }
}

/** The event as its next version. */
export function after({ id, version, year }: KeptEvent): { id: string; number: number; season: number } {
  return { id, number: version + 1, season: year };
}

export function begunProblem(event: KeptEvent, { sides }: Pick<KeptPairing, 'sides'>, path: string) {
  return grandPrixProblems.begun.at(path, namesOf(event, sides));
}

/** Of the two pairs of a match, for a sentence. */
export function namesOf({ entries }: KeptEvent, [a, b]: readonly [string, string]): { a: string; b: string } {
  const nameOf = (id: string): string => entries.find((entry) => entry.id === id)?.name ?? id;
  return { a: nameOf(a), b: nameOf(b) };
}
