import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, codes, codesOf, done, graphql, refusalOf, refused, send } from '../support/ask.js';
import { inCup, lookAtCup } from '../support/cups.js';
import { client } from '../support/given.js';
import { drawn, inGrandPrix, pairsOf } from '../support/grand-prix.js';
import { ownOffice } from '../support/own-office.js';

const thisYear = new Date().getFullYear();

const { office, world, end } = await ownOffice();
afterAll(end);
const juror = await world.member({ jury: true });
const player = await world.member();
const admin = await world.member({ admin: true });

const saved = graphql('fragment seasonSaved on SeasonSaved { season { year annualMeeting matchLimit closed } }');
const openSeason = graphql(
  `mutation ($key: IdempotencyKey!, $year: Int!, $annualMeeting: Day) {
    openSeason(input: { idempotencyKey: $key, seasonYear: $year, annualMeeting: $annualMeeting }) { ...seasonSaved ...refused }
  }`,
  [saved, refused],
);
const setAnnualMeeting = graphql(
  `mutation ($key: IdempotencyKey!, $year: Int!, $day: Day) {
    setAnnualMeeting(input: { idempotencyKey: $key, seasonYear: $year, annualMeeting: $day }) { ...seasonSaved ...refused }
  }`,
  [saved, refused],
);
const closeSeason = graphql(
  `mutation ($key: IdempotencyKey!, $year: Int!) {
    closeSeason(input: { idempotencyKey: $key, seasonYear: $year }) { ...seasonSaved ...refused }
  }`,
  [saved, refused],
);
const reopenSeason = graphql(
  `mutation ($key: IdempotencyKey!, $year: Int!) {
    reopenSeason(input: { idempotencyKey: $key, seasonYear: $year, reason: "A sheet was found" }) { ...seasonSaved ...refused }
  }`,
  [saved, refused],
);

