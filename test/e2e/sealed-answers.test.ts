import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ask, graphql, refusalOf, send, type VariablesOf } from '../support/ask.js';
import { seal } from '../../apps/web/src/features/sheets/here/seal.js';
import { type Member, newKey, type Team } from '../support/given.js';
import { codes, look, move, type MoveOptions, remarks, type Shown, submit, SUBMIT } from '../support/matches.js';
import { notices, settled, told } from '../support/notifications.js';
import {
  type AnswerOptions,
  bring,
  BRING,
  CHECK,
  givePin,
  sealedAnswer,
  type SealedResult,
  sealingKey,
} from '../support/sealed-answers.js';
import { sheetOf, type SheetOptions } from '../support/sheets.js';
import { ownOffice } from '../support/own-office.js';

const PIN = '271828';
const DAY = 24 * 3600_000;
/** Two keys of the office: what is sealed with the former is opened still. */
const [FORMER, PRESENT] = ['a-former-key-of-the-office-long-enough', 'the-present-key-of-the-office-long-enough'];

const { office, world, end } = await ownOffice({ environment: { OFFICE_KEY: `${PRESENT},${FORMER}` } });
afterAll(end);
await world.season(2026);
const juror = await world.member({ jury: true, name: 'Judit Bíró' });
const [anna, bela] = [await world.member({ name: 'Anna Nagy' }), await world.member({ name: 'Béla Kis' })];
const [csaba, dora] = [await world.member({ name: 'Csaba Tóth' }), await world.member({ name: 'Dóra Vas' })];
const stranger = await world.member({ name: 'Idegen Ede' });
const both: readonly [Team, Team] = [
  await world.team(2026, [anna, bela], 'Danube Wasps'),
  await world.team(2026, [csaba, dora], 'Óbudai Baglyok'),
];
await world.venue('Desperados Pub');
const key: Awaited<ReturnType<typeof sealingKey>> = await sealingKey(anna);

let days = 0;
function freshSheet(options: SheetOptions = {}) {
  return sheetOf(both, { date: new Date(Date.UTC(2026, 1, 1 + ++days)).toISOString().slice(0, 10), ...options });
}

/** Hands a sheet in with what somebody has said to it on the same phone. */
async function submitWith(
  sealed: string,
  sheet: unknown,
  by = anna,
  options: Partial<VariablesOf<typeof SUBMIT>> = {},
) {
  return send(by, SUBMIT, { sheet, remarks, requestRuling: false, sealed, ...options });
}

/** A sheet that is there, and what somebody says to it. */
async function answered(
  options: Partial<AnswerOptions> = {},
): Promise<{ match: Shown; said: SealedResult; sealed: string }> {
  const sheet = freshSheet();
  const match = (await submit(anna, sheet)).match!;
  const sealed = await sealedAnswer(key, sheet, { by: csaba, pin: PIN, ...options });
  return { match, sealed, said: await bring(anna, match, sealed) };
}

const failures = async (): Promise<number> => {
  const { rows } = await world.database.query<{ n: number }>(
    'SELECT "pin_failures" AS "n" FROM "account" WHERE "id" = $1',
    [csaba.accountId],
  );
  return rows[0]!.n;
};

const SEAL = graphql(`query ($id: UUID!) {
  match(id: $id) {
    state confirmedBy
    sealedConfirmation { at revocableUntil by { name } }
    possibleMoves
    moves { to actor by { name } }
  }
}`);

