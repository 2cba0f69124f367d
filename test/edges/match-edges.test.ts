import { afterAll, describe, expect, it } from '@jest/globals';
import { graphql } from '../support/ask.js';
import { newDay } from '../support/days.js';
import { type Member, type Person, type Team } from '../support/given.js';
import { codes, look, move, submit, type MatchAnswer, type Shown } from '../support/matches.js';
import { done, matchIn, type People, rule } from '../support/matches-in-states.js';
import { playedRecord, seated, sheetOf, withGuest, type SheetOptions } from '../support/sheets.js';
import { ownOffice } from '../support/own-office.js';

const { world, end } = await ownOffice();
afterAll(end);
await world.season(2025);
await world.venue('Desperados Pub');
const juror = await world.member({ jury: true });
const [anna, csaba] = [await world.member({ name: 'Anna' }), await world.member({ name: 'Csaba' })];
const [bela, dora] = [await world.person('Béla'), await world.person('Dóra')];
const wasps = await world.team(2025, [anna, bela], 'Danube Wasps');
const owls = await world.team(2025, [csaba, dora], 'Óbudai Baglyok');
const people: People = { teams: [wasps, owls], a: anna, b: csaba, juror };

interface Found {
  readonly code: string;
  readonly rule: string;
  readonly path: string;
  readonly message: string;
}

/** What the office finds on a sheet that is handed in whatever is found. */
async function findingsOn(options: SheetOptions, by: Member = anna, teams = people.teams): Promise<readonly Found[]> {
  const match = done(await submit(by, sheetOf(teams, { date: newDay(), ...options }), { requestRuling: true }));
  const shown = await look(
    by,
    match.id,
    graphql('query ($id: UUID!) { match(id: $id) { findings { code rule path message } } }'),
  );
  return shown!.findings.filter(({ code }) => code !== 'DATE_OLD');
}

/** Teams of another season, each with an account that acts for it. */
async function newPeople(season: number, annualMeeting?: string | null): Promise<People> {
  await world.season(season, annualMeeting);
  const [a, b] = [await world.member(), await world.member()];
  const teams = [
    await world.team(season, [a, await world.person()]),
    await world.team(season, [b, await world.person()]),
  ] as const;
  return { teams, a, b, juror };
}

/** The team has taken so many of its places, by matches against a team that nobody asks about. */
async function take({ id, season }: Team, taken: number): Promise<void> {
  const opponent = await world.team(season, [await world.person(), await world.person()]);
  // Rows, since forty places taken would need as many sheets and approvals.
  await world.database.query(
    `WITH played AS (
       INSERT INTO "match" ("season", "date", "order", "side_a", "side_b", "kind", "competitions", "state", "entered_by", "revision", "raw_a", "raw_b", "verdict")
       SELECT $1, make_date($1, 2, 1) + number, 1, $2, $3, 'match', '{championship}', 'approved', 'A', 1, 0, 0, 'proved'
       FROM generate_series(1, $4::integer) AS number
       RETURNING "id", "season", "date", "side_a", "side_b", "raw_a", "raw_b", "state")
     INSERT INTO "match_result" ("match_id", "competition", "season", "date", "side_a", "side_b", "raw_a", "raw_b", "state")
     SELECT "id", 'championship', "season", "date", "side_a", "side_b", "raw_a", "raw_b", "state" FROM played`,
    [season, id, opponent.id, taken],
  );
}

