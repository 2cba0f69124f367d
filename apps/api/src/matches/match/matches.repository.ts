import { Injectable } from '@nestjs/common';
import type { Competition } from '@tarokk/competition';
import type { Caller } from '../../platform/requests/caller.js';
import type { PartyName } from '@tarokk/rules';
import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { countRows } from '../../platform/database/counting.js';
import { toDate } from '../../platform/database/days.js';
import { hasWords } from '../../platform/database/found-names.js';
import { pageOf } from '../../platform/database/pages.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Database } from '../../platform/database/replica/read-source.js';
import { anyOf } from '../../platform/database/rows.js';
import type { Tables } from '../../platform/database/tables.js';
import { DAY, edgeOf, rowsOf, type Slice } from '../../platform/graphql/connection.js';
import { UUID } from '../../platform/inputs/plain-forms.js';
import { Clock } from '../../platform/office/clock.js';
import { foundByName } from '../../registry/people/people.repository.js';
import { matchRow } from '../rows/match-columns.repository.js';
import type { MatchRow } from '../rows/match.row.js';
import type { MatchState } from '../../platform/database/column-types.js';

/** A match as somebody may see it. */
export interface VisibleMatch extends MatchRow {
  /** The caller is of its sides or its table, or of the jury: they see it before it is approved, and what was said of it. */
  readonly inside: boolean;
}

export interface MatchFilter {
  readonly seasonYear?: number | null;
  readonly sideId?: string | null;
  readonly personId?: string | null;
  readonly states?: readonly MatchState[] | null;
  readonly competition?: Competition | null;
  readonly from?: string | null;
  readonly until?: string | null;
}

/** What may be waiting for a side. */
export type Waiting = 'to-confirm' | 'disputed' | 'returned' | 'for-others';

/** What is looked for of a match. */
export interface SoughtMatches {
  readonly words: readonly string[];
  /** A day, of any year where none is said; months from 1. */
  readonly day: { readonly year: number | null; readonly month: number; readonly day: number } | null;
}

export interface FoundMatches {
  /** How many there are, which the list may not hold. */
  readonly count: number;
  readonly ids: readonly string[];
}

/** In which everybody sees a match. */
const publicStates = ['approved', 'reopened'] as const satisfies readonly MatchState[];

@Injectable()
export class MatchesRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /** Those of the matches that the caller may see. */
  async findByIds(ids: readonly string[], caller: Caller): Promise<VisibleMatch[]> {
    const inside = await this.insideFor(caller);
    return this.seen(inside, (eb) => eb('m.id', '=', anyOf(ids)));
  }

  /** Those that the caller may see, the latest first. */
  async list(slice: Slice, filter: MatchFilter, caller: Caller): Promise<VisibleMatch[]> {
    return this.seen(await this.insideFor(caller), isWanted(filter), slice);
  }

  async count(filter: MatchFilter, caller: Caller): Promise<number> {
    return this.countSeen(await this.insideFor(caller), isWanted(filter));
  }

  /**
   * The ids of the matches that everybody sees in which each word begins one in the name of a side or of somebody at the table,
   * the latest first, and how many there are.
   * @param words as `wordsIn` has them; none: all of the day
   */
  async search(database: Database, { words, day }: SoughtMatches, most: number): Promise<FoundMatches> {
    const rows = await database.$kysely
      .selectFrom('match as m')
      .select('m.id')
      .select((eb) => eb.cast<number>(eb.fn.countAll().over(), 'integer').as('count'))
      .where('m.state', 'in', publicStates)
      .where((eb) => eb.and([...words.map((word) => isNamed(eb, word)), ...(day === null ? [] : [isOn(day)])]))
      .orderBy('m.date', 'desc')
      .orderBy('m.id', 'desc')
      .limit(most)
      .execute();
    return { count: rows[0]?.count ?? 0, ids: rows.map(({ id }) => id) };
  }

  /** Who played matches, each person once a match. */
  personsOf(matchIds: readonly string[]): Promise<{ matchId: string; personId: string }[]> {
    return this.prisma.$kysely
      .selectFrom('matchPlayer')
      .select(['matchId', 'personId'])
      .distinct()
      .where('matchId', '=', anyOf(matchIds))
      .execute();
  }

  /** What waits for the sides of a person, the latest first; all their matches that are not over without `waiting`. */
  async listWaiting(slice: Slice, waiting: Waiting | null, caller: Caller): Promise<VisibleMatch[]> {
    return this.seen((eb) => eb.lit(true), await this.waitingFor(waiting, caller), slice);
  }

  async countWaiting(waiting: Waiting | null, caller: Caller): Promise<number> {
    return this.countSeen((eb) => eb.lit(true), await this.waitingFor(waiting, caller));
  }

  private async waitingFor(waiting: Waiting | null, { account }: Caller): Promise<Condition> {
    const today = toDate(await this.clock.today());
    return (eb) => {
      const of = (party: PartyName): Expression<SqlBool> => {
        const own = sidesOf(account?.personId ?? null, today).select('ms.sideId');
        return eb.and([eb(party === 'A' ? 'm.sideA' : 'm.sideB', 'in', own), isWaiting(eb, waiting, party)]);
      };
      return eb.or([of('A'), of('B')]);
    };
  }

  private async seen(inside: Condition, condition: Condition, slice?: Slice): Promise<VisibleMatch[]> {
    const matches = this.visible(inside, condition)
      .selectAll('m')
      .select((eb) => eb.fn.coalesce(inside(eb), eb.lit(false)).as('inside'));
    const page =
      slice === undefined
        ? matches
        : pageOf(matches, {
            by: ['m.date', 'm.id'],
            beyond: edgeOf(slice, DAY, UUID),
            ascending: slice.backwards,
            rows: rowsOf(slice),
          });
    return (await page.execute()).map(({ inside: isInside, ...row }) => ({
      ...matchRow(row),
      inside: Boolean(isInside),
    }));
  }

  private countSeen(inside: Condition, condition: Condition): Promise<number> {
    return countRows(this.prisma, this.visible(inside, condition));
  }

  private visible(inside: Condition, condition: Condition): SelectQueryBuilder<WithMatch, 'm', object> {
    return this.prisma.$kysely
      .selectFrom('match as m')
      .where((eb) => eb.or([eb('m.state', 'in', publicStates), inside(eb)]))
      .where(condition);
  }

  /** Whether a match is one of the caller's, or the caller is of the jury. */
  private async insideFor({ account }: Caller): Promise<Condition> {
    if (account === null) return (eb) => eb.lit(false);
    if (account.jury) return (eb) => eb.lit(true);
    const today = toDate(await this.clock.today());
    return (eb) =>
      eb.or([
        eb('m.appointedJuror', '=', account.id),
        eb.exists(
          sidesOf(account.personId, today).where((of) =>
            of('ms.sideId', 'in', [sql.ref<string>('m.sideA'), sql.ref<string>('m.sideB')]),
          ),
        ),
        eb('m.id', 'in', matchesOf(account.personId)),
      ]);
  }
}

