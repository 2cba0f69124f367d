import { Injectable } from '@nestjs/common';
import type { FreeState, State } from '@tarokk/competition';
import type { Transaction } from '../../platform/database/transactions.js';
import type { StepCounts, TeamFacts } from './season-steps.js';

const account = { select: { username: true, disabledAt: true } } as const;

/** Reads what the steps of a season follow from, except the cup, which has facts of its own. */
@Injectable()
export class SeasonFactsRepository {
  /** By name, those that were withdrawn too. */
  async teams(transaction: Transaction, year: number): Promise<TeamFacts[]> {
    const rows = await transaction.team.findMany({
      where: { season: year },
      select: {
        id: true,
        carriedFrom: true,
        confirmedAt: true,
        withdrawnAt: true,
        members: { where: { lastDay: null }, select: { captain: true, person: { select: { account } } } },
      },
      orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
    });
    return rows.map(({ id, carriedFrom, confirmedAt, withdrawnAt, members }) => ({
      id,
      state: confirmedAt !== null ? 'takes-part' : withdrawnAt === null ? 'proposed' : 'withdrawn',
      // Of a team whose season before was not imported nothing else says it: it waits, and was not entered here.
      isCarriedOver: carriedFrom !== null || (confirmedAt === null && withdrawnAt === null),
      members: members.length,
      captainCanLogIn: members.some(
        ({ captain, person }) => captain && person.account?.username != null && person.account.disabledAt === null,
      ),
    }));
  }

  /** By name, each with how many players it has now. */
  async pairs(transaction: Transaction, year: number): Promise<{ readonly id: string; readonly players: number }[]> {
    const rows = await transaction.pair.findMany({
      where: { season: year },
      select: { id: true, _count: { select: { players: { where: { lastDay: null } } } } },
      orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
    });
    return rows.map(({ id, _count: { players } }) => ({ id, players }));
  }

  /** Those that are offered. */
  venues(transaction: Transaction): Promise<number> {
    return transaction.venue.count({ where: { closed: false } });
  }

  /** Of the championship, without those that were cancelled. */
  planned(transaction: Transaction, year: number): Promise<number> {
    return transaction.plannedMatch.count({ where: { season: year, competition: 'championship', cancelledAt: null } });
  }

  /** Of those that were not cancelled. */
  async grandPrix(transaction: Transaction, year: number): Promise<StepCounts> {
    const of = await transaction.grandPrix.count({ where: { season: year, cancelledAt: null } });
    const open = await transaction.grandPrix.count({ where: { season: year, cancelledAt: null, closedAt: null } });
    return { done: of - open, of };
  }

  async matches(transaction: Transaction, year: number): Promise<StepCounts> {
    const of = await transaction.match.count({ where: { season: year } });
    const decided = { in: ['approved', 'withdrawn'] satisfies State[] };
    return { done: await transaction.match.count({ where: { season: year, state: decided } }), of };
  }

  async freeGames(transaction: Transaction, year: number): Promise<StepCounts> {
    const of = await transaction.freeGame.count({ where: { season: year } });
    const waiting = { in: ['submitted', 'reopened'] satisfies FreeState[] };
    return { done: of - (await transaction.freeGame.count({ where: { season: year, state: waiting } })), of };
  }
}
