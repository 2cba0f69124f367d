import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Prisma } from './generated/client.js';
import { Bell } from './bell.js';
import type { Transaction } from './open-transaction.js';
import { PrismaService } from './prisma.service.js';
import { StatementError } from './statements.js';

/** What a repository works on inside a transaction. Services hand it on and know nothing of it. */
export type { Transaction } from './open-transaction.js';

const ATTEMPTS = 5;
/** Waiting for the whole transaction, in milliseconds, unless it is known to be a long one. */
const USUAL_LENGTH = 30_000;

@Injectable()
export class Transactions {
  constructor(
    private readonly prisma: PrismaService,
    private readonly bell: Bell,
  ) {}

  /**
   * Runs the work in one transaction (READ COMMITTED): all of it is kept, or nothing. A deadlock or a serialization failure
   * is nobody's fault and the work is begun again, so it must have no other effects.
   * @param longest milliseconds after which it is given up
   */
  async run<T>(work: (transaction: Transaction) => Promise<T>, longest = USUAL_LENGTH): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        const result = await this.prisma.transaction(work, { longest });
        this.bell.ring();
        return result;
      } catch (error) {
        if (attempt === ATTEMPTS || !isTransient(error)) throw error;
        await pause(Math.random() * 20 * attempt);
      }
    }
  }
}

/** Serialization failure, deadlock: as PostgreSQL names them, and as Prisma does of what its models have sent. */
function isTransient(error: unknown): boolean {
  if (error instanceof StatementError) return error.sqlState === '40001' || error.sqlState === '40P01';
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2034';
}

/** The SQLSTATE behind an error of a statement in SQL, null for others. */
export function sqlStateOf(error: unknown): string | null {
  return error instanceof StatementError ? error.sqlState : null;
}

/** The constraint of the database that refused a statement in SQL, by its name in the migrations; null for other errors. */
export function brokenConstraint(error: unknown): string | null {
  return error instanceof StatementError ? error.constraint : null;
}
