import { Injectable } from '@nestjs/common';
import { dayText } from '@tarokk/competition';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { type Problem, refused, type Refused } from '../../platform/problems/refused.types.js';
import { personProblems } from '../../registry/people/person-problems.js';
import { vouchForChangedList } from '../../registry/people/names/season-names.repository.js';
import { PersonalDataRepository } from '../../registry/people/privacy/personal-data.repository.js';
import { seasonProblems } from '../../registry/seasons/season-problems.js';
import { type Write, Writes } from '../../platform/writes/writes.service.js';
import type { DomainEvent } from '../../platform/events/domain-event.js';
import { record } from '../../platform/events/outbox.js';
import { mergeProblems, oneTable } from './merge-problems.js';
import type { MergePreview, MergeSaved } from './merge.types.js';
import { type PersonEntry, MergingRepository } from './merging.repository.js';
import { MergedRowsRepository, type OldNames } from './merged-rows.repository.js';
import { Recounting } from './recounting.service.js';
import type { MergePersonsInput, UndoMergeInput } from './merging.inputs.js';

/** Matches and free games of the entry that is given up, all of which are counted anew: thirty full years. */
const MOST_MATCHES = 1500;
/** Milliseconds that counting so many may take on a slow machine. */
const LONGEST = 300_000;

/** Events for the accounts of both entries: one may be another person's now, closed or open again. */
function accessOf(accountIds: readonly (string | null)[]): readonly DomainEvent[] {
  return accountIds.filter((id) => id !== null).map((id) => ({ type: 'access-changed', id }));
}

/**
 * Merges two entries of one person. Sheets and the log keep the ids that they have; those of the entry given up are read
 * as the other's.
 */
@Injectable()
export class MergingService {
  constructor(
    private readonly writes: Writes,
    private readonly repository: MergingRepository,
    private readonly rows: MergedRowsRepository,
    private readonly recounting: Recounting,
    private readonly people: PersonalDataRepository,
  ) {}

  /** Looked at as the merge itself would be, with an account closed where the caller may (D56). */
  async preview(caller: AccountCaller, fromId: string, intoId: string): Promise<MergePreview> {
    const [from, into] = await this.entriesOf(null, fromId, intoId);
    const input = { fromId, intoId, closeAccount: caller.account.admin };
    const problems = await this.writes.problemsInDryRun(caller, 'mergePersons', async (transaction) => {
      const inTheWay = await this.mergeProblems(transaction, input, caller.account.admin);
      return inTheWay.length > 0 ? refused(...inTheWay) : null;
    });
    const [persons, trophies, own] = await Promise.all([
      this.repository.idsOf(null, fromId),
      this.repository.trophiesOf([fromId]),
      this.repository.trophiesOf([intoId]),
    ]);
    return {
      fromId,
      intoId,
      problems,
      trophies,
      trophiesThen: trophies + own,
      matches: (await this.repository.matchesOf(null, persons)).length,
      teams: await this.repository.teamsOf(fromId),
      movesAccount: from?.accountId != null && into?.accountId == null,
      closesAccount: from?.accountInUse === true && into?.accountInUse === true,
      pseudonymous: from?.pseudonymous === true || into?.pseudonymous === true,
    };
  }

  merge(caller: AccountCaller, input: MergePersonsInput): Promise<MergeSaved | Refused> {
    const { fromId, intoId, reason } = input;
    const write: Write = { action: 'mergePersons', key: input.idempotencyKey, input, reason, longest: LONGEST };
    return this.writes.run<MergeSaved>(caller, write, async (transaction) => {
      const problems = await this.mergeProblems(transaction, input, caller.account.admin);
      if (problems.length > 0) return refused(...problems);
      const [from, into] = (await this.entriesOf(transaction, fromId, intoId)) as [PersonEntry, PersonEntry];
      const closes = into.accountId !== null && from.accountInUse;
      const persons = await this.repository.idsOf(transaction, fromId);
      const oldTrophies = await this.recounting.oldNamesOf(transaction, persons);
      let mergeId = '';
      await this.recounting.around(transaction, persons, async () => {
        const moved = await this.rows.move(transaction, {
          from: fromId,
          into: intoId,
          accountToMove: into.accountId === null ? from.accountId : null,
          accountToClose: closes ? from.accountId : null,
          pseudonym: from.pseudonymous && !into.pseudonymous,
          oldTrophies,
        });
        mergeId = await this.repository.save(transaction, { fromId, intoId, madeBy: caller.account.id, moved });
      });
      await this.recounting.renameOld(transaction, oldTrophies.map(renamed(persons, intoId)));
      await vouchForChangedList(transaction);
      await record(transaction, { type: 'person-merged', id: intoId }, ...accessOf([from.accountId, into.accountId]));
      return { __typename: 'MergeSaved', mergeId };
    });
  }

