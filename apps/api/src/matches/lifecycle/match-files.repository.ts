import { Injectable } from '@nestjs/common';
import { type AliasedExpression, expressionBuilder, type InferResult, type Kysely, sql } from 'kysely';
import type { Transaction } from '../../platform/database/transactions.js';
import type { DomainEvent, EventOf } from '../../platform/events/domain-event.js';
import type { PlaceWords, RulingEntry } from '@tarokk/competition';
import type { PartyName } from '@tarokk/rules';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Remarks } from '../../platform/database/column-types.js';
import { toDate } from '../../platform/database/days.js';
import { jsonRow, jsonRows } from '../../platform/database/json-rows.js';
import { isBetween } from '../../platform/database/meetings.js';
import { lockName } from '../../platform/database/name-lock.js';
import { type Given, prepared } from '../../platform/database/prepared.js';
import {
  anyOf,
  broughtRows,
  insertRows,
  rowsIn,
  rowsJson,
  updateRows,
  upsertRows,
} from '../../platform/database/rows.js';
import type { NewRow, Tables } from '../../platform/database/tables.js';
import { placeWords } from '../sheets/place-words.repository.js';
import { matchColumns, matchRow, type StoredMatch } from '../rows/match-columns.repository.js';
import type { MatchRow, MoveRow, RevisionRow, RulingRow } from '../rows/match.row.js';

/** What the file of a match has beside its row: the present revision, all rulings and the last move. */
export interface FileContents {
  readonly matchId: string;
  readonly sheet: unknown;
  /** The words of a private place, which are stored beside the sheet (D59). */
  readonly place: PlaceWords | null;
  /** SHA-256 of its text, made by the database. */
  readonly sheetHash: Uint8Array;
  readonly remarks: RevisionRow['remarks'];
  /** By number. */
  readonly rulings: readonly RulingRow[];
  /** The confirmation of the present revision on a phone of the other side, unless it was revoked; null without one. */
  readonly sealed: SealRow | null;
  readonly lastMove: Pick<MoveRow, 'from' | 'to' | 'actor' | 'accountId'> & { readonly by: string };
}

/** A confirmation that was given on a phone of the other side. */
export interface SealRow {
  readonly party: PartyName;
  readonly accountId: string;
  /** When it reached the office; as JSON has it. */
  readonly at: string;
}

interface RevisionText {
  /** The sheet as it is stored: JSON, or its bytes in UTF-8. */
  readonly text: string | Buffer;
  /** The words of a private place, which are stored beside it (D59). */
  readonly place: PlaceWords | null;
  readonly players: readonly string[];
}

/** A move of a match whose sheet stays the same. */
export interface Step {
  readonly match: StoredMatch;
  readonly move: Pick<MoveRow, 'from' | 'actor' | 'reason' | 'game' | 'path' | 'sheet' | 'place'>;
  readonly accountId: string;
}

/** A move that enters a sheet, with all that is stored of it. */
export interface EntryStep extends Step {
  /** The new revision, with the persons at its table. */
  readonly revision: Pick<RevisionRow, 'remarks'> & RevisionText;
  readonly rulings: readonly RulingEntry[];
}

const tables = expressionBuilder<Tables>();

/** What makes `FileContents`, of the revision `r` of the match `q`. */
const contentColumns = [
  'r.matchId',
  'r.sheet',
  'r.sheetHash',
  'r.remarks',
  placeWords('revision', 'r').as('place'),
  jsonRows(
    tables
      .selectFrom('matchRuling as u')
      .select(['u.matchId', 'u.number', 'u.revision', 'u.ruling', 'u.accountId', 'u.createdAt'])
      .where('u.matchId', '=', sql.ref<string>('q.id'))
      .orderBy('u.number'),
  ).as('rulings'),
  jsonRow(
    tables
      .selectFrom('matchMove as v')
      .innerJoin('account as a', 'a.id', 'v.accountId')
      .innerJoin('publicName as p', 'p.id', 'a.personId')
      .select(['v.from', 'v.to', 'v.actor', 'v.accountId', 'p.name as by'])
      .where('v.matchId', '=', sql.ref<string>('q.id'))
      .orderBy('v.number', 'desc')
      .limit(1),
  ).as('lastMove'),
  jsonRow(
    tables
      .selectFrom('sealedAnswer as s')
      .select(['s.party', 's.answeredBy as accountId', 's.createdAt as at'])
      .where('s.matchId', '=', sql.ref<string>('q.id'))
      .where('s.revision', '=', sql.ref<number>('q.revision'))
      .where('s.problem', 'is', null)
      .where('s.answer', '=', 'confirmed')
      .where('s.revokedAt', 'is', null)
      .orderBy('s.number', 'desc')
      .limit(1),
  ).as('sealed'),
] as const;