describe('the forty matches of a team (9, D17)', () => {
  it('D17 the 41st warns at submission and cannot be approved, for either team', async () => {
    const full = await newPeople(2024, '2024-01-01');
    await take(full.teams[0], 40);
    const sheet = sheetOf(full.teams, { date: '2024-05-05' });
    expect(codes(await submit(full.a, sheet, { remarks: [{ code: 'DATE_OLD', words: 'x' }] }))).toContain(
      'PLACES_NONE_LEFT',
    );
    const match = await matchIn('confirmed', full, { date: '2024-05-06' });
    const refused = await move(juror, 'approveMatch', match);
    expect(codes(refused)).toEqual(['LIFECYCLE_NO_PLACE_LEFT']);
    expect(refused.problems![0]!.message).toContain(full.teams[0].name);
  });

  it('D17 of two matches that are approved at once for the last place one is, and the other is told', async () => {
    const full = await newPeople(2023, '2023-01-01');
    await take(full.teams[0], 39);
    const matches = [
      await matchIn('confirmed', full, { date: '2023-05-06' }),
      await matchIn('confirmed', full, { date: '2023-05-07' }),
    ];
    const both = await Promise.all(matches.map((match) => move(juror, 'approveMatch', match)));
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['MatchMoved', 'Refused']);
    const lost = both.find(({ __typename }) => __typename === 'Refused')!;
    expect(codes(lost)).toEqual(['LIFECYCLE_NO_PLACE_LEFT']);
  });

  it('D17 a reopened match keeps its place, and is approved again on it; withdrawn it frees it', async () => {
    const full = await newPeople(2022, '2022-01-01');
    await take(full.teams[0], 39);
    const last = await matchIn('reopened', full, { date: '2022-05-06' });
    const next = await matchIn('confirmed', full, { date: '2022-05-07' });
    expect(codes(await move(juror, 'approveMatch', next))).toEqual(['LIFECYCLE_NO_PLACE_LEFT']);
    expect(await move(juror, 'approveMatch', last)).toMatchObject({ to: 'APPROVED' });
    await move(juror, 'reopenMatch', last, { reason: 'x' });
    await move(juror, 'withdrawMatch', last);
    expect(await move(juror, 'approveMatch', next)).toMatchObject({ to: 'APPROVED' });
  });

  it('D17 a match of another competition takes no place', async () => {
    const full = await newPeople(2021, '2021-01-01');
    await take(full.teams[0], 40);
    const match = await matchIn('confirmed', full, { date: '2021-05-06', competitions: ['free-championship'] });
    expect(await move(juror, 'approveMatch', match)).toMatchObject({ to: 'APPROVED' });
  });
});

