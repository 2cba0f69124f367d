import { hash } from '@node-rs/argon2';
import { attempt, graphql } from '../support/ask.js';
import { afterAll, describe, expect, it } from '@jest/globals';
import { client, type Member, newKey, type Team } from '../support/given.js';
import { codes, look, move, SUBMIT, submit, type Shown } from '../support/matches.js';
import { playedRecord, sheetOf, turned, withGuest, withWrongClaim } from '../support/sheets.js';
import { ownOffice } from '../support/own-office.js';

let orders = 0;
/** A match that no other test has: its number on another day. */
function freshDay(): { readonly date: string } {
  const day = new Date(Date.UTC(2026, 1, 1 + ++orders));
  return { date: day.toISOString().slice(0, 10) };
}

const { office, world, end } = await ownOffice();
afterAll(end);
await world.season(2026);
const juror = await world.member({ jury: true, name: 'Judit Bíró' });
const [anna, bela] = [await world.member({ name: 'Anna Nagy' }), await world.member({ name: 'Béla Kis' })];
const [csaba, dora] = [await world.member({ name: 'Csaba Tóth' }), await world.member({ name: 'Dóra Vas' })];
const [guest, stranger] = [await world.member({ name: 'Vera Kun' }), await world.member({ name: 'Idegen Ede' })];
const wasps = await world.team(2026, [anna, bela], 'Danube Wasps');
const owls = await world.team(2026, [csaba, dora], 'Óbudai Baglyok');
const both: readonly [Team, Team] = [wasps, owls];
await world.venue('Desperados Pub');

async function submitted(by: Member = anna, options: Parameters<typeof sheetOf>[1] = {}): Promise<Shown> {
  const said = await submit(by, sheetOf(both, { ...freshDay(), ...options }));
  expect([JSON.stringify(said), said.outcome]).toEqual([JSON.stringify(said), 'SUBMITTED']);
  return said.match!;
}

