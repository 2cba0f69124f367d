import { Injectable } from '@nestjs/common';
import { nameKey } from '@tarokk/competition';
import { ROWS_COUNTED } from '../../platform/database/counting.js';
import type { Prisma } from '../../platform/database/generated/client.js';
import { lockName } from '../../platform/database/name-lock.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Database } from '../../platform/database/replica/read-source.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { rowsOf, type Slice } from '../../platform/graphql/connection.js';
import type { TeamState } from './team.types.js';

export interface TeamRow {
  readonly id: string;
  readonly year: number;
  readonly name: string;
  readonly nameKey: string;
  readonly state: TeamState;
  readonly mostMembers: number;
  readonly carriedFrom: string | null;
}

interface StoredTeam {
  readonly id: string;
  readonly season: number;
  readonly nameKey: string;
  readonly mostMembers: number;
  readonly carriedFrom: string | null;
  readonly confirmedAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly side: { readonly name: string };
}

/** Without asking anybody (9). */
export const USUAL_MEMBERS = 3;
/** The database holds no larger team. */
export const MOST_OF_ALL = 20;

const withName = { side: { select: { name: true } } } as const;

const inState = {
  'takes-part': { confirmedAt: { not: null } },
  proposed: { confirmedAt: null, withdrawnAt: null },
  withdrawn: { withdrawnAt: { not: null } },
} as const;

@Injectable()
export class TeamsRepository {
  constructor(private readonly prisma: PrismaService) {}

  async findByIds(ids: readonly string[]): Promise<TeamRow[]> {
    return (await this.prisma.team.findMany({ where: { id: { in: [...ids] } }, include: withName })).map(teamOf);
  }

  /** By name (D16). */
  async list(database: Database, slice: Slice, year: number, states: readonly TeamState[]): Promise<TeamRow[]> {
    const [key = '', id = ''] = slice.edge ?? [];
    const beyond = slice.backwards
      ? { OR: [{ nameKey: { lt: key } }, { nameKey: key, id: { lt: id } }] }
      : { OR: [{ nameKey: { gt: key } }, { nameKey: key, id: { gt: id } }] };
    const direction = slice.backwards ? 'desc' : 'asc';
    const rows = await database.team.findMany({
      where: { ...listed(year, states), ...(slice.edge === null ? {} : beyond) },
      include: withName,
      orderBy: [{ nameKey: direction }, { id: direction }],
      take: rowsOf(slice),
    });
    return rows.map(teamOf);
  }

  count(database: Database, year: number, states: readonly TeamState[]): Promise<number> {
    return database.team.count({ where: listed(year, states), take: ROWS_COUNTED });
  }

  /** Waits for others who take this name in the season; the team that has it, null when it is free. */
  async findNamed(transaction: Transaction, year: number, name: string): Promise<TeamRow | null> {
    const key = keyOf(name);
    await lockName(transaction, `team ${year} ${key}`);
    const found = await transaction.team.findFirst({
      where: { season: year, nameKey: key, withdrawnAt: null },
      include: withName,
    });
    return found === null ? null : teamOf(found);
  }

  /** A team that takes part, still without members. */
  async create(transaction: Transaction, year: number, name: string, mostMembers: number): Promise<string> {
    const { id } = await transaction.side.create({
      data: {
        season: year,
        kind: 'team',
        name,
        team: { create: { nameKey: keyOf(name), mostMembers, confirmedAt: new Date() } },
      },
    });
    return id;
  }

  async rename(transaction: Transaction, id: string, name: string): Promise<void> {
    await transaction.side.update({ where: { id }, data: { name, team: { update: { nameKey: keyOf(name) } } } });
  }

  /** Its members are members no more, as if they never had been: the season knows nothing that they did in it. */
  async withdraw(transaction: Transaction, id: string): Promise<void> {
    await transaction.membership.deleteMany({ where: { teamId: id } });
    await transaction.team.update({ where: { id }, data: { confirmedAt: null, withdrawnAt: new Date() } });
  }

  async setMostMembers(transaction: Transaction, id: string, mostMembers: number): Promise<void> {
    await transaction.team.update({ where: { id }, data: { mostMembers } });
  }

  /** Whether it has a match, in whatever state save withdrawn. */
  async hasMatch(transaction: Transaction, id: string): Promise<boolean> {
    const found = await transaction.match.findFirst({
      where: { OR: [{ sideA: id }, { sideB: id }], state: { not: 'withdrawn' } },
      select: { id: true },
    });
    return found !== null;
  }

  async hasPlannedMatch(transaction: Transaction, id: string): Promise<boolean> {
    const found = await transaction.plannedMatch.findFirst({
      where: { OR: [{ sideA: id }, { sideB: id }], cancelledAt: null },
      select: { id: true },
    });
    return found !== null;
  }
}

/** Names that differ in case alone are one (9). */
function keyOf(name: string): string {
  return nameKey(name, name.toLowerCase());
}

function teamOf(row: StoredTeam): TeamRow {
  const { id, season, nameKey: key, mostMembers, carriedFrom, confirmedAt, withdrawnAt, side } = row;
  const state = confirmedAt !== null ? 'takes-part' : withdrawnAt === null ? 'proposed' : 'withdrawn';
  return { id, year: season, name: side.name, nameKey: key, state, mostMembers, carriedFrom };
}

function listed(year: number, states: readonly TeamState[]): Prisma.TeamWhereInput {
  return { season: year, AND: { OR: states.map((state) => inState[state]) } };
}