describe('who sits at the table (9, D18–D20)', () => {
  it('9 a guest is marked, and plays with a member at the table in every game', async () => {
    const [first, second] = [await world.person(), await world.person()];
    const persons = seated([first, anna, dora, csaba]);
    expect((await findingsOn({ persons })).map(({ code }) => code)).toEqual(['GUEST_UNMARKED']);
    expect(await findingsOn({ persons, guests: [first.id] })).toEqual([]);
    const strangers = { persons: seated([first, second, dora, csaba]), guests: [first.id, second.id] };
    const found = await findingsOn(strangers);
    expect(found).toHaveLength(8);
    expect(found[0]).toMatchObject({ code: 'TEAM_NO_MEMBER', rule: '9' });
  });

  it('D19 a member of the opposing team is no guest', async () => {
    const larger = await world.person('Harmadik');
    // Rows, since the api lets members join from today on, and the matches here are earlier.
    await world.database.query(
      'INSERT INTO "membership" ("season", "person_id", "team_id", "first_day") VALUES (2025, $1, $2, $3)',
      [larger.id, owls.id, '2025-01-01'],
    );
    const found = await findingsOn({ persons: seated([larger, anna, dora, csaba]), guests: [larger.id] });
    expect(found).toMatchObject([{ code: 'GUEST_OF_OPPONENTS', rule: 'D19' }]);
    expect(found[0]!.message).toContain('Harmadik');
  });

  it('D18 each team substitutes once, by a member or a guest, and who was replaced does not return', async () => {
    const guest = await world.person('Vendég');
    const once = { person: guest.id, for: bela.id, from: 3 };
    expect(await findingsOn({ substitutions: [once], guests: [guest.id] })).toEqual([]);
    const other = await world.person();
    const twice = [once, { person: other.id, for: guest.id, from: 5 }];
    const second = await findingsOn({ substitutions: twice, guests: [guest.id, other.id] });
    expect(second).toMatchObject([{ code: 'SUBSTITUTION_SECOND', rule: 'D18' }]);
    const back = [once, { person: bela.id, for: guest.id, from: 5 }];
    const codesOfReturn = (await findingsOn({ substitutions: back, guests: [guest.id] })).map(({ code }) => code);
    expect(codesOfReturn).toEqual(['SUBSTITUTION_SECOND', 'SUBSTITUTION_RETURNED']);
  });

  it('D20 a member who has left is a guest from the day after, and who replaced them a member from their first day', async () => {
    const [leaver, heir] = [await world.person('Leaver'), await world.person('Heir')];
    const act = await world.member();
    const team = await world.team(2025, [act, leaver]);
    const teams = [team, owls] as const;
    await world.database.query(`UPDATE "membership" SET "last_day" = '2025-06-15' WHERE "person_id" = $1`, [leaver.id]);
    // Rows, since the api lets members join from today on, and the matches here are earlier.
    await world.database.query(
      'INSERT INTO "membership" ("season", "person_id", "team_id", "first_day") VALUES (2025, $1, $2, $3)',
      [heir.id, team.id, '2025-06-16'],
    );
    const on = async (date: string, person: Person): Promise<readonly string[]> =>
      (await findingsOn({ date, persons: seated([person, act, dora, csaba]) }, act, teams)).map(({ code }) => code);
    expect(await on('2025-06-15', leaver)).toEqual([]);
    expect(await on('2025-06-16', leaver)).toEqual(['GUEST_UNMARKED']);
    expect(await on('2025-06-14', heir)).toEqual(['GUEST_UNMARKED']);
    expect(await on('2025-06-17', heir)).toEqual([]);
  });

  it('D12 who has left the team acts for it no more', async () => {
    const leaver = await world.member();
    const team = await world.team(2025, [await world.member(), leaver]);
    await world.database.query(`UPDATE "membership" SET "last_day" = '2025-06-15' WHERE "person_id" = $1`, [leaver.id]);
    expect(codes(await submit(leaver, sheetOf([team, owls], { date: newDay() })))).toEqual(['SHEET_NOT_YOUR_SIDE']);
  });

  it('1.1 who sits in the other seat than usual is warned of', async () => {
    const usual = await newPeople(2020, '2020-01-01');
    for (const date of ['2020-03-01', '2020-03-02']) await matchIn('approved', usual, { date });
    const [a, b] = usual.teams;
    const persons = seated([a.members[0]!, a.members[1]!, b.members[1]!, b.members[0]!]);
    const found = await findingsOn({ date: '2020-03-03', persons }, usual.a, usual.teams);
    expect(found.map(({ code, path }) => [code, path])).toEqual([
      ['SEAT_UNUSUAL', 'persons["A.interceptor"]'],
      ['SEAT_UNUSUAL', 'persons["A.collector"]'],
    ]);
  });
});

