import { Injectable } from '@nestjs/common';
import { nameKey } from '@tarokk/competition';
import { toDay } from '../../../platform/database/days.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';

/** A person with what a change of name has to know. */
export interface PersonToRename {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly pseudonymous: boolean;
  readonly erased: boolean;
}

export interface NameRow {
  readonly personId: string;
  readonly name: string;
  readonly since: string;
}

/** In how many places somebody's name is shown. */
export interface NamePlaces {
  readonly teams: number;
  readonly matches: number;
  readonly trophies: number;
}

@Injectable()
export class NamesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Locks a person until the end of the transaction; null for nobody, and for an entry that was merged into another. */
  async lock(transaction: Transaction, personId: string): Promise<PersonToRename | null> {
    await transaction.$kysely.selectFrom('person').where('id', '=', personId).forNoKeyUpdate().execute();
    return this.read(transaction, personId);
  }

  find(personId: string): Promise<PersonToRename | null> {
    return this.read(this.prisma, personId);
  }

  /** The name before the present one; null when there was none. */
  async before(transaction: Transaction, { id, revision }: PersonToRename): Promise<string | null> {
    const found = await transaction.personName.findFirst({
      where: { personId: id, revision: { lt: revision } },
      orderBy: { revision: 'desc' },
    });
    return found?.name ?? null;
  }

  /** Gives somebody a name; the earlier ones are kept. */
  async add(transaction: Transaction, { id, revision }: PersonToRename, name: string): Promise<void> {
    const next = revision + 1;
    await transaction.personName.create({ data: { personId: id, revision: next, name, key: nameKey(name) } });
    await transaction.person.update({ where: { id }, data: { nameRevision: next } });
  }

  async setPseudonymous(transaction: Transaction, id: string, pseudonymous: boolean): Promise<void> {
    await transaction.person.update({ where: { id }, data: { pseudonymous } });
  }

  /** All names of these persons, the latest first. */
  async historyOf(ids: readonly string[]): Promise<NameRow[]> {
    const rows = await this.prisma.personName.findMany({
      where: { personId: { in: [...ids] } },
      orderBy: { revision: 'desc' },
    });
    return rows.map(({ personId, name, since }) => ({ personId, name, since: toDay(since) }));
  }

  async placesOf(personId: string): Promise<NamePlaces> {
    const [teams, matches, won] = await Promise.all([
      this.prisma.membership.count({ where: { personId } }),
      this.prisma.matchPlayer.count({ where: { personId } }),
      this.prisma.trophy.aggregate({ where: { announcerId: personId }, _sum: { count: true } }),
    ]);
    return { teams, matches, trophies: won._sum.count ?? 0 };
  }

  private async read(database: Transaction, personId: string): Promise<PersonToRename | null> {
    const found = await database.person.findUnique({
      where: { id: personId, mergedInto: null },
      select: { id: true, nameRevision: true, pseudonymous: true, erasedAt: true, names: true },
    });
    if (found === null) return null;
    const { id, nameRevision, pseudonymous, erasedAt, names } = found;
    const { name } = names.find(({ revision }) => revision === nameRevision)!;
    return { id, name, revision: nameRevision, pseudonymous, erased: erasedAt !== null };
  }
}
