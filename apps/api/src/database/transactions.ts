import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Prisma } from '../generated/client.js';
import { Bell } from './bell.js';
import { PrismaService } from './prisma.service.js';

/** What a repository works on inside a transaction. Services hand it on and know nothing of it. */
export type Transaction = Prisma.TransactionClient;

const ATTEMPTS = 5;
/** Waiting for a connection of the pool, in milliseconds. */
const PATIENCE = 10_000;
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
        const result = await this.prisma.$transaction(work, { maxWait: PATIENCE, timeout: longest });
        this.bell.ring();
        return result;
      } catch (error) {
        if (attempt === ATTEMPTS || !isTransient(error)) throw error;
        await pause(Math.random() * 20 * attempt);
      }
    }
  }
}

/** Serialization failure, deadlock: as Prisma names them, and as PostgreSQL does in raw queries. */
function isTransient(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === 'P2034' || ['40001', '40P01'].some((state) => sqlStateOf(error) === state);
}

/** The SQLSTATE behind an error of Prisma, null without one. */
export function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return null;
  const cause = (error.meta?.['driverAdapterError'] as { cause?: { originalCode?: unknown } } | undefined)?.cause;
  return typeof cause?.originalCode === 'string' ? cause.originalCode : null;
}

/** The constraint of the database that refused, by its name in the migrations; null for other errors. */
export function brokenConstraint(error: unknown): string | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return null;
  const text = JSON.stringify(error.meta ?? {}) + error.message;
  return /(?:constraint|index)[^\w]+\\?"?([a-z_]+)/i.exec(text)?.[1] ?? null;
}