describe('an answer that was sealed on the phone of the other side', () => {
  it('comes with the sheet and confirms it in the name of who gave it, marked, once', async () => {
    await givePin(world, csaba, PIN);
    const sheet = freshSheet();
    const sealed = await sealedAnswer(key, sheet, { by: csaba, pin: PIN });
    const again = { key: newKey() };
    const said = await submitWith(sealed, sheet, anna, again);
    expect(said).toMatchObject({
      outcome: 'SUBMITTED',
      sealed: { problem: null },
      match: { state: 'CONFIRMED', confirmedBy: ['B'] },
    });
    const { id } = said.match!;
    expect(await submitWith(sealed, sheet, anna, again)).toMatchObject({ sealed: { problem: null } });
    const seen = await look(csaba, id, SEAL);
    expect(seen).toMatchObject({
      sealedConfirmation: { by: { name: 'Csaba Tóth' } },
      moves: [
        { to: 'SUBMITTED', actor: 'A', by: { name: 'Anna Nagy' } },
        { to: 'CONFIRMED', actor: 'B', by: { name: 'Csaba Tóth' } },
      ],
      possibleMoves: ['SUBMITTED'],
    });
    const { at, revocableUntil } = seen!.sealedConfirmation!;
    expect(Date.parse(revocableUntil) - Date.parse(at)).toBe(2 * DAY);
    await told(csaba, 'MATCH_SEALED_CONFIRMED', id);
    await told(anna, 'MATCH_SEALED_CONFIRMED', id);
    expect((await notices(csaba)).some(({ event }) => event === 'MATCH_TO_CONFIRM')).toBe(false);
    expect(
      await look(juror, id, graphql('query ($id: UUID!) { match(id: $id) { sealedConfirmation { by { name } } } }')),
    ).toMatchObject({
      sealedConfirmation: { by: { name: 'Csaba Tóth' } },
    });
    await move(juror, 'approveMatch', said.match!);
    expect(
      await look(stranger, id, graphql('query ($id: UUID!) { match(id: $id) { state sealedConfirmation { at } } }')),
    ).toEqual({
      state: 'APPROVED',
      sealedConfirmation: null,
    });
  });

  it('is taken to a sheet that is there already, read back from the office by anybody of the sides', async () => {
    const match = (await submit(anna, freshSheet())).match!;
    const { sheet } = (await look(
      anna,
      match.id,
      graphql('query ($id: UUID!) { match(id: $id) { sheet: document } }'),
    ))!;
    const sealed = await sealedAnswer(key, sheet, { by: dora, pin: '314159' });
    await givePin(world, dora, '314159');
    expect((await bring(stranger, match, sealed)).problems).toMatchObject([{ code: 'MATCH_UNKNOWN' }]);
    expect(await bring(bela, match, sealed)).toMatchObject({
      __typename: 'SealedAnswered',
      problem: null,
      match: { state: 'CONFIRMED' },
    });
  });

  it('disputes a line as well', async () => {
    const path = 'record.games[1].sheet.A';
    const { match, said } = await answered({
      answer: { answer: 'disputed', reason: 'You had twelve tarocks', game: 2, path },
    });
    expect(said).toMatchObject({ problem: null, match: { state: 'DISPUTED', disputedBy: 'B' } });
    const { moves } = (await look(
      anna,
      match.id,
      graphql('query ($id: UUID!) { match(id: $id) { moves { to reason game path } } }'),
    ))!;
    expect(moves.at(-1)).toEqual({ to: 'DISPUTED', reason: 'You had twelve tarocks', game: 2, path });
    expect(
      await look(anna, match.id, graphql('query ($id: UUID!) { match(id: $id) { sealedConfirmation { at } } }')),
    ).toEqual({ sealedConfirmation: null });
    const none = await answered({ answer: { answer: 'disputed', reason: 'No', game: 9, path: null } });
    expect(none.said).toMatchObject({ problem: { code: 'MATCH_NO_SUCH_GAME' }, match: { state: 'SUBMITTED' } });
  });

  it('with a wrong PIN leaves the sheet submitted and tells both sides; it locks nothing', async () => {
    await givePin(world, csaba, PIN);
    const sheet = freshSheet();
    const said = await submitWith(await sealedAnswer(key, sheet, { by: csaba, pin: '111111' }), sheet);
    expect(said).toMatchObject({
      outcome: 'SUBMITTED',
      sealed: { problem: { code: 'SEALED_NOT_ACCEPTED' } },
      match: { state: 'SUBMITTED', confirmedBy: [] },
    });
    expect(said.sealed!.problem!.message).not.toMatch(/\d/);
    expect(await failures()).toBe(0);
    await told(csaba, 'MATCH_SEAL_REFUSED', said.match!.id);
    await told(anna, 'MATCH_SEAL_REFUSED', said.match!.id);
    // The right one may be tried on the same phone afterwards.
    const right = await sealedAnswer(key, sheet, { by: csaba, pin: PIN });
    expect(await bring(anna, said.match!, right)).toMatchObject({ problem: null, match: { state: 'CONFIRMED' } });
    expect(await failures()).toBe(0);
  });

  it('after many wrong PINs is not taken with the right one either, and does not say why; the PIN stays open', async () => {
    await givePin(world, csaba, PIN);
    const sheet = freshSheet();
    const match = (await submit(anna, sheet)).match!;
    const messages = new Set<string>();
    for (const pin of [...Array.from({ length: 10 }, (_, n) => String(n)), PIN]) {
      const sealed = await sealedAnswer(key, sheet, { by: csaba, pin: pin.padStart(6, '0') });
      messages.add((await bring(anna, match, sealed)).problem!.message);
    }
    expect(messages.size).toBe(1);
    expect(await failures()).toBe(0);
    expect(await ask(csaba, graphql('{ me { pin notices { nodes { kind } } } }'))).toMatchObject({
      me: { pin: 'SET', notices: { nodes: [{ kind: 'PIN_GUESSED' }] } },
    });
    // Somebody else who brings an answer of the same person is not kept waiting.
    const other = await sealedAnswer(key, sheet, { by: csaba, pin: PIN });
    expect(await bring(bela, match, other)).toMatchObject({ problem: null, match: { state: 'CONFIRMED' } });
    await world.database.query('DELETE FROM "throttle"');
  });

  it('is nobody’s word who does not act for the other side, whatever their PIN', async () => {
    for (const member of [stranger, bela, juror]) await givePin(world, member, PIN);
    const expected = [
      [stranger, 'SEALED_NOT_ACCEPTED'],
      [bela, 'LIFECYCLE_OWN_ENTRY'],
      [juror, 'SEALED_NOT_ACCEPTED'],
      [await world.person(), 'SEALED_NOT_ACCEPTED'],
      [{ id: '00000000-0000-4000-8000-000000000000' }, 'SEALED_NOT_ACCEPTED'],
    ] as const;
    for (const [by, code] of expected) {
      expect((await answered({ by })).said).toMatchObject({ problem: { code }, match: { state: 'SUBMITTED' } });
    }
  });

  it('of somebody without a PIN is not taken: on that phone anybody could have given it', async () => {
    await world.database.query('UPDATE "account" SET "pin_hash" = NULL WHERE "id" = $1', [csaba.accountId]);
    expect((await answered()).said.problem).toMatchObject({ code: 'SEALED_NOT_ACCEPTED' });
    await givePin(world, csaba, PIN);
  });

  it('to another sheet than the one that arrived is not taken, and asks for no PIN', async () => {
    const sheet = freshSheet();
    const other = { ...sheet, record: freshSheet({ seed: 2 }).record };
    const said = await submitWith(await sealedAnswer(key, other, { by: csaba, pin: '111111' }), sheet);
    expect(said).toMatchObject({
      outcome: 'SUBMITTED',
      sealed: { problem: { code: 'SEALED_OTHER_SHEET' } },
      match: { state: 'SUBMITTED' },
    });
    expect(await failures()).toBe(0);
    await told(csaba, 'MATCH_SEAL_REFUSED', said.match!.id);
  });

  it('is taken once: not for a later sheet that says the same, and not when it was revoked', async () => {
    const sheet = freshSheet();
    const sealed = await sealedAnswer(key, sheet, { by: csaba, pin: PIN });
    const first = (await submitWith(sealed, sheet)).match!;
    await move(juror, 'returnMatch', first, { reason: 'Who dealt?' });
    const second = await submitWith(sealed, sheet);
    expect(second).toMatchObject({
      outcome: 'SUBMITTED',
      sealed: { problem: { code: 'SEALED_SPENT' } },
      match: { state: 'SUBMITTED', revision: 2 },
    });
    // Written otherwise in base64 it is the same.
    expect(await bring(anna, second.match!, `${sealed}A`.slice(0, -1))).toMatchObject({
      problem: { code: 'SEALED_SPENT' },
    });
  });

  it('that is older than thirty days, or of the future, or damaged, is not taken', async () => {
    for (const at of [Date.now() - 31 * DAY, Date.now() + 2 * DAY]) {
      expect((await answered({ at })).said.problem).toMatchObject({ code: 'SEALED_STALE' });
    }
    const sheet = freshSheet();
    const sealed = await sealedAnswer(key, sheet, { by: csaba, pin: PIN });
    const damaged = sealed.slice(0, -9) + (sealed.at(-9) === 'A' ? 'B' : 'A') + sealed.slice(-8);
    const { match, ...said } = await submitWith(damaged, sheet);
    expect(said).toMatchObject({ sealed: { problem: { code: 'SEALED_UNREADABLE' } } });
    const toNoKey = `${'0'.repeat(16)}.${sealed.split('.')[1]!}`;
    expect(await bring(anna, match!, toNoKey)).toMatchObject({ problem: { code: 'SEALED_UNREADABLE' } });
    const noSeal = { matchId: match!.id, revision: 1, sealed: 'no such thing' };
    expect(await refusalOf(anna, BRING, noSeal)).toBe('INPUT_INVALID');
  });

  it('to a sheet that somebody has answered meanwhile tells nobody anything', async () => {
    const sheet = freshSheet();
    const match = (await submit(anna, sheet)).match!;
    await move(csaba, 'confirmMatch', match, { pin: PIN });
    const sealed = await sealedAnswer(key, sheet, { by: csaba, pin: '111111' });
    expect(await bring(anna, match, sealed)).toMatchObject({ problem: { code: 'MATCH_MOVED_ALREADY' } });
    expect(await failures()).toBe(0);
    const { rows } = await world.database.query('SELECT FROM "sealed_answer" WHERE "match_id" = $1', [match.id]);
    expect(rows).toEqual([]);
  });

  it('to a sheet with errors waits for the ruling like any confirmation', async () => {
    const sheet = freshSheet({ venue: { name: 'At home', public: false } });
    const sealed = await sealedAnswer(key, sheet, { by: csaba, pin: PIN });
    const said = await submitWith(sealed, sheet, anna, { requestRuling: true });
    expect(said).toMatchObject({ sealed: { problem: { code: 'LIFECYCLE_ERRORS' } }, match: { state: 'SUBMITTED' } });
  });

  it('leaves no PIN in the log, in the database, or in what is kept of the request', async () => {
    await givePin(world, csaba, '864209');
    const { match } = await answered({ pin: '864209' });
    const { rows } = await world.database.query<{ tables: string }>(
      `SELECT string_agg(t::text, ' ') AS "tables" FROM (
         SELECT to_jsonb(e)::text AS t FROM "audit_entry" e WHERE e."object" IN ('sealed answer', 'match move', 'account')
         UNION ALL SELECT to_jsonb(s)::text FROM "sealed_answer" s WHERE s."match_id" = $1
         UNION ALL SELECT to_jsonb(k)::text FROM "idempotency_key" k) x`,
      [match.id],
    );
    expect(rows[0]!.tables).toContain('sealed answer');
    expect(rows[0]!.tables).not.toContain('864209');
    await givePin(world, csaba, PIN);
  });
});