  /** Undoes a merge: everything is as it was, and what came since stays with the entry into which the person had been merged. */
  undo(caller: AccountCaller, { idempotencyKey: key, mergeId, reason }: UndoMergeInput): Promise<MergeSaved | Refused> {
    const write: Write = { action: 'undoMerge', key, input: { mergeId, reason }, reason, longest: LONGEST };
    return this.writes.run<MergeSaved>(caller, write, async (transaction) => {
      const merge = await this.repository.find(transaction, mergeId);
      if (merge === null) return refused(mergeProblems.unknown());
      const { fromId, intoId, moved } = merge;
      await this.repository.lock(transaction, [fromId, intoId]);
      const [from, into] = await this.entriesOf(transaction, fromId, intoId);
      if (into!.merged) return refused(mergeProblems.mergedSince());
      if (into!.erased) return refused(mergeProblems.erased());
      if (!(await this.rows.isAsMoved(transaction, moved))) return refused(mergeProblems.changedSince());
      const persons = [fromId, ...moved.merged];
      const closed = await this.repository.closedSeasonsOf(transaction, persons);
      if (closed.length > 0) return refused(...closed.map((year) => seasonProblems.closed.at('mergeId', { year })));
      await this.recounting.around(transaction, persons, async () => {
        await this.rows.moveBack(transaction, fromId, intoId, moved);
        await this.repository.setUndone(transaction, mergeId, caller.account.id);
      });
      await this.recounting.renameOld(transaction, moved.oldTrophies);
      await vouchForChangedList(transaction);
      await record(transaction, { type: 'merge-undone', id: fromId }, ...accessOf([from!.accountId, into!.accountId]));
      return { __typename: 'MergeSaved', mergeId };
    });
  }

  private async mergeProblems(
    transaction: Transaction,
    { fromId, intoId, closeAccount }: Pick<MergePersonsInput, 'fromId' | 'intoId' | 'closeAccount'>,
    isAdmin: boolean,
  ): Promise<readonly Problem[]> {
    if (fromId === intoId) return [mergeProblems.sameEntry()];
    await this.repository.lock(transaction, [fromId, intoId]);
    const [from, into] = await this.entriesOf(transaction, fromId, intoId);
    if (from === null || from.merged) return [personProblems.unknown.at('fromId')];
    if (into === null || into.merged) return [personProblems.unknown.at('intoId')];
    if (from.erased || into.erased) return [mergeProblems.erased()];
    const [persons, others] = [
      await this.repository.idsOf(transaction, fromId),
      await this.repository.idsOf(transaction, intoId),
    ];
    const table = await this.repository.sharedTable(transaction, persons, others);
    const closes = closeAccount && isAdmin && into.accountId !== null && from.accountInUse;
    const isLastAdmin = closes && (await this.people.isLastAdmin(transaction, fromId));
    const game = await this.repository.sharedGame(transaction, persons, others);
    const teams = await this.repository.twoTeams(transaction, fromId, intoId);
    const pairs = await this.repository.pairsInTheWay(transaction, persons, others);
    const cups = await this.repository.cupsInTheWay(transaction, persons, others);
    const events = await this.repository.eventsInTheWay(transaction, persons, others);
    const closed = await this.repository.closedSeasonsOf(transaction, persons);
    const games = await this.repository.freeGamesOf(transaction, persons);
    const matches = (await this.repository.matchesOf(transaction, persons)).length + games;
    return [
      ...(matches > MOST_MATCHES ? [mergeProblems.tooManyMatches({ matches, most: MOST_MATCHES })] : []),
      ...(table === null ? [] : [oneTable(table)]),
      ...(game === null ? [] : [mergeProblems.oneGame({ date: dayText(game) })]),
      ...teams.map((each) => mergeProblems.twoTeams({ ...each })),
      ...pairs.map((each) =>
        each.from === each.into
          ? mergeProblems.onePair({ year: each.year, pair: each.from })
          : mergeProblems.twoPairs({ ...each }),
      ),
      ...cups.map((each) => mergeProblems.oneCup({ ...each })),
      ...events.map((each) => mergeProblems.oneEvent({ ...each })),
      ...closed.map((year) => seasonProblems.closed.at('fromId', { year })),
      ...accountProblems(from, into, closeAccount && isAdmin),
      ...(isLastAdmin ? [personProblems.lastAdmin.at('closeAccount')] : []),
    ];
  }

  private async entriesOf(
    transaction: Transaction | null,
    fromId: string,
    intoId: string,
  ): Promise<readonly [PersonEntry | null, PersonEntry | null]> {
    const entries = await this.repository.entries(transaction, [fromId, intoId]);
    const find = (id: string): PersonEntry | null => entries.find((entry) => entry.id === id) ?? null;
    return [find(fromId), find(intoId)];
  }
}

/** A person has one account. Of two in use an admin closes one; one that is closed cannot take the place of the other. */
function accountProblems(from: PersonEntry, into: PersonEntry, mayClose: boolean): readonly Problem[] {
  if (!from.accountInUse || into.accountId === null) return [];
  if (!into.accountInUse) return [mergeProblems.otherWay()];
  return mayClose ? [] : [mergeProblems.twoAccounts()];
}

function renamed(persons: readonly string[], into: string): (names: OldNames) => OldNames {
  const who = (id: string): string => (persons.includes(id) ? into : id);
  return ({ id, announcer, partner, opponents }) => ({
    id,
    announcer: who(announcer),
    partner: partner === null ? null : who(partner),
    opponents: opponents.map(who),
  });
}
