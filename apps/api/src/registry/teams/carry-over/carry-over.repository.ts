import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { anyOf } from '../../../platform/database/rows.js';
import type { Transaction } from '../../../platform/database/transactions.js';

/** A team of one season as the next would have it. */
export interface TeamToCarry {
  readonly id: string;
  readonly name: string;
  readonly nameKey: string;
  readonly mostMembers: number;
  readonly carried: boolean;
  readonly nameTaken: boolean;
  /** Those who have not left, in no order. */
  readonly members: readonly { readonly personId: string; readonly captain: boolean }[];
}

export interface ProposedRow {
  readonly teamId: string;
  readonly personId: string;
  readonly captain: boolean;
  readonly declined: boolean;
  /** In another team of the season. */
  readonly elsewhere: boolean;
}

@Injectable()
export class CarryOverRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The teams of the season before, by name (D16). */
  async teamsToCarry(transaction: Transaction | null, year: number): Promise<TeamToCarry[]> {
    const database = transaction ?? this.prisma;
    const teams = await database.team.findMany({
      where: { season: year - 1, confirmedAt: { not: null } },
      select: {
        id: true,
        nameKey: true,
        mostMembers: true,
        side: { select: { name: true } },
        members: {
          where: { lastDay: null, person: { erasedAt: null } },
          select: { personId: true, captain: true },
        },
      },
      orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
    });
    const there = await database.team.findMany({
      where: { season: year },
      select: { nameKey: true, carriedFrom: true, withdrawnAt: true },
    });
    const carried = new Set(there.map(({ carriedFrom }) => carriedFrom));
    const taken = new Set(there.flatMap(({ nameKey, withdrawnAt }) => (withdrawnAt === null ? [nameKey] : [])));
    return teams.map(({ side, ...team }) => ({
      ...team,
      name: side.name,
      carried: carried.has(team.id),
      nameTaken: taken.has(team.nameKey),
    }));
  }

  /** @returns the ids of the proposed teams */
  async propose(transaction: Transaction, season: number, teams: readonly TeamToCarry[]): Promise<string[]> {
    const proposed = teams.map((team) => ({ ...team, id: randomUUID(), carriedFrom: team.id }));
    await transaction.side.createMany({ data: proposed.map(({ id, name }) => ({ id, season, kind: 'team', name })) });
    await transaction.team.createMany({
      data: proposed.map(({ id, nameKey, mostMembers, carriedFrom }) => ({
        id,
        season,
        nameKey,
        mostMembers,
        carriedFrom,
      })),
    });
    await transaction.proposedMember.createMany({
      data: proposed.flatMap(({ id, members }) => members.map((member) => ({ ...member, teamId: id, season }))),
    });
    return proposed.map(({ id }) => id);
  }

  /** Whom these teams would like to keep, captains first. */
  proposedOf(transaction: Transaction | null, teamIds: readonly string[]): Promise<ProposedRow[]> {
    return (transaction ?? this.prisma).$kysely
      .selectFrom('proposedMember as p')
      .select(['p.teamId', 'p.personId', 'p.captain'])
      .select(sql<boolean>`p.declined_at IS NOT NULL`.as('declined'))
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('membership as m')
              .whereRef('m.season', '=', 'p.season')
              .whereRef('m.personId', '=', 'p.personId')
              .whereRef('m.teamId', '<>', 'p.teamId'),
          )
          .$castTo<boolean>()
          .as('elsewhere'),
      )
      .where('p.teamId', '=', anyOf(teamIds))
      .orderBy('p.captain', 'desc')
      .orderBy('p.personId')
      .execute();
  }

  /** The teams that would like to keep these persons, and wait for an answer. */
  async waitingFor(personIds: readonly string[]): Promise<{ readonly personId: string; readonly teamId: string }[]> {
    return this.prisma.proposedMember.findMany({
      where: { personId: { in: [...personIds] }, declinedAt: null, team: { confirmedAt: null, withdrawnAt: null } },
      select: { personId: true, teamId: true },
      orderBy: [{ season: 'desc' }, { teamId: 'asc' }],
    });
  }

  /** Whether a team waits for its confirmation. */
  async isProposed(transaction: Transaction, teamId: string): Promise<boolean> {
    return (await transaction.team.count({ where: { id: teamId, confirmedAt: null, withdrawnAt: null } })) > 0;
  }

  async confirm(transaction: Transaction, teamId: string): Promise<void> {
    await transaction.team.update({ where: { id: teamId }, data: { confirmedAt: new Date() } });
  }

  async decline(transaction: Transaction, teamId: string): Promise<void> {
    await transaction.team.update({ where: { id: teamId }, data: { withdrawnAt: new Date() } });
  }

  async declineFor(transaction: Transaction, teamId: string, personId: string): Promise<void> {
    await transaction.proposedMember.update({
      where: { teamId_personId: { teamId, personId } },
      data: { declinedAt: new Date() },
    });
  }
}
