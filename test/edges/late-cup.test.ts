import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyMatch, type Match } from '@tarokk/rules';
import { tarokk } from '../support/tarokk.js';
import { rowsOf, unpack } from '../support/archives.js';
import { ask, done as doneBy, graphql, refused, send } from '../support/ask.js';
import {
  approved,
  confirmed,
  inCup,
  lookAtCup,
  lookAtTie,
  type PairAtTable,
  pairAtTable,
  OTHER_DAY,
} from '../support/cups.js';
import { recordWith } from '../support/exact-records.js';
import { client, type Member } from '../support/given.js';
import { codes, move } from '../support/matches.js';
import { newFolder, removeFolder } from '../support/office.js';
import { anotherOffice, ownOffice } from '../support/own-office.js';
import { importOldTrophies } from '../support/old-trophies.js';
import { planMatch } from '../support/planned-matches.js';
import { newDatabase } from '../support/worker-postgres.js';
import { playedRecord } from '../support/sheets.js';

const YEAR = 2025;
const FINAL = 'final/1';
const { office, world, clock, end } = await ownOffice({ day: '2025-08-10' });
const files = newFolder();
const anybody = client(office);
let juror: Member;
let pairs: readonly [PairAtTable, PairAtTable];

beforeAll(async () => {
  for (const year of [YEAR, YEAR + 1]) await world.season(year);
  await world.venue('Desperados Pub');
  juror = await world.member({ jury: true });
  pairs = [await pairAtTable(world, YEAR, 'Danube Wasps'), await pairAtTable(world, YEAR, 'Aquincum')];
  await doneBy(juror, inCup.announceCup, { year: YEAR, entriesUntil: '2025-08-31', event: 'Hatoslottó' });
  for (const { id } of pairs) await doneBy(juror, inCup.enterCup, { pairId: id });
  clock.set('2025-09-01');
  await doneBy(juror, inCup.drawCup, { year: YEAR, seed: '4 11' });
  clock.set('2025-12-20');
});

afterAll(async () => {
  await end();
  removeFolder(files);
});

const CLOSING = graphql(`query ($year: Int!) {
  seasonClosing(seasonYear: $year) { holding { code path message } }
}`);
const CLOSE = graphql(
  `mutation ($key: IdempotencyKey!, $year: Int!) {
  closeSeason(input: { idempotencyKey: $key, seasonYear: $year }) { __typename ...refused }
}`,
  [refused],
);
const TROPHIES = graphql(`query ($season: Int!) {
  trophies(first: 50,  seasonYear: $season ) { nodes { id date matchId ofAnnouncer { first } } }
}`);
const MATCHES = graphql(`query ($season: Int!) {
  matches(first: 50, seasonYear: $season) { nodes { id date seasonYear } }
}`);
const PLANS = graphql(`query ($from: Day!) { plannedMatches(first: 10, from: $from) { nodes { id date } } }`);

const postpone = async (until: string) => {
  const { version } = await lookAtCup(anybody, YEAR);
  return send(juror, inCup.postponeTie, { year: YEAR, version, tie: FINAL, until, reason: 'Snow' });
};
/** Played, with a trophy at least; another for each number. */
function playedWithTrophies(number: number): Match {
  for (let seed = 1 + 1000 * number; ; seed++) {
    const match = playedRecord(seed);
    if (verifyMatch(match).games.some(({ trophies }) => trophies.length > 0)) return match;
  }
}

const closing = async () => (await ask(juror, CLOSING, { year: YEAR })).seasonClosing!.holding;
const calendar = async () => (await fetch(`${office.url}/calendar.ics?lang=en`)).text();

