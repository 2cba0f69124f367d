import { createHash } from 'node:crypto';
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { readSheet, sheetText } from '@tarokk/competition';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SealingKey } from '../../apps/web/src/features/sheets/here/seal.js';
import { type Member, type Team } from '../support/given.js';
import { look, type MatchAnswer, submit } from '../support/matches.js';
import { done } from '../support/matches-in-states.js';
import { ownOffice } from '../support/own-office.js';
import { bring, givePin, sealedAnswer, sealingKey } from '../support/sealed-answers.js';
import { sheetOf } from '../support/sheets.js';

const { world, end } = await ownOffice();
const PIN = '271828';
const DAY = 24 * 3600_000;
let anna: Member;
let csaba: Member;
let both: readonly [Team, Team];
let key: SealingKey;

beforeAll(async () => {
  await world.season(2026);
  anna = await world.member({ name: 'Anna Nagy' });
  csaba = await world.member({ name: 'Csaba Tóth' });
  both = [
    await world.team(2026, [anna, await world.person('Béla Kis')], 'Danube Wasps'),
    await world.team(2026, [csaba, await world.person('Dóra Vas')], 'Óbudai Baglyok'),
  ];
  await world.venue('Desperados Pub');
  await givePin(world, csaba, PIN);
  key = await sealingKey(anna);
});

afterAll(end);

let days = 0;
const freshSheet = () => sheetOf(both, { date: new Date(Date.UTC(2026, 1, 1 + ++days)).toISOString().slice(0, 10) });

/** As phones sealed before `tarokk-answer/2`: to the whole sheet, its number and place among it. */
async function sealedBefore(
  sheet: unknown,
  at = Date.now(),
  answer: object = { answer: 'confirmed' },
): Promise<string> {
  const read = readSheet(sheet);
  if (!read.ok) throw new Error('no sheet');
  const format = 'tarokk-answer/1';
  const hash = createHash('sha256').update(sheetText(read.value)).digest('hex');
  const said = { format, person: csaba.id, pin: PIN, sheet: hash, at, ...answer };
  const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });
  const point = new Uint8Array(Buffer.from(key.publicKey, 'base64url'));
  const recipientPublicKey = await suite.kem.deserializePublicKey(point.buffer);
  const info = new TextEncoder().encode(format).buffer;
  const text = new TextEncoder().encode(JSON.stringify(said)).buffer;
  const { enc, ct } = await suite.seal({ recipientPublicKey, info }, text);
  return `${key.id}.${Buffer.concat([Buffer.from(enc), Buffer.from(ct)]).toString('base64url')}`;
}

const handIn = (sheet: object, sealed: string, more: object = {}): Promise<MatchAnswer> =>
  submit(anna, sheet, { sealed, ...more });

const confirmed = { sealed: { problem: null }, match: { state: 'CONFIRMED' } };
const ofAnother = { sealed: { problem: { code: 'SEALED_OTHER_SHEET' } }, match: { state: 'SUBMITTED' } };

describe('what the other side has sealed to a sheet (tarokk-answer/2)', () => {
  it('holds when its number of the day or its place had to be changed', async () => {
    const sheet = freshSheet();
    const first = await sealedAnswer(key, sheet, { by: csaba, pin: PIN });
    expect(await handIn({ ...sheet, order: 2 }, first)).toMatchObject(confirmed);
    const other = freshSheet();
    const second = await sealedAnswer(key, other, { by: csaba, pin: PIN });
    expect(await handIn({ ...other, venue: { name: 'Szimpla', public: true } }, second)).toMatchObject(confirmed);
  });

  it('holds when something was noted of a game meanwhile (1.4)', async () => {
    const sheet = freshSheet();
    const answer = await sealedAnswer(key, sheet, { by: csaba, pin: PIN });
    const notes = [{ game: 2, redealt: ['wrong-deal'] }];
    expect(await handIn({ ...sheet, notes }, answer)).toMatchObject(confirmed);
  });

  it('falls when anything else was changed: the day, who sat where, a game', async () => {
    const sheet = freshSheet();
    const { 'A.collector': collector, 'A.interceptor': interceptor } = sheet.persons;
    const changes = [
      { date: new Date(Date.UTC(2026, 1, 1 + ++days)).toISOString().slice(0, 10) },
      { order: 3, persons: { ...sheet.persons, 'A.collector': interceptor, 'A.interceptor': collector } },
      { order: 4, record: sheetOf(both, { seed: 2 }).record },
    ];
    for (const change of changes) {
      const sealed = await sealedAnswer(key, sheet, { by: csaba, pin: PIN });
      expect(await handIn({ ...sheet, ...change }, sealed)).toMatchObject(ofAnother);
    }
  });
});

describe('what was sealed before (tarokk-answer/1)', () => {
  it('is taken, for thirty days after it was sealed', async () => {
    const sheet = freshSheet();
    expect(await handIn(sheet, await sealedBefore(sheet))).toMatchObject(confirmed);
    const late = freshSheet();
    expect(await handIn(late, await sealedBefore(late, Date.now() - 31 * DAY))).toMatchObject({
      sealed: { problem: { code: 'SEALED_STALE' } },
    });
  });

  it('holds for a sheet at a private place, whose words are kept apart, handed in with it or before it', async () => {
    const atHome = (sheet: ReturnType<typeof freshSheet>) => ({
      ...sheet,
      venue: { name: 'Anna’s kitchen, Fő utca 1', public: false },
    });
    // Nobody has allowed the place, so that the sheet cannot be confirmed before a ruling; it can be disputed.
    const disputed = (sheet: unknown): Promise<string> =>
      sealedBefore(sheet, Date.now(), { answer: 'disputed', reason: 'We played one game more', game: null });
    const together = atHome(freshSheet());
    expect(await handIn(together, await disputed(together), { requestRuling: true })).toMatchObject({
      sealed: { problem: null },
      match: { state: 'DISPUTED' },
    });

    const before = atHome(freshSheet());
    const match = done(await submit(anna, before, { requestRuling: true }));
    expect(await bring(anna, match, await disputed(before))).toMatchObject({ problem: null });
    expect(await look(csaba, match.id)).toMatchObject({ state: 'DISPUTED' });

    const elsewhere = atHome(freshSheet());
    const moved = { ...elsewhere, venue: { ...elsewhere.venue, name: 'Béla’s kitchen' } };
    expect(await handIn(moved, await disputed(elsewhere), { requestRuling: true })).toMatchObject(ofAnother);
  });

  it('holds number and place, as it was given', async () => {
    const sheet = freshSheet();
    expect(await handIn({ ...sheet, order: 2 }, await sealedBefore(sheet))).toMatchObject(ofAnother);
  });
});