describe('what needs an approval in advance (9, D21–D23)', () => {
  interface Ask {
    readonly kind: string;
    readonly date: string;
    readonly venue?: string;
    readonly granted?: boolean;
    /** The day of the decision; null while there is none. */
    readonly on: string | null;
  }

  /** A planned match of the two teams with a request that the jury has answered. */
  async function asked(
    { kind, date, venue = 'At home', granted = true, on }: Ask,
    { teams }: People = people,
  ): Promise<void> {
    // Rows, since what the jury answers is to have been answered on a certain day.
    const { rows } = await world.database.query<{ id: string }>(
      `INSERT INTO "planned_match" ("season", "side_a", "side_b", "date", "venue_name", "venue_public", "competition", "planned_by")
       VALUES (EXTRACT(YEAR FROM $3::date), $1, $2, $3, $4, false, 'championship', $5) RETURNING "id"`,
      [teams[0].id, teams[1].id, date, venue, juror.accountId],
    );
    await world.database.query(
      `INSERT INTO "request" ("season", "side_id", "kind", "planned_match_id", "date", "order", "venue_name", "words", "asked_by",
         "granted", "decided_by", "decided_at", "decided_on")
       VALUES (EXTRACT(YEAR FROM $1::date), $2, $3, $4, $1, 1, $5, 'please', $6, $7, $8, $9, $10)`,
      [
        date,
        teams[0].id,
        kind,
        rows[0]!.id,
        venue,
        juror.accountId,
        ...(on === null ? [null, null, null, null] : [granted, juror.accountId, on, on]),
      ],
    );
  }

  const home = { name: 'At home', public: false };
  const kinds = async (options: SheetOptions): Promise<readonly string[]> =>
    (await findingsOn(options)).map(({ code }) => code).filter((code) => code !== 'VENUE_UNKNOWN');

  it('D21 a private place is approved no later than on the day of the match', async () => {
    const [intime, late, refused, open, none] = [newDay(), newDay(), newDay(), newDay(), newDay()];
    const nextDay = new Date(Date.parse(late) + 86_400_000).toISOString().slice(0, 10);
    await asked({ kind: 'private-venue', date: intime, on: intime });
    await asked({ kind: 'private-venue', date: late, on: nextDay });
    await asked({ kind: 'private-venue', date: refused, on: refused, granted: false });
    await asked({ kind: 'private-venue', date: open, on: null });
    expect(await kinds({ date: intime, venue: home })).toEqual([]);
    for (const date of [late, refused, open, none]) {
      expect([date, await kinds({ date, venue: home })]).toEqual([date, ['REQUEST_PRIVATE_VENUE']]);
    }
  });

  it('D21 an approval lapses when date or place change, and a later decision is a ruling', async () => {
    const [planned, played] = [newDay(), newDay()];
    await asked({ kind: 'private-venue', date: planned, on: planned });
    expect(await kinds({ date: played, venue: home })).toEqual(['REQUEST_PRIVATE_VENUE']);
    const elsewhere = { name: 'At another home', public: false };
    const match = done(
      await submit(anna, sheetOf(people.teams, { date: planned, venue: elsewhere }), { requestRuling: true }),
    );
    const shown = await look(
      anna,
      match.id,
      graphql('query ($id: UUID!) { match(id: $id) { approvals { kind state message } } }'),
    );
    expect(shown!.approvals).toMatchObject([{ kind: 'PRIVATE_VENUE', state: 'LAPSED' }]);
    expect(codes(await move(csaba, 'confirmMatch', match))).toEqual(['LIFECYCLE_ERRORS']);
    await rule(juror, match, { kind: 'STANDS', code: 'REQUEST_PRIVATE_VENUE' });
    expect(await move(csaba, 'confirmMatch', match)).toMatchObject({ to: 'CONFIRMED' });
  });

  it('D21 the sheet takes over the match that was planned', async () => {
    const date = newDay();
    await asked({ kind: 'private-venue', date, on: date });
    const match = done(await submit(anna, sheetOf(people.teams, { date, venue: home }), { requestRuling: true }));
    const { rows } = await world.database.query<{ date: string }>(
      'SELECT p."date"::text FROM "match" m JOIN "planned_match" p ON p."id" = m."planned_match_id" WHERE m."id" = $1',
      [match.id],
    );
    expect(rows).toEqual([{ date }]);
  });

  it('D22 the day before the annual meeting needs an approval, its own day does not', async () => {
    expect(await kinds({ date: '2025-01-14' })).toEqual(['REQUEST_BEFORE_MEETING']);
    expect(await kinds({ date: '2025-01-15' })).toEqual([]);
    await asked({ kind: 'before-meeting', date: '2025-01-13', venue: 'Desperados Pub', on: '2025-01-10' });
    expect(await kinds({ date: '2025-01-13' })).toEqual([]);
  });

  it('D22 while a season has no meeting, every match of it needs one', async () => {
    const early = await newPeople(2019, null);
    const found = await findingsOn({ date: '2019-12-30' }, early.a, early.teams);
    expect(found.map(({ code }) => code)).toEqual(['REQUEST_BEFORE_MEETING']);
  });

  it('D23 the list of the jury overrides what the sheet says of a place', async () => {
    await world.venue('Magánlakás', false);
    await world.venue('Nyitott kocsma', true);
    expect(await kinds({ venue: { name: '  MAGÁNLAKÁS', public: true } })).toEqual(['REQUEST_PRIVATE_VENUE']);
    expect(await kinds({ venue: { name: 'nyitott  kocsma', public: false } })).toEqual([]);
  });
});

