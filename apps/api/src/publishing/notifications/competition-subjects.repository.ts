import { Injectable } from '@nestjs/common';
import { dayText } from '@tarokk/competition';
import { fill, languages, text, type Text } from '@tarokk/rules';
import type { Caller } from '../../platform/requests/caller.js';
import { PrismaService } from '../../platform/database/prisma.service.js';

type Names = ReadonlyMap<string, Text>;

const words = {
  freeGame: text(
    'Game of the free championship, {day}',
    'Spiel der freien Meisterschaft, {day}',
    'Szabad bajnoki játék, {day}',
  ),
  cup: text('Hungarian Cup {year} ({pairs})', 'Ungarischer Cup {year} ({pairs})', 'Magyar Kupa {year} ({pairs})'),
  event: text('{name}, {day}', '{name}, {day}', '{name}, {day}'),
};

/** What the jury decided on a tie, by the columns of the act. */
export interface CupDecisionRow {
  readonly id: string;
  readonly kind: string;
  readonly day: string | null;
  readonly goesOn: string | null;
  readonly leavesId: string | null;
  readonly comesId: string | null;
  readonly reason: string | null;
}

/** Names of what notifications of cup, Grand Prix and free championship are about. */
@Injectable()
export class CompetitionSubjects {
  constructor(private readonly prisma: PrismaService) {}

  /** Of those that the reader may see: a game that does not count is for its players, who handed it in, and the jury. */
  async ofFreeGames(ids: readonly string[], { account }: Caller): Promise<Names> {
    const rows = await this.prisma.$queryRaw<{ readonly id: string; readonly day: string }[]>`
      SELECT g."id", g."date"::text AS "day" FROM "free_game" g
      WHERE g."id" = ANY (${[...ids]}::uuid[]) AND (g."state" IN ('admitted', 'reopened') OR ${account?.jury ?? false}
        OR g."appointed_juror" = ${account?.id ?? null}::uuid
        OR g."entered_by" = ${account?.id ?? null}::uuid
        OR EXISTS (SELECT FROM "free_game_player" fp JOIN "person" p ON p."id" = fp."person_id"
          WHERE fp."game_id" = g."id" AND COALESCE(p."merged_into", p."id") = ${account?.personId ?? null}::uuid))`;
    return new Map(rows.map(({ id, day }) => [id, withDay(words.freeGame, day, {})]));
  }

  /** By the ids of pairs. */
  async ofCupPairs(ids: readonly string[]): Promise<Names> {
    const rows = await this.prisma.$queryRaw<{ readonly id: string; readonly year: number; readonly pairs: string }[]>`
      SELECT "id", "season" AS "year", "name" AS "pairs" FROM "side" WHERE "id" = ANY (${[...ids]}::uuid[])`;
    return new Map(rows.map(({ id, ...values }) => [id, filled(words.cup, values)]));
  }

  async ofCupActs(ids: readonly string[]): Promise<Names> {
    const rows = await this.prisma.$queryRaw<{ readonly id: string; readonly year: number; readonly pairs: string }[]>`
      SELECT c."id", c."season" AS "year", concat_ws(' – ', a."name", b."name") AS "pairs" FROM "cup_act" c
      LEFT JOIN "side" a ON a."id" = c."pair_id" LEFT JOIN "side" b ON b."id" = c."other_id"
      WHERE c."id" = ANY (${[...ids]}::uuid[])`;
    return new Map(rows.map(({ id, ...values }) => [id, filled(words.cup, values)]));
  }

  cupDecisions(ids: readonly string[]): Promise<readonly CupDecisionRow[]> {
    return this.prisma.$queryRaw<CupDecisionRow[]>`
      SELECT c."id", c."kind", c."day"::text AS "day", s."name" AS "goesOn", c."reason",
        c."leaves_id" AS "leavesId", c."comes_id" AS "comesId"
      FROM "cup_act" c LEFT JOIN "side" s ON s."id" = c."goes_on"
      WHERE c."id" = ANY (${[...ids]}::uuid[])`;
  }

  async ofGrandPrix(ids: readonly string[]): Promise<Names> {
    const rows = await this.prisma.$queryRaw<{ readonly id: string; readonly name: string; readonly day: string }[]>`
      SELECT "id", "name", "date"::text AS "day" FROM "grand_prix" WHERE "id" = ANY (${[...ids]}::uuid[])`;
    return new Map(rows.map(({ id, name, day }) => [id, withDay(words.event, day, { name })]));
  }
}

function filled(words: Text, values: Readonly<Record<string, string | number>>): Text {
  const [en, de, hu] = languages.map((language) => fill(words[language], values)) as [string, string, string];
  return text(en, de, hu);
}

function withDay(words: Text, day: string, values: Readonly<Record<string, string>>): Text {
  const date = dayText(day);
  const [en, de, hu] = languages.map((language) => fill(words[language], { ...values, day: date[language] })) as [
    string,
    string,
    string,
  ];
  return text(en, de, hu);
}
