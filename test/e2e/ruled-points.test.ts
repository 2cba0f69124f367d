import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tarokk } from '../support/tarokk.js';
import { rowsOf, unpack } from '../support/archives.js';
import { graphql, type ResultOf } from '../support/ask.js';
import { newDay } from '../support/days.js';
import { describeWith } from '../support/describe-with.js';
import { client } from '../support/given.js';
import { look, move, submit } from '../support/matches.js';
import { done, rule } from '../support/matches-in-states.js';
import { newFolder, removeFolder } from '../support/office.js';
import { league } from '../support/league.js';
import { wordsOf } from '../support/papers.js';
import { scoredSheet } from '../support/scored-sheets.js';
import { sealed } from '../support/sealed.js';

interface ByParties {
  readonly a: number;
  readonly b: number;
}

const POINTS = graphql(`query ($id: UUID!) {
  match(id: $id) {
    raw { a b }
    points { a b }
    rulings { number game points { a b } }
    games { number points { a b } onSheet { a b } ruling { number reason } }
  }
}`);
type Shown = NonNullable<ResultOf<typeof POINTS>['match']>;

const { office, world, people, end } = await league();
const files = newFolder();
let id: string;
let shown: Shown;

/** Of both parties, what the games come to. */
const sumOf = (what: 'points' | 'onSheet'): ByParties => ({
  a: shown.games.reduce((sum, game) => sum + game[what].a, 0),
  b: shown.games.reduce((sum, game) => sum + game[what].b, 0),
});

beforeAll(async () => {
  const { teams, a: anna, b: csaba, juror } = people;
  let match = done(await submit(anna, scoredSheet(teams, { date: newDay() })));
  match = done(await move(csaba, 'disputeMatch', match, { reason: 'Game 3 is wrong', game: 3 }));
  match = done(
    await rule(juror, match, { kind: 'POINTS', game: 3, points: { a: 157, b: 20 }, reason: 'At first misread' }),
  );
  match = done(
    await rule(juror, match, { kind: 'POINTS', game: 3, points: { a: 57, b: 100 }, reason: 'As both remember' }),
  );
  match = done(await move(juror, 'approveMatch', match));
  ({ id } = match);
  shown = (await look(client(office), id, POINTS))!;
});

afterAll(async () => {
  await end();
  removeFolder(files);
});

describe('a match with a ruling on the points of a game adds up', () => {
  it('in the API: its games are the raw points, what the sheet said stands beside the latest ruling', () => {
    expect(sumOf('points')).toEqual(shown.raw);
    expect(sumOf('onSheet')).not.toEqual(shown.raw);
    const third = shown.games[2]!;
    expect(third).toMatchObject({ points: { a: 57, b: 100 }, ruling: { number: 2, reason: 'As both remember' } });
    expect(third.onSheet).not.toEqual(third.points);
    expect(shown.games.filter(({ ruling }) => ruling !== null)).toHaveLength(1);
    expect(shown.rulings.at(-1)).toMatchObject({ game: 3, points: { a: 57, b: 100 } });
    expect(shown.points).toEqual({ a: Math.floor(shown.raw.a / 8), b: Math.floor(shown.raw.b / 8) });
  });

  it('in the tables for programs', async () => {
    const csv = await (await fetch(`${office.url}/tables/matches-2025.csv`)).text();
    const { raw, points } = shown;
    expect(csv.split('\n').find((line) => line.includes(id))).toContain([raw.a, raw.b, points!.a, points!.b].join(','));
    const json = (await (await fetch(`${office.url}/tables/matches-2025.json`)).json()) as unknown;
    expect(JSON.stringify(json)).toContain(`"raw_a":${raw.a},"raw_b":${raw.b}`);
  });

  it('in the archive of its season, which strangers can verify', async () => {
    await world.database.query('UPDATE "season" SET "closed_at" = now() WHERE "year" = 2025');
    await sealed(world.database);
    const path = join(files, 'season.zip');
    const exported = await tarokk(['season', 'export', '2025', '-o', path], {
      environment: { DATABASE_URL: office.databaseUrl() },
    });
    expect(exported).toMatchObject({ status: 0 });
    expect(await tarokk(['season', 'verify', path])).toMatchObject({ status: 0 });
    const [match] = rowsOf(await unpack(path), 'records/match.ndjson');
    expect(match).toMatchObject({ raw_a: shown.raw.a, raw_b: shown.raw.b, points_a: shown.points!.a });
  });
});

describeWith('pdftotext')('a match with a ruling on the points of a game, printed', () => {
  it('says on paper what counts, what the sheet said, and why', async () => {
    const answer = await fetch(`${office.url}/paper/matches/${id}.pdf?lang=en`);
    const words = wordsOf(Buffer.from(await answer.arrayBuffer()));
    const totals = /^Total\b(.*)$/m.exec(words)![1]!.match(/\d+/g)!.map(Number);
    expect(totals).toEqual(shown.games.flatMap(({ points: { a, b } }) => [a, b]));
    const { onSheet } = shown.games[2]!;
    expect(words).toContain(`* Game 3, ruled by the jury: 57 : 100 ${onSheet.a} : ${onSheet.b} As both remember`);
    expect(words).toContain(`${shown.raw.a} : ${shown.raw.b}`);
  });
});
