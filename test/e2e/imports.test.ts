import { createHash, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, done, graphql, refusalOf, textOf } from '../support/ask.js';
import { bareRecord } from '../support/bare-records.js';
import { client, newKey, type Team } from '../support/given.js';
import {
  approved,
  IMPORT,
  importMatches,
  importRefused,
  outcomes,
  problemCodes,
  remarked,
} from '../support/importing.js';
import { codes, look, move, submit } from '../support/matches.js';
import { storeOldMatches } from '../support/old-seasons.js';
import { notices, told } from '../support/notifications.js';
import { playedRecord, sheetOf, withWrongClaim } from '../support/sheets.js';
import { programOf } from '../support/tokens.js';
import { rowsRead } from '../support/plans.js';
import { ownOffice } from '../support/own-office.js';
import { MERGE_PERSONS } from '../support/merging.js';

let days = 0;

const { office, world, end } = await ownOffice();
afterAll(end);
await world.season(2025);
await world.venue('Desperados Pub');
const juror = await world.member({ jury: true, name: 'Judit Bíró' });
const [anna, csaba] = [await world.member({ name: 'Anna Nagy' }), await world.member({ name: 'Csaba Tóth' })];
const wasps = await world.team(2025, [anna, await world.person('Béla Kis')], 'Danube Wasps');
const owls = await world.team(2025, [csaba, await world.person('Dóra Vas')], 'Óbudai Baglyok');
const teams: readonly [Team, Team] = [wasps, owls];

/** A day of 2025 after the annual meeting that no other match of the tests has. */
function newDay(): string {
  return new Date(Date.UTC(2025, 1, 1 + ++days)).toISOString().slice(0, 10);
}

async function rows(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  return (await world.database.query<Record<string, unknown>>(sql, values)).rows;
}

const RECOUNT = graphql('query ($year: Int!) { recount(seasonYear: $year) { matches difference { thing id } } }');

async function recounted(year: number): Promise<unknown> {
  return (await ask(juror, RECOUNT, { year })).recount;
}

async function merge(from: { readonly id: string }, into: { readonly id: string }): Promise<void> {
  await done(juror, MERGE_PERSONS, { fromId: from.id, intoId: into.id });
}

const IMPORTS = graphql(`{
  matchImports(first: 5) {
    nodes { id name sha256 documents entered alreadyThere refused complete importedBy { name } }
  }
}`);

/** The imports as the jury sees them, the latest first. */
async function imports() {
  return (await ask(juror, IMPORTS)).matchImports.nodes;
}

