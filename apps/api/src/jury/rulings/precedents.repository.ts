import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ROWS_COUNTED } from '../../platform/database/counting.js';
import type { Database } from '../../platform/database/replica/read-source.js';
import { rowsOf, type Slice } from '../../platform/graphql/connection.js';

export interface PrecedentFilter {
  /** A rule with all below it, `4` with `4.3`; null: any, and none. */
  readonly rule: string | null;
  readonly seasonYear: number | null;
  readonly sideId: string | null;
}

export interface PrecedentRow {
  readonly matchId: string;
  readonly number: number;
  readonly createdAt: Date;
}

/** Rulings on matches that are approved: what everybody may read. */
@Injectable()
export class PrecedentsRepository {
  /** The latest first. */
  async list(database: Database, slice: Slice, filter: PrecedentFilter): Promise<PrecedentRow[]> {
    const direction = slice.backwards ? 'asc' : 'desc';
    let query = precedents(database, filter)
      .select(['r.matchId', 'r.number', 'r.createdAt'])
      .orderBy('r.createdAt', direction)
      .orderBy('r.matchId', direction)
      .orderBy('r.number', direction)
      .limit(rowsOf(slice));
    if (slice.edge !== null) {
      const [at = '', matchId = '', number = ''] = slice.edge;
      const beyond = slice.backwards ? sql.raw('>') : sql.raw('<');
      query = query.where(
        sql<boolean>`(r.created_at, r.match_id, r.number) ${beyond} (${at}::timestamptz, ${matchId}::uuid, ${Number(number)}::int)`,
      );
    }
    return query.execute();
  }

  async count(database: Database, filter: PrecedentFilter): Promise<number> {
    return (await precedents(database, filter).select('r.number').limit(ROWS_COUNTED).execute()).length;
  }
}

/** Which rulings everybody may read, for the list and for the table of them. `r` is the ruling, `m` its match. */
export function precedents({ $kysely }: Pick<Database, '$kysely'>, { rule, seasonYear, sideId }: PrecedentFilter) {
  return $kysely
    .selectFrom('matchRuling as r')
    .innerJoin('match as m', 'm.id', 'r.matchId')
    .where('m.state', '=', 'approved')
    .where(sql`r.ruling->>'kind'`, '<>', 'revocation')
    .$if(rule !== null, (query) =>
      query.where(sql<boolean>`(r.ruling->>'rule' = ${rule} OR starts_with(r.ruling->>'rule', ${`${rule}.`}))`),
    )
    .$if(seasonYear !== null, (query) => query.where('m.season', '=', seasonYear!))
    .$if(sideId !== null, (query) =>
      query.where((eb) => eb.or([eb('m.sideA', '=', sideId!), eb('m.sideB', '=', sideId!)])),
    );
}
