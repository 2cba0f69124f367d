import { Injectable } from '@nestjs/common';
import type { TeamOfSeason } from '@tarokk/competition';
import { toDate, toDay } from '../../../platform/database/days.js';
import { presentPerson } from '../../../platform/database/merged.js';
import { lockNames } from '../../../platform/database/name-lock.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { anyOf, insertRows } from '../../../platform/database/rows.js';
import type { Transaction } from '../../../platform/database/transactions.js';

export interface MembershipRow {
  readonly personId: string;
  readonly teamId: string;
  readonly captain: boolean;
  readonly firstDay: string;
  readonly lastDay: string | null;
  /** Who took the place of a member who had played (D20). */
  readonly replacedBy: string | null;
}

/** A team that somebody changes, with everybody who was in it this season. */
export interface LockedTeam {
  readonly id: string;
  readonly name: string;
  readonly season: number;
  readonly mostMembers: number;
  readonly takesPart: boolean;
  readonly memberships: readonly MembershipRow[];
}

export interface Joining {
  readonly personId: string;
  readonly captain: boolean;
}

const membershipColumns = {
  personId: true,
  teamId: true,
  captain: true,
  firstDay: true,
  lastDay: true,
  replacedBy: true,
} as const;

@Injectable()
export class MembershipsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Who was in these teams. */
  async ofTeams(teamIds: readonly string[]): Promise<MembershipRow[]> {
    const rows = await this.prisma.membership.findMany({
      where: { teamId: { in: [...teamIds] } },
      select: membershipColumns,
    });
    return rows.map(membershipOf);
  }

  /** The teams that these persons were in, the latest season first. */
  async ofPersons(personIds: readonly string[]): Promise<MembershipRow[]> {
    const rows = await this.prisma.membership.findMany({
      where: { personId: { in: [...personIds] } },
      select: membershipColumns,
      orderBy: { season: 'desc' },
    });
    return rows.map(membershipOf);
  }

  /** The season of a team; null when there is no such team. */
  async seasonOf(transaction: Transaction, teamId: string): Promise<number | null> {
    const team = await transaction.team.findUnique({ where: { id: teamId }, select: { season: true } });
    return team?.season ?? null;
  }

  /** Until the end of the transaction nobody else joins or leaves. @throws Error when there is no such team */
  async lock(transaction: Transaction, teamId: string): Promise<LockedTeam> {
    await transaction.$kysely.selectFrom('team').where('id', '=', teamId).forUpdate().execute();
    const { id, season, mostMembers, confirmedAt, side, members } = await transaction.team.findUniqueOrThrow({
      where: { id: teamId },
      include: {
        side: { select: { name: true } },
        members: { select: membershipColumns, orderBy: { firstDay: 'asc' } },
      },
    });
    return {
      id,
      season,
      name: side.name,
      mostMembers,
      takesPart: confirmedAt !== null,
      memberships: members.map(membershipOf),
    };
  }

  /**
   * The teams of a season in which these persons are or were, each with those of them who were in it. Waits for others who
   * take one of them into a team, so that the answer stays true until the end of the transaction.
   */
  async teamsOf(transaction: Transaction, season: number, personIds: readonly string[]): Promise<TeamOfSeason[]> {
    await lockNames(
      transaction,
      personIds.toSorted().map((id) => `member ${season} ${id}`),
    );
    const rows = await transaction.membership.findMany({
      where: { season, personId: { in: [...personIds] } },
      select: { ...membershipColumns, team: { select: { side: { select: { name: true } } } } },
    });
    return rows.map((row) => {
      const { teamId, personId, firstDay, lastDay } = membershipOf(row);
      return { id: teamId, name: row.team.side.name, members: [{ person: personId, from: firstDay, until: lastDay }] };
    });
  }

  /**
   * Which of these persons sat at the table in a match of the team (D20): a sheet that was withdrawn is none, and one may name
   * an entry that was merged into theirs.
   */
  async havePlayed(transaction: Transaction, teamId: string, personIds: readonly string[]): Promise<string[]> {
    const rows = await transaction.$kysely
      .selectFrom('match as m')
      .innerJoin('matchPlayer as mp', 'mp.matchId', 'm.id')
      .innerJoin('person as p', 'p.id', 'mp.personId')
      .select(presentPerson('p').as('id'))
      .distinct()
      .where((eb) => eb.or([eb('m.sideA', '=', teamId), eb('m.sideB', '=', teamId)]))
      .where('m.state', '<>', 'withdrawn')
      .where(presentPerson('p'), '=', anyOf(personIds))
      .execute();
    return rows.map(({ id }) => id);
  }

  /**
   * Members from a day on; who left the team is a member again from their first day on. `teamsOf` has said that they are in no
   * other.
   */
  async join(
    transaction: Transaction,
    team: Pick<LockedTeam, 'id' | 'season'>,
    joining: readonly Joining[],
    firstDay: string,
  ): Promise<void> {
    if (joining.length === 0) return;
    const { id: teamId, season } = team;
    const rows = joining.map(({ personId, captain }) => ({ season, personId, teamId, captain, firstDay }));
    await insertRows(transaction, 'membership', rows)
      .onConflict((conflict) =>
        conflict
          .columns(['season', 'personId'])
          .doUpdateSet((eb) => ({ lastDay: null, replacedBy: null, captain: eb.ref('excluded.captain') })),
      )
      .execute();
  }

  async leave(transaction: Transaction, season: number, personId: string, lastDay: string): Promise<void> {
    await transaction.membership.update({
      where: { season_personId: { season, personId } },
      data: { lastDay: toDate(lastDay), captain: false },
    });
  }

  /** Records that a person takes the place of a member who has left after having played. */
  async setReplacedBy(transaction: Transaction, season: number, personId: string, by: string): Promise<void> {
    await transaction.membership.update({
      where: { season_personId: { season, personId } },
      data: { replacedBy: by },
    });
  }

  async makeCaptain(transaction: Transaction, { id, season }: LockedTeam, personId: string): Promise<void> {
    await transaction.membership.updateMany({ where: { teamId: id, captain: true }, data: { captain: false } });
    await transaction.membership.update({
      where: { season_personId: { season, personId } },
      data: { captain: true },
    });
  }

  /** Deletes the membership, as if the person had never been a member. */
  async strike(transaction: Transaction, season: number, personId: string): Promise<void> {
    await transaction.membership.delete({ where: { season_personId: { season, personId } } });
  }
}

function membershipOf(row: {
  readonly personId: string;
  readonly teamId: string;
  readonly captain: boolean;
  readonly firstDay: Date;
  readonly lastDay: Date | null;
  readonly replacedBy: string | null;
}): MembershipRow {
  const { personId, teamId, captain, firstDay, lastDay, replacedBy } = row;
  return {
    personId,
    teamId,
    captain,
    firstDay: toDay(firstDay),
    lastDay: lastDay === null ? null : toDay(lastDay),
    replacedBy,
  };
}