const contentsOfRevisions = prepared((kysely, given: Given<{ readonly asked: string }>) =>
  contentsOf(
    kysely,
    rowsIn<'q', Pick<MatchRow, 'id' | 'revision'>>('q', given.asked, { id: 'uuid', revision: 'integer' }),
  ),
);

const presentContents = prepared((kysely, given: Given<{ readonly ids: readonly string[] }>) =>
  contentsOf(
    kysely,
    kysely
      .selectFrom('match')
      .select(['id', 'revision'])
      .where('id', '=', sql<string>`ANY (${given.ids})`)
      .as('q'),
  ),
);

function contentsOf(kysely: Kysely<Tables>, matches: AliasedExpression<Pick<MatchRow, 'id' | 'revision'>, 'q'>) {
  return kysely
    .selectFrom(matches)
    .innerJoin('matchRevision as r', (join) =>
      join.onRef('r.matchId', '=', 'q.id').onRef('r.number', '=', 'q.revision'),
    )
    .select(contentColumns);
}

type ContentRow = InferResult<ReturnType<typeof contentsOf>>[number];

function fileContents({ sheetHash, rulings, lastMove, sealed, ...row }: ContentRow): FileContents {
  return {
    ...row,
    // The database makes it of every sheet, and every match has made a move.
    sheetHash: sheetHash!,
    lastMove: lastMove!,
    sealed: sealed && { ...sealed, party: sealed.party!, accountId: sealed.accountId! },
    rulings: rulings.map(({ createdAt, ...ruling }) => ({ ...ruling, createdAt: new Date(createdAt) })),
  };
}

export type MatchMoveEvent = EventOf<'match-move'>;

