import { done as doneBy, graphql, send } from '../ask.js';
import { prepared } from '../access/arguments.js';
import { inGrandPrix } from '../grand-prix.js';
import type { Given, Member, Person, Team } from '../given.js';
import { move, type Shown, submit } from '../matches.js';
import { done, rule } from '../matches-in-states.js';
import { playedRecord, sheetOf } from '../sheets.js';
import { marks } from './marks.js';

const YEAR = 2025;

/** An office with a season in which private things were entered as people enter them, each with a mark in it. */
export interface Planted {
  readonly juror: Member;
  /** Of both sides of all matches with marks. */
  readonly inside: readonly Member[];
  /** Has an account, and is of no team. */
  readonly player: Member;
  /** Of another team, whose captain they are. */
  readonly captain: Member;
  readonly teams: readonly Team[];
  readonly atHome: Shown;
  readonly becamePrivate: Shown;
  readonly disputed: Shown;
  readonly plan: string;
  readonly request: string;
  readonly event: string;
  readonly venue: string;
}

const said = (words: string) =>
  (['DATE_OLD', 'VENUE_UNKNOWN', 'SEAT_UNUSUAL', 'PLACES_NONE_LEFT'] as const).map((code) => ({ code, words }));

/** Plants all marks; the season is as it was before anybody closes it. */
export async function plant(world: Given): Promise<Planted> {
  await world.season(YEAR);
  const juror = await world.member({ jury: true });
  const [anna, csaba, player, captain] = [
    await world.member(),
    await world.member(),
    await world.member(),
    await world.member(),
  ];
  const teams = [
    await world.team(YEAR, [anna, await world.person()]),
    await world.team(YEAR, [csaba, await world.person()]),
    await world.team(YEAR, [captain, await world.person()]),
  ] as const;
  const [wasps, owls] = teams;
  const venue = await world.venue(`${marks.listed} utca 1`, false);
  await plantContacts(world, [anna, csaba]);

  const plan = await planned(juror, [wasps, owls]);
  const request = await asked(anna, juror, wasps, plan);
  const atHome = await playedAtHome({ anna, csaba, juror }, [wasps, owls]);
  const becamePrivate = await playedInPublic({ anna, csaba, juror }, [wasps, owls]);
  const disputed = await quarrelled({ anna, csaba, juror }, [wasps, owls]);
  const event = (
    await doneBy(juror, inGrandPrix.announceGrandPrix, {
      name: 'Grand Prix at home',
      date: `${YEAR}-06-14`,
      venue: { name: `${marks.event} tér`, public: false },
    })
  ).grandPrix;
  await prepared(
    anna,
    'saveDraft',
    { title: marks.draft, document: { venue: { name: marks.draft } }, sideId: wasps.id },
    '__typename',
  );
  return {
    juror,
    inside: [anna, csaba],
    player,
    captain,
    teams,
    venue,
    plan,
    request,
    atHome,
    becamePrivate,
    disputed,
    event: event.id,
  };
}

async function plantContacts({ database }: Given, people: readonly (Person & { accountId: string })[]): Promise<void> {
  for (const [index, { id, accountId }] of people.entries()) {
    await database.query('INSERT INTO "contact" ("person_id", "email", "phone") VALUES ($1, $2, $3)', [
      id,
      `${marks.mail}${String(index)}@example.org`,
      marks.phone,
    ]);
    await database.query(`UPDATE "account" SET "username" = $2, "password_hash" = 'none' WHERE "id" = $1`, [
      accountId,
      `${marks.login}${String.fromCharCode(97 + index)}`,
    ]);
  }
}

async function planned(by: Member, [a, b]: readonly [Team, Team]): Promise<string> {
  const options = {
    sideA: a.id,
    sideB: b.id,
    date: `${YEAR}-03-14`,
    competition: 'CHAMPIONSHIP',
    venue: { name: `${marks.planned} utca 2`, public: false },
  };
  const selection = '... on PlannedMatchSaved { plannedMatch { id } } ... on Refused { problems { message } }';
  return (await prepared<{ plannedMatch: { id: string } }>(by, 'planMatch', options, selection)).plannedMatch.id;
}

async function asked(by: Member, juror: Member, side: Team, plannedMatchId: string): Promise<string> {
  const options = { kind: 'PRIVATE_VENUE', sideId: side.id, plannedMatchId, words: marks.asked };
  const selection = '... on JuryRequestSaved { request { id version } }';
  const { request } = await prepared<{ request: { id: string; version: number } }>(by, 'askJury', options, selection);
  const { id: requestId, version } = request;
  await prepared(juror, 'decideRequest', { requestId, version, grant: true, reason: marks.granted }, '__typename');
  return requestId;
}

interface People {
  readonly anna: Member;
  readonly csaba: Member;
  readonly juror: Member;
}

/** In somebody's home: one sheet by each side, with the words written otherwise. */
async function playedAtHome({ anna, csaba, juror }: People, sides: readonly [Team, Team]): Promise<Shown> {
  const home = (name: string) =>
    sheetOf(sides, {
      date: `${YEAR}-03-14`,
      venue: { name, public: false },
      record: { ...playedRecord(7), venue: `${marks.inRecord} utca 3` },
    });
  const options = { requestRuling: true, remarks: said(marks.remark) };
  const entered = done(await submit(anna, home(`${marks.place} utca 3`), options));
  await rule(juror, entered, { kind: 'STANDS', code: 'REQUEST_PRIVATE_VENUE' });
  const confirmed = await submit(csaba, home(`${marks.spelling} utca 3`), options);
  if (confirmed.outcome !== 'CONFIRMED') throw new Error(JSON.stringify(confirmed));
  return done(await move(juror, 'approveMatch', done(confirmed)));
}

/** In a place that the jury calls private only later, so that the words stand in the sheet that is kept. */
async function playedInPublic({ anna, csaba, juror }: People, sides: readonly [Team, Team]): Promise<Shown> {
  const name = `${marks.later} utca 4`;
  const sheet = sheetOf(sides, {
    date: `${YEAR}-04-14`,
    venue: { name, public: true },
    record: { ...playedRecord(8), venue: name },
  });
  const entered = done(await submit(anna, sheet, { remarks: said('we know') }));
  const confirmed = done(await move(csaba, 'confirmMatch', entered));
  const approved = done(await move(juror, 'approveMatch', confirmed));
  const answer = await send(
    juror,
    graphql(`mutation ($key: IdempotencyKey!, $name: Name!) {
      saveVenue(input: { idempotencyKey: $key, name: $name, public: false }) { __typename }
    }`),
    { name: name.toUpperCase() },
  );
  if (answer.__typename !== 'VenueSaved') throw new Error(JSON.stringify(answer));
  return approved;
}

/** What the sides say of a match, and why the jury gave it back, before it is approved after all. */
async function quarrelled({ anna, csaba, juror }: People, sides: readonly [Team, Team]): Promise<Shown> {
  const sheet = sheetOf(sides, { date: `${YEAR}-05-14`, record: playedRecord(9) });
  const entered = done(await submit(anna, sheet, { remarks: said(marks.remark) }));
  const disputed = done(await move(csaba, 'disputeMatch', entered, { reason: marks.dispute }));
  const ruled = done(await rule(juror, disputed, { kind: 'POINTS', game: 1, points: { a: 100, b: 100 } }));
  const returned = done(await move(juror, 'returnMatch', ruled, { reason: marks.returned }));
  const again = done(await submit(anna, sheet, { remarks: said(marks.remark), matchId: returned.id }));
  const confirmed = done(await move(csaba, 'confirmMatch', again));
  return done(await move(juror, 'approveMatch', confirmed));
}