describe('an answer that is checked before its sheet is handed in', () => {
  const holds = { __typename: 'SealedChecked', problem: null, waits: 0 };
  const fails = { __typename: 'SealedChecked', problem: { code: 'SEALED_NOT_ACCEPTED' } };
  /** Guesses of one who brings them, before they have to wait. */
  const GUESSES = 10;
  const wrongOf = (by: { readonly id: string }, sheet: unknown, pin: number) =>
    sealedAnswer(key, sheet, { by, pin: String(pin).padStart(6, '0') });
  const check = (sealed: string, sheet: unknown, by: Member = anna) => send(by, CHECK, { sheet, sealed });

  /**
   * How often somebody's answers were brought with a wrong PIN, and all else that the office keeps of a request. What was done before is
   * told first: telling writes down events of its own.
   */
  const traces = async (): Promise<readonly unknown[]> => {
    await settled(world);
    const { rows } = await world.database.query<Record<string, unknown>>(
      `SELECT (SELECT COALESCE(json_agg(json_build_array("attempts", "since") ORDER BY "key"), '[]') FROM "throttle" WHERE "key" LIKE 'pin%') AS "guesses",
         (SELECT count(*) FROM "sealed_answer") AS "answers", (SELECT count(*) FROM "match") AS "matches",
         (SELECT count(*) FROM "notice") AS "notices", (SELECT count(*) FROM "audit_entry") AS "entries",
         (SELECT count(*) FROM "outbox") AS "events", (SELECT count(*) FROM "idempotency_key") AS "keys"`,
    );
    return rows;
  };

  beforeEach(async () => {
    await world.database.query('DELETE FROM "throttle"');
    await world.database.query('DELETE FROM "notice"');
    await givePin(world, csaba, PIN);
    await givePin(world, dora, '314159');
  });

  it('holds or does not, in one sentence; the right one leaves nothing behind and is taken with its sheet afterwards', async () => {
    const sheet = freshSheet();
    const sealed = await sealedAnswer(key, sheet, { by: csaba, pin: PIN });
    const before = await traces();
    expect(await check(sealed, sheet)).toEqual(holds);
    expect(await traces()).toEqual(before);
    const wrong = await check(await sealedAnswer(key, sheet, { by: csaba, pin: '111111' }), sheet);
    expect(wrong).toMatchObject({ ...fails, waits: 0 });
    expect(JSON.stringify(wrong)).toContain('the person or the PIN is not right');
    expect(await failures()).toBe(0);
    expect(await submitWith(sealed, sheet)).toMatchObject({
      outcome: 'SUBMITTED',
      sealed: { problem: null },
      match: { state: 'CONFIRMED', confirmedBy: ['B'] },
    });
  });

  it('is counted with what is brought to a sheet: neither way has more guesses, and who brings them is told how long to wait', async () => {
    const sheet = freshSheet();
    const wrong = (pin: number) => wrongOf(csaba, sheet, pin);
    const match = (await submit(anna, sheet)).match!;
    for (let pin = 1; pin <= 4; pin++) expect((await bring(anna, match, await wrong(pin))).problem).not.toBeNull();
    for (let pin = 5; pin < GUESSES; pin++) {
      expect(await check(await wrong(pin), sheet)).toMatchObject({ ...fails, waits: 0 });
    }
    const { waits } = (await check(await wrong(GUESSES), sheet)) as { readonly waits: number };
    expect(waits).toBeGreaterThan(0);
    // The right one is not taken before that by either way, and nobody learns that it is right.
    const right = await sealedAnswer(key, sheet, { by: csaba, pin: PIN });
    expect(await check(right, sheet)).toMatchObject({ ...fails, waits: expect.any(Number) });
    expect((await bring(anna, match, right)).problem).toMatchObject({ code: 'SEALED_NOT_ACCEPTED' });
    // The owner is told, is never locked, and is kept from nothing that somebody else brings.
    expect(await failures()).toBe(0);
    expect(await ask(csaba, graphql('{ me { pin notices { nodes { kind } } } }'))).toMatchObject({
      me: { pin: 'SET', notices: { nodes: [{ kind: 'PIN_GUESSED' }] } },
    });
    expect(await check(await sealedAnswer(key, sheet, { by: csaba, pin: PIN }), sheet, bela)).toEqual(holds);
  });

  it('does not forget wrong guesses when a right one is sent between them, however often that is sent', async () => {
    const sheet = freshSheet();
    const right = await sealedAnswer(key, sheet, { by: csaba, pin: PIN });
    for (let pin = 1; pin < GUESSES; pin++) {
      expect(await check(await wrongOf(csaba, sheet, pin), sheet)).toMatchObject({ ...fails, waits: 0 });
      expect(await check(right, sheet)).toEqual(holds);
    }
    const last = await check(await wrongOf(csaba, sheet, GUESSES), sheet);
    expect(last).toMatchObject(fails);
    expect((last as { readonly waits: number }).waits).toBeGreaterThan(0);
    expect(await check(right, sheet)).toMatchObject(fails);
  });

  it('once the wait is over is taken with its sheet, after it was found right', async () => {
    const sheet = freshSheet();
    for (let pin = 1; pin <= GUESSES; pin++) await check(await wrongOf(csaba, sheet, pin), sheet);
    expect(await check(await wrongOf(csaba, sheet, 99), sheet)).not.toMatchObject({ waits: 0 });
    await world.database.query(`UPDATE "throttle" SET "since" = "since" - interval '2 minutes'`);
    const right = await sealedAnswer(key, sheet, { by: csaba, pin: PIN });
    expect(await check(right, sheet)).toEqual(holds);
    expect(await submitWith(right, sheet)).toMatchObject({ match: { state: 'CONFIRMED' } });
  });

  it('of somebody without a PIN or an account waits like any other, so that nobody learns who has one', async () => {
    await world.database.query('UPDATE "account" SET "pin_hash" = NULL WHERE "id" = $1', [dora.accountId]);
    const third = await world.person('Ács Tibor');
    // Rows, since the api lets members join from today on, and the matches here are earlier.
    await world.database.query(
      `INSERT INTO "membership" ("season", "person_id", "team_id", "captain", "first_day") VALUES (2026, $1, $2, false, '2026-01-01')`,
      [third.id, both[1].id],
    );
    const sheet = freshSheet();
    for (const by of [dora, third]) {
      const waited: boolean[] = [];
      for (let pin = 1; pin <= GUESSES + 1; pin++) {
        const answer = await check(await wrongOf(by, sheet, pin), sheet);
        expect(answer).toMatchObject(fails);
        waited.push((answer as { readonly waits: number }).waits > 0);
      }
      expect([by.id, waited]).toEqual([by.id, [...Array<boolean>(GUESSES - 1).fill(false), true, true]]);
    }
  });

  it('is looked at for who may hand the sheet in, and of who may answer to it; no PIN of others is tried', async () => {
    const sheet = freshSheet();
    const right = await sealedAnswer(key, sheet, { by: csaba, pin: PIN });
    expect(await refusalOf(stranger, CHECK, { sheet, sealed: right })).toBe('SHEET_NOT_YOUR_SIDE');
    for (const member of [stranger, bela, juror]) await givePin(world, member, PIN);
    for (const by of [stranger, bela, juror, await world.person()]) {
      const before = await traces();
      expect(await check(await sealedAnswer(key, sheet, { by, pin: '111111' }), sheet)).toMatchObject({
        ...fails,
        waits: 0,
      });
      expect(await traces()).toEqual(before);
    }
    // The jury hands sheets in for both sides.
    expect(await check(right, sheet, juror)).toEqual(holds);
  });

  it('to another sheet, of a time long past or damaged is told as such', async () => {
    const sheet = freshSheet();
    const codeOf = async (sealed: string): Promise<unknown> => {
      const answer = await check(sealed, sheet);
      return answer.__typename === 'SealedChecked' ? answer.problem?.code : answer;
    };
    const { record } = freshSheet({ seed: 2 });
    expect(await codeOf(await sealedAnswer(key, { ...sheet, record }, { by: csaba, pin: PIN }))).toBe(
      'SEALED_OTHER_SHEET',
    );
    const old = await sealedAnswer(key, sheet, { by: csaba, pin: PIN, at: Date.now() - 31 * DAY });
    expect(await codeOf(old)).toBe('SEALED_STALE');
    expect(await codeOf(`${'0'.repeat(16)}.${'A'.repeat(200)}`)).toBe('SEALED_UNREADABLE');
  });
});