describe('a sheet', () => {
  it('is handed in by either side, and the match is there with all that follows from the record', async () => {
    const sheet = sheetOf(both, freshDay());
    const said = await submit(csaba, sheet);
    expect(said).toMatchObject({
      __typename: 'SheetSubmitted',
      outcome: 'SUBMITTED',
      match: { state: 'SUBMITTED', revision: 1, enteredBy: 'B', confirmedBy: [] },
    });
    const shown = await look(
      dora,
      said.match!.id,
      graphql(`query ($id: UUID!) {
        match(id: $id) {
          date order seasonYear kind competitions verdict openErrors
          sides { name }
          raw { a b }
          points { a b }
          sheet: document
          venue { name public }
          players { seat guest from person { name } }
          possibleMoves
          approvals { kind }
          findings { code severity message(language: HU) }
          verification(language: DE) { verdict points { a b } }
          revisions { number enteredBy by { name } remarks { code words } differences sheet: document }
          moves { number from to actor by { name } }
          rulings { number }
        }
      }`),
    );
    expect(shown).toMatchObject({
      date: sheet.date,
      order: 1,
      seasonYear: 2026,
      kind: 'MATCH',
      competitions: ['CHAMPIONSHIP'],
      verdict: 'CONSISTENT',
      openErrors: 0,
      sides: [{ name: 'Danube Wasps' }, { name: 'Óbudai Baglyok' }],
      venue: { name: 'Desperados Pub', public: true },
      approvals: [],
      revisions: [{ number: 1, enteredBy: 'B', by: { name: 'Csaba Tóth' }, differences: null }],
      moves: [{ number: 1, from: null, to: 'SUBMITTED', actor: 'B', by: { name: 'Csaba Tóth' } }],
      rulings: [],
    });
    expect(shown!.possibleMoves).toEqual(['WITHDRAWN']);
    expect(shown!.players).toContainEqual({
      seat: 'A_COLLECTOR',
      guest: false,
      from: 1,
      person: { name: 'Anna Nagy' },
    });
    expect(shown!.raw).toEqual(shown!.verification.points);
  });

  it('is kept without names and shown with those of today', async () => {
    const match = await submitted();
    const { rows } = await world.database.query<{ sheet: { record: { parties: Record<string, unknown> } } }>(
      'SELECT "sheet" FROM "match_revision" WHERE "match_id" = $1',
      [match.id],
    );
    expect(rows[0]!.sheet.record.parties['A']).toEqual({ team: wasps.id, collector: anna.id, interceptor: bela.id });
    const shown = await look(anna, match.id, graphql('query ($id: UUID!) { match(id: $id) { sheet: document } }'));
    expect(shown!.sheet).toMatchObject({
      record: { parties: { A: { team: 'Danube Wasps', collector: 'Anna Nagy', interceptor: 'Béla Kis' } } },
    });
  });

  it('is taken from any member of its sides and from the jury, from nobody else (D12)', async () => {
    expect(codes(await submit(stranger, sheetOf(both, freshDay())))).toEqual(['SHEET_NOT_YOUR_SIDE']);
    expect(codes(await submit(guest, withGuest(sheetOf(both, freshDay()), guest)))).toEqual(['SHEET_NOT_YOUR_SIDE']);
    expect((await submit(juror, sheetOf(both, freshDay()))).match).toMatchObject({ enteredBy: 'JURY' });
    const sheet = sheetOf(both, freshDay());
    const { errors } = await attempt(client(office), SUBMIT, { sheet, requestRuling: false });
    expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });

  it('that is none is refused with every problem and its place, in the language of the reader', async () => {
    const said = await submit(anna, { ...sheetOf(both), order: 0, guests: ['nobody'] });
    expect(said.problems!.map(({ code, path }) => [code, path])).toEqual([
      ['INPUT_SHEET', 'document.order'],
      ['INPUT_SHEET', 'document.guests[0]'],
    ]);
  });

  it('names sides and persons of the office, in a season that there is (D9)', async () => {
    const sheet = sheetOf(both, freshDay());
    const nobody = '00000000-0000-4000-8000-000000000000';
    const unknown = {
      ...sheet,
      sides: { ...sheet.sides, B: nobody },
      persons: { ...sheet.persons, 'B.collector': 'p-7' },
    };
    expect(codes(await submit(anna, unknown))).toEqual(['SHEET_UNKNOWN_PERSON']);
    expect(codes(await submit(anna, { ...sheet, sides: { ...sheet.sides, B: nobody } }))).toEqual([
      'SHEET_UNKNOWN_SIDE',
    ]);
    expect(codes(await submit(anna, { ...sheet, date: '2019-03-14' }))).toEqual(
      expect.arrayContaining(['SHEET_NO_SEASON', 'SHEET_SIDE_OF_OTHER_SEASON']),
    );
  });

  it('with errors is refused with them, and taken when a ruling is asked for (D14)', async () => {
    const sheet = sheetOf(both, { ...freshDay(), record: withWrongClaim(playedRecord(1)) });
    expect(codes(await submit(anna, sheet))).toEqual(['CLAIM_POINTS', 'SHEET_ERRORS']);
    const said = await submit(anna, sheet, { requestRuling: true });
    expect(said.match).toMatchObject({ state: 'SUBMITTED' });
    expect(codes(await move(csaba, 'confirmMatch', said.match!))).toEqual(['LIFECYCLE_ERRORS']);
  });

  it('with a mistake that no ruling can let stand is refused in any case', async () => {
    const sheet = sheetOf(both, { ...freshDay(), competitions: ['championship', 'cup'] });
    expect(codes(await submit(anna, sheet, { requestRuling: true }))).toContain('COMPETITIONS_COMBINATION');
  });

  it('with warnings needs a remark on each, which stays with the revision', async () => {
    const sheet = sheetOf(both, { ...freshDay(), venue: { name: 'Somewhere', public: true } });
    const refused = await submit(anna, sheet, { remarks: [] });
    expect(codes(refused)).toEqual(['LIFECYCLE_REMARKS_NEEDED', 'DATE_OLD', 'VENUE_UNKNOWN']);
    expect(refused.problems![2]!.message).toContain('Somewhere');
    const said = await submit(anna, sheet);
    const shown = await look(
      csaba,
      said.match!.id,
      graphql('query ($id: UUID!) { match(id: $id) { revisions { remarks { code words } } } }'),
    );
    expect(shown!.revisions[0]).toMatchObject({
      remarks: expect.arrayContaining([{ code: 'VENUE_UNKNOWN', words: 'we know' }]),
    });
  });

  it('brings no rulings but those of the jury (D14)', async () => {
    const ruling = { kind: 'points', game: 1, points: { A: 100, B: 90 }, reason: 'agreed' };
    const sheet = sheetOf(both, { ...freshDay(), rulings: [ruling] });
    expect(codes(await submit(anna, sheet))).toEqual(['SHEET_RULINGS_OF_THE_JURY']);
    const said = await submit(juror, sheet);
    const shown = await look(
      anna,
      said.match!.id,
      graphql('query ($id: UUID!) { match(id: $id) { rulings { kind game points { a b } by { name } } raw { a } } }'),
    );
    expect(shown!.rulings).toEqual([
      { kind: 'POINTS', game: 1, points: { a: 100, b: 90 }, by: { name: 'Judit Bíró' } },
    ]);
  });

  it('deletes the draft that it was, and nobody else’s', async () => {
    const draft = async (side: Team): Promise<string> => {
      // Rows, since what a draft says does not matter here, only whose it is.
      const { rows } = await world.database.query<{ id: string }>(
        `INSERT INTO "draft" ("side_id", "account_id", "title", "sheet") VALUES ($1, $2, 'x', '{}') RETURNING "id"`,
        [side.id, anna.accountId],
      );
      return rows[0]!.id;
    };
    const [own, foreign] = [await draft(wasps), await draft(owls)];
    await submit(anna, sheetOf(both, freshDay()), { draftId: own });
    await submit(anna, sheetOf(both, freshDay()), { draftId: foreign });
    const { rows } = await world.database.query<{ id: string }>('SELECT "id" FROM "draft" WHERE "id" = ANY ($1)', [
      [own, foreign],
    ]);
    expect(rows.map(({ id }) => id)).toEqual([foreign]);
  });
});

