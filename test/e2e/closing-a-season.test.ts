import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ask, graphql, send } from '../support/ask.js';
import { type Member } from '../support/given.js';
import { submit } from '../support/matches.js';
import { ownOffice } from '../support/own-office.js';
import { sealed } from '../support/sealed.js';
import { sheetOf } from '../support/sheets.js';

const { office, world, end } = await ownOffice();
let juror: Member;

beforeAll(async () => {
  juror = await world.member({ jury: true });
});

afterAll(end);

const CLOSING = graphql(`query ($year: Int!) {
  seasonClosing(seasonYear: $year) { holding { code path message } leftBehind { code path message } }
}`);
const CLOSE = graphql(`mutation ($key: IdempotencyKey!, $year: Int!) {
  closeSeason(input: { idempotencyKey: $key, seasonYear: $year }) { __typename }
}`);

async function closing(year: number) {
  return (await ask(juror, CLOSING, { year })).seasonClosing;
}

async function close(year: number): Promise<string> {
  return (await send(juror, CLOSE, { year })).__typename;
}

describe('before a season is closed', () => {
  it('D25 planned matches without a sheet and drafts are named; they do not keep it from being closed', async () => {
    const year = await world.season(2018);
    const captain = await world.member();
    const [a, b] = [
      await world.team(year, [captain, await world.person()], 'Alma'),
      await world.team(year, [await world.person(), await world.person()], 'Bor'),
    ];
    const plan = async (date: string): Promise<string> => {
      // Rows, since the office plans no match in a year that is over.
      const { rows } = await world.database.query<{ id: string }>(
        `INSERT INTO "planned_match" ("season", "side_a", "side_b", "date", "venue_name", "venue_public", "competition", "planned_by")
         VALUES ($1, $2, $3, $4, 'Pub', true, 'championship', $5) RETURNING "id"`,
        [year, a.id, b.id, date, captain.accountId],
      );
      return rows[0]!.id;
    };
    const [unplayed, cancelled, played] = [
      await plan('2018-03-01'),
      await plan('2018-03-02'),
      await plan('2018-03-03'),
    ];
    await world.database.query('UPDATE "planned_match" SET "cancelled_at" = now() WHERE "id" = $1', [cancelled]);
    const { match } = await submit(captain, sheetOf([a, b], { date: '2018-03-03' }), { requestRuling: true });
    // Rows, since a draft of a year that is over is saved no more.
    const draft = await world.database.query<{ id: string }>(
      `INSERT INTO "draft" ("side_id", "account_id", "title", "sheet", "updated_at") VALUES ($1, $2, 'Ours alone', '{}', '2018-04-05') RETURNING "id"`,
      [a.id, captain.accountId],
    );

    const seen = await closing(year);
    expect(seen!.holding).toMatchObject([{ code: 'SEASON_MATCH_UNDECIDED', path: match!.id }]);
    expect(seen!.leftBehind).toEqual([
      {
        code: 'SEASON_PLAN_LEFT_BEHIND',
        path: unplayed,
        message:
          'The match Alma – Bor, planned for 1 March 2018, has no sheet: after the closing none can be handed in.',
      },
      {
        code: 'SEASON_DRAFT_LEFT_BEHIND',
        path: draft.rows[0]!.id,
        message:
          'Alma has a draft of a sheet, last saved on 5 April 2018: after the closing it can no longer be handed in.',
      },
    ]);
    expect(await close(year)).toBe('Refused');
    await world.database.query(`UPDATE "match" SET "state" = 'withdrawn' WHERE "season" = $1`, [year]);
    // A sheet that was withdrawn is none: the match of that evening is without one again.
    expect((await closing(year))!.leftBehind.map(({ path }) => path)).toContain(played);
    expect(await close(year)).toBe('SeasonSaved');
    expect(await closing(1990)).toBeNull();
  });
});

describe('a season that is closed', () => {
  it('D25 is to be had by everybody as one file, which it is not before', async () => {
    const year = await world.season(2017);
    const archive = (): Promise<Response> => fetch(`${office.url}/archives/season-${year}.zip`);
    expect((await archive()).status).toBe(404);
    expect(await close(year)).toBe('SeasonSaved');
    await sealed(world.database);
    const { status, headers } = await archive();
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
  });
});
