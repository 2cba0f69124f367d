import { Injectable } from '@nestjs/common';
import { milestonesBetween } from '@tarokk/competition';
import { sql } from 'kysely';
import { anyOf } from '../../../platform/database/rows.js';
import type { Transaction } from '../../../platform/database/transactions.js';

/** A milestone that somebody has reached by a match or free game. */
export interface ReachedMilestone {
  /** The id of the match or game. */
  readonly source: string;
  readonly player: string;
  readonly number: number;
}

@Injectable()
export class MilestonesRepository {
  /**
   * The milestones that players have passed since these matches and games were approved or admitted, by them or by later ones.
   * So of two that were approved at once at least one tells of a milestone that only both together reach; the key of the
   * notification lets it be told once.
   */
  async reachedBy(transaction: Transaction, sources: readonly string[]): Promise<ReachedMilestone[]> {
    if (sources.length === 0) return [];
    const rows = await transaction.$kysely
      .with('entry', (kysely) =>
        kysely
          .selectFrom('trophy as t')
          .leftJoin('match as m', 'm.id', 't.matchId')
          .select(['t.announcerId as player', 't.count'])
          .select((eb) => [
            eb.fn.coalesce('t.matchId', 't.freeGameId').as('source'),
            eb.fn
              .coalesce(
                'm.approvedAt',
                eb
                  .selectFrom('freeGameMove as v')
                  .select((of) => of.fn.max('v.createdAt').as('admittedAt'))
                  .whereRef('v.gameId', '=', 't.freeGameId')
                  .where('v.to', '=', 'admitted'),
              )
              .as('countsSince'),
          ])
          .where('t.announcerId', 'in', (eb) =>
            eb
              .selectFrom('trophy as won')
              .select('won.announcerId')
              .where((of) =>
                of.or([of('won.matchId', '=', anyOf(sources)), of('won.freeGameId', '=', anyOf(sources))]),
              ),
          ),
      )
      .with('own', (kysely) =>
        kysely
          .selectFrom('entry')
          .distinct()
          .select(['source', 'player', 'countsSince'])
          .where('source', '=', anyOf(sources)),
      )
      .selectFrom('own')
      .innerJoin('entry', 'entry.player', 'own.player')
      .select(['own.source', 'own.player'])
      .select([
        sql<number>`sum(entry.count)::integer`.as('total'),
        sql<number>`COALESCE(sum(entry.count) FILTER (WHERE entry.counts_since >= own.counts_since), 0)::integer`.as(
          'since',
        ),
      ])
      .groupBy(['own.source', 'own.player'])
      .execute();
    return rows.flatMap(({ source, player, total, since }) =>
      milestonesBetween(total - since, total).map((number) => ({ source: source!, player, number })),
    );
  }
}