describe('the same submission', () => {
  it('sent twenty times at once makes one revision, with one key or with many', async () => {
    for (const keyOf of [
      (): string => newKey(),
      (
        (key) => (): string =>
          key
      )(newKey()),
    ]) {
      const sheet = sheetOf(both, freshDay());
      const all = await Promise.all(Array.from({ length: 20 }, () => submit(anna, sheet, { key: keyOf() })));
      expect(new Set(all.map(({ match }) => match!.id)).size).toBe(1);
      const { rows } = await world.database.query('SELECT 1 FROM "match_revision" WHERE "match_id" = $1', [
        all[0]!.match!.id,
      ]);
      expect(rows).toHaveLength(1);
    }
  });

  it('sent again later is answered as done, and changes nothing', async () => {
    const sheet = sheetOf(both, freshDay());
    const { match } = await submit(anna, sheet);
    expect(await submit(bela, sheet)).toMatchObject({ outcome: 'UNCHANGED', match: { ...match } });
  });

  it('with a used key and another sheet is an error', async () => {
    const key = newKey();
    await submit(anna, sheetOf(both, freshDay()), { key });
    expect(codes(await submit(anna, sheetOf(both, freshDay()), { key }))).toEqual(['WRITE_KEY_REUSED']);
  });
});

describe('equal sheets (D11)', () => {
  it('of both sides confirm each other, also when each calls itself A', async () => {
    const sheet = sheetOf(both, freshDay());
    await submit(anna, sheet);
    const said = await submit(dora, { ...turned(sheet), venue: { name: 'desperados pub', public: true } });
    expect(said).toMatchObject({
      outcome: 'CONFIRMED',
      match: { state: 'CONFIRMED', confirmedBy: ['B'], revision: 1 },
    });
    const shown = await look(
      juror,
      said.match!.id,
      graphql('query ($id: UUID!) { match(id: $id) { moves { to sheet: document } } }'),
    );
    expect(shown!.moves[1]).toMatchObject({ to: 'CONFIRMED', sheet: { date: sheet.date } });
    expect((await submit(dora, sheet)).outcome).toBe('UNCHANGED');
  });

  it('that differ change nothing and say where, unless one disputes the other', async () => {
    const day = freshDay();
    const { match } = await submit(anna, sheetOf(both, day));
    const other = sheetOf(both, { ...day, seed: 2 });
    const said = await submit(csaba, other);
    expect(said).toMatchObject({ __typename: 'SheetDiffers', match: { state: 'SUBMITTED', revision: 1 } });
    expect(said.differences!.some((path) => path.startsWith('record.games[0]'))).toBe(true);
    const disputed = await submit(csaba, other, { dispute: 'The first game was another' });
    expect(disputed).toMatchObject({ outcome: 'DISPUTED', match: { state: 'DISPUTED', disputedBy: 'B', revision: 1 } });
    const shown = await look(
      anna,
      match!.id,
      graphql('query ($id: UUID!) { match(id: $id) { moves { reason path sheet: document } } }'),
    );
    expect(shown!.moves[1]).toMatchObject({
      reason: 'The first game was another',
      path: said.differences![0],
      sheet: { date: day.date },
    });
  });

  it('of the side that disputed relents', async () => {
    const sheet = sheetOf(both, freshDay());
    const { match } = await submit(anna, sheet);
    await move(csaba, 'disputeMatch', match!, { reason: 'No' });
    expect(await submit(dora, sheet)).toMatchObject({ outcome: 'CONFIRMED', match: { state: 'CONFIRMED' } });
  });

  it('of a match entered by the jury confirm it for each side', async () => {
    const sheet = sheetOf(both, freshDay());
    await submit(juror, sheet);
    expect(await submit(anna, sheet)).toMatchObject({
      outcome: 'CONFIRMED',
      match: { state: 'SUBMITTED', confirmedBy: ['A'] },
    });
    expect(await submit(csaba, sheet)).toMatchObject({ outcome: 'CONFIRMED', match: { state: 'CONFIRMED' } });
  });
});

