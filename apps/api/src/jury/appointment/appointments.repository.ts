import { Injectable } from '@nestjs/common';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { jsonRows } from '../../platform/database/json-rows.js';
import { toDay } from '../../platform/database/days.js';
import type { Tables } from '../../platform/database/tables.js';
import type { WithoutJuror } from './appointment.types.js';
import { concerns, playsInCup, playsInGrandPrix } from '../queue/queue.repository.js';

const eb = expressionBuilder<Tables>();
const juror = sql.ref<string>('j.personId');

/** The most entries that the list has, more than anybody decides about at one sitting. */
const MOST_SHOWN = 50;

@Injectable()
export class AppointmentsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Undecided matches and free games, Grand Prix that are not closed and cups of open seasons that concern every member of the
   * jury and have no appointed juror, the longest waiting first.
   */
  async withoutJuror(): Promise<WithoutJuror[]> {
    const all = await Promise.all([this.matches(), this.freeGames(), this.cups(), this.grandPrix()]);
    return all
      .flat()
      .toSorted((a, b) => a.since.getTime() - b.since.getTime() || compare(a.found.id ?? '', b.found.id ?? ''))
      .slice(0, MOST_SHOWN)
      .map(({ found }) => found);
  }

  private async matches(): Promise<Waiting[]> {
    const rows = await this.prisma.$kysely
      .selectFrom('match as m')
      .innerJoin('side as a', 'a.id', 'm.sideA')
      .innerJoin('side as b', 'b.id', 'm.sideB')
      .select(['m.id', 'm.season', 'm.date', 'm.stateSince as since', 'a.name as nameA', 'b.name as nameB'])
      .where('m.state', 'in', ['submitted', 'confirmed', 'disputed', 'open', 'reopened'])
      .where('m.appointedJuror', 'is', null)
      .where(isWholeJury(concerns(juror)))
      .orderBy('m.stateSince')
      .orderBy('m.id')
      .limit(MOST_SHOWN)
      .execute();
    return rows.map(({ id, season, date, since, nameA, nameB }) => ({
      since,
      found: { kind: 'match', id, season, date: toDay(date), names: [nameA, nameB] },
    }));
  }

  private async freeGames(): Promise<Waiting[]> {
    const rows = await this.prisma.$kysely
      .selectFrom('freeGame as g')
      .select(['g.id', 'g.season', 'g.date', 'g.stateSince as since'])
      .select((eb) =>
        jsonRows(
          eb
            .selectFrom('freeGamePlayer as f')
            .innerJoin('publicName as p', 'p.id', 'f.personId')
            .select('p.name')
            .whereRef('f.gameId', '=', 'g.id')
            .orderBy(sql`p.name COLLATE "C"`),
        ).as('players'),
      )
      .where('g.state', 'in', ['submitted', 'reopened'])
      .where('g.appointedJuror', 'is', null)
      .where((eb) =>
        isWholeJury(
          eb.exists(
            eb.selectFrom('freeGamePlayer as f').whereRef('f.gameId', '=', 'g.id').where('f.personId', '=', juror),
          ),
        ),
      )
      .orderBy('g.stateSince')
      .orderBy('g.id')
      .limit(MOST_SHOWN)
      .execute();
    return rows.map(({ id, season, date, since, players }) => ({
      since,
      found: { kind: 'free-game', id, season, date: toDay(date), names: players.map(({ name }) => name) },
    }));
  }

  private async cups(): Promise<Waiting[]> {
    const rows = await this.prisma.$kysely
      .selectFrom('cup as c')
      .innerJoin('season as s', 's.year', 'c.season')
      .select(['c.season', 'c.drawnOn', 'c.drawnAt'])
      .where('c.drawnAt', 'is not', null)
      .where('s.closedAt', 'is', null)
      .where('c.appointedJuror', 'is', null)
      .where((eb) => isWholeJury(playsInCup(juror, eb.ref('c.season'))))
      .execute();
    return rows.map(({ season, drawnOn, drawnAt }) => ({
      since: drawnAt!,
      found: { kind: 'cup', id: null, season, date: toDay(drawnOn!), names: [] },
    }));
  }

  private async grandPrix(): Promise<Waiting[]> {
    const rows = await this.prisma.$kysely
      .selectFrom('grandPrix as g')
      .innerJoin('season as s', 's.year', 'g.season')
      .select(['g.id', 'g.season', 'g.date', 'g.announcedAt as since', 'g.name'])
      .where('g.seed', 'is not', null)
      .where('g.closedAt', 'is', null)
      .where('g.cancelledAt', 'is', null)
      .where('s.closedAt', 'is', null)
      .where('g.appointedJuror', 'is', null)
      .where((eb) => isWholeJury(playsInGrandPrix(juror, eb.ref('g.id'))))
      .execute();
    return rows.map(({ id, season, date, since, name }) => ({
      since,
      found: { kind: 'grand-prix', id, season, date: toDay(date), names: [name] },
    }));
  }

  /** Whether everybody of the jury plays in this cup, and whether this person does. */
  inCup(transaction: Transaction, year: number, personId: string): Promise<EventConcern> {
    const cup = sql.val(year);
    return concernOf(transaction, playsInCup(sql.val(personId), cup), playsInCup(juror, cup));
  }

  /** The same for a Grand Prix. */
  inGrandPrix(transaction: Transaction, id: string, personId: string): Promise<EventConcern> {
    const event = sql.val(id);
    return concernOf(transaction, playsInGrandPrix(sql.val(personId), event), playsInGrandPrix(juror, event));
  }

  /** Appoints as `appoint` does. */
  async appointInCup(transaction: Transaction, year: number, personId: string): Promise<boolean> {
    const account = await holderOf(transaction, personId);
    if (account === null) return false;
    const { count } = await transaction.cup.updateMany({ where: { season: year }, data: { appointedJuror: account } });
    return count > 0;
  }

  /** Appoints as `appoint` does. */
  async appointInGrandPrix(transaction: Transaction, id: string, personId: string): Promise<boolean> {
    const account = await holderOf(transaction, personId);
    if (account === null) return false;
    const { count } = await transaction.grandPrix.updateMany({ where: { id }, data: { appointedJuror: account } });
    return count > 0;
  }

  /** Whether this account was appointed for a cup or Grand Prix of a season that is open. */
  async isAppointedForEvent(accountId: string): Promise<boolean> {
    const seasons = await this.prisma.season.findFirst({
      where: {
        closedAt: null,
        OR: [{ cup: { appointedJuror: accountId } }, { grandPrix: { some: { appointedJuror: accountId } } }],
      },
      select: { year: true },
    });
    return seasons !== null;
  }

  /** Appoints a person who has an open account; false, and nothing changes, for anybody else. */
  async appoint(transaction: Transaction, matchId: string, personId: string): Promise<boolean> {
    const account = await holderOf(transaction, personId);
    if (account === null) return false;
    const { count } = await transaction.match.updateMany({ where: { id: matchId }, data: { appointedJuror: account } });
    return count > 0;
  }
}