describe('days and seasons (D9, D25)', () => {
  it('D9 31 December and 1 January are of two seasons', async () => {
    const old = await newPeople(2017, '2017-01-01');
    const match = done(await submit(old.a, sheetOf(old.teams, { date: '2017-12-31' })));
    expect(await look(old.a, match.id, graphql('query ($id: UUID!) { match(id: $id) { seasonYear } }'))).toEqual({
      seasonYear: 2017,
    });
    await world.season(2018);
    expect(codes(await submit(old.a, sheetOf(old.teams, { date: '2018-01-01' })))).toContain(
      'SHEET_SIDE_OF_OTHER_SEASON',
    );
  });

  it('D9 tomorrow is in the future', async () => {
    const year = new Date().getFullYear() + 1;
    const next = await newPeople(year);
    const said = await submit(next.a, sheetOf(next.teams, { date: `${year}-12-31` }), { requestRuling: true });
    expect(codes(said)).toEqual(['DATE_FUTURE']);
  });

  it('D25 in a closed season nothing is handed in, nothing moved, nothing ruled', async () => {
    const closed = await newPeople(2016, '2016-01-01');
    const match = await matchIn('confirmed', closed, { date: '2016-05-05' });
    const approved = await matchIn('approved', closed, { date: '2016-05-06' });
    await world.database.query('UPDATE "season" SET "closed_at" = now() WHERE "year" = 2016');
    const all: readonly MatchAnswer[] = [
      await submit(closed.a, sheetOf(closed.teams, { date: '2016-06-06' })),
      await move(juror, 'approveMatch', match),
      await move(juror, 'reopenMatch', approved, { reason: 'x' }),
      await move(juror, 'withdrawMatch', match),
      await rule(juror, match, { kind: 'POINTS', game: 1, points: { a: 1, b: 1 } }),
    ];
    for (const said of all) expect(codes(said)).toEqual(['LIFECYCLE_SEASON_CLOSED']);
  });
});

