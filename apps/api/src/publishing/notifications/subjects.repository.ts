import { Injectable } from '@nestjs/common';
import { dayText, type RequestKind } from '@tarokk/competition';
import { fill, languages, text, type Text } from '@tarokk/rules';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Caller } from '../../platform/requests/caller.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { toDate, toDay } from '../../platform/database/days.js';
import { anyOf } from '../../platform/database/rows.js';
import type { Tables } from '../../platform/database/tables.js';
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
    const rows = await this.prisma.$kysely
      .selectFrom('match as m')
      .innerJoin('side as a', 'a.id', 'm.sideA')
      .innerJoin('side as b', 'b.id', 'm.sideB')
      .select(['m.id', 'a.name as a', 'b.name as b', 'm.date', 'm.order'])
      .where('m.id', '=', anyOf(seen))
      .execute();
    return new Map(rows.map(({ date, ...row }) => [row.id, nameOf({ ...row, day: toDay(date) })]));
  }

  private async ofPlans(ids: readonly string[], reader: Caller): Promise<SubjectNames> {
    const rows = await this.prisma.$kysely
      .selectFrom('plannedMatch as p')
      .innerJoin('side as a', 'a.id', 'p.sideA')
      .innerJoin('side as b', 'b.id', 'p.sideB')
      .select(['p.id', 'a.name as a', 'b.name as b', 'p.date'])
      .where('p.id', '=', anyOf(ids))
      .where(await this.actsFor(reader, 'p.sideA', 'p.sideB'))
      .execute();
    return new Map(rows.map(({ date, ...row }) => [row.id, nameOf({ ...row, day: toDay(date) })]));
  }

  private async ofRequests(ids: readonly string[], reader: Caller): Promise<SubjectNames> {
    const rows = await this.prisma.$kysely
      .selectFrom('request as r')
      .innerJoin('side as t', 't.id', 'r.sideId')
      .leftJoin('plannedMatch as p', 'p.id', 'r.plannedMatchId')
      .leftJoin('side as a', 'a.id', 'p.sideA')
      .leftJoin('side as b', 'b.id', 'p.sideB')
      .select(['r.id', 'r.kind', 'a.name as nameA', 't.name as teamName', 'b.name as b', 'r.date'])
      .where('r.id', '=', anyOf(ids))
      .where(await this.actsFor(reader, 'r.sideId', 'p.sideA', 'p.sideB'))
      .execute();
    return new Map(
      rows.map(({ id, kind, nameA, teamName, b, date }) => {
        const whose = nameOf({ id, a: nameA ?? teamName, b, day: date && toDay(date) });
        const what = requestNames[kind as RequestKind];
        return [id, eachLanguage((language) => `${what[language]} (${whose[language]})`)];
      }),
    );
  }

  private async ofPersons(ids: readonly string[]): Promise<SubjectNames> {
    const rows = await this.prisma.$kysely
      .selectFrom('publicName')
      .select(['id', 'name', 'pseudonymous', 'number'])
      .where('id', '=', anyOf(ids))
      .execute();
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
  private async actsFor({ account }: Caller, ...sides: readonly string[]): Promise<Expression<SqlBool>> {
    const eb = expressionBuilder<Tables>();
    if (account === null || account.jury) return eb.lit(account !== null);
    const today = toDate(await this.clock.today());
    return eb.exists(
      eb
        .selectFrom('sideMember as ms')
        .where('ms.personId', '=', account.personId)
        .where((of) =>
          of(
            'ms.sideId',
            'in',
            sides.map((side) => sql.ref<string>(side)),
          ),
        )
        .where((of) => of.or([of('ms.lastDay', 'is', null), of('ms.lastDay', '>=', today)])),
    );
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