function isNamed(eb: OfMatch, word: string): Expression<SqlBool> {
  const sides = expressionBuilder<Tables>();
  const teams = sides
    .selectFrom('team as t')
    .select('t.id')
    .where(hasWords('t.name_key', [word]));
  const pairs = sides
    .selectFrom('pair as p')
    .select('p.id')
    .where(hasWords('p.name_key', [word]));
  const players = sides
    .selectFrom('matchPlayer as mp')
    .select('mp.matchId')
    .where('mp.personId', 'in', foundByName([word]));
  return eb.or([
    eb('m.sideA', 'in', teams),
    eb('m.sideB', 'in', teams),
    eb('m.sideA', 'in', pairs),
    eb('m.sideB', 'in', pairs),
    eb('m.id', 'in', players),
  ]);
}

function isOn({ year, month, day }: NonNullable<SoughtMatches['day']>): Expression<SqlBool> {
  const ofYear = sql<boolean>`date_part('month', m.date) = ${month} AND date_part('day', m.date) = ${day}`;
  return year === null ? ofYear : sql<boolean>`${ofYear} AND date_part('year', m.date) = ${year}`;
}

type WithMatch = Tables & { readonly m: Tables['match'] };
type OfMatch = ExpressionBuilder<WithMatch, 'm'>;
type Condition = (eb: OfMatch) => Expression<SqlBool>;

/** Memberships `ms` of a person that last: a person who has left sees and does no more than others. */
function sidesOf(personId: string | null, today: Date) {
  return expressionBuilder<Tables>()
    .selectFrom('sideMember as ms')
    .where('ms.personId', '=', personId)
    .where((eb) => eb.or([eb('ms.lastDay', 'is', null), eb('ms.lastDay', '>=', today)]));
}

/** The matches at whose tables a person sat, or one who was merged into them: sheets keep their ids. */
function matchesOf(personId: string) {
  return expressionBuilder<Tables>()
    .selectFrom('matchPlayer as mp')
    .select('mp.matchId')
    .where('mp.personId', 'in', (eb) =>
      eb
        .selectFrom('person as p')
        .select('p.id')
        .where((of) => of.or([of('p.id', '=', personId), of('p.mergedInto', '=', personId)])),
    );
}

function isWanted({ seasonYear, sideId, personId, states, competition, from, until }: MatchFilter): Condition {
  return (eb) =>
    eb.and([
      ...(seasonYear == null ? [] : [eb('m.season', '=', seasonYear)]),
      ...(sideId == null ? [] : [eb.or([eb('m.sideA', '=', sideId), eb('m.sideB', '=', sideId)])]),
      ...(personId == null ? [] : [eb('m.id', 'in', matchesOf(personId))]),
      ...(states == null ? [] : [eb('m.state', '=', anyOf(states))]),
      ...(competition == null ? [] : [sql<boolean>`${competition} = ANY (m.competitions)`]),
      ...(from == null ? [] : [eb('m.date', '>=', toDate(from))]),
      ...(until == null ? [] : [eb('m.date', '<=', toDate(until))]),
    ]);
}

/** What a match is found by in a list by date. */
export function keysByDate({ date, id }: MatchRow): readonly string[] {
  return [date, id];
}

function isWaiting(eb: OfMatch, waiting: Waiting | null, party: PartyName): Expression<SqlBool> {
  const isTheirs = eb.or([eb('m.enteredBy', '=', party), sql<boolean>`${party} = ANY (m.confirmed_by)`]);
  switch (waiting) {
    case 'to-confirm':
      return eb.and([eb('m.state', '=', 'submitted'), eb.not(isTheirs)]);
    case 'for-others':
      return eb.and([eb('m.state', '=', 'submitted'), isTheirs]);
    case 'disputed':
    case 'returned':
      return eb('m.state', '=', waiting);
    case null:
      return eb('m.state', 'not in', ['approved', 'withdrawn']);
  }
}
