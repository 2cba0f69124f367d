import { Injectable } from '@nestjs/common';
import { dayText, type RequestKind } from '@tarokk/competition';
import { fill, languages, text, type Text } from '@tarokk/rules';
import type { Caller } from '../../platform/requests/caller.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { MatchesRepository } from '../../matches/match/matches.repository.js';
import { Clock } from '../../platform/office/clock.js';
import { publicName } from '../../registry/people/names/public-name.js';
import { CompetitionSubjects } from './competition-subjects.repository.js';
import type { Subject } from './events.js';
import { requestNames } from './request-names.js';

/** What a sentence calls the things that it is about, by their ids. Those that the reader may not see are missing. */
export type SubjectNames = ReadonlyMap<string, Text>;

/** Two sides, their day, and which match of that day it is; of a request about a team the other side and the day are missing. */
interface Meeting {
  readonly id: string;
  readonly a: string;
  readonly b: string | null;
  readonly day: string | null;
  /** Of a match: on a day the same sides can play several. */
  readonly order?: number;
}

const nthMatch = text('match {order}', '{order}.\u00a0Match', '{order}.\u00a0mérkőzés');

/** Names of what notifications are about, as the reader may see them now, not as they might when they were told. */
@Injectable()
export class SubjectsRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly matches: MatchesRepository,
    private readonly clock: Clock,
    private readonly competitions: CompetitionSubjects,
  ) {}

  async names(about: Subject, ids: readonly string[], reader: Caller): Promise<SubjectNames> {
    switch (about) {
      case 'match':
        return this.ofMatches(ids, reader);
      case 'planned-match':
        return this.ofPlans(ids, reader);
      case 'request':
        return this.ofRequests(ids, reader);
      case 'person':
        return this.ofPersons(ids);
      case 'opponent':
        return this.ofSides(ids);
      case 'free-game':
        return this.competitions.ofFreeGames(ids, reader);
      case 'cup-pair':
        return this.competitions.ofCupPairs(ids);
      case 'cup-act':
        return this.competitions.ofCupActs(ids);
      case 'grand-prix':
        return this.competitions.ofGrandPrix(ids);
      case 'webhook':
        return this.ofWebhooks(ids, reader);
      case 'desk':
        return new Map();
    }
  }

  private async ofMatches(ids: readonly string[], reader: Caller): Promise<SubjectNames> {
    const seen = (await this.matches.findByIds(ids, reader)).map(({ id }) => id);
    const rows = await this.prisma.$queryRaw<Meeting[]>`
      SELECT m."id", a."name" AS "a", b."name" AS "b", m."date"::text AS "day", m."order" FROM "match" m
      JOIN "side" a ON a."id" = m."side_a" JOIN "side" b ON b."id" = m."side_b" WHERE m."id" = ANY (${seen}::uuid[])`;
    return new Map(rows.map((row) => [row.id, nameOf(row)]));
  }

  private async ofPlans(ids: readonly string[], reader: Caller): Promise<SubjectNames> {
    const mayRead = await this.actsFor(reader, Prisma.sql`p."side_a", p."side_b"`);
    const rows = await this.prisma.$queryRaw<Meeting[]>`
      SELECT p."id", a."name" AS "a", b."name" AS "b", p."date"::text AS "day" FROM "planned_match" p
      JOIN "side" a ON a."id" = p."side_a" JOIN "side" b ON b."id" = p."side_b"
      WHERE p."id" = ANY (${[...ids]}::uuid[]) AND ${mayRead}`;
    return new Map(rows.map((row) => [row.id, nameOf(row)]));
  }

  private async ofRequests(ids: readonly string[], reader: Caller): Promise<SubjectNames> {
    const mayRead = await this.actsFor(reader, Prisma.sql`r."side_id", p."side_a", p."side_b"`);
    const rows = await this.prisma.$queryRaw<(Meeting & { readonly kind: RequestKind })[]>`
      SELECT r."id", r."kind", COALESCE(a."name", t."name") AS "a", b."name" AS "b", r."date"::text AS "day"
      FROM "request" r JOIN "side" t ON t."id" = r."side_id"
      LEFT JOIN "planned_match" p ON p."id" = r."planned_match_id"
      LEFT JOIN "side" a ON a."id" = p."side_a" LEFT JOIN "side" b ON b."id" = p."side_b"
      WHERE r."id" = ANY (${[...ids]}::uuid[]) AND ${mayRead}`;
    return new Map(
      rows.map((row) => {
        const [what, whose] = [requestNames[row.kind], nameOf(row)];
        return [row.id, eachLanguage((language) => `${what[language]} (${whose[language]})`)];
      }),
    );
  }

  private async ofPersons(ids: readonly string[]): Promise<SubjectNames> {
    const rows = await this.prisma.$queryRaw<
      { readonly id: string; readonly name: string; readonly pseudonymous: boolean; readonly number: number }[]
    >`
      SELECT "id", "name", "pseudonymous", "number" FROM "public_name" WHERE "id" = ANY (${[...ids]}::uuid[])`;
    return new Map(
      rows.map(({ id, ...person }) => {
        const name = publicName(person);
        return [id, typeof name === 'string' ? text(name, name, name) : name];
      }),
    );
  }

  private async ofSides(ids: readonly string[]): Promise<SubjectNames> {
    const rows = await this.prisma.side.findMany({ where: { id: { in: [...ids] } }, select: { id: true, name: true } });
    return new Map(rows.map(({ id, name }) => [id, text(name, name, name)]));
  }

  private async ofWebhooks(ids: readonly string[], { account }: Caller): Promise<SubjectNames> {
    const rows = await this.prisma.webhook.findMany({
      where: { id: { in: [...ids] }, accountId: account?.id ?? '' },
      select: { id: true, name: true },
    });
    return new Map(rows.map(({ id, name }) => [id, text(name, name, name)]));
  }

  /** Whether the reader acts for one of these sides, or is of the jury. */
  private async actsFor({ account }: Caller, sides: Prisma.Sql): Promise<Prisma.Sql> {
    if (account === null) return Prisma.sql`false`;
    if (account.jury) return Prisma.sql`true`;
    const today = await this.clock.today();
    return Prisma.sql`EXISTS (SELECT FROM "side_member" ms WHERE ms."person_id" = ${account.personId}::uuid
      AND ms."side_id" IN (${sides}) AND (ms."last_day" IS NULL OR ms."last_day" >= ${today}::date))`;
  }
}

function nameOf({ a, b, day, order }: Meeting): Text {
  return eachLanguage((language) =>
    [
      b === null ? a : `${a} – ${b}`,
      ...(day === null ? [] : [dayText(day)[language]]),
      ...(order === undefined ? [] : [fill(nthMatch[language], { order })]),
    ].join(', '),
  );
}

function eachLanguage(say: (language: (typeof languages)[number]) => string): Text {
  const [en, de, hu] = languages.map(say) as [string, string, string];
  return text(en, de, hu);
}
