import { Injectable } from '@nestjs/common';
import {
  inDrawnOrder,
  type KeptEvent,
  lotsOf,
  meetingKey,
  MOST_MATCHES_A_DAY,
  type Pairing,
  readSeed,
  scheduleGrandPrix,
  scheduleProblems,
} from '@tarokk/competition';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { refused, type Refused } from '../../../platform/problems/refused.types.js';
import { EventPlans } from '../storage/event-plans.js';
import { record } from '../../../platform/events/outbox.js';
import { after, begunProblem, namesOf } from './announcing.service.js';
import { EventWritesRepository, type NewPairing } from '../storage/event-writes.repository.js';
import { grandPrixProblems } from '../grand-prix-problems.js';
import { type LockedEvent, GrandPrixWork } from './grand-prix-work.service.js';
import type { GrandPrixSaved, ChangeGrandPrixPairingsInput } from '../grand-prix.types.js';
import type { Write } from '../../../platform/writes/writes.service.js';
import type { DrawGrandPrixInput } from './organizing.inputs.js';

/** Who plays whom (11.1, D39): drawn by the seed, changed by the jury. */
@Injectable()
export class GrandPrixScheduling {
  constructor(
    private readonly work: GrandPrixWork,
    private readonly eventWrites: EventWritesRepository,
    private readonly plans: EventPlans,
  ) {}

  /** The lots of docs/draw.md give the order of the pairs, and the order the schedule: anybody can repeat it. */
  draw(caller: AccountCaller, input: DrawGrandPrixInput): Promise<GrandPrixSaved | Refused> {
    return this.work.on(
      caller,
      { action: 'drawGrandPrix', key: input.idempotencyKey, input },
      { id: input.grandPrixId },
      async (at) => {
        const { transaction, event } = at;
        if (event.seed !== null) return refused(grandPrixProblems.drawnAlready());
        if (event.entries.length < 2) return refused(grandPrixProblems.tooFew());
        const seed = readSeed(input.seed);
        if (seed === null) return refused(grandPrixProblems.noSeed());
        const pairs = inDrawnOrder(lotsOf(event.entries, seed)).map(({ entry }) => entry.id);
        await this.eventWrites.draw(transaction, event.id, seed, pairs);
        await record(transaction, { type: 'grand-prix-drawn', ...after(event) });
        return this.put(at, caller, scheduleGrandPrix(pairs));
      },
    );
  }

  /** Pairings that have begun stay. What is unusual in the others has to be accepted, what cannot be played is refused. */
  change(caller: AccountCaller, input: ChangeGrandPrixPairingsInput): Promise<GrandPrixSaved | Refused> {
    const { grandPrixId: id, version, reason, acknowledgeDeviations } = input;
    const write: Write = { action: 'changeGrandPrixPairings', key: input.idempotencyKey, input, reason };
    return this.work.on(caller, write, { id, version, decides: true }, async (at) => {
      const { event } = at;
      if (event.seed === null) return refused(grandPrixProblems.notDrawn());
      const fresh = input.pairings.map(({ slot, sideA, sideB, countsOnlyForId: countsOnlyFor = null }): Pairing => ({
        slot,
        sides: [sideA, sideB],
        countsOnlyFor,
      }));
      const problems = scheduleProblems(event.entries, fresh);
      const standing = problems.filter(({ juryMayAllow }) => !juryMayAllow || !acknowledgeDeviations);
      if (standing.length > 0) {
        return refused(
          ...standing.map((problem) => ({ ...problem, path: 'pairings' })),
          ...(standing.some(({ juryMayAllow }) => juryMayAllow) ? [grandPrixProblems.deviations()] : []),
        );
      }
      return this.put(at, caller, fresh);
    });
  }

  /** Each pairing with a planned match: that of the same two pairs, or a new one. Those left over are cancelled. */
  private async put(
    { transaction, event }: LockedEvent,
    { account }: AccountCaller,
    schedule: readonly Pairing[],
  ): Promise<Refused | undefined> {
    const left = [...event.pairings];
    const planned: NewPairing[] = [];
    for (const pairing of schedule) {
      const index = left.findIndex(({ sides }) => meetingKey(sides) === meetingKey(pairing.sides));
      const plan =
        index >= 0
          ? left.splice(index, 1)[0]!.plannedMatchId
          : await this.plan(transaction, event, pairing, account.id);
      if (typeof plan !== 'string') return plan;
      planned.push({ ...pairing, plannedMatchId: plan });
    }
    const begun = await this.eventWrites.begun(
      transaction,
      left.map(({ plannedMatchId }) => plannedMatchId),
    );
    const kept = left.filter(({ plannedMatchId }) => begun.has(plannedMatchId));
    if (kept.length > 0) return refused(...kept.map((pairing) => begunProblem(event, pairing, 'pairings')));
    await this.eventWrites.schedule(transaction, event.id, planned);
    for (const { plannedMatchId } of left) await this.plans.cancel(transaction, plannedMatchId);
    return undefined;
  }

  private async plan(
    transaction: LockedEvent['transaction'],
    event: KeptEvent,
    { sides }: Pairing,
    accountId: string,
  ): Promise<string | Refused> {
    const { year: season, date, venue } = event;
    const { planned, played } = await this.plans.ordersOn(transaction, sides, date);
    const numbers = Array.from({ length: MOST_MATCHES_A_DAY }, (_, index) => index + 1);
    const order = numbers.find((number) => !planned.has(number) && !played.includes(number));
    if (order === undefined) return refused(grandPrixProblems.tooManyMeetings(namesOf(event, sides)));
    return this.plans.create(transaction, { season, sides, date, order, venue, competition: 'grand-prix' }, accountId);
  }
}
