import { Injectable } from '@nestjs/common';
import type { FreeState, HandedKind } from '@tarokk/competition';
import type { Caller } from '../../platform/requests/caller.js';
import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import { countRows } from '../../platform/database/counting.js';
import { type PageOfRows, pageOf } from '../../platform/database/pages.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { anyOf } from '../../platform/database/rows.js';
import type { Tables } from '../../platform/database/tables.js';
import { edgeOf, rowsOf, type Slice } from '../../platform/graphql/connection.js';
import { UUID } from '../../platform/inputs/plain-forms.js';
import { freeGameRow } from './free-game-columns.repository.js';
import type { FreeGameRow, FreeMoveRow, FreeRevisionRow } from './free-game.row.js';
import type { FreeQueue } from './free-queue.enum.js';

/** A game as somebody may see it. */
export interface SeenFreeGame extends FreeGameRow {
  /** The caller played in it, handed it in or is of the jury: they see it before it is admitted, and what was said of it. */
  readonly inside: boolean;
}

export interface FreeGameFilter {
  readonly seasonYear?: number | null;
  readonly personId?: string | null;
  readonly kinds?: readonly HandedKind[] | null;
  readonly states?: readonly FreeState[] | null;
}

export interface QueuedFreeRow {
  readonly game: SeenFreeGame;
  readonly concerned: boolean;
}

@Injectable()
export class FreeGamesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Those of the games that the caller may see. */
  findByIds(ids: readonly string[], caller: Caller): Promise<SeenFreeGame[]> {
    return this.seen(caller, (eb) => eb('g.id', '=', anyOf(ids)));
  }

  /** Those that the caller may see, the latest first: the year is that of the season, which the index begins with. */
  list(slice: Slice, filter: FreeGameFilter, caller: Caller): Promise<SeenFreeGame[]> {
    return this.seen(caller, isWanted(filter), {
      by: ['g.season', 'g.date', 'g.id'],
      beyond: edgeOf(slice, /^\d{4}$/, /^\d{4}-\d\d-\d\d$/, UUID),
      ascending: slice.backwards,
      rows: rowsOf(slice),
    });
  }

  count(filter: FreeGameFilter, caller: Caller): Promise<number> {
    return countRows(this.prisma, this.visible(insideFor(caller), isWanted(filter)));
  }

  /** What waits for the jury, the longest first. @param personId of the juror who looks */
  async listQueue(slice: Slice, queue: FreeQueue, personId: string): Promise<QueuedFreeRow[]> {
    const games = this.prisma.$kysely
      .selectFrom('freeGame as g')
      .selectAll('g')
      .select((eb) => eb('g.id', 'in', gamesOf(personId)).$castTo<boolean>().as('concerned'))
      .where((eb) => isIn(eb, queue));
    const page = pageOf(games, {
      by: ['g.stateSince', 'g.id'],
      beyond: edgeOf(slice, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/, UUID),
      ascending: !slice.backwards,
      rows: rowsOf(slice),
    });
    return (await page.execute()).map(({ concerned, ...row }) => ({
      game: { ...freeGameRow(row), inside: true },
      concerned,
    }));
  }

  countQueue(queue: FreeQueue): Promise<number> {
    return countRows(
      this.prisma,
      this.prisma.$kysely.selectFrom('freeGame as g').where((eb) => isIn(eb, queue)),
    );
  }

  async revisionsOf(gameIds: readonly string[]): Promise<FreeRevisionRow[]> {
    const rows = await this.prisma.freeGameRevision.findMany({
      where: { gameId: { in: [...gameIds] } },
      orderBy: { number: 'asc' },
    });
    return rows as unknown as FreeRevisionRow[];
  }

  async movesOf(gameIds: readonly string[]): Promise<FreeMoveRow[]> {
    const rows = await this.prisma.freeGameMove.findMany({
      where: { gameId: { in: [...gameIds] } },
      orderBy: { number: 'asc' },
    });
    return rows as unknown as FreeMoveRow[];
  }

  private async seen(caller: Caller, condition: Condition, page?: PageOfRows): Promise<SeenFreeGame[]> {
    const inside = insideFor(caller);
    const games = this.visible(inside, condition)
      .selectAll('g')
      .select((eb) => eb.fn.coalesce(inside(eb), eb.lit(false)).as('inside'));
    const rows = await (page === undefined ? games : pageOf(games, page)).execute();
    return rows.map(({ inside: isInside, ...row }) => ({ ...freeGameRow(row), inside: Boolean(isInside) }));
  }

  private visible(inside: Condition, condition: Condition): SelectQueryBuilder<WithGame, 'g', object> {
    return this.prisma.$kysely
      .selectFrom('freeGame as g')
      .where((eb) => eb.or([eb('g.state', 'in', ['admitted', 'reopened']), inside(eb)]))
      .where(condition);
  }
}

type WithGame = Tables & { readonly g: Tables['freeGame'] };
type OfGame = ExpressionBuilder<WithGame, 'g'>;
type Condition = (eb: OfGame) => Expression<SqlBool>;

/** Whether a game `g` is one of the caller's, or the caller is of the jury. */
function insideFor({ account }: Caller): Condition {
  if (account === null) return (eb) => eb.lit(false);
  if (account.jury) return (eb) => eb.lit(true);
  return (eb) =>
    eb.or([
      eb('g.enteredBy', '=', account.id),
      eb('g.appointedJuror', '=', account.id),
      eb('g.id', 'in', gamesOf(account.personId)),
    ]);
}

function isWanted({ seasonYear, personId, kinds, states }: FreeGameFilter): Condition {
  return (eb) =>
    eb.and([
      ...(seasonYear == null ? [] : [eb('g.season', '=', seasonYear)]),
      ...(personId == null ? [] : [eb('g.id', 'in', gamesOf(personId))]),
      ...(kinds == null ? [] : [eb('g.kind', '=', anyOf(kinds))]),
      ...(states == null ? [] : [eb('g.state', '=', anyOf(states))]),
    ]);
}

/** The games of a person, and of those who were merged into them: what was handed in keeps their ids. */
function gamesOf(personId: string) {
  return expressionBuilder<Tables>()
    .selectFrom('freeGamePlayer as fp')
    .innerJoin('person as p', 'p.id', 'fp.personId')
    .select('fp.gameId')
    .where((eb) => eb.or([eb('p.id', '=', personId), eb('p.mergedInto', '=', personId)]));
}

function isIn(eb: OfGame, queue: FreeQueue): Expression<SqlBool> {
  switch (queue) {
    case 'to-decide':
      return eb('g.state', '=', 'submitted');
    case 'reopened':
      return eb('g.state', '=', 'reopened');
    case 'objected':
      return eb('g.objections', '>', 0);
  }
}

/** What a game is found by in a list by date. */
export function keysOfFreeGame({ season, date, id }: FreeGameRow): readonly string[] {
  return [String(season), date, id];
}

/** The keys of a row in a queue. */
export function keysOfQueued({ game }: QueuedFreeRow): readonly string[] {
  return [game.stateSince.toISOString(), game.id];
}
