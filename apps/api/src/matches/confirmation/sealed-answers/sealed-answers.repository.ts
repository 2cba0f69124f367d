import { Injectable } from '@nestjs/common';
import type { PartyName } from '@tarokk/rules';
import { lockName } from '../../../platform/database/name-lock.js';
import type { Transaction } from '../../../platform/database/transactions.js';

/** The outcome of a sealed answer: a confirmation or dispute, or the problem that kept it from being one. */
export type AnswerOutcome =
  | { readonly answer: 'confirmed' | 'disputed'; readonly party: PartyName; readonly answeredBy: string }
  | { readonly problem: string };

@Injectable()
export class SealedAnswersRepository {
  /** Whether it has come before; the same waits until the end of the transaction. */
  async isSpent(transaction: Transaction, digest: Uint8Array<ArrayBuffer>): Promise<boolean> {
    await lockName(transaction, `sealed answer ${Buffer.from(digest).toString('hex')}`);
    return (await transaction.sealedAnswer.count({ where: { digest } })) > 0;
  }

  /** Of a match that is locked. @returns its number among the answers to this match */
  async save(
    transaction: Transaction,
    match: { readonly id: string; readonly season: number; readonly revision: number },
    digest: Uint8Array<ArrayBuffer>,
    outcome: AnswerOutcome,
    broughtBy: string,
  ): Promise<number> {
    const { id: matchId, season, revision } = match;
    const number = 1 + (await transaction.sealedAnswer.count({ where: { matchId } }));
    await transaction.sealedAnswer.create({
      data: { matchId, number, season, revision, digest, broughtBy, ...outcome },
    });
    return number;
  }

  /** The confirmations of this revision hold no longer. */
  async revoke(
    transaction: Transaction,
    { id: matchId, revision }: { readonly id: string; readonly revision: number },
    party: PartyName,
  ): Promise<void> {
    await transaction.sealedAnswer.updateMany({
      where: { matchId, revision, party, answer: 'confirmed', revokedAt: null },
      data: { revokedAt: new Date() },
    });
  }
}
