import type { PrismaService } from '../prisma.service.js';
import type { Transaction } from '../transactions.js';

/** The database or a replica of it, for what is read there. */
export type Database = Transaction;

/**
 * Where a request reads the tables and lists that anybody may see: chosen once, before it is executed, and handed on by its
 * context. Everything else is read from the database itself, which is never older than its replica.
 */
export class ReadSource {
  private hasRead = false;

  /** @param replica null: all is read from the database itself */
  constructor(
    private readonly database: PrismaService,
    private replica: PrismaService | null,
  ) {}

  /** Whether the replica is read, and has failed at nothing yet. */
  get isReplica(): boolean {
    return this.replica !== null;
  }

  /** Whether anything that was read came from the replica. */
  get wasReplica(): boolean {
    return this.hasRead;
  }

  /** What the replica does not answer is asked of the database, and so is all that comes after it. */
  async read<T>(query: (database: Database) => Promise<T>): Promise<T> {
    if (this.replica !== null) {
      try {
        const found = await query(this.replica);
        this.hasRead = true;
        return found;
      } catch {
        this.replica = null;
      }
    }
    return query(this.database);
  }
}
