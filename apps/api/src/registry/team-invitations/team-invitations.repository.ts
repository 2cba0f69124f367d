import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';

export interface TeamInvitationRow {
  readonly id: string;
  readonly teamId: string;
  /** Null for somebody new. */
  readonly personId: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly delivery: string;
  /** An account. */
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface NewTeamInvitation {
  readonly teamId: string;
  readonly season: number;
  readonly personId: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly language: string;
  readonly delivery: string;
  readonly tokenHash: Uint8Array<ArrayBuffer>;
  readonly invitedBy: string;
  readonly expiresAt: Date;
}

/** Rows emptied by one statement. */
const CLEANED = 1000;

const waiting = () => ({ acceptedAt: null, withdrawnAt: null, expiresAt: { gt: new Date() } });
const forgotten = { name: null, email: null } as const;

@Injectable()
export class TeamInvitationsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Those that wait for an answer, the oldest first. */
  waitingOf(transaction: Transaction | null, teamIds: readonly string[]): Promise<TeamInvitationRow[]> {
    return (transaction ?? this.prisma).teamInvitation.findMany({
      where: { teamId: { in: [...teamIds] }, ...waiting() },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
  }

  /** The one with this token, while it waits for an answer. */
  find(tokenHash: Uint8Array<ArrayBuffer>): Promise<TeamInvitationRow | null> {
    return this.prisma.teamInvitation.findFirst({ where: { tokenHash, ...waiting() } });
  }

  /** Whose invitation it is, of the accounts that made some. */
  async inviters(accountIds: readonly string[]): Promise<{ readonly id: string; readonly personId: string }[]> {
    return this.prisma.account.findMany({
      where: { id: { in: [...accountIds] } },
      select: { id: true, personId: true },
    });
  }

  /** As it is now, or null when it waits no more; of several who answer at once the others wait. */
  async lock(transaction: Transaction, id: string): Promise<TeamInvitationRow | null> {
    await transaction.$executeRaw`SELECT 1 FROM "team_invitation" WHERE "id" = ${id}::uuid FOR UPDATE`;
    return transaction.teamInvitation.findFirst({ where: { id, ...waiting() } });
  }

  async create(transaction: Transaction, invitation: NewTeamInvitation): Promise<void> {
    await transaction.teamInvitation.create({ data: invitation });
  }

  /** Takes back what waits for an answer: one invitation, or those of a member. Whether there was any. */
  async withdraw(
    transaction: Transaction,
    teamId: string,
    which: { readonly id: string } | { readonly personId: string },
  ): Promise<boolean> {
    const { count } = await transaction.teamInvitation.updateMany({
      where: { teamId, acceptedAt: null, withdrawnAt: null, ...which },
      data: { withdrawnAt: new Date(), ...forgotten },
    });
    return count > 0;
  }

  async accept(transaction: Transaction, id: string, acceptedBy: string): Promise<void> {
    await transaction.teamInvitation.update({
      where: { id },
      data: { acceptedAt: new Date(), acceptedBy, ...forgotten },
    });
  }

  /**
   * Members without an account in use of whom the office knows nothing that the captain could not have entered: they are or
   * were only in sides of the captain's, and no other match, free game or old list names them. So an invitation cannot give
   * somebody the account of another person.
   */
  invitable(
    teamIds: readonly string[],
    inviterId: string,
    database: Transaction = this.prisma,
  ): Promise<{ readonly teamId: string; readonly personId: string }[]> {
    return database.$queryRaw`
      SELECT m."team_id" AS "teamId", m."person_id" AS "personId"
      FROM "membership" m
      LEFT JOIN "account" a ON a."person_id" = m."person_id"
      WHERE m."team_id" = ANY (${[...teamIds]}::uuid[]) AND m."last_day" IS NULL
        AND m."person_id" <> ${inviterId}::uuid
        AND (a."id" IS NULL OR (a."username" IS NULL AND a."disabled_at" IS NULL AND NOT a."jury" AND NOT a."admin"))
        AND NOT EXISTS (SELECT FROM "side_member" s WHERE s."person_id" = m."person_id"
          AND NOT EXISTS (SELECT FROM "side_member" own WHERE own."side_id" = s."side_id" AND own."person_id" = ${inviterId}::uuid))
        AND NOT EXISTS (SELECT FROM "match_player" mp JOIN "match" x ON x."id" = mp."match_id"
          WHERE mp."person_id" = m."person_id"
            AND NOT EXISTS (SELECT FROM "side_member" own WHERE own."side_id" IN (x."side_a", x."side_b") AND own."person_id" = m."person_id"))
        AND NOT EXISTS (SELECT FROM "free_game_player" f WHERE f."person_id" = m."person_id")
        AND NOT EXISTS (SELECT FROM "trophy" t WHERE t."announcer_id" = m."person_id" AND t."match_id" IS NULL)
        AND NOT EXISTS (SELECT FROM "person" p WHERE p."merged_into" = m."person_id")
      ORDER BY m."first_day", m."person_id"`;
  }

  /** Names and addresses of invitations that nobody has answered in time go. Whether there may be more. */
  async forgetOld(): Promise<boolean> {
    const emptied = await this.prisma.$executeRaw`
      UPDATE "team_invitation" SET "name" = NULL, "email" = NULL WHERE "id" IN (
        SELECT "id" FROM "team_invitation"
        WHERE "expires_at" < now() AND ("name" IS NOT NULL OR "email" IS NOT NULL) LIMIT ${CLEANED} FOR UPDATE SKIP LOCKED)`;
    return emptied === CLEANED;
  }
}