@Injectable()
export class MatchFilesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * The matches, locked in the order of their ids until the end of the transaction, and their seasons kept as they are: a
   * season that is being closed is waited for. Those that there are.
   */
  async lock(transaction: Transaction, ids: readonly string[]): Promise<MatchRow[]> {
    if (ids.length === 0) return [];
    const rows = await transaction.$kysely
      .selectFrom('season as s')
      .innerJoin('match as m', 'm.season', 's.year')
      .selectAll('m')
      .where('m.id', '=', anyOf(ids))
      .orderBy('m.id')
      .forShare(['s'])
      .forUpdate(['m'])
      .execute();
    return rows.map(matchRow);
  }

  /** Reads several matches in the order of their ids, without locking them. */
  async rowsOf(transaction: Transaction, ids: readonly string[]): Promise<MatchRow[]> {
    if (ids.length === 0) return [];
    const matches = transaction.$kysely.selectFrom('match').selectAll().where('id', '=', anyOf(ids)).orderBy('id');
    return (await matches.execute()).map(matchRow);
  }

  /**
   * Keeps a season as it is until the end of the transaction, and lets only one hand in sheets of these sides, day and
   * number at a time (D10). @returns the id of their match that is not withdrawn, null without one
   */
  async lockPlace(
    transaction: Transaction,
    { season, sides, date, order }: Pick<MatchRow, 'season' | 'sides' | 'date' | 'order'>,
  ): Promise<string | null> {
    const [a, b] = sides.toSorted() as [string, string];
    await transaction.$kysely.selectFrom('season').where('year', '=', season).forShare().execute();
    await lockName(transaction, `match ${a} ${b} ${date} ${order}`);
    const found = await transaction.$kysely
      .selectFrom(['match as m', broughtRows('q', [{ a, b }], { a: 'uuid', b: 'uuid' })])
      .select('m.id')
      .where(isBetween('m', 'q'))
      .where('m.date', '=', toDate(date))
      .where('m.order', '=', order)
      .where('m.state', '<>', 'withdrawn')
      .executeTakeFirst();
    return found?.id ?? null;
  }

  /** The contents of the files of matches, in no order. Those of locked matches do not change until the end of the transaction. */
  async contentsOf(
    transaction: Transaction | null,
    matches: readonly Pick<MatchRow, 'id' | 'revision'>[],
  ): Promise<FileContents[]> {
    if (matches.length === 0) return [];
    const asked = matches.map(({ id, revision }) => ({ id, revision }));
    return (await contentsOfRevisions(transaction ?? this.prisma, { asked: rowsJson(asked) })).map(fileContents);
  }

  /** The contents of the files of these matches, whichever revision is present when they are read. */
  async presentContentsOf(transaction: Transaction, ids: readonly string[]): Promise<FileContents[]> {
    return (await presentContents(transaction, { ids })).map(fileContents);
  }

  /** Stores moves of matches whose sheets stay the same: the first move of every match in one statement, then the second, and so on. */
  async saveMoves(transaction: Transaction, steps: readonly Step[]): Promise<readonly MatchMoveEvent[]> {
    const rounds: Step[][] = [];
    const taken = new Map<string, number>();
    for (const step of steps) {
      const round = taken.get(step.match.id) ?? 0;
      taken.set(step.match.id, round + 1);
      (rounds[round] ??= []).push(step);
    }
    const moved: MatchMoveEvent[] = [];
    for (const round of rounds) moved.push(...(await this.moveOnce(transaction, round)));
    return moved;
  }

  /** Stores one move of each of these matches, with the new state and the result of the sheet. */
  private async moveOnce(transaction: Transaction, steps: readonly Step[]): Promise<readonly MatchMoveEvent[]> {
    await updateRows(
      transaction,
      'match',
      steps.map(({ match }) => matchColumns(match)),
      'id',
    )
      .set(timesOfMatch)
      .execute();
    const moves = await this.insertMoves(transaction, steps);
    const numbers = new Map(moves.map(({ id, number }) => [id, number]));
    const places = steps.flatMap(({ match: { id, season }, move: { place } }) =>
      place === null ? [] : [{ matchId: id, of: 'move', number: numbers.get(id)!, season, ...place }],
    );
    if (places.length > 0) await insertRows(transaction, 'privatePlace', places).execute();
    return moves;
  }

  /** Stores the move that enters a sheet, of a new or an existing match. */
  async enter(
    transaction: Transaction,
    { revision: { text, place, remarks, players }, rulings, ...step }: EntryStep,
  ): Promise<readonly DomainEvent[]> {
    const { match, move, accountId } = step;
    const { id: matchId, season, date, revision } = match;
    if (revision === 1) {
      await insertRows(transaction, 'match', [matchColumns(match)]).execute();
    } else {
      await updateRows(transaction, 'match', [{ ...matchColumns(match), admittedGames: null }], 'id')
        .set(timesOfMatch)
        .set('submittedAt', sql<Date>`now()`)
        .execute();
      await transaction.matchPlayer.deleteMany({ where: { matchId, personId: { notIn: [...players] } } });
    }
    const seated = players.map((personId) => ({ matchId, personId, date }));
    await upsertRows(transaction, 'matchPlayer', seated, 'matchId', 'personId').execute();
    await transaction.$kysely
      .insertInto('matchRevision')
      .values({
        matchId,
        number: revision,
        season,
        accountId,
        enteredBy: move.actor,
        sheet: sql`${text}::json`,
        remarks: sql<Remarks>`${JSON.stringify(remarks)}::jsonb`,
      })
      .execute();
    if (place !== null) {
      await transaction.privatePlace.create({ data: { matchId, of: 'revision', number: revision, season, ...place } });
    }
    const moves = await this.insertMoves(transaction, [step]);
    if (rulings.length === 0) return moves;
    const ruling = await this.insertRulings(transaction, match, rulings, accountId);
    return [...moves, { type: 'match-ruling', id: matchId, number: ruling, season }];
  }

  /** Each is the next of its match, which is locked. */
  private async insertMoves(transaction: Transaction, steps: readonly Step[]): Promise<readonly MatchMoveEvent[]> {
    const next = tables
      .selectFrom('matchMove as v')
      .select((eb) => eb(eb.fn.coalesce(eb.fn.max('v.number'), eb.lit(0)), '+', 1).as('next'))
      .where('v.matchId', '=', sql.ref<string>('given.matchId'));
    const rows = await insertRows(transaction, 'matchMove', steps.map(moveColumns), { number: next })
      .returning(['matchId as id', 'number', 'season', 'from', 'to', 'accountId as by'])
      .execute();
    return rows.map((row) => ({ type: 'match-move', ...row }));
  }

  /** @returns the number of the last */
  private async insertRulings(
    transaction: Transaction,
    { id: matchId, season, revision }: Pick<MatchRow, 'id' | 'season' | 'revision'>,
    rulings: readonly RulingEntry[],
    accountId: string,
  ): Promise<number> {
    const last = await transaction.matchRuling.aggregate({ where: { matchId }, _max: { number: true } });
    const before = last._max.number ?? 0;
    const rows = rulings.map((ruling, index) => ({
      matchId,
      season,
      revision,
      ruling,
      accountId,
      number: before + index + 1,
    }));
    await insertRows(transaction, 'matchRuling', rows).execute();
    return before + rows.length;
  }

  /**
   * Deletes the draft that was handed in, if a side of the caller wrote it. A draft of the jury is deleted for jurors only.
   * @returns the planned match of the draft; null where there is none
   */
  async deleteDraft(
    transaction: Transaction,
    draftId: string,
    personId: string,
    jury: boolean,
  ): Promise<string | null> {
    const found = await transaction.$kysely
      .deleteFrom('draft as d')
      .where('d.id', '=', draftId)
      .where((eb) =>
        eb.or([
          eb.and([eb('d.sideId', 'is', null), eb.lit(jury)]),
          eb('d.sideId', 'in', (of) => of.selectFrom('sideMember').select('sideId').where('personId', '=', personId)),
        ]),
      )
      .returning('d.plannedMatchId')
      .executeTakeFirst();
    return found?.plannedMatchId ?? null;
  }

  /** Which games the jury admits to the free championship (12). */
  async saveAdmittedGames(
    transaction: Transaction,
    { id }: Pick<MatchRow, 'id'>,
    games: readonly number[],
  ): Promise<void> {
    await transaction.match.update({ where: { id }, data: { admittedGames: [...games] } });
  }

  /** Stores rulings on the present revision, and the result of the sheet with them. @returns the number of the last of them */
  async saveRulings(
    transaction: Transaction,
    match: MatchRow,
    rulings: readonly RulingEntry[],
    accountId: string,
  ): Promise<number> {
    const { id, raw, points, openErrors } = match;
    await transaction.match.update({
      where: { id },
      data: {
        rawA: raw[0],
        rawB: raw[1],
        pointsA: points?.[0] ?? null,
        pointsB: points?.[1] ?? null,
        openErrors,
      },
    });
    return this.insertRulings(transaction, match, rulings, accountId);
  }
}

/** What the database knows of the state in which a row `match` was until its new values in `given`. */
const timesOfMatch = {
  stateSince: sql<Date>`CASE WHEN match.state = given.state THEN match.state_since ELSE now() END`,
  approvedAt: sql<Date | null>`CASE WHEN given.state = 'approved' THEN now() ELSE match.approved_at END`,
};

function moveColumns({ match, move: { place: _, ...move }, accountId }: Step): Omit<NewRow<'matchMove'>, 'number'> {
  const { id, season, state, revision } = match;
  return { ...move, matchId: id, season, to: state, revision, accountId };
}
