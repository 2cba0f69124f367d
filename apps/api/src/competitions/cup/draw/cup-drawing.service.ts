import { Injectable } from '@nestjs/common';
import {
  cupCalendar,
  cupDrawRefusals,
  type CupEntry,
  cupEntryRefusals,
  cupToDraw,
  type KeptCup,
  readSeed,
} from '@tarokk/competition';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { type Problem, refused, type Refused } from '../../../platform/problems/refused.types.js';
import { record } from '../../../platform/events/outbox.js';
import { PairsService } from '../../../registry/pairs/pairs.service.js';
import type { CupDrawn, CupSaved } from '../cup-changes.types.js';
import type { CupEntryInput } from './cup-entry.input.js';
import { CupFactsRepository } from '../storage/cup-facts.repository.js';
import { CupPairs } from '../cup-pairs.js';
import { cupProblems } from '../cup-problems.js';
import { type LockedCup, CupWork } from '../acts/cup-work.service.js';
import { CupsRepository } from '../storage/cups.repository.js';
import type { Write } from '../../../platform/writes/writes.service.js';
import type { DrawCupInput, RecordCupInput } from './cup-drawing.inputs.js';

/** The draw (D27, D28): the seed is entered once, and everything follows from it. */
@Injectable()
export class CupDrawingService {
  constructor(
    private readonly work: CupWork,
    private readonly repository: CupsRepository,
    private readonly pairs: CupPairs,
    private readonly newPairs: PairsService,
    private readonly facts: CupFactsRepository,
  ) {}

  /** Of two who draw at once, one is told that it is drawn. Anybody of the jury may: a wrong seed is seen by everybody. */
  draw(
    caller: AccountCaller,
    { idempotencyKey: key, seasonYear: year, seed, dryRun }: DrawCupInput,
  ): Promise<CupDrawn | Refused> {
    const write: Write = { action: 'drawCup', key, input: { seasonYear: year, seed } };
    const work = (at: LockedCup) => this.drawIn(at, caller, seed);
    return dryRun
      ? this.work.dryRun<CupDrawn>(caller, write, year, work)
      : this.work.inCup<CupDrawn>(caller, write, year, work);
  }

  private async drawIn(
    { transaction, row, year, today }: LockedCup,
    caller: AccountCaller,
    text: string,
  ): Promise<CupDrawn | Refused> {
    if (row === null) return refused(cupProblems.unknown({ year }));
    const refusals = cupDrawRefusals(cupToDraw(row), text, today);
    if (refusals.length > 0) return refused(...(await this.work.problemsOf(transaction, refusals, 'seed')));
    const seed = readSeed(text)!;
    await this.repository.draw(transaction, { year, seed, on: today, by: caller.account.id });
    await record(transaction, { type: 'cup-drawn', season: year });
    const rounds = cupCalendar(year, row.entries.length, today).map(({ round, lastDay, movedOn }) => ({
      round,
      lastDay,
      movedOn,
    }));
    return { __typename: 'CupDrawn', year, seed, rounds };
  }

  /** Takes over a cup that was drawn before this office was there: held against the same rules, with the days that it had. */
  record(caller: AccountCaller, input: RecordCupInput): Promise<CupSaved | Refused> {
    const { seasonYear: year, entriesUntil, event, eventNamedOn, drawnOn, seed, reason } = input;
    const write: Write = { action: 'recordCup', key: input.idempotencyKey, input, reason };
    return this.work.inCup<CupSaved>(caller, write, year, async (at) => {
      const { transaction, row, today } = at;
      if (row !== null && (row.seed !== null || row.entries.length > 0)) return refused(cupProblems.begunAlready());
      if (!entriesUntil.startsWith(`${year}-`)) return refused(cupProblems.deadlinePast({ year }));
      if (drawnOn > today || eventNamedOn > entriesUntil) return refused(cupProblems.drawnInFuture());
      const list = { year, entriesUntil, entriesUntilReason: null, event, eventNamedOn, recorded: true };
      await this.repository.announce(transaction, list);
      const entries = await this.enterAll(at, caller, input);
      if (isRefused(entries)) return entries;
      const [kept] = await this.facts.find(transaction, [year]);
      const drawn: KeptCup = {
        ...list,
        nextEntriesUntil: kept!.nextEntriesUntil,
        entries,
        seed: null,
        drawnOn: null,
        appointedJuror: null,
        acts: [],
        matches: [],
      };
      const refusals = cupDrawRefusals(cupToDraw(drawn), seed, drawnOn);
      if (refusals.length > 0) return refused(...(await this.work.problemsOf(transaction, refusals, 'seed')));
      await this.repository.draw(transaction, { year, seed: readSeed(seed)!, on: drawnOn, by: caller.account.id });
      return { __typename: 'CupSaved', year };
    });
  }

  /** In the order of the published list. */
  private async enterAll(
    { transaction, year }: LockedCup,
    caller: AccountCaller,
    { entries, entriesUntil, eventNamedOn }: RecordCupInput,
  ): Promise<readonly CupEntry[] | Refused> {
    const entered: CupEntry[] = [];
    const problems: Problem[] = [];
    for (const [index, listed] of entries.entries()) {
      const path = `entries[${index}]`;
      const entry = await this.pairOf(transaction, caller, listed, year, path);
      if (isRefused(entry)) {
        problems.push(...entry.problems);
        continue;
      }
      const list = { entries: entered, deadline: entriesUntil, eventNamedOn, drawn: false };
      const refusals = cupEntryRefusals(list, entry, entriesUntil);
      problems.push(...(await this.work.problemsOf(transaction, refusals, path)));
      if (problems.length > 0) continue;
      await this.repository.enter(transaction, {
        year,
        pairId: entry.id,
        players: entry.players,
        by: caller.account.id,
      });
      entered.push(entry);
    }
    return problems.length > 0 ? refused(...problems) : entered;
  }

  /** A pair that is there, or one that is made for the cup. */
  private async pairOf(
    transaction: LockedCup['transaction'],
    caller: AccountCaller,
    { pairId, name, players }: CupEntryInput,
    year: number,
    path: string,
  ): Promise<CupEntry | Refused> {
    if (pairId != null) {
      const pair = await this.pairs.find(pairId);
      if (pair === null || pair.year !== year) return refused(cupProblems.unknownPair.at(`${path}.pairId`));
      return { id: pairId, name: pair.name, players: await this.pairs.enteredPlayers(transaction, pairId) };
    }
    if (name == null || players?.length !== 2) return refused(cupProblems.pairOrPlayers.at(path));
    const made = await this.newPairs.make(transaction, caller, { seasonYear: year, name, players }, `${path}.players`);
    return isRefused(made) ? made : { id: made.id, name, players: made.players };
  }
}
