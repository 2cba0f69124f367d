import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/transactions.js';

@Injectable()
export class AppointmentsRepository {
  /** Whether the person has an account that is open; only then he is appointed. */
  async appoint(transaction: Transaction, matchId: string, personId: string): Promise<boolean> {
    const changed = await transaction.$executeRaw`
      UPDATE "match" SET "appointed_juror" = a."id" FROM "account" a
      WHERE "match"."id" = ${matchId}::uuid AND a."person_id" = ${personId}::uuid AND a."disabled_at" IS NULL`;
    return changed > 0;
  }
}