describe('a PIN', () => {
  it('is asked for where its account confirms, by hand or by an equal sheet, and nowhere else', async () => {
    const signer = await world.member({ name: 'Pin Pál' });
    const team = await world.team(2026, [signer, await world.person()]);
    await world.database.query('UPDATE "account" SET "pin_hash" = $2 WHERE "id" = $1', [
      signer.accountId,
      await hash('271828'),
    ]);
    const teams = [wasps, team] as const;
    const [byHand, bySheet] = [sheetOf(teams, freshDay()), sheetOf(teams, freshDay())];
    const { match } = await submit(anna, byHand);
    expect(codes(await move(signer, 'confirmMatch', match!))).toEqual(['PIN_NEEDED']);
    expect(codes(await move(signer, 'confirmMatch', match!, { pin: '314159' }))).toEqual(['PIN_WRONG']);
    expect(await move(signer, 'confirmMatch', match!, { pin: '271828' })).toMatchObject({ to: 'CONFIRMED' });
    await submit(anna, bySheet);
    expect(codes(await submit(signer, bySheet))).toEqual(['PIN_NEEDED']);
    expect(codes(await submit(signer, bySheet, { pin: '314159' }))).toEqual(['PIN_WRONG']);
    expect(await submit(signer, bySheet, { pin: '271828' })).toMatchObject({ outcome: 'CONFIRMED' });
    const own = await submit(signer, sheetOf(teams, freshDay()));
    expect(await move(signer, 'withdrawMatch', own.match!)).toMatchObject({ to: 'WITHDRAWN' });
  });
});

