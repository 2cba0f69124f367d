import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { anyOf } from '../../platform/database/rows.js';
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
    await transaction.$kysely.selectFrom('teamInvitation').where('id', '=', id).forUpdate().execute();
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
    return database.$kysely
      .selectFrom('membership as m')
      .leftJoin('account as a', 'a.personId', 'm.personId')
      .select(['m.teamId', 'm.personId'])
      .where('m.teamId', '=', anyOf(teamIds))
      .where('m.lastDay', 'is', null)
      .where('m.personId', '<>', inviterId)
      .where((eb) =>
        eb.or([
          eb('a.id', 'is', null),
          eb.and([
            eb('a.username', 'is', null),
            eb('a.disabledAt', 'is', null),
            eb('a.jury', '=', false),
            eb('a.admin', '=', false),
          ]),
        ]),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('sideMember as s')
              .whereRef('s.personId', '=', 'm.personId')
              .where(
                's.sideId',
                'not in',
                eb.selectFrom('sideMember').select('sideId').where('personId', '=', inviterId),
              ),
          ),
        ),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('matchPlayer as mp')
              .innerJoin('match as x', 'x.id', 'mp.matchId')
              .whereRef('mp.personId', '=', 'm.personId')
              .where((of) =>
                of.not(
                  of.exists(
                    of
                      .selectFrom('sideMember as own')
                      .whereRef('own.personId', '=', 'm.personId')
                      .where(sql<boolean>`own.side_id IN (x.side_a, x.side_b)`),
                  ),
                ),
              ),
          ),
        ),
      )
      .where((eb) => eb.not(eb.exists(eb.selectFrom('freeGamePlayer as f').whereRef('f.personId', '=', 'm.personId'))))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('trophy as t').whereRef('t.announcerId', '=', 'm.personId').where('t.matchId', 'is', null),
          ),
        ),
      )
      .where((eb) => eb.not(eb.exists(eb.selectFrom('person as p').whereRef('p.mergedInto', '=', 'm.personId'))))
      .orderBy('m.firstDay')
      .orderBy('m.personId')
      .execute();
  }

  /** Names and addresses of invitations that nobody has answered in time go. Whether there may be more. */
  async forgetOld(): Promise<boolean> {
    const old = this.prisma.$kysely
      .selectFrom('teamInvitation')
      .select('id')
      .where('expiresAt', '<', sql<Date>`now()`)
      .where((eb) => eb.or([eb('name', 'is not', null), eb('email', 'is not', null)]))
      .limit(CLEANED)
      .forUpdate()
      .skipLocked();
    const { numUpdatedRows } = await this.prisma.$kysely
      .updateTable('teamInvitation')
      .set(forgotten)
      .where('id', 'in', old)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === BigInt(CLEANED);
  }
}
