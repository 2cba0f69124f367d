import { Injectable } from '@nestjs/common';
import {
  allTies,
  cupEntryRefusals,
  cupFactsOf,
  cupOf,
  cupToDraw,
  dayText,
  lastDayOfEntries,
  tieName,
} from '@tarokk/competition';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { type Problem, refused, type Refused } from '../../../platform/problems/refused.types.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { type CupActed, type CupSaved, noConsequences } from '../cup-changes.types.js';
import { CupFactsRepository } from '../storage/cup-facts.repository.js';
import { CupPairs } from '../cup-pairs.js';
import { cupProblems } from '../cup-problems.js';
import { type LockedCup, CupWork } from '../acts/cup-work.service.js';
import { CupsRepository } from '../storage/cups.repository.js';
import type { Write } from '../../../platform/writes/writes.service.js';
import type { AnnounceCupInput, EnterCupInput } from './cup-drawing.inputs.js';

/** The list of a cup before its draw (D28): when it closes, and who is on it. */
@Injectable()
export class CupEntriesService {
  constructor(
    private readonly work: CupWork,
    private readonly repository: CupsRepository,
    private readonly pairs: CupPairs,
    private readonly facts: CupFactsRepository,
  ) {}

  /**
   * Announces the cup of a season, or says otherwise as long as the entries are open: once they have closed, somebody might
   * know the seed.
   */
  announce(caller: AccountCaller, input: AnnounceCupInput): Promise<CupSaved | Refused> {
    const { seasonYear: year, event, reason } = input;
    const usualDay = lastDayOfEntries(year);
    const entriesUntil = input.entriesUntil ?? usualDay;
    const write: Write = { action: 'announceCup', key: input.idempotencyKey, input, reason };
    return this.work.inCup<CupSaved>(caller, write, year, async ({ transaction, row, today }) => {
      if (row !== null && today > row.entriesUntil) {
        return refused(cupProblems.listClosed({ day: dayText(row.entriesUntil) }));
      }
      if (entriesUntil < today || !entriesUntil.startsWith(`${year}-`)) {
        return refused(cupProblems.deadlinePast({ year }));
      }
      if (entriesUntil !== usualDay && reason === null) return refused(cupProblems.otherDayUnexplained());
      const running = await this.stillPlayed(transaction, year - 1, entriesUntil);
      if (running !== null) return refused(running);
      const named = event === null ? null : event === row?.event ? row.eventNamedOn : today;
      await this.repository.announce(transaction, {
        year,
        entriesUntil,
        entriesUntilReason: entriesUntil === usualDay ? null : reason,
        event,
        eventNamedOn: named,
        recorded: false,
      });
      return { __typename: 'CupSaved', year };
    });
  }

  /** What of the cup of a year may still be played on a day; null when nothing is (D51). */
  private async stillPlayed(transaction: Transaction, year: number, day: string): Promise<Problem | null> {
    const [row] = await this.facts.find(transaction, [year]);
    const facts = row === undefined ? null : cupFactsOf(row);
    const tie =
      facts && allTies(cupOf(facts)).find(({ outcome, lastDay }) => outcome.state !== 'decided' && lastDay >= day);
    return tie ? cupProblems.previousNotOver({ year, tie: tieName(tie.id), day: dayText(tie.lastDay) }) : null;
  }

  /** By one of the two players, or the jury. */
  async enter(caller: AccountCaller, { idempotencyKey: key, pairId }: EnterCupInput): Promise<CupSaved | Refused> {
    const pair = await this.pairs.find(pairId);
    if (pair === null) return refused(cupProblems.unknownPair());
    const write: Write = { action: 'enterCup', key, input: { pairId } };
    return this.work.inCup<CupSaved>(caller, write, pair.year, async ({ transaction, row, year, today }) => {
      if (row === null) return refused(cupProblems.unknown.at('pairId', { year }));
      if (!caller.account.jury) {
        const role = await this.pairs.roleFor(transaction, caller, pairId);
        if (typeof role !== 'string') return refused(role);
      }
      if (row.entries.some(({ id }) => id === pairId)) return refused(cupProblems.enteredAlready());
      const players = await this.pairs.enteredPlayers(transaction, pairId);
      const refusals = cupEntryRefusals(cupToDraw(row), { id: pairId, name: pair.name, players }, today);
      if (refusals.length > 0) return refused(...(await this.work.problemsOf(transaction, refusals, 'pairId')));
      await this.repository.enter(transaction, { year, pairId, players, by: caller.account.id });
      return { __typename: 'CupSaved', year };
    });
  }

  /** Takes a pair off the list while it is open; a withdrawal after the draw is a concession (D32). */
  async takeOff(
    caller: AccountCaller,
    key: string,
    input: { readonly year: number; readonly pairId: string; readonly reason: string | null; readonly dryRun: boolean },
  ): Promise<CupSaved | CupActed | Refused> {
    const { year, pairId, reason, dryRun } = input;
    const write: Write = { action: 'withdrawFromCup', key, input: { pairId, reason }, reason };
    const takeOff = async ({ transaction, row, today }: LockedCup): Promise<CupSaved | Refused> => {
      if (row === null) return refused(cupProblems.unknown.at('pairId', { year }));
      if (!caller.account.jury) {
        const role = await this.pairs.roleFor(transaction, caller, pairId);
        if (typeof role !== 'string') return refused(role);
      }
      if (!row.entries.some(({ id }) => id === pairId)) return refused(cupProblems.notEntered());
      if (row.seed !== null || today > row.entriesUntil) {
        return refused(cupProblems.listClosed({ day: dayText(row.entriesUntil) }));
      }
      await this.repository.removeEntry(transaction, year, pairId);
      return { __typename: 'CupSaved', year };
    };
    if (!dryRun) return this.work.inCup<CupSaved>(caller, write, year, takeOff);
    const tried = await this.work.dryRun<CupSaved>(caller, write, year, takeOff);
    // The list is as it was: it cannot be shown as it would be. Before the draw nothing follows.
    return isRefused(tried) ? tried : { __typename: 'CupActed', year, actId: null, consequences: noConsequences };
  }
}
