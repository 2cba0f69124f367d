import { Injectable } from '@nestjs/common';
import { dayText } from '@tarokk/competition';
import { fill, languages, text, type Text } from '@tarokk/rules';
import { anyOf } from '../../platform/database/rows.js';
import type { Caller } from '../../platform/requests/caller.js';
import { toDay } from '../../platform/database/days.js';
import { presentPerson } from '../../platform/database/merged.js';
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
    const games = this.prisma.$kysely
      .selectFrom('freeGame as g')
      .select(['g.id', 'g.date'])
      .where('g.id', '=', anyOf(ids));
    const seen = games.where((eb) => {
      const isPublic = eb('g.state', 'in', ['admitted', 'reopened']);
      if (account === null) return isPublic;
      return eb.or([
        isPublic,
        eb.lit(account.jury),
        eb('g.appointedJuror', '=', account.id),
        eb('g.enteredBy', '=', account.id),
        eb.exists(
          eb
            .selectFrom('freeGamePlayer as fp')
            .innerJoin('person as p', 'p.id', 'fp.personId')
            .whereRef('fp.gameId', '=', 'g.id')
            .where(presentPerson('p'), '=', account.personId),
        ),
      ]);
    });
    return new Map((await seen.execute()).map(({ id, date }) => [id, withDay(words.freeGame, toDay(date), {})]));
  }

  /** By the ids of pairs. */
  async ofCupPairs(ids: readonly string[]): Promise<Names> {
    const rows = await this.prisma.side.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, season: true, name: true },
    });
    return new Map(rows.map(({ id, season, name }) => [id, filled(words.cup, { year: season, pairs: name })]));
  }

  async ofCupActs(ids: readonly string[]): Promise<Names> {
    const rows = await this.prisma.$kysely
      .selectFrom('cupAct as c')
      .leftJoin('side as a', 'a.id', 'c.pairId')
      .leftJoin('side as b', 'b.id', 'c.otherId')
      .select(['c.id', 'c.season', 'a.name as nameA', 'b.name as nameB'])
      .where('c.id', '=', anyOf(ids))
      .execute();
    return new Map(
      rows.map(({ id, season, nameA, nameB }) => {
        const pairs = [nameA, nameB].filter((name) => name !== null).join(' – ');
        return [id, filled(words.cup, { year: season, pairs })];
      }),
    );
  }

  async cupDecisions(ids: readonly string[]): Promise<readonly CupDecisionRow[]> {
    const rows = await this.prisma.$kysely
      .selectFrom('cupAct as c')
      .leftJoin('side as s', 's.id', 'c.goesOn')
      .select(['c.id', 'c.kind', 'c.day', 's.name as goesOn', 'c.reason', 'c.leavesId', 'c.comesId'])
      .where('c.id', '=', anyOf(ids))
      .execute();
    return rows.map((row) => ({ ...row, day: row.day && toDay(row.day) }));
  }

  async ofGrandPrix(ids: readonly string[]): Promise<Names> {
    const rows = await this.prisma.grandPrix.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, name: true, date: true },
    });
    return new Map(rows.map(({ id, name, date }) => [id, withDay(words.event, toDay(date), { name })]));
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
