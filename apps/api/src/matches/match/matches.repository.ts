import { Injectable } from '@nestjs/common';
import type { Competition } from '@tarokk/competition';
import type { Caller } from '../../platform/requests/caller.js';
import { type Counted, counting } from '../../platform/database/counting.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { DAY, edgeOf, rowsOf, type Slice } from '../../platform/graphql/connection.js';
import { UUID } from '../../platform/inputs/plain-forms.js';
import { Clock } from '../../platform/office/clock.js';
import { matchColumns, type MatchColumns, matchRow } from './match-columns.repository.js';
import type { MatchState } from './match.enums.js';
import type { MatchRow } from './match.row.js';

/** A match as somebody may see it. */
export interface SeenMatch extends MatchRow {
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

@Injectable()
export class MatchesRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /** Those of the matches that the caller may see. */
  async findByIds(ids: readonly string[], caller: Caller): Promise<SeenMatch[]> {
    const inside = await this.insideFor(caller);
    return this.select(inside, Prisma.sql`m."id" = ANY (${[...ids]}::uuid[])`, Prisma.empty);
  }

  /** Those that the caller may see, the latest first. */
  async list(slice: Slice, filter: MatchFilter, caller: Caller): Promise<SeenMatch[]> {
    const inside = await this.insideFor(caller);
    return this.select(inside, conditions(filter), byDate(slice));
  }

  async count(filter: MatchFilter, caller: Caller): Promise<number> {
    return this.countWhere(await this.insideFor(caller), conditions(filter));
  }

  /** What waits for the sides of a person, the latest first; all their matches that are not over without `waiting`. */
  async listWaiting(slice: Slice, waiting: Waiting | null, caller: Caller): Promise<SeenMatch[]> {
    return this.select(Prisma.sql`true`, await this.waitingFor(waiting, caller), byDate(slice));
  }

  async countWaiting(waiting: Waiting | null, caller: Caller): Promise<number> {
    return this.countWhere(Prisma.sql`true`, await this.waitingFor(waiting, caller));
  }

  private async waitingFor(waiting: Waiting | null, caller: Caller): Promise<Prisma.Sql> {
    const today = await this.clock.today();
    const of = (party: 'A' | 'B'): Prisma.Sql => {
      const side = party === 'A' ? Prisma.sql`m."side_a"` : Prisma.sql`m."side_b"`;
      return Prisma.sql`(${side} IN (
        SELECT ms."side_id" FROM "side_member" ms
        WHERE ms."person_id" = ${caller.account?.personId}::uuid AND ${current(today)}) AND ${isWaiting(waiting, party)})`;
    };
    return Prisma.sql`(${of('A')} OR ${of('B')})`;
  }

  private async select(inside: Prisma.Sql, where: Prisma.Sql, page: Prisma.Sql): Promise<SeenMatch[]> {
    const rows = await this.prisma.$queryRaw<(MatchColumns & { inside: boolean })[]>`
      SELECT ${matchColumns}, ${inside} AS "inside" FROM "match" m
      WHERE ${seenBy(inside)} AND ${where} ${page}`;
    return rows.map(({ inside: isInside, ...row }) => ({ ...matchRow(row), inside: isInside }));
  }

  private async countWhere(inside: Prisma.Sql, where: Prisma.Sql): Promise<number> {
    const [{ count }] = await this.prisma.$queryRaw<Counted>`
      ${counting(Prisma.sql`FROM "match" m WHERE ${seenBy(inside)} AND ${where}`)}`;
    return count;
  }

  /** Whether a match `m` is one of the caller's, or the caller is of the jury. */
  private async insideFor({ account }: Caller): Promise<Prisma.Sql> {
    if (account === null) return Prisma.sql`false`;
    if (account.jury) return Prisma.sql`true`;
    const today = await this.clock.today();
    return Prisma.sql`(
      COALESCE(m."appointed_juror" = ${account.id}::uuid, false)
      OR EXISTS (SELECT FROM "side_member" ms WHERE ms."person_id" = ${account.personId}::uuid
        AND ms."side_id" IN (m."side_a", m."side_b") AND ${current(today)})
      OR EXISTS (SELECT FROM "match_player" mp WHERE mp."match_id" = m."id" AND mp."person_id" IN (${personAndMerged(account.personId)})))`;
  }
}

function seenBy(inside: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(m."state" IN ('approved', 'reopened') OR ${inside})`;
}

/** Memberships `ms` that last: a person who has left sees and does no more than others. */
function current(today: string): Prisma.Sql {
  return Prisma.sql`(ms."last_day" IS NULL OR ms."last_day" >= ${today}::date)`;
}

/** A person, with those who were merged into them: sheets keep their ids. */
function personAndMerged(personId: string): Prisma.Sql {
  return Prisma.sql`SELECT p."id" FROM "person" p WHERE p."id" = ${personId}::uuid OR p."merged_into" = ${personId}::uuid`;
}

function conditions({
  seasonYear: season,
  sideId,
  personId,
  states,
  competition,
  from,
  until,
}: MatchFilter): Prisma.Sql {
  const all = [
    season == null ? null : Prisma.sql`m."season" = ${season}`,
    sideId == null ? null : Prisma.sql`(m."side_a" = ${sideId}::uuid OR m."side_b" = ${sideId}::uuid)`,
    personId == null
      ? null
      : Prisma.sql`m."id" IN (SELECT mp."match_id" FROM "match_player" mp WHERE mp."person_id" IN (${personAndMerged(personId)}))`,
    states == null ? null : Prisma.sql`m."state" = ANY (${[...states]}::text[])`,
    competition == null ? null : Prisma.sql`${competition} = ANY (m."competitions")`,
    from == null ? null : Prisma.sql`m."date" >= ${from}::date`,
    until == null ? null : Prisma.sql`m."date" <= ${until}::date`,
  ].filter((condition) => condition !== null);
  return all.length === 0 ? Prisma.sql`true` : Prisma.join(all, ' AND ');
}

/** The latest first. */
function byDate(slice: Slice): Prisma.Sql {
  const order = slice.backwards
    ? Prisma.sql`ORDER BY m."date", m."id" LIMIT ${rowsOf(slice)}`
    : Prisma.sql`ORDER BY m."date" DESC, m."id" DESC LIMIT ${rowsOf(slice)}`;
  const edge = edgeOf(slice, DAY, UUID);
  if (edge === null) return order;
  const [date, id] = edge;
  const row = Prisma.sql`(${date}::date, ${id}::uuid)`;
  return slice.backwards
    ? Prisma.sql`AND (m."date", m."id") > ${row} ${order}`
    : Prisma.sql`AND (m."date", m."id") < ${row} ${order}`;
}

/** What a match is found by in a list by date. */
export function keysByDate({ date, id }: MatchRow): readonly string[] {
  return [date, id];
}

function isWaiting(waiting: Waiting | null, party: 'A' | 'B'): Prisma.Sql {
  const notHis = Prisma.sql`m."entered_by" <> ${party} AND NOT ${party} = ANY (m."confirmed_by")`;
  switch (waiting) {
    case 'to-confirm':
      return Prisma.sql`m."state" = 'submitted' AND ${notHis}`;
    case 'for-others':
      return Prisma.sql`m."state" = 'submitted' AND NOT (${notHis})`;
    case 'disputed':
    case 'returned':
      return Prisma.sql`m."state" = ${waiting}`;
    case null:
      return Prisma.sql`m."state" NOT IN ('approved', 'withdrawn')`;
  }
}
