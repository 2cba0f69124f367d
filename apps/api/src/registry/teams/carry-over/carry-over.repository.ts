import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Transaction } from '../../../platform/database/transactions.js';

/** A team of one season as the next would have it. */
export interface TeamToCarry {
  readonly id: string;
  readonly name: string;
  readonly nameKey: string;
  readonly mostMembers: number;
  readonly carried: boolean;
  readonly nameTaken: boolean;
  /** Those who have not left, the captain first. */
  readonly memberIds: readonly string[];
  readonly captainId: string | null;
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
  teamsToCarry(transaction: Transaction | null, year: number): Promise<TeamToCarry[]> {
    return (transaction ?? this.prisma).$queryRaw<TeamToCarry[]>`
      SELECT t."id", s."name", t."name_key" AS "nameKey", t."most_members" AS "mostMembers",
             EXISTS (SELECT 1 FROM "team" n WHERE n."carried_from" = t."id") AS "carried",
             EXISTS (SELECT 1 FROM "team" n WHERE n."season" = ${year} AND n."name_key" = t."name_key" AND n."withdrawn_at" IS NULL) AS "nameTaken",
             m."ids" AS "memberIds", m."captain" AS "captainId"
      FROM "team" t
      JOIN "side" s ON s."id" = t."id"
      CROSS JOIN LATERAL (
        SELECT COALESCE(array_agg(m."person_id" ORDER BY m."captain" DESC, m."first_day", m."person_id"), '{}') AS "ids",
               (array_agg(m."person_id") FILTER (WHERE m."captain"))[1] AS "captain"
        FROM "membership" m JOIN "person" p ON p."id" = m."person_id" AND p."erased_at" IS NULL
        WHERE m."team_id" = t."id" AND m."last_day" IS NULL) m
      WHERE t."season" = ${year - 1} AND t."confirmed_at" IS NOT NULL
      ORDER BY t."name_key", t."id"`;
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
      data: proposed.flatMap(({ id, memberIds, captainId }) =>
        memberIds.map((personId) => ({ teamId: id, personId, season, captain: personId === captainId })),
      ),
    });
    return proposed.map(({ id }) => id);
  }

  /** Whom these teams would like to keep, captains first. */
  proposedOf(transaction: Transaction | null, teamIds: readonly string[]): Promise<ProposedRow[]> {
    return (transaction ?? this.prisma).$queryRaw<ProposedRow[]>`
      SELECT p."team_id" AS "teamId", p."person_id" AS "personId", p."captain", p."declined_at" IS NOT NULL AS "declined",
             EXISTS (SELECT 1 FROM "membership" m
               WHERE m."season" = p."season" AND m."person_id" = p."person_id" AND m."team_id" <> p."team_id") AS "elsewhere"
      FROM "proposed_member" p
      WHERE p."team_id" = ANY (${[...teamIds]}::uuid[])
      ORDER BY p."captain" DESC, p."person_id"`;
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
