import { Injectable } from '@nestjs/common';
import { MOST_MATCHES_A_DAY, type OfficeContext, type PlaceWords, yearOf } from '@tarokk/competition';
import { sql } from 'kysely';
import { catalogueOf } from '../../platform/database/catalogue.js';
import { ROWS_COUNTED } from '../../platform/database/counting.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { grouped } from '../../platform/database/grouped.js';
import { toDay } from '../../platform/database/days.js';
import { jsonRows } from '../../platform/database/json-rows.js';
import { isBetween } from '../../platform/database/meetings.js';
import { lockNames } from '../../platform/database/name-lock.js';
import { pageOf } from '../../platform/database/pages.js';
import { anyOf, broughtRows, insertRows } from '../../platform/database/rows.js';
import type { NewRow } from '../../platform/database/tables.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { rowsOf, type Slice } from '../../platform/graphql/connection.js';
import type { EntryStep, Step } from '../../matches/lifecycle/match-files.repository.js';
import { matchColumns, type StoredMatch } from '../../matches/rows/match-columns.repository.js';
import type { MoveRow } from '../../matches/rows/match.row.js';
import { placeWords } from '../../matches/sheets/place-words.repository.js';
import type { MatchImport, Origin } from './import.types.js';
import type { MatchState } from '../../platform/database/column-types.js';

/** A place in the calendar: two sides and a day, with all their matches. */
export interface DayOfSides {
  readonly sides: readonly [string, string];
  readonly date: string;
}

/** A match that the office has, with the digests of its sheets. */
export interface KnownMatch extends DayOfSides {
  readonly id: string;
  readonly order: number;
  readonly state: MatchState;
  readonly revision: number;
  /** SHA-256 of the text of each revision in hexadecimal digits. */
  readonly digests: readonly string[];
}

/** A sheet of a match that the office has, and what is kept beside it (D59). */
export interface KeptSheet {
  readonly sheet: unknown;
  readonly place: PlaceWords | null;
}

/** A new match, with every step that it has taken. */
export interface EnteredMatch {
  readonly match: StoredMatch;
  readonly moves: readonly (Step['move'] & { readonly to: MoveRow['to'] })[];
  readonly revision: EntryStep['revision'];
  readonly rulings: EntryStep['rulings'];
  readonly accountId: string;
}

