import { Injectable } from '@nestjs/common';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import type { CallingAccount } from '../../platform/requests/caller.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { refused, type Refused } from '../../platform/problems/refused.types.js';
import { ActingSides } from '../../registry/teams/sides/acting-sides.js';
import { type Write, Writes } from '../../platform/writes/writes.service.js';
import { record } from '../../platform/events/outbox.js';
import type { DraftConflict, DraftDeleted, DraftSaved, SaveDraftInput } from './draft.types.js';
import { draftProblems } from './draft-problems.js';
import { draftText } from './draft-text.js';
import { DraftsRepository, type NewDraft } from './drafts.repository.js';
import { PlansOfDraftsService } from './plans-of-drafts.service.js';
import type { DeleteDraftInput, StartDraftInput } from './drafts.inputs.js';

/** Of a side, or of the jury. */
const MOST_DRAFTS = 100;

@Injectable()
export class DraftsService {
  constructor(
    private readonly repository: DraftsRepository,
    private readonly plans: PlansOfDraftsService,
    private readonly acting: ActingSides,
    private readonly writes: Writes,
  ) {}

  /** A save that was not made from the latest version changes nothing, and is answered with that version. */
  async save(caller: AccountCaller, input: SaveDraftInput): Promise<DraftSaved | DraftConflict | Refused> {
    const written = draftText(input.document);
    if ('problem' in written) return refused(written.problem);
    const { draftId: id = null, version = null, title, sideId = null, plannedMatchId = null } = input;
    const draft = { sideId, accountId: caller.account.id, title, sheet: written.text, plannedMatchId };
    const write: Write = { action: 'saveDraft', key: input.idempotencyKey, input: { ...draft, id, version } };
    return this.writes.run<DraftSaved | DraftConflict>(caller, write, (transaction) =>
      id === null
        ? this.create(transaction, caller.account, draft)
        : this.update(transaction, caller.account, { ...draft, id, version }),
    );
  }

  /** Begins a draft of a planned match, with all that is known of it. */
  async start(
    caller: AccountCaller,
    { idempotencyKey: key, plannedMatchId, sideId }: StartDraftInput,
  ): Promise<DraftSaved | Refused> {
    const prefilled = await this.plans.prefilled(plannedMatchId);
    const write: Write = { action: 'startDraft', key, input: { plannedMatchId, sideId } };
    return this.writes.run<DraftSaved>(caller, write, (transaction) =>
      prefilled === null
        ? Promise.resolve(refused(draftProblems.unknownMatch()))
        : this.create(transaction, caller.account, {
            ...prefilled,
            sideId,
            accountId: caller.account.id,
            plannedMatchId,
          }),
    );
  }

  /** What somebody else has saved meanwhile is not deleted unseen. */
  delete(
    caller: AccountCaller,
    { idempotencyKey: key, draftId: id, version }: DeleteDraftInput,
  ): Promise<DraftDeleted | DraftConflict | Refused> {
    const write: Write = { action: 'deleteDraft', key, input: { id, version } };
    return this.writes.run<DraftDeleted | DraftConflict>(caller, write, async (transaction) => {
      const present = await this.repository.lock(transaction, id);
      if (present === null || !(await this.mayWrite(transaction, caller.account, present.sideId))) {
        return refused(draftProblems.unknown());
      }
      if (present.version !== version) return { __typename: 'DraftConflict', draftId: id };
      await this.repository.delete(transaction, id);
      await this.tell(transaction, present.plannedMatchId);
      return { __typename: 'DraftDeleted', id };
    });
  }

  /** Games of a Grand Prix are shown as they are finished (D42); other drafts are for their side alone. */
  private async tell(transaction: Transaction, plannedMatchId: string | null): Promise<void> {
    if (plannedMatchId !== null) await record(transaction, { type: 'draft-changed', plannedMatchId });
  }

  private async create(
    transaction: Transaction,
    account: CallingAccount,
    draft: NewDraft,
  ): Promise<DraftSaved | Refused> {
    const { sideId, plannedMatchId } = draft;
    if (!(await this.mayWrite(transaction, account, sideId))) return refused(draftProblems.notYourSide());
    const problem = plannedMatchId === null ? null : await this.plans.planProblem(transaction, plannedMatchId, sideId);
    if (problem !== null) return refused(problem);
    if ((await this.repository.count(transaction, sideId)) >= MOST_DRAFTS) {
      return refused(draftProblems.tooMany({ most: MOST_DRAFTS }));
    }
    const draftId = await this.repository.create(transaction, draft);
    await this.tell(transaction, plannedMatchId);
    return { __typename: 'DraftSaved', draftId, version: 1 };
  }

  private async update(
    transaction: Transaction,
    account: CallingAccount,
    draft: NewDraft & { readonly id: string; readonly version: number | null },
  ): Promise<DraftSaved | DraftConflict | Refused> {
    const { id, version, sideId } = draft;
    const present = await this.repository.lock(transaction, id);
    if (present === null || !(await this.mayWrite(transaction, account, present.sideId))) {
      return refused(draftProblems.unknown());
    }
    if (sideId !== null && sideId !== present.sideId) return refused(draftProblems.otherSide());
    if (version === null) return refused(draftProblems.versionNeeded());
    if (present.version !== version) return { __typename: 'DraftConflict', draftId: id };
    await this.repository.update(transaction, id, draft);
    await this.tell(transaction, present.plannedMatchId);
    await this.repository.forgetOldSaves(transaction);
    return { __typename: 'DraftSaved', draftId: id, version: version + 1 };
  }

  /** Any member of the side may write its drafts (D12), and only the jury those of the jury. */
  private async mayWrite(transaction: Transaction, account: CallingAccount, sideId: string | null): Promise<boolean> {
    return sideId === null ? account.jury : this.acting.mayActFor(transaction, account, [sideId]);
  }
}