describe('an import of sheets', () => {
  it('enters each as submitted for the jury, to be confirmed by both sides, with who and why in the log', async () => {
    const sheets = [1, 2].map((seed) => sheetOf(teams, { seed, date: newDay() }));
    const answer = await importMatches(juror, sheets);
    expect(answer).toMatchObject({ dryRun: false, entered: 2, alreadyThere: 0, refused: 0 });
    const { match, state } = answer.documents[0]!;
    expect(state).toBe('SUBMITTED');
    expect(await look(anna, match!.id)).toMatchObject({ enteredBy: 'JURY', confirmedBy: [], revision: 1 });
    const submitted = { id: match!.id, revision: 1 };
    expect(await move(anna, 'confirmMatch', submitted)).toMatchObject({ to: 'SUBMITTED' });
    expect(await move(csaba, 'confirmMatch', submitted)).toMatchObject({ to: 'CONFIRMED' });
    expect(
      await rows(
        `SELECT "account_id", "action", "object" FROM "audit_entry" WHERE "object_id" LIKE $1 || '%' AND "action" = 'importMatches' ORDER BY "object"`,
        match!.id,
      ),
    ).toEqual(
      ['match', 'match move', 'match revision'].map((object) => ({
        account_id: juror.accountId,
        action: 'importMatches',
        object,
      })),
    );
  });

  it('D10 knows what it has entered, however often and in whichever company it comes, also the other way round', async () => {
    const [first, second] = [3, 4].map((seed) => sheetOf(teams, { seed, date: newDay() }));
    const before = await importMatches(juror, [first]);
    const again = await importMatches(juror, [second, first, second]);
    expect(outcomes(again)).toEqual(['ENTERED', 'ALREADY_THERE', 'ALREADY_THERE']);
    expect(again.documents[1]!.match!.id).toBe(before.documents[0]!.match!.id);
    expect(again.documents[2]!.match!.id).toBe(again.documents[0]!.match!.id);
    const guestsLast = { ...first!, guests: first!.guests.toReversed() };
    expect(outcomes(await importMatches(juror, [guestsLast]))).toEqual(['ALREADY_THERE']);
  });

  it('D10 keeps on a sheet for who was merged into another that other, and knows the sheet again', async () => {
    const [kept, double] = [await world.person('Ida Nagy'), await world.person('Nagy Ida')];
    const side = await world.team(2025, [double, await world.person('Member of hers')], 'Of the merged on sheets');
    const other = await world.team(2025, [await world.person('First of them'), await world.person('Second of them')]);
    await merge(double, kept);
    const late = sheetOf([side, other], { seed: 52, date: newDay() });
    const [entered] = (await importMatches(juror, [late])).documents;
    expect(entered).toMatchObject({ outcome: 'ENTERED' });
    const [{ sheet }] = (await rows(
      'SELECT "sheet" FROM "match_revision" WHERE "match_id" = $1',
      entered!.match!.id,
    )) as [{ sheet: { persons: unknown; record: { games: unknown } } }];
    expect(Object.values(sheet.persons as object)).toContain(kept.id);
    expect(JSON.stringify(sheet)).not.toContain(double.id);
    expect(sheet.record.games).toEqual((late['record'] as { games: unknown }).games);
    expect(outcomes(await importMatches(juror, [late]))).toEqual(['ALREADY_THERE']);
  });

  it('answers the same request as the first time, and another one with its key not at all', async () => {
    const [key, sheet] = [newKey(), sheetOf(teams, { seed: 5, date: newDay() })];
    const first = await importMatches(juror, [sheet], { key });
    expect(await importMatches(juror, [sheet], { key })).toEqual(first);
    expect(await importRefused(juror, [], { key })).toMatchObject([{ code: 'IMPORT_NO_DOCUMENTS' }]);
    expect(await importRefused(juror, [sheet, sheet], { key })).toMatchObject([{ code: 'WRITE_KEY_REUSED' }]);
  });

  it('knows a request with the file that it is of by what its sheets say, however they are written', async () => {
    const origin = { name: 'yearbook.ndjson', sha256: createHash('sha256').update('yearbook').digest('hex') };
    const [key, sheet, other] = [newKey(), ...[38, 39].map((seed) => sheetOf(teams, { seed, date: newDay() }))];
    const first = await importMatches(juror, [sheet, {}], { key, origin });
    expect(first).toMatchObject({ entered: 1, refused: 1 });
    const turned = Object.fromEntries(Object.entries(sheet!).toReversed());
    expect(await importMatches(juror, [turned, {}], { key, origin })).toEqual(first);
    for (const documents of [[sheet], [sheet, { format: 'another' }], [other, {}]])
      expect(await importRefused(juror, documents, { key, origin })).toMatchObject([{ code: 'WRITE_KEY_REUSED' }]);
    expect(outcomes(await importMatches(juror, [turned]))).toEqual(['ALREADY_THERE']);
  });

  it('is no news: nobody is notified of it, unless the jury wants sides and players to know', async () => {
    const [silent, loud] = [36, 37].map((seed) => sheetOf(teams, { seed, date: newDay() }));
    const untold = (await importMatches(juror, [silent])).documents[0]!.match!.id;
    const settings = { ...remarked, notify: true };
    const ofNews = (await importMatches(juror, [loud], { settings })).documents[0]!.match!.id;
    await told(anna, 'MATCH_TO_CONFIRM', ofNews);
    expect((await notices(anna)).filter(({ match }) => match?.id === untold)).toEqual([]);
  });

  it('is one object of the log, whatever parts it has: who, when, of which file, how many', async () => {
    const [first, second, third] = [31, 32, 33].map((seed) => sheetOf(teams, { seed, date: newDay() }));
    const importId = randomUUID();
    const [name, sha256] = ['yearbook.ndjson', createHash('sha256').update('yearbook').digest('hex')];
    const part = await importMatches(juror, [first, second, {}], { origin: { importId, name, more: true } });
    expect(part).toMatchObject({ importId, entered: 2, refused: 1 });
    const counted = { id: importId, name, documents: 3, entered: 2, alreadyThere: 0, refused: 1 };
    expect((await imports())[0]).toEqual({
      ...counted,
      sha256: null,
      complete: false,
      importedBy: { name: 'Judit Bíró' },
    });
    await importMatches(juror, [third, first], { origin: { importId, sha256 } });
    const whole = { documents: 5, entered: 3, alreadyThere: 1, refused: 1, sha256, complete: true };
    expect((await imports())[0]).toMatchObject({ ...counted, ...whole });
    const logged = await rows(
      `SELECT "account_id", "action", "after" ->> 'entered' AS "entered" FROM "audit_entry" WHERE "object" = 'import' AND "object_id" = $1 ORDER BY "id"`,
      importId,
    );
    expect(logged).toEqual(
      ['2', '3'].map((entered) => ({ account_id: juror.accountId, action: 'importMatches', entered })),
    );
    const late = sheetOf(teams, { seed: 34, date: newDay() });
    for (const by of [juror, await world.member({ jury: true })]) {
      expect(await importRefused(by, [late], { origin: { importId } })).toMatchObject([
        { code: 'IMPORT_OTHER_IMPORT', path: 'origin.importId' },
      ]);
    }
    const alone = await importMatches(juror, [late]);
    expect(alone).toMatchObject({ entered: 1 });
    const hash = createHash('sha256')
      .update(JSON.stringify([late]))
      .digest('hex');
    expect((await imports())[0]).toMatchObject({ id: alone.importId, name: null, sha256: hash, complete: true });
  });

  it('takes only what a request may have, and nothing that is compressed', async () => {
    const statusOf = async (
      body: string | Uint8Array<ArrayBuffer>,
      headers: Record<string, string> = {},
    ): Promise<number> => {
      const { status } = await fetch(`${office.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: juror.cookie, ...headers },
        body,
      });
      return status;
    };
    const body = (documents: readonly unknown[]): string =>
      JSON.stringify({ query: textOf(IMPORT), variables: { key: newKey(), documents, dryRun: true } });
    expect(await statusOf(body([{}]))).toBe(200);
    expect(await statusOf(body([{ text: 'x'.repeat(1_100_000) }]))).toBe(413);
    expect(await statusOf(new Uint8Array(gzipSync(body([{}]))), { 'content-encoding': 'gzip' })).toBeGreaterThanOrEqual(
      400,
    );
    expect(await statusOf(new Uint8Array(Buffer.from(body([{ text: 'é' }]), 'latin1')))).toBeLessThan(500);
  });

  it('refuses each document for itself, with path and reason, and enters the others', async () => {
    const date = newDay();
    const stranger = '00000000-0000-4000-8000-000000000000';
    const good = sheetOf(teams, { seed: 6, date });
    const answer = await importMatches(juror, [
      { ...good, persons: { ...good.persons, 'A.collector': stranger } },
      { ...good, order: 0 },
      { format: 'tarock-session/1' },
      'nothing',
      { ...good, date: '2031-01-01' },
      sheetOf(teams, { seed: 6, date, order: 2, record: withWrongClaim(playedRecord(6)) }),
      good,
    ]);
    expect(answer).toMatchObject({ entered: 1, refused: 6 });
    expect(answer.documents.map(({ problems }) => problems.map(({ code, path }) => [code, path]))).toEqual([
      [['SHEET_UNKNOWN_PERSON', 'persons["A.collector"]']],
      [['SHEET_MALFORMED', 'order']],
      [['IMPORT_UNKNOWN_FORMAT', 'format']],
      [['IMPORT_UNKNOWN_FORMAT', 'format']],
      [
        ['SHEET_NO_SEASON', 'date'],
        ['SHEET_SIDE_OF_OTHER_SEASON', 'sides.A'],
        ['SHEET_SIDE_OF_OTHER_SEASON', 'sides.B'],
      ],
      [
        ['CLAIM_POINTS', 'record.games[0]'],
        ['SHEET_ERRORS', ''],
      ],
      [],
    ]);
  });

  it('needs a remark for its warnings, one for all of them', async () => {
    const sheet = sheetOf(teams, { seed: 7, date: newDay(), venue: { name: 'Elsewhere', public: true } });
    expect(problemCodes(await importMatches(juror, [sheet], { settings: {} }))).toEqual([
      ['LIFECYCLE_REMARKS_NEEDED', 'DATE_OLD', 'VENUE_UNKNOWN', 'IMPORT_REMARK_NEEDED'],
    ]);
    const { documents } = await importMatches(juror, [sheet]);
    const shown = await look(
      juror,
      documents[0]!.match!.id,
      graphql('query ($id: UUID!) { match(id: $id) { revisions { remarks { code words } } } }'),
    );
    expect(shown!.revisions).toEqual([
      {
        remarks: [
          { code: 'DATE_OLD', words: remarked.remark },
          { code: 'VENUE_UNKNOWN', words: remarked.remark },
        ],
      },
    ]);
  });

  it('D14 enters what has errors only to wait for a ruling, or with the rulings of the jury', async () => {
    const wrong = withWrongClaim(playedRecord(8));
    const [waiting, ruled] = [newDay(), newDay()].map((date) => sheetOf(teams, { date, record: wrong }));
    const asked = await importMatches(juror, [waiting], { settings: { ...approved, requestRuling: true } });
    expect(asked.documents[0]).toMatchObject({ outcome: 'ENTERED', state: 'SUBMITTED' });
    expect(problemCodes(asked)).toEqual([['LIFECYCLE_ERRORS']]);
    const letStand = { codes: ['CLAIM_POINTS' as const], reason: 'Added up wrongly at the table' };
    const let_ = await importMatches(juror, [ruled], { settings: { ...approved, letStand } });
    expect(let_.documents[0]).toMatchObject({ outcome: 'ENTERED', state: 'APPROVED', problems: [] });
    const shown = await look(
      juror,
      let_.documents[0]!.match!.id,
      graphql('query ($id: UUID!) { match(id: $id) { rulings { kind code reason } } }'),
    );
    expect(shown).toEqual({ rulings: [{ kind: 'STANDS', code: 'CLAIM_POINTS', reason: letStand.reason }] });
    const unheard = { ...remarked, letStand: { codes: ['ACCOUNT_UNKNOWN' as const], reason: 'A slip' } };
    expect(await importRefused(juror, [ruled], { settings: unheard })).toMatchObject([
      { code: 'IMPORT_NO_SUCH_FINDING', path: 'settings.letStand.codes' },
    ]);
  });

  it('says in a dry run what would become of each, and leaves no trace', async () => {
    const [count, key] = ['SELECT count(*)::int AS "count" FROM "match"', newKey()];
    const sheet = sheetOf(teams, { seed: 9, date: newDay() });
    const before = await rows(count);
    const answer = await importMatches(juror, [sheet, sheet, {}], { dryRun: true, key, settings: approved });
    expect(answer).toMatchObject({ dryRun: true, entered: 1, alreadyThere: 1, refused: 1 });
    expect(answer.documents[0]).toMatchObject({ outcome: 'ENTERED', state: 'APPROVED', match: null });
    expect(await rows(count)).toEqual(before);
    expect(outcomes(await importMatches(juror, [sheet], { key }))).toEqual(['ENTERED']);
  });

  it('D14 is the same sheet still after the jury has ruled on it or it was corrected, and a new one after it was withdrawn', async () => {
    const sheet = sheetOf(teams, { seed: 10, date: newDay() });
    const { match } = (await importMatches(juror, [sheet])).documents[0]!;
    const seen = { id: match!.id, revision: 1 };
    await move(anna, 'disputeMatch', seen, { reason: 'There was another dealer' });
    const corrected = sheetOf(teams, { seed: 11, date: sheet.date });
    expect(await submit(csaba, corrected)).toMatchObject({ match: { id: match!.id, revision: 2 } });
    const again = await importMatches(juror, [sheet, corrected]);
    expect(outcomes(again)).toEqual(['ALREADY_THERE', 'ALREADY_THERE']);
    const other = sheetOf(teams, { seed: 12, date: sheet.date });
    expect(problemCodes(await importMatches(juror, [other]))).toEqual([['IMPORT_DIFFERS']]);
    await move(juror, 'withdrawMatch', { id: match!.id, revision: 2 });
    const anew = await importMatches(juror, [sheet]);
    expect(outcomes(anew)).toEqual(['ENTERED']);
    expect(anew.documents[0]!.match!.id).not.toBe(match!.id);
  });
});

describe('an import that the jury approves', () => {
  it('D13 counts at once, in table and trophy list, as a recount does, and what is there already and waits too', async () => {
    const sheets = Array.from({ length: 6 }, (_, seed) =>
      sheetOf(teams, { seed: 17 + seed, date: newDay(), games: 8 }),
    );
    await importMatches(juror, sheets.slice(0, 2));
    const answer = await importMatches(juror, sheets, { settings: approved });
    expect(outcomes(answer)).toEqual([...Array<string>(2).fill('ALREADY_THERE'), ...Array<string>(4).fill('ENTERED')]);
    expect(answer.documents.map(({ state }) => state)).toEqual(Array(6).fill('APPROVED'));
    expect(await look(client(office), answer.documents[3]!.match!.id)).toMatchObject({ state: 'APPROVED' });
    const shown = await look(
      juror,
      answer.documents[3]!.match!.id,
      graphql('query ($id: UUID!) { match(id: $id) { moves { from to actor reason } } }'),
    );
    expect(shown).toEqual({
      moves: [
        { from: null, to: 'SUBMITTED', actor: 'JURY', reason: null },
        { from: 'SUBMITTED', to: 'CONFIRMED', actor: 'JURY', reason: approved.approve },
        { from: 'CONFIRMED', to: 'APPROVED', actor: 'JURY', reason: approved.approve },
      ],
    });
    expect(await recounted(2025)).toMatchObject({ difference: null });
  });

  it('D12 leaves the matches of a juror who played in them to others, and of their sheet there is no ruling of theirs', async () => {
    const own = await world.member({ jury: true });
    const his = await world.team(2025, [own, await world.person()]);
    const sheets = [sheetOf([his, owls], { date: newDay() }), sheetOf(teams, { seed: 30, date: newDay() })];
    const answer = await importMatches(own, sheets, { settings: approved });
    expect(answer.documents.map(({ state }) => state)).toEqual(['SUBMITTED', 'APPROVED']);
    expect(problemCodes(answer)).toEqual([['LIFECYCLE_JURY_CONCERNED'], []]);
    const byOther = await importMatches(juror, sheets, { settings: approved });
    expect(byOther.documents.map(({ outcome, state }) => [outcome, state])).toEqual([
      ['ALREADY_THERE', 'APPROVED'],
      ['ALREADY_THERE', 'APPROVED'],
    ]);
  });

  it('D17 approves no more than there are places among the 40, in one import as in several', async () => {
    await world.season(2024);
    const both = [
      await world.team(2024, [await world.person(), await world.person()]),
      await world.team(2024, [await world.person(), await world.person()]),
    ] as const;
    const sheets = Array.from({ length: 42 }, (_, index) =>
      sheetOf(both, { date: `2024-05-${String(1 + (index % 21)).padStart(2, '0')}`, order: index < 21 ? 1 : 2 }),
    );
    const [first, second] = await Promise.all([
      importMatches(juror, sheets.slice(0, 30), { settings: approved }),
      importMatches(juror, sheets.slice(12), { settings: approved }),
    ]);
    const states = new Map(
      [...first.documents, ...second.documents].map(({ match, state }) => [match!.id, state] as const),
    );
    expect(states.size).toBe(42);
    expect([...states.values()].filter((state) => state === 'APPROVED')).toHaveLength(40);
    expect(
      [...first.documents, ...second.documents].flatMap(({ problems }) => problems).map(({ code }) => code),
    ).toEqual(expect.arrayContaining(['LIFECYCLE_NO_PLACE_LEFT']));
    expect(await recounted(2024)).toMatchObject({ matches: 40, difference: null });
  });

  it('D25 enters nothing into a season that is closed', async () => {
    await world.season(2023);
    const both = [
      await world.team(2023, [await world.person(), await world.person()]),
      await world.team(2023, [await world.person(), await world.person()]),
    ] as const;
    await world.database.query('UPDATE "season" SET "closed_at" = now() WHERE "year" = 2023');
    const answer = await importMatches(juror, [sheetOf(both, { date: '2023-05-01' })], { settings: approved });
    expect(problemCodes(answer)).toEqual([['LIFECYCLE_SEASON_CLOSED']]);
  });
});

describe('an import of bare records', () => {
  const settings = { ...remarked, competitions: ['CHAMPIONSHIP'] as const };

  it('finds teams and persons by their exact names in the season, and enters the matches as submitted', async () => {
    const date = newDay();
    const { documents } = await importMatches(juror, [bareRecord(teams, { date })], { settings });
    expect(documents[0]).toMatchObject({ outcome: 'ENTERED', state: 'SUBMITTED', match: { date, order: 1 } });
    const shown = await look(
      juror,
      documents[0]!.match!.id,
      graphql(`query ($id: UUID!) {
        match(id: $id) { competitions sides { name } players { seat person { name } } venue { name public } }
      }`),
    );
    expect(shown).toEqual({
      competitions: ['CHAMPIONSHIP'],
      sides: [{ name: 'Danube Wasps' }, { name: 'Óbudai Baglyok' }],
      players: [
        { seat: 'A_INTERCEPTOR', person: { name: 'Béla Kis' } },
        { seat: 'A_COLLECTOR', person: { name: 'Anna Nagy' } },
        { seat: 'B_INTERCEPTOR', person: { name: 'Dóra Vas' } },
        { seat: 'B_COLLECTOR', person: { name: 'Csaba Tóth' } },
      ],
      venue: { name: 'Desperados Pub', public: true },
    });
  });

  it('takes from the settings what the record does not say, and names what is still missing', async () => {
    const nothing = bareRecord(teams, { seed: 2, date: null, venue: null });
    expect(problemCodes(await importMatches(juror, [nothing]))).toEqual([
      ['IMPORT_NO_DATE', 'IMPORT_NO_VENUE', 'IMPORT_NO_COMPETITION'],
    ]);
    const given_ = { ...settings, date: newDay(), venue: 'Desperados Pub' };
    const [document] = (await importMatches(juror, [nothing], { settings: given_ })).documents;
    expect(document).toMatchObject({ outcome: 'ENTERED', match: { date: given_.date } });
  });

  it('names at once what is missing and what of its names is wrong whatever that will be', async () => {
    const [date, place] = [newDay(), 'Desperados Pub'];
    const names = { A: { team: 'Danube Vasps', collector: 'Nobody' }, B: { interceptor: 'Csaba Tóth' } };
    const wrongNames = (lacks: object) => bareRecord(teams, { date, venue: place, names, ...lacks });
    const records = [wrongNames({ venue: null }), wrongNames({ date: null })];
    const answer = await importMatches(juror, records, { settings });
    expect(problemCodes(answer)).toEqual([
      ['IMPORT_NO_VENUE', 'IMPORT_UNKNOWN_SIDE', 'IMPORT_UNKNOWN_PERSON', 'IMPORT_SAME_PERSON'],
      // Which sides there are depends on the day.
      ['IMPORT_NO_DATE', 'IMPORT_UNKNOWN_PERSON', 'IMPORT_SAME_PERSON'],
    ]);
    expect(answer.documents[0]!.problems.map(({ message }) => message)).toContain(
      'No team or pair of the season 2025 is called Danube Vasps; there is Danube Wasps.',
    );
    expect(problemCodes(await importMatches(juror, [wrongNames({})]))).toEqual([
      ['IMPORT_NO_COMPETITION', 'IMPORT_UNKNOWN_SIDE', 'IMPORT_UNKNOWN_PERSON', 'IMPORT_SAME_PERSON'],
    ]);
    // Of two of one name one may play for the side of that day.
    await world.person('Two Of Them');
    await world.person('Two Of Them');
    const two = bareRecord(teams, { date: null, names: { A: { collector: 'Two Of Them' } } });
    expect(problemCodes(await importMatches(juror, [two], { settings }))).toEqual([['IMPORT_NO_DATE']]);
  });

  it('D10 gives no record a number that a sheet of the same import names, wherever in it that sheet stands', async () => {
    const [date, other] = [newDay(), newDay()];
    const [first, second] = [61, 62].map((seed) => bareRecord(teams, { seed, date }));
    const named = sheetOf(teams, { seed: 5, date });
    const alone = bareRecord(teams, { seed: 63, date: other });
    const same = bareRecord(teams, { seed: 5, date });
    const documents = [first, alone, second, named, same];
    const answer = await importMatches(juror, documents, { settings: { ...settings, ...approved } });
    const placed = answer.documents.map(({ outcome, match }) => [outcome, match?.order]);
    expect(placed).toEqual([
      ['ENTERED', 2],
      ['ENTERED', 1],
      ['ENTERED', 3],
      ['ENTERED', 1],
      ['ALREADY_THERE', 1],
    ]);
    const again = await importMatches(juror, documents.toReversed(), { settings: { ...settings, ...approved } });
    expect(again).toMatchObject({ entered: 0, alreadyThere: 5 });
  });

  it('D10 numbers the matches of a day in their order, and knows each of them again, whatever was decided since', async () => {
    const date = newDay();
    const [first, second, third] = [21, 22, 23].map((seed) => bareRecord(teams, { seed, date }));
    const broken = { ...first, games: [] };
    const answer = await importMatches(juror, [broken, second, third], { settings });
    expect(answer.documents.map(({ match }) => match?.order)).toEqual([undefined, 1, 2]);
    const again = await importMatches(juror, [first, second, third, first], {
      settings: { ...settings, ...approved, competitions: ['FREE_CHAMPIONSHIP'] },
    });
    expect(again.documents.map(({ outcome, match }) => [outcome, match?.order])).toEqual([
      ['ENTERED', 3],
      ['ALREADY_THERE', 1],
      ['ALREADY_THERE', 2],
      ['ALREADY_THERE', 3],
    ]);
  });

  it('names whom nobody knows, and of whom there are several', async () => {
    const twins = [await world.person('Kis Twin'), await world.person('Kis Twin')] as const;
    const unknown = bareRecord(teams, { date: newDay(), names: { A: { team: 'danube wasps', collector: 'Nobody' } } });
    const ambiguous = bareRecord(teams, { date: newDay(), names: { B: { interceptor: 'Kis Twin' } } });
    const answer = await importMatches(juror, [unknown, ambiguous], { settings });
    expect(answer.documents.map(({ problems }) => problems)).toEqual([
      [
        {
          code: 'IMPORT_UNKNOWN_SIDE',
          path: 'parties.A.team',
          message: 'No team or pair of the season 2025 is called danube wasps; there is Danube Wasps.',
        },
        { code: 'IMPORT_UNKNOWN_PERSON', path: 'parties.A.collector', message: 'Nobody is called Nobody.' },
      ],
      [
        {
          code: 'IMPORT_AMBIGUOUS_PERSON',
          path: 'parties.B.interceptor',
          message: '2 persons are called Kis Twin. Hand in a sheet that says who it is by their id.',
        },
      ],
    ]);
    // Of two of one name the one who plays for the side is meant.
    const theirs = await world.team(2025, [await world.person('Somebody'), twins[0]], 'Twins');
    const certain = bareRecord([theirs, owls], { date: newDay() });
    expect(outcomes(await importMatches(juror, [certain], { settings }))).toEqual(['ENTERED']);
  });

  it('finds somebody by a former name, and a match again after two entries of one person were merged', async () => {
    const [kept, double] = [await world.person('Éva Kovács'), await world.person('Kovács Éva')];
    const side = await world.team(2025, [double, await world.person('Other Member')], 'Of the merged');
    const record = bareRecord([side, owls], { date: newDay() });
    await importMatches(juror, [record], { settings });
    await merge(double, kept);
    expect(outcomes(await importMatches(juror, [record], { settings }))).toEqual(['ALREADY_THERE']);
  });

  it('9 marks strangers at the table as guests where that is wished for', async () => {
    const guest = await world.person('Vera Kun');
    const record = bareRecord(teams, { date: newDay(), names: { A: { interceptor: guest.name } } });
    expect(problemCodes(await importMatches(juror, [record], { settings }))).toEqual([
      ['GUEST_UNMARKED', 'SHEET_ERRORS'],
    ]);
    const asGuests = { ...settings, strangersAreGuests: true };
    expect(outcomes(await importMatches(juror, [record], { settings: asGuests }))).toEqual(['ENTERED']);
  });
});

describe('the cost of an import', () => {
  it('is the same beside twenty thousand matches as beside a thousand, half of them of the same two sides', async () => {
    const tables = [
      'match',
      'match_revision',
      'match_move',
      'match_player',
      'match_ruling',
      'match_result',
      'appearance',
    ];
    const read = (): Promise<number> => {
      const sheets = Array.from({ length: 10 }, (_, seed) => sheetOf(teams, { seed: 50 + seed, date: newDay() }));
      return rowsRead(world.database, [...tables, 'trophy', 'side', 'person', 'person_name'], async () => {
        const answer = await importMatches(juror, [...sheets, ...sheets], { settings: approved });
        expect(answer).toMatchObject({ entered: 10, alreadyThere: 10 });
      });
    };
    const sides = [wasps.id, owls.id] as const;
    await storeOldMatches(office, sides, 1, 1000);
    const beside = await read();
    await storeOldMatches(office, sides, 1001, 20_000);
    const further = await read();
    expect(further).toBeLessThanOrEqual(beside * 1.1);
    // Not even once through the matches.
    expect(further).toBeLessThan(20_000);
  });
});

describe('whoever imports', () => {
  it('is of the jury, with a token that says so', async () => {
    const documents = [sheetOf(teams, { date: newDay() })];
    const program = await programOf(world, office, juror, ['read', 'submit']);
    for (const by of [client(office), anna, await world.member({ admin: true }), program]) {
      expect(await refusalOf(by, IMPORT, { documents })).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
    }
    const ofJury = await programOf(world, office, juror, ['jury']);
    expect(outcomes(await importMatches(ofJury, documents))).toEqual(['ENTERED']);
  });

  it('sends at most 200 documents at once, and is told at most twenty problems of each', async () => {
    const many = Array.from({ length: 201 }, () => ({}));
    expect(await importRefused(juror, many)).toMatchObject([{ code: 'IMPORT_TOO_MANY_DOCUMENTS' }]);
    const games = Array.from({ length: 60 }, () => ({ number: 1, sheet: {} }));
    const [problems] = problemCodes(await importMatches(juror, [{ ...bareRecord(teams, { kind: 'variant' }), games }]));
    expect(problems).toHaveLength(21);
    expect(problems!.at(-1)).toBe('IMPORT_MORE_PROBLEMS');
  });

  it('D10 gets one match for each sheet, whoever else imports or hands in the same at the same time', async () => {
    const sheets = Array.from({ length: 24 }, (_, seed) => sheetOf(teams, { seed: seed % 8, date: newDay() }));
    const records = Array.from({ length: 6 }, (_, seed) =>
      bareRecord(teams, { seed: 40 + seed, date: sheets[0]!.date }),
    );
    const settings = { ...approved, competitions: ['CHAMPIONSHIP'] as const };
    const shuffled = [...records, ...sheets.toReversed()];
    const [, , ...answers] = await Promise.all([
      importMatches(juror, [...sheets, ...records], { settings: { ...settings, approve: null } }),
      importMatches(juror, shuffled, { settings: { ...settings, approve: null } }),
      ...sheets.slice(0, 8).map((sheet) => submit(anna, sheet)),
      ...sheets.slice(0, 8).map((sheet) => submit(csaba, sheet)),
    ] as const);
    const refusals = answers.flatMap(codes);
    expect(new Set([...refusals, 'MATCH_EXISTS'])).toEqual(new Set(['MATCH_EXISTS']));
    const found = await rows(
      `SELECT count(*)::int AS "count" FROM "match" WHERE "date" = ANY ($1::date[]) AND "state" <> 'withdrawn'`,
      sheets.map(({ date }) => date),
    );
    expect(found).toEqual([{ count: 30 }]);
    expect(outcomes(await importMatches(juror, shuffled, { settings }))).toEqual(Array(30).fill('ALREADY_THERE'));
    expect(await recounted(2025)).toMatchObject({ difference: null });
  });
});