describe('seasons', () => {
  it('9 are opened by the jury, with 52 matches a team to 2010 and 40 since', async () => {
    expect((await done(juror, openSeason, { year: 2010, annualMeeting: '2010-01-16' })).season).toEqual({
      year: 2010,
      annualMeeting: '2010-01-16',
      matchLimit: 52,
      closed: false,
    });
    expect((await done(juror, openSeason, { year: 2011 })).season).toMatchObject({
      annualMeeting: null,
      matchLimit: 40,
    });
    expect(await codesOf(juror, openSeason, { year: 2011 })).toEqual(['SEASON_EXISTS']);
    expect(await codesOf(juror, openSeason, { year: 1983 })).toEqual(['SEASON_OUT_OF_RANGE']);
    expect(await codesOf(juror, openSeason, { year: thisYear + 2 })).toEqual(['SEASON_OUT_OF_RANGE']);
  });

  it('are opened once, however many open the same at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(juror, openSeason, { year: 2012 })));
    expect(answers.filter((answer) => 'season' in answer)).toHaveLength(1);
  });

  it('are changed by nobody but the jury', async () => {
    const year = 2010;
    for (const [by, code] of [
      [player, 'FORBIDDEN'],
      [admin, 'FORBIDDEN'],
      [client(office), 'UNAUTHENTICATED'],
    ] as const) {
      expect(await refusalOf(by, openSeason, { year })).toBe(code);
      expect(await refusalOf(by, setAnnualMeeting, { year })).toBe(code);
      expect(await refusalOf(by, closeSeason, { year })).toBe(code);
      expect(await refusalOf(by, reopenSeason, { year })).toBe(code);
    }
  });

  it('are read by everybody, the latest first', async () => {
    const LIST = graphql(`query ($first: Int, $after: String) {
      seasons(first: $first, after: $after) { nodes { year } pageInfo { hasNextPage endCursor } }
      season(seasonYear: 2010) { matchLimit }
      none: season(seasonYear: 1999) { year }
    }`);
    const { seasons, season, none } = await ask(client(office), LIST, { first: 2 });
    const { nodes, pageInfo } = seasons;
    expect(nodes.map(({ year }) => year)).toEqual([2012, 2011]);
    expect(pageInfo).toMatchObject({ hasNextPage: true });
    expect({ season, none }).toEqual({ season: { matchLimit: 52 }, none: null });
    const rest = await ask(client(office), LIST, { after: pageInfo.endCursor });
    expect(rest.seasons.nodes).toEqual([{ year: 2010 }]);
  });

  it('D22 have a day of the annual meeting in their own year, which the jury fixes, changes and takes away', async () => {
    expect((await done(juror, setAnnualMeeting, { year: 2011, day: '2011-01-15' })).season.annualMeeting).toBe(
      '2011-01-15',
    );
    expect(await codesOf(juror, setAnnualMeeting, { year: 2011, day: '2010-12-31' })).toEqual([
      'SEASON_MEETING_ELSEWHERE',
    ]);
    expect((await done(juror, setAnnualMeeting, { year: 2011, day: null })).season.annualMeeting).toBeNull();
    expect(await codesOf(juror, setAnnualMeeting, { year: 1990, day: null })).toEqual(['SEASON_UNKNOWN']);
  });

  it('D25 are closed when each of their matches is approved or withdrawn, and say which are not', async () => {
    const year = await world.season(2013);
    const [a, b] = [
      await world.team(year, [await world.person()], 'Alma'),
      await world.team(year, [await world.person()], 'Bor'),
    ];
    // Rows, since twenty-two matches would need as many sheets.
    const { rows } = await world.database.query<{ id: string }>(
      `INSERT INTO "match" ("season", "date", "order", "side_a", "side_b", "kind", "competitions", "state", "entered_by",
         "revision", "raw_a", "raw_b", "verdict")
       SELECT $1, date '2013-03-01' + n, 1, $2, $3, 'match', '{championship}', 'submitted', 'A', 1, 400, 300, 'proved'
       FROM generate_series(0, 21) AS n RETURNING "id"`,
      [year, a.id, b.id],
    );
    const refusedWith = await send(juror, closeSeason, { year });
    expect(refusedWith.problems).toHaveLength(21);
    expect(refusedWith.problems![0]).toEqual({
      code: 'SEASON_MATCH_UNDECIDED',
      rule: 'D25',
      path: rows[0]!.id,
      message: 'The match Alma – Bor of 1 March 2013 is handed in: approve or withdraw it first.',
    });
    expect(refusedWith.problems![20]).toMatchObject({ code: 'SEASON_MATCH_UNDECIDED', path: '' });

    await world.database.query(`UPDATE "match" SET "state" = 'withdrawn' WHERE "season" = $1`, [year]);
    expect((await done(juror, closeSeason, { year })).season.closed).toBe(true);
    expect(await codesOf(juror, closeSeason, { year })).toEqual(['SEASON_CLOSED']);
    expect(await codesOf(juror, setAnnualMeeting, { year, day: null })).toEqual(['SEASON_CLOSED']);
  });

  it('D25 are closed when each tie of their cup is decided; those that wait for others are not named', async () => {
    const year = await world.season(2015);
    const pairs = await pairsOf(world, year, ['Alma', 'Bor', 'Citrom']);
    await done(juror, inCup.recordCup, {
      year,
      entriesUntil: '2015-08-25',
      event: 'Hatoslottó',
      eventNamedOn: '2015-08-01',
      drawnOn: '2015-08-31',
      seed: '4 11 23',
      entries: pairs.map(({ id }) => ({ pairId: id })),
      reason: 'Drawn on paper',
    });
    const { rounds } = await lookAtCup(juror, year);
    const { id, sides } = rounds[0]!.ties.find(({ state }) => state === 'OPEN')!;
    const [upper, lower] = sides.map(({ name }) => pairs.find((pair) => pair.name === name)!);
    const ending = `: ${upper!.name} – ${lower!.name}; its last day is 30 November 2015.`;
    expect((await send(juror, closeSeason, { year })).problems).toMatchObject([
      { code: 'SEASON_CUP_UNDECIDED', rule: 'D25', path: `["${id}"]`, message: expect.stringContaining(ending) },
    ]);

    const decision = { year, reason: 'Nobody came' };
    await done(juror, inCup.decideTie, {
      ...decision,
      version: 0,
      pairId: upper!.id,
      otherId: lower!.id,
      goesOn: upper!.id,
    });
    expect((await send(juror, closeSeason, { year })).problems).toMatchObject([{ path: '["final/1"]' }]);
    const bye = pairs.find((pair) => pair !== upper && pair !== lower)!;
    await done(juror, inCup.decideTie, { ...decision, version: 1, pairId: upper!.id, otherId: bye.id, goesOn: null });
    expect((await done(juror, closeSeason, { year })).season.closed).toBe(true);
  });

  it('D25, D52 are closed over a cup whose draw would come too late', async () => {
    const year = await world.season(2016);
    const pairs = await pairsOf(world, year, ['Alma', 'Bor']);
    // Rows, since the list of a cup opens no more in a year that is over.
    await world.database.query(
      `INSERT INTO "cup" ("season", "entries_until", "event", "event_named_on") VALUES ($1, '2016-08-25', 'Hatoslottó', '2016-08-01')`,
      [year],
    );
    for (const [index, { id }] of pairs.entries()) {
      await world.database.query(
        'INSERT INTO "cup_entry" ("season", "pair_id", "place", "entered_by") VALUES ($1, $2, $3, $4)',
        [year, id, index + 1, juror.accountId],
      );
    }
    expect((await done(juror, closeSeason, { year })).season.closed).toBe(true);
  });

  it('D25, D42 are closed when each Grand Prix is closed or cancelled', async () => {
    const year = await world.season(2017);
    const pairs = await pairsOf(world, year, ['Alma', 'Bor']);
    const spring = await drawn(juror, pairs, { name: 'Spring', date: '2017-03-04' });
    const autumn = await drawn(juror, pairs, { name: 'Autumn', date: '2017-10-07' });
    expect((await send(juror, closeSeason, { year })).problems).toMatchObject([
      {
        code: 'SEASON_GRAND_PRIX_UNDECIDED',
        rule: 'D25',
        path: spring.id,
        message: 'The Grand Prix Spring of 4 March 2017 is not closed: close or cancel it first.',
      },
      { path: autumn.id },
    ]);
    await done(juror, inGrandPrix.closeGrandPrix, { id: spring.id, version: spring.version });
    await done(juror, inGrandPrix.cancelGrandPrix, { id: autumn.id, version: autumn.version, reason: 'Snow' });
    expect((await done(juror, closeSeason, { year })).season.closed).toBe(true);
  });

  it('D25 are opened again with a reason, which the log of the season keeps', async () => {
    expect((await done(juror, reopenSeason, { year: 2013 })).season.closed).toBe(false);
    expect(await codesOf(juror, reopenSeason, { year: 2013 })).toEqual(['SEASON_NOT_CLOSED']);
    const { rows } = await world.database.query(
      `SELECT "action", "reason", "account_id" FROM "audit_entry" WHERE "chain" = 'season 2013' AND "object" = 'season' ORDER BY "id" DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ action: 'reopenSeason', reason: 'A sheet was found', account_id: juror.accountId }]);
  });

  it('D25 are not closed while somebody writes a match of them: one waits for the other', async () => {
    const year = await world.season(2014);
    const [a, b] = [await world.team(year, [await world.person()]), await world.team(year, [await world.person()])];
    const writer = await world.database.connect();
    try {
      await writer.query('BEGIN');
      await writer.query('SELECT 1 FROM "season" WHERE "year" = $1 FOR SHARE', [year]);
      const answered = { yet: false };
      const closing = send(juror, closeSeason, { year }).finally(() => (answered.yet = true));
      const isWaiting = async (): Promise<boolean> =>
        (await world.database.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rowCount! > 0;
      while (!answered.yet && !(await isWaiting()));
      // Rows, since this one is held open while somebody closes the season.
      await writer.query(
        `INSERT INTO "match" ("season", "date", "order", "side_a", "side_b", "kind", "competitions", "state", "entered_by",
           "revision", "raw_a", "raw_b", "verdict")
         VALUES ($1, '2014-05-01', 1, $2, $3, 'match', '{championship}', 'submitted', 'A', 1, 400, 300, 'proved')`,
        [year, a.id, b.id],
      );
      await writer.query('COMMIT');
      expect(codes(await closing)).toEqual(['SEASON_MATCH_UNDECIDED']);
    } finally {
      writer.release();
    }
  });
});