describe('the sides', () => {
  it('confirm what the other entered, never their own', async () => {
    const match = await submitted(anna);
    expect(codes(await move(bela, 'confirmMatch', match))).toEqual(['LIFECYCLE_OWN_ENTRY']);
    expect(await move(dora, 'confirmMatch', match)).toMatchObject({ from: 'SUBMITTED', to: 'CONFIRMED' });
  });

  it('dispute with a reason for a game and a line, and both may hand in a new sheet, which voids every confirmation', async () => {
    const day = freshDay();
    const { match } = await submit(anna, sheetOf(both, day));
    expect(codes(await move(csaba, 'disputeMatch', match!, { reason: 'x', game: 9 }))).toEqual(['MATCH_NO_SUCH_GAME']);
    const disputed = await move(csaba, 'disputeMatch', match!, {
      reason: 'The Pagat was lost',
      game: 3,
      path: 'record.games[2]',
    });
    expect(disputed.match).toMatchObject({ state: 'DISPUTED', disputedBy: 'B' });
    const again = await submit(csaba, sheetOf(both, { ...day, seed: 3 }));
    expect(again).toMatchObject({
      outcome: 'SUBMITTED',
      match: { id: match!.id, state: 'SUBMITTED', revision: 2, enteredBy: 'B', disputedBy: null },
    });
    const shown = await look(
      anna,
      match!.id,
      graphql('query ($id: UUID!) { match(id: $id) { revisions { number differences } } }'),
    );
    expect(shown!.revisions[1]!.differences!.length).toBeGreaterThan(0);
  });

  it('correct date, number and sides of a match by its id (D10)', async () => {
    const { match } = await submit(anna, sheetOf(both, freshDay()));
    await move(csaba, 'disputeMatch', match!, { reason: 'Another day' });
    const right = sheetOf(both, freshDay());
    const said = await submit(anna, right, { matchId: match!.id });
    expect(said.match).toMatchObject({ id: match!.id, revision: 2 });
    const other = await submitted();
    await move(csaba, 'disputeMatch', other, { reason: 'Another day' });
    expect(codes(await submit(anna, right, { matchId: other.id }))).toEqual(['MATCH_EXISTS']);
  });

  it('withdraw what they entered while nobody has said anything, and may enter it anew', async () => {
    const sheet = sheetOf(both, freshDay());
    const { match } = await submit(anna, sheet);
    expect(codes(await move(csaba, 'withdrawMatch', match!))).toEqual(['LIFECYCLE_NOT_YOURS']);
    expect(await move(bela, 'withdrawMatch', match!)).toMatchObject({ to: 'WITHDRAWN' });
    const anew = await submit(anna, sheet);
    expect(anew.outcome).toBe('SUBMITTED');
    expect(anew.match!.id).not.toBe(match!.id);
  });

  it('are told when somebody was faster, with who and what, or that it was they themselves, and nothing changes', async () => {
    const day = freshDay();
    const { match } = await submit(anna, sheetOf(both, day));
    const seen = { ...match! };
    await move(csaba, 'disputeMatch', seen, { reason: 'No' });
    const late = await move(dora, 'confirmMatch', seen, { state: 'SUBMITTED' });
    expect(codes(late)).toEqual(['MATCH_MOVED_ALREADY']);
    expect(late.problems![0]!.message).toContain('Csaba Tóth');
    const own = await move(csaba, 'confirmMatch', seen, { state: 'SUBMITTED' });
    expect(codes(own)).toEqual(['MATCH_MOVED_ALREADY']);
    expect(own.problems![0]!.message).toBe('You have moved the match yourself already: it is disputed.');
    await submit(anna, sheetOf(both, { ...day, seed: 4 }));
    const later = await move(csaba, 'confirmMatch', seen);
    expect(codes(later)).toEqual(['MATCH_NEWER_SHEET']);
    expect(later.problems![0]!.message).toContain('Anna Nagy');
  });

  it('cannot be acted for by a guest or by anybody else (D12)', async () => {
    const { match } = await submit(csaba, withGuest(sheetOf(both, freshDay()), guest));
    expect(codes(await move(guest, 'confirmMatch', match!))).toEqual(['MATCH_NOT_YOURS']);
    expect(codes(await move(stranger, 'confirmMatch', match!))).toEqual(['MATCH_UNKNOWN']);
    expect((await move(anna, 'confirmMatch', match!)).__typename).toBe('MatchMoved');
  });
});
