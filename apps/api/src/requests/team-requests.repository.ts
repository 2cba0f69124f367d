import { Injectable } from '@nestjs/common';
import type { TeamOfSeason } from '@tarokk/competition';
import { toDate, toDay } from '../database/days.js';
import type { Transaction } from '../database/transactions.js';

export interface TeamToDecide extends TeamOfSeason {
  readonly season: number;
  readonly mostMembers: number;
  /** Not one that waits for its confirmation, or was withdrawn. */
  readonly takesPart: boolean;
}

/** What the jury's decisions about teams look at, and what they change. */
@Injectable()
export class TeamRequestsRepository {
  /** Until the end of the transaction nobody joins, leaves or asks. Null when there is no such team. */
  async lock(transaction: Transaction, teamId: string): Promise<TeamToDecide | null> {
    await transaction.$executeRaw`SELECT 1 FROM "team" WHERE "id" = ${teamId}::uuid FOR UPDATE`;
    const team = await transaction.team.findUnique({
      where: { id: teamId },
      include: { side: { select: { name: true } }, members: true },
    });
    if (team === null) return null;
    return {
      id: team.id,
      name: team.side.name,
      season: team.season,
      mostMembers: team.mostMembers,
      takesPart: team.confirmedAt !== null,
      members: team.members.map(membershipOf),
    };
  }

  /** The team of the season in which a person is or was, with him alone; null when he was in none. */
  async teamOf(transaction: Transaction, season: number, personId: string): Promise<TeamOfSeason | null> {
    const found = await transaction.membership.findUnique({
      where: { season_personId: { season, personId } },
      include: { team: { include: { side: { select: { name: true } } } } },
    });
    return found === null ? null : { id: found.teamId, name: found.team.side.name, members: [membershipOf(found)] };
  }

  /** Of two entries of one person the one that is no longer used. */
  async isMerged(transaction: Transaction, personId: string): Promise<boolean> {
    return (await transaction.person.count({ where: { id: personId, mergedInto: { not: null } } })) > 0;
  }

  /** Whether somebody sat at the table in a match of the team; a sheet that was withdrawn is none. */
  async hasPlayed(transaction: Transaction, teamId: string, personId: string): Promise<boolean> {
    const sheets = await transaction.matchPlayer.count({
      where: {
        personId,
        match: { state: { not: 'withdrawn' }, OR: [{ sideA: teamId }, { sideB: teamId }] },
      },
    });
    return sheets > 0;
  }

  /** Room for one more than there are. */
  async enlarge(transaction: Transaction, teamId: string, members: number): Promise<void> {
    await transaction.$executeRaw`
      UPDATE "team" SET "most_members" = GREATEST("most_members", ${members + 1}) WHERE "id" = ${teamId}::uuid`;
  }

  /**
   * One leaves and the other takes his place, as captain too. The day belongs to both; who comes back has his place again, for
   * a season knows each player once.
   */
  async replace(
    transaction: Transaction,
    { id, season }: TeamToDecide,
    change: { readonly personId: string; readonly replacesId: string; readonly day: string },
  ): Promise<void> {
    const { personId, replacesId } = change;
    const day = toDate(change.day);
    const { captain } = await transaction.membership.findUniqueOrThrow({
      where: { season_personId: { season, personId: replacesId } },
    });
    await transaction.membership.update({
      where: { season_personId: { season, personId: replacesId } },
      data: { lastDay: day, captain: false },
    });
    await transaction.membership.upsert({
      where: { season_personId: { season, personId } },
      create: { season, personId, teamId: id, captain, firstDay: day },
      update: { captain, lastDay: null },
    });
  }
}

function membershipOf(row: {
  personId: string;
  firstDay: Date;
  lastDay: Date | null;
}): TeamOfSeason['members'][number] {
  const { personId, firstDay, lastDay } = row;
  return { person: personId, from: toDay(firstDay), until: lastDay === null ? null : toDay(lastDay) };
}