@Injectable()
export class ImportsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The matches of these places that are not withdrawn; all of the day where the number is not known. */
  async matchesOn(
    transaction: Transaction,
    places: readonly (DayOfSides & { readonly order: number | null })[],
  ): Promise<KnownMatch[]> {
    const days = new Set(places.flatMap((place) => (place.order === null ? [keyOf(place)] : [])));
    const wanted = new Map(
      places.map((place) => {
        const { sides, date, order } = place;
        const day = keyOf(place);
        const [first, last] = order === null || days.has(day) ? [1, MOST_MATCHES_A_DAY] : [order, order];
        return [`${day} ${first} ${last}`, { a: sides[0], b: sides[1], date, first, last }];
      }),
    );
    if (wanted.size === 0) return [];
    const types = { a: 'uuid', b: 'uuid', date: 'date', first: 'integer', last: 'integer' } as const;
    const rows = await transaction.$kysely
      .selectFrom(broughtRows('q', [...wanted.values()], types))
      .innerJoin('match as m', (join) => join.on(isBetween('m', 'q')).on(sql<boolean>`m.date = q.date`))
      .select(['m.id', 'm.sideA', 'm.sideB', 'm.date', 'm.order', 'm.state', 'm.revision'])
      .select((eb) =>
        jsonRows(
          eb
            .selectFrom('matchRevision as r')
            .select(sql<string>`encode(r.sheet_hash, 'hex')`.as('digest'))
            .whereRef('r.matchId', '=', 'm.id')
            .orderBy('r.number'),
        ).as('revisions'),
      )
      .where(sql<boolean>`m."order" BETWEEN q.first AND q.last`)
      .where('m.state', '<>', 'withdrawn')
      .orderBy('m.id')
      .execute();
    return rows.map(({ sideA, sideB, date, revisions, ...match }) => ({
      ...match,
      sides: [sideA, sideB],
      date: toDay(date),
      digests: revisions.map(({ digest }) => digest),
    }));
  }

  /** All sheets of these matches, as they are kept, the latest first; the private places of the jury's list; and who on them, or of these persons, was merged into whom. */
  async sheetsOf(
    transaction: Transaction,
    matchIds: readonly string[],
    persons: readonly string[],
  ): Promise<{
    readonly sheets: ReadonlyMap<string, readonly KeptSheet[]>;
    readonly venues: OfficeContext['venues'];
    readonly mergedInto: ReadonlyMap<string, string>;
  }> {
    const revisions = await transaction.$kysely
      .selectFrom('matchRevision as r')
      .select(['r.matchId', 'r.sheet', placeWords('revision', 'r').as('place')])
      .where('r.matchId', '=', anyOf(matchIds))
      .orderBy('r.number', 'desc')
      .execute();
    const merged = await transaction.person.findMany({
      where: {
        mergedInto: { not: null },
        OR: [{ id: { in: [...persons] } }, { matches: { some: { matchId: { in: [...matchIds] } } } }],
      },
      select: { id: true, mergedInto: true },
    });
    const venues = await transaction.venue.findMany({ where: { public: false }, select: { name: true, public: true } });
    return {
      venues,
      sheets: grouped(revisions, ({ matchId }) => matchId),
      mergedInto: new Map(merged.map(({ id, mergedInto }) => [id, mergedInto!])),
    };
  }

  /**
   * Keeps seasons as they are until the end of the transaction, and lets only one hand in sheets of these places at a time
   * (D10): the same locks as a single sheet takes, in one order for everybody.
   */
  async lockPlaces(
    transaction: Transaction,
    places: readonly (DayOfSides & { readonly order: number })[],
  ): Promise<void> {
    if (places.length === 0) return;
    // A match of the cup may be of the season before the year of its date (D51).
    const years = [...new Set(places.map(({ date }) => yearOf(date)).flatMap((year) => [year - 1, year]))];
    const keys = [...new Set(places.map((place) => `match ${keyOf(place)} ${place.order}`))].sort();
    await transaction.$kysely
      .selectFrom('season')
      .where('year', '=', anyOf(years))
      .orderBy('year')
      .forShare()
      .execute();
    await lockNames(transaction, keys);
  }

  /**
   * What is written until the end of the transaction is compressed by lz4 where the server has it: by the usual method that
   * takes longer than all else that the database does with a sheet.
   */
  async compressQuickly(transaction: Transaction): Promise<void> {
    await catalogueOf(transaction)
      .selectFrom('pgSettings')
      .select(sql<string>`set_config(name, 'lz4', true)`.as('compression'))
      .where('name', '=', 'default_toast_compression')
      .where(sql<boolean>`'lz4' = ANY (enumvals)`)
      .execute();
  }

  /**
   * Statements are planned for the tables as they are, not once as in other writes: an import can make them a thousand times as
   * long before PostgreSQL counts again, and what reads a short one from end to end would go on to do so.
   */
  async planAnew(transaction: Transaction): Promise<void> {
    await catalogueOf(transaction)
      .selectFrom('pgSettings')
      .select(sql<string>`set_config(name, reset_val, true)`.as('mode'))
      .where('name', '=', 'plan_cache_mode')
      .execute();
  }

  /**
   * Adds a part to an import, or begins it. False when an import of this id is complete or somebody else's; parts of one
   * import wait for each other.
   */
  async note(
    transaction: Transaction,
    { importId, name, sha256, isLast }: Origin,
    { entered, alreadyThere, refused }: Pick<MatchImport, 'entered' | 'alreadyThere' | 'refused'>,
    accountId: string,
  ): Promise<boolean> {
    const documents = entered + alreadyThere + refused;
    const noted = await transaction.$kysely
      .insertInto('matchImport')
      .values({
        id: importId,
        name,
        sha256,
        documents,
        entered,
        alreadyThere,
        refused,
        complete: isLast,
        enteredBy: accountId,
      })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((eb) => ({
            name: eb.fn.coalesce('excluded.name', 'matchImport.name'),
            sha256: eb.fn.coalesce('excluded.sha256', 'matchImport.sha256'),
            documents: eb('matchImport.documents', '+', eb.ref('excluded.documents')),
            entered: eb('matchImport.entered', '+', eb.ref('excluded.entered')),
            alreadyThere: eb('matchImport.alreadyThere', '+', eb.ref('excluded.alreadyThere')),
            refused: eb('matchImport.refused', '+', eb.ref('excluded.refused')),
            complete: eb.ref('excluded.complete'),
            lastAt: sql<Date>`now()`,
          }))
          .whereRef('matchImport.enteredBy', '=', 'excluded.enteredBy')
          .where('matchImport.complete', '=', false),
      )
      .executeTakeFirstOrThrow();
    return (noted.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  /** The latest first. */
  list(slice: Slice): Promise<MatchImport[]> {
    return pageOf(this.prisma.$kysely.selectFrom('matchImport').selectAll(), {
      by: ['begunAt', 'id'],
      beyond: slice.edge,
      ascending: slice.backwards,
      rows: rowsOf(slice),
    }).execute();
  }

  count(): Promise<number> {
    return this.prisma.matchImport.count({ take: ROWS_COUNTED });
  }

  /** Sends new matches to the database with all that is to be kept of them, table by table. */
  async enter(transaction: Transaction, entered: readonly EnteredMatch[]): Promise<void> {
    const now = new Date();
    const matches = entered.map(({ match }) => ({
      ...matchColumns(match),
      approvedAt: match.state === 'approved' ? now : null,
    }));
    if (matches.length === 0) return;
    await insertRows(transaction, 'match', matches).execute();
    await insertRows(transaction, 'matchMove', entered.flatMap(movesOf)).execute();
    await this.enterSheets(transaction, entered);
    const places = entered.flatMap(({ match: { id, revision, season }, revision: { place } }) =>
      place === null ? [] : [{ matchId: id, of: 'revision', number: revision, season, ...place }],
    );
    if (places.length > 0) await insertRows(transaction, 'privatePlace', places).execute();
    const seats = entered.flatMap(({ match: { id, date }, revision: { players } }) =>
      players.map((personId) => ({ matchId: id, personId, date })),
    );
    await insertRows(transaction, 'matchPlayer', seats).execute();
    const rulings = entered.flatMap(({ match: { id, season, revision }, rulings: made, accountId }) =>
      made.map((ruling, index) => ({ matchId: id, number: index + 1, season, revision, ruling, accountId })),
    );
    if (rulings.length > 0) await insertRows(transaction, 'matchRuling', rulings).execute();
  }

  /** Digests are taken of the text of a sheet, so it is brought as a text of its own, of which no character changes. */
  private async enterSheets(transaction: Transaction, entered: readonly EnteredMatch[]): Promise<void> {
    const ids = entered.map(({ match }) => match.id);
    const texts = entered.map(({ revision }) => revision.text.toString());
    const rows = entered.map(({ match: { id, season, revision }, moves, revision: { remarks }, accountId }) => ({
      matchId: id,
      number: revision,
      season,
      accountId,
      remarks,
      enteredBy: moves[0]!.actor,
    }));
    const columns = ['matchId', 'number', 'season', 'accountId', 'remarks', 'enteredBy'] as const;
    await transaction.$kysely
      .insertInto('matchRevision')
      .columns([...columns, 'sheet'])
      .expression((eb) =>
        eb
          .selectFrom(
            broughtRows('e', rows, {
              matchId: 'uuid',
              number: 'integer',
              season: 'integer',
              accountId: 'uuid',
              remarks: 'jsonb',
              enteredBy: 'text',
            }),
          )
          .innerJoin(
            sql<{ id: string; sheet: unknown }>`unnest(${ids}::uuid[], ${texts}::json[])`.as<'s'>(sql`s(id, sheet)`),
            's.id',
            'e.matchId',
          )
          .select([...columns, 's.sheet']),
      )
      .execute();
  }
}

function movesOf({ match: { id, season, revision }, moves, accountId }: EnteredMatch): NewRow<'matchMove'>[] {
  return moves.map(({ from, to, actor, reason }, index) => ({
    matchId: id,
    number: index + 1,
    season,
    from,
    to,
    revision,
    actor,
    accountId,
    reason,
  }));
}

/** The day by which matches are compared, whichever side is called A. */
export function keyOf({ sides, date }: DayOfSides): string {
  return `${sides.toSorted().join(' ')} ${date}`;
}