describe('D51 a final that is postponed to 10 January', () => {
  it('D51 ends before the entries of the next cup close, on 31 August unless another day is named', async () => {
    expect(codes(await postpone('2026-08-31'))).toEqual(['CUP_BEYOND_NEXT_ENTRIES']);
    await doneBy(juror, inCup.announceCup, {
      year: YEAR + 1,
      entriesUntil: '2026-01-10',
      event: 'Hatoslottó',
      reason: OTHER_DAY,
    });
    expect(codes(await postpone('2026-01-10'))).toEqual(['CUP_BEYOND_NEXT_ENTRIES']);
    await doneBy(juror, inCup.announceCup, { year: YEAR + 1, entriesUntil: '2026-08-31', event: 'Hatoslottó' });
  });

  it('D51 stands in bracket and calendar with its new day, and keeps the season open', async () => {
    expect(codes(await postpone('2026-01-10'))).toEqual([]);
    expect(await lookAtTie(anybody, YEAR, FINAL)).toMatchObject({ state: 'OPEN', lastDay: '2026-01-10' });
    const planned = await planMatch(pairs[0].players[0], pairs, '2026-01-08', undefined, 'CUP');
    clock.set('2026-01-02');
    expect((await ask(anybody, PLANS, { from: '2026-01-01' })).plannedMatches.nodes).toEqual([
      { id: planned.id, date: '2026-01-08' },
    ]);
    const feed = await calendar();
    expect(feed).toContain('DTSTART;VALUE=DATE:20260110');
    expect(feed).toContain('DTSTART;VALUE=DATE:20260108');
    expect(await closing()).toEqual([
      {
        code: 'SEASON_CUP_UNDECIDED',
        path: `["${FINAL}"]`,
        message: expect.stringContaining('its last day is 10 January 2026'),
      },
    ]);
    expect(codes(await send(juror, CLOSE, { year: YEAR }))).toEqual(['SEASON_CUP_UNDECIDED']);
  });

  it('D51 lets the next cup close its entries after it alone', async () => {
    const early = { year: YEAR + 1, entriesUntil: '2026-01-10', event: 'Hatoslottó', reason: OTHER_DAY };
    expect(codes(await send(juror, inCup.announceCup, early))).toEqual(['CUP_PREVIOUS_NOT_OVER']);
  });

  it('D51 is played and approved for the cup and the season of its draw, trophies too', async () => {
    clock.set('2026-01-11');
    // Of the season 2026, between the trophies of the final and before them all.
    const { name } = pairs[0].players[0];
    await importOldTrophies(juror, [`${name},royal,2025-03-04,2,,,,`, `${name},royal,2026-01-05,1,,,,`]);
    for (const [index, day] of ['08', '09'].entries()) {
      await approved(juror, pairs, playedWithTrophies(index), { date: `2026-01-${day}` });
    }
    const last = await confirmed(pairs, recordWith([97, 93]), { date: '2026-01-10' });
    expect((await closing()).map(({ code }) => code)).toEqual(['SEASON_MATCH_UNDECIDED', 'SEASON_CUP_UNDECIDED']);
    await move(juror, 'approveMatch', last);

    const { winner, rounds } = await lookAtCup(anybody, YEAR);
    expect(winner).toEqual({ name: rounds[0]!.ties[0]!.goesOn!.name });
    const { nodes } = (await ask(anybody, MATCHES, { season: YEAR })).matches;
    expect(nodes.map(({ date, seasonYear: season }) => [date, season])).toEqual([
      ['2026-01-10', YEAR],
      ['2026-01-09', YEAR],
      ['2026-01-08', YEAR],
    ]);
    const won = (await ask(anybody, TROPHIES, { season: YEAR })).trophies;
    const days = new Set(won.nodes.filter(({ matchId }) => matchId !== null).map(({ date }) => date));
    expect([...days]).toEqual(['2026-01-09', '2026-01-08']);
    const { trophies: ofNextSeason } = await ask(anybody, TROPHIES, { season: YEAR + 1 });
    expect(ofNextSeason.nodes.map(({ date, matchId }) => [date, matchId])).toEqual([['2026-01-05', null]]);
  });

  it('D33 is not postponed again once it is decided', async () => {
    const { version } = await lookAtCup(anybody, YEAR);
    const again = { year: YEAR, version, tie: FINAL, until: '2026-02-01', reason: 'Snow' };
    expect(codes(await send(juror, inCup.postponeTie, again))).toContain('CUP_TIE_OVER');
  });

  it('D25, D51 lets the season be closed then, and its archive holds and is taken over', async () => {
    expect(await closing()).toEqual([]);
    expect((await send(juror, CLOSE, { year: YEAR })).__typename).toBe('SeasonSaved');
    const environment = { DATABASE_URL: office.databaseUrl() };
    const archive = join(files, 'full.zip');
    expect(await tarokk(['season', 'export', String(YEAR), '--full', '-o', archive], { environment })).toMatchObject({
      status: 0,
    });
    expect(await tarokk(['season', 'verify', archive])).toMatchObject({ status: 0 });
    expect(rowsOf(await unpack(archive), 'trophies/between.ndjson')).toMatchObject([{ trophy: 'royal', count: 1 }]);
    expect(await tarokk(['recount'], { environment })).toMatchObject({ status: 0 });

    const elsewhere = (await newDatabase())!;
    const imported = await tarokk(['season', 'import', archive], { environment: { DATABASE_URL: elsewhere.url } });
    expect(imported).toMatchObject({ status: 0, stderr: '' });
    const there = await anotherOffice({ DATABASE_URL: elsewhere.url });
    try {
      expect(await ask(there, TROPHIES, { season: YEAR })).toEqual(await ask(anybody, TROPHIES, { season: YEAR }));
    } finally {
      await there.end();
      await elsewhere.drop();
    }
  });
});