describe('an open match (9, D24)', () => {
  const whole = (match: Shown, teams: People['teams'], date: string): Promise<MatchAnswer> =>
    submit(anna, sheetOf(teams, { date }), { matchId: match.id });

  it('D24 is left open by the jury, taken up again, completed and approved, and takes a place only then', async () => {
    const match = await matchIn('open', people);
    expect(codes(await move(juror, 'closeOpenMatch', { ...match }, { reason: 'x', state: 'SUBMITTED' }))).toEqual([
      'MATCH_MOVED_ALREADY',
    ]);
    const resumed = done(await move(juror, 'resumeMatch', match));
    expect(resumed.state).toBe('SUBMITTED');
    const disputed = done(await move(juror, 'disputeMatch', resumed, { reason: 'To be completed' }));
    const complete = done(await whole(disputed, people.teams, newDay()));
    expect(complete).toMatchObject({ state: 'SUBMITTED', revision: 2 });
    await move(csaba, 'confirmMatch', complete);
    expect(await move(juror, 'approveMatch', complete)).toMatchObject({ to: 'APPROVED' });
  });

  it('D24 is not approved while its eight games are not there and its year is not over', async () => {
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest', dateStyle: 'short' }).format(
      new Date(),
    );
    const now = await newPeople(Number(today.slice(0, 4)), `${today.slice(0, 4)}-01-01`);
    const match = await matchIn('open', now, { date: today });
    expect(codes(await move(juror, 'closeOpenMatch', match, { reason: 'Over' }))).toEqual(['LIFECYCLE_NOT_WHOLE']);
    expect(await look(now.a, match.id)).toMatchObject({ state: 'OPEN' });
  });

  it('D24 not completed by 31 December, the jury closes it: no points, no place, but the trophies of its games', async () => {
    const over = await newPeople(2015, '2015-01-01');
    const match = await matchIn('open', over, { date: '2015-12-31', record: playedRecord(11, 'open', 7) });
    await rule(juror, match, { kind: 'TROPHY', game: 1, seat: 'A_COLLECTOR', trophy: 'GOLGOTHA', entered: true });
    expect(await move(juror, 'closeOpenMatch', match, { reason: 'The year is over' })).toMatchObject({
      from: 'OPEN',
      to: 'APPROVED',
    });
    const counted = await world.database.query('SELECT 1 FROM "match_result" WHERE "match_id" = $1', [match.id]);
    const trophies = await world.database.query('SELECT 1 FROM "trophy" WHERE "match_id" = $1', [match.id]);
    expect(counted.rowCount).toBe(0);
    expect(trophies.rowCount).toBeGreaterThan(0);
    const shown = await look(over.a, match.id, graphql('query ($id: UUID!) { match(id: $id) { moves { to } } }'));
    expect(shown!.moves.slice(-3).map(({ to }) => to)).toEqual(['SUBMITTED', 'CONFIRMED', 'APPROVED']);
  });
});

describe('a jury member’s own match (D12)', () => {
  it('D12 is decided by others: where they played, as a guest or substitute too, and of their own team even if they did not', async () => {
    const guesting = await world.member({ jury: true });
    const matches = [
      done(await submit(anna, withGuest(sheetOf(people.teams, { date: newDay() }), guesting))),
      done(
        await submit(
          anna,
          sheetOf(people.teams, {
            date: newDay(),
            substitutions: [{ person: guesting.id, for: bela.id, from: 5 }],
            guests: [guesting.id],
          }),
        ),
      ),
    ];
    for (const match of matches) {
      await move(csaba, 'confirmMatch', match);
      expect(codes(await move(guesting, 'approveMatch', match))).toEqual(['LIFECYCLE_JURY_CONCERNED']);
      expect(await move(juror, 'approveMatch', match)).toMatchObject({ to: 'APPROVED' });
    }
    const ofTeam = await world.member({ jury: true });
    // Rows, since the api lets members join from today on, and the matches here are earlier.
    await world.database.query(
      'INSERT INTO "membership" ("season", "person_id", "team_id", "first_day", "last_day") VALUES (2025, $1, $2, $3, $4)',
      [ofTeam.id, wasps.id, '2025-01-01', '2025-01-31'],
    );
    const without = await matchIn('confirmed', people);
    expect(codes(await move(ofTeam, 'approveMatch', without))).toEqual(['LIFECYCLE_JURY_CONCERNED']);
  });
});

describe('persons merged into another', () => {
  it('count as that other on every sheet', async () => {
    const [double, real] = [await world.person('Béla K.'), bela];
    await world.database.query('UPDATE "person" SET "merged_into" = $2 WHERE "id" = $1', [double.id, real.id]);
    const sheet = sheetOf(people.teams, { date: newDay(), persons: seated([double, anna, dora, csaba]) });
    const match = done(await submit(anna, sheet));
    const shown = await look(
      anna,
      match.id,
      graphql('query ($id: UUID!) { match(id: $id) { players { person { id name } } } }'),
    );
    expect(shown!.players).toContainEqual({ person: { id: real.id, name: 'Béla' } });
    const equal = { ...sheet, persons: { ...sheet.persons, 'A.interceptor': real.id } };
    expect(await submit(csaba, equal)).toMatchObject({ outcome: 'CONFIRMED' });
  });
});