/** Whom of the jury an event concerns. */
export interface EventConcern {
  readonly isWholeJury: boolean;
  readonly isPerson: boolean;
}

async function concernOf(
  { $kysely }: Transaction,
  personPlays: Expression<SqlBool>,
  jurorPlays: Expression<SqlBool>,
): Promise<EventConcern> {
  return $kysely
    .selectNoFrom([
      sql<boolean>`${personPlays}`.as('isPerson'),
      sql<boolean>`${isEverybodyOfTheJury(jurorPlays)}`.as('isWholeJury'),
    ])
    .executeTakeFirstOrThrow();
}

/** Something that waits for a juror, and since when. */
interface Waiting {
  readonly since: Date;
  readonly found: WithoutJuror;
}

/** There is a jury, and the condition on the row `j` of one of its members holds for each. */
function isWholeJury(condition: Expression<SqlBool>): Expression<SqlBool> {
  return eb.and([eb.exists(jury()), isEverybodyOfTheJury(condition)]);
}

/** The condition holds for each member of the jury; where there is none, it holds. */
function isEverybodyOfTheJury(condition: Expression<SqlBool>): Expression<SqlBool> {
  return eb.not(eb.exists(jury().where(eb.not(condition))));
}

function jury() {
  return eb.selectFrom('account as j').where('j.jury', '=', true).where('j.disabledAt', 'is', null);
}

/** The account of a person who has an open one. */
async function holderOf(transaction: Transaction, personId: string): Promise<string | null> {
  const found = await transaction.account.findFirst({ where: { personId, disabledAt: null }, select: { id: true } });
  return found?.id ?? null;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