describe('the key', () => {
  it('is public, the same for everybody, and what was sealed to a former one is read as long as that is kept', async () => {
    const before = await ownOffice({ environment: { OFFICE_KEY: FORMER } });
    const former = await sealingKey(before.office);
    await before.end();
    expect(former.id).not.toBe(key.id);
    expect(await sealingKey(office)).toEqual(key);
    const sheet = freshSheet();
    const sealed = await seal(former, sheet, csaba.id, PIN, { answer: 'confirmed' });
    expect(await submitWith(sealed, sheet)).toMatchObject({ match: { state: 'CONFIRMED' } });
  });
});

describe('a sealed confirmation', () => {
  const revoke = (by: Member, match: Shown, options: MoveOptions = {}) =>
    move(by, 'revokeConfirmation', match, options);

  it('is revoked by its side and no other: the sheet waits again, and both sides are told', async () => {
    const { match } = await answered();
    expect(codes(await revoke(anna, match))).toEqual(['LIFECYCLE_NOT_YOURS']);
    expect(codes(await revoke(juror, match))).toEqual(['LIFECYCLE_NOT_YOURS']);
    expect(await revoke(dora, match, { reason: 'It was not me' })).toMatchObject({
      from: 'CONFIRMED',
      to: 'SUBMITTED',
      match: { state: 'SUBMITTED', confirmedBy: [] },
    });
    await told(csaba, 'MATCH_CONFIRMATION_REVOKED', match.id);
    await told(anna, 'MATCH_CONFIRMATION_REVOKED', match.id);
    expect(await look(csaba, match.id, SEAL)).toMatchObject({
      sealedConfirmation: null,
      possibleMoves: ['CONFIRMED', 'DISPUTED'],
    });
    expect(codes(await revoke(dora, match))).toEqual(['MATCH_MOVED_ALREADY']);
    const log = await world.database.query(
      `SELECT "action", "reason" FROM "audit_entry" WHERE "object" = 'sealed answer' AND "before" ? 'revoked_at'`,
    );
    expect(log.rows).toEqual([{ action: 'revokeConfirmation', reason: 'It was not me' }]);
    // Confirmed on an own phone it is an ordinary confirmation.
    await move(csaba, 'confirmMatch', match, { pin: PIN });
    expect(await look(csaba, match.id, SEAL)).toMatchObject({ sealedConfirmation: null, possibleMoves: [] });
    expect(codes(await revoke(csaba, match))).toEqual(['LIFECYCLE_NOT_REVOCABLE']);
  });

  it('is revoked within 48 hours, and not once the match is approved', async () => {
    const late = (await answered()).match;
    await world.database.query(
      `UPDATE "sealed_answer" SET "created_at" = now() - interval '48 hours 1 minute' WHERE "match_id" = $1`,
      [late.id],
    );
    expect(await look(csaba, late.id, SEAL)).toMatchObject({
      sealedConfirmation: { by: { name: 'Csaba Tóth' } },
      possibleMoves: [],
    });
    expect(codes(await revoke(csaba, late))).toEqual(['LIFECYCLE_NOT_REVOCABLE']);
    const { match } = await answered();
    await move(juror, 'approveMatch', match);
    expect(codes(await revoke(csaba, match))).toEqual(['MATCH_MOVED_ALREADY']);
  });
});
