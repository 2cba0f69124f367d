import { afterAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { giveEmail, givePassword, requests, tokenOf } from '../support/account-requests.js';
import { codesOf, done, raw, send } from '../support/ask.js';
import { browser } from '../support/browser.js';
import { client, type Member } from '../support/given.js';
import { type ReceivedLetter, startMailServer } from '../support/mail-server.js';
import { failToStart } from '../support/office.js';
import { ownOffice } from '../support/own-office.js';

const password = 'a word and another';
/** Milliseconds in which a letter that is on its way arrives, on a busy machine too. */
const PATIENCE = 20_000;

const mail = await startMailServer();
const { office, world, end } = await ownOffice({
  environment: {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Royal Tarokk <office@office.test>',
    PUBLIC_URL: 'https://office.test/',
    LOG_LEVEL: 'debug',
  },
});
afterAll(async () => {
  await end();
  await mail.end();
});

const [admin, juror] = [await world.member({ admin: true }), await world.member({ jury: true })];
await givePassword(world, admin, 'the-admin', password);

async function member(username: string): Promise<Member & { readonly email: string }> {
  const made = await world.member();
  const email = `${username}@mail.test`;
  await givePassword(world, made, username, password);
  await giveEmail(world, made, email);
  return { ...made, email };
}

/** The last letter to an address, which may still be on its way. */
function letterTo(email: string): Promise<ReceivedLetter> {
  return eventually(
    () => {
      const letter = mail.letters.findLast(({ to }) => to === email);
      if (letter === undefined) throw new Error(`No letter to ${email} yet.`);
      return letter;
    },
    { timeout: PATIENCE },
  );
}

const lettersTo = (email: string): number => mail.letters.filter(({ to }) => to === email).length;
const linkIn = ({ text }: ReceivedLetter): string => /https?:\S+/.exec(text)?.[0] ?? '';

describe('an invitation by mail', () => {
  it('goes to the person in their language, with a link that the inviter never sees', async () => {
    const { id: personId } = await world.person();
    const invited = await send(juror, requests.invite, { personId, email: 'Guest@mail.test', language: 'HU' });
    expect(invited).toMatchObject({ address: null, mailed: true, link: { delivery: 'MAIL' } });
    const letter = await letterTo('Guest@mail.test');
    expect(letter).toMatchObject({ from: 'office@office.test', subject: 'Fiókod a royal tarokk versenyirodánál' });
    expect(letter.text).toContain('Meghívást kaptál');
    expect(linkIn(letter)).toMatch(/^https:\/\/office\.test\/invitation#[\w-]{43}$/);
    const guest = browser(office);
    const input = { token: tokenOf(linkIn(letter)), username: 'guest', password };
    expect(await codesOf(guest, requests.acceptInvitation, input)).toEqual([]);
    expect(await codesOf(browser(office), requests.login, { name: 'guest@mail.test', password })).toEqual([]);
  });

  it('is shown to the inviter where the person has no address', async () => {
    const { id: personId } = await world.person();
    const invited = await send(juror, requests.invite, { personId });
    expect(invited).toMatchObject({ mailed: null, link: { delivery: 'SHOWN' } });
    expect(invited.address).toMatch(/^https:\/\/office\.test\/invitation#/);
  });

  it('says when the mail server does not take it, and can be made again', async () => {
    const { id: personId } = await world.person();
    mail.refuses = true;
    expect(await send(juror, requests.invite, { personId, email: 'full@mail.test' })).toMatchObject({
      address: null,
      mailed: false,
    });
    mail.refuses = false;
    expect(await send(juror, requests.invite, { personId })).toMatchObject({ mailed: true });
    expect(lettersTo('full@mail.test')).toBe(1);
    expect(office.printed()).toContain('A letter could not be sent');
    expect(office.printed()).not.toContain('full@mail.test');
  });
});

describe('a new password by mail', () => {
  it('is asked for by username or e-mail address, and answered alike where there is no such account', async () => {
    const { email } = await member('petra');
    const visitor = browser(office);
    const answers = [];
    for (const name of ['petra', 'PETRA@mail.test', 'nobody', 'nobody@mail.test']) {
      answers.push(await send(visitor, requests.requestPasswordReset, { name }));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"done":true}']));
    await eventually(() => expect(lettersTo(email)).toBe(2), { timeout: PATIENCE });
    expect(lettersTo('nobody@mail.test')).toBe(0);
  });

  it('is set with the link of the letter, which logs in, ends the other logins, and is told', async () => {
    const { email, ...owner } = await member('quirin');
    await send(browser(office), requests.requestPasswordReset, { name: email });
    const letter = await letterTo(email);
    expect(linkIn(letter)).toMatch(/^https:\/\/office\.test\/new-password#[\w-]{43}$/);
    const fresh = browser(office);
    const token = tokenOf(linkIn(letter));
    expect(await codesOf(fresh, requests.resetPassword, { token, password: 'three other words' })).toEqual([]);
    expect(await send(owner, requests.me)).toBeNull();
    const { notices } = await send(fresh, requests.notices);
    expect(notices.nodes).toMatchObject([
      { kind: 'PASSWORD_RESET', by: null },
      { kind: 'RESET_LINK', by: null, message: 'A link for a new password was sent to your e-mail address.' },
    ]);
    for (const secret of [token, 'three other words', fresh.cookie()!.split('=')[1]!]) {
      expect(office.printed()).not.toContain(secret);
    }
  });

  it('does not come from the address that a request calls this server', async () => {
    const { email } = await member('rita');
    await done(browser(office, { 'x-forwarded-host': 'evil.test' }), requests.requestPasswordReset, { name: 'rita' });
    expect(linkIn(await letterTo(email))).toMatch(/^https:\/\/office\.test\//);
  });

  it('is sent three times an hour, and the throttle does not tell who has an account', async () => {
    await member('sepp');
    for (const name of ['sepp', 'no-such-sepp']) {
      const codes: string[] = [];
      for (let attempt = 0; attempt < 4; attempt++) {
        codes.push(...(await codesOf(browser(office), requests.requestPasswordReset, { name })));
      }
      expect(codes).toEqual(['ACCOUNT_TOO_MANY_ATTEMPTS']);
    }
  });

  it('expires after two hours', async () => {
    const { email, accountId } = await member('toni');
    await send(browser(office), requests.requestPasswordReset, { name: 'toni' });
    const token = tokenOf(linkIn(await letterTo(email)));
    const { rows } = await world.database.query<{ hours: number }>(
      `SELECT EXTRACT(EPOCH FROM "expires_at" - "created_at")::float8 / 3600 AS "hours" FROM "one_time_link" WHERE "account_id" = $1`,
      [accountId],
    );
    expect(rows[0]!.hours).toBeCloseTo(2, 2);
    await world.database.query('UPDATE "one_time_link" SET "expires_at" = now() WHERE "account_id" = $1', [accountId]);
    expect(await codesOf(browser(office), requests.resetPassword, { token, password: 'three other words' })).toEqual([
      'LINK_EXPIRED',
    ]);
  });

  it('an admin gets on the server only: their letter has no link', async () => {
    await giveEmail(world, admin, 'admin@mail.test');
    expect(await send(browser(office), requests.requestPasswordReset, { name: 'the-admin' })).toEqual({ done: true });
    const letter = await letterTo('admin@mail.test');
    expect(letter.text).toContain('tarokk admin reset the-admin');
    expect(linkIn(letter)).toBe('');
  });

  it('made by an admin is mailed, never shown; without an address it cannot be made', async () => {
    const { email, accountId } = await member('ursula');
    expect(await send(admin, requests.makeResetLink, { accountId })).toMatchObject({
      address: null,
      mailed: true,
      link: { delivery: 'MAIL' },
    });
    expect(linkIn(await letterTo(email))).toContain('/new-password#');
    const other = await world.member();
    await givePassword(world, other, 'without-address', password);
    expect(await codesOf(admin, requests.makeResetLink, { accountId: other.accountId })).toEqual(['RESET_NO_ADDRESS']);
  });
});

describe('another e-mail address', () => {
  it('is told to the address until now and at the next login, whoever changed it', async () => {
    const { email, ...owner } = await member('vera');
    const changed = { personId: owner.id, email: 'vera@new.test', password };
    expect(await codesOf(owner, requests.setContact, changed)).toEqual([]);
    const letter = await letterTo(email);
    expect(letter.subject).toBe('Your e-mail address at the Royal Tarokk competition office');
    expect(letter.text).toContain('with its password');
    expect(letter.text).not.toContain('vera@new.test');
    await send(owner, requests.setLanguage, { language: 'DE' });
    expect(await codesOf(admin, requests.setContact, { personId: owner.id, email: null })).toEqual([]);
    expect((await letterTo('vera@new.test')).text).toContain('Ein Admin hat die E-Mail-Adresse');
    const { notices } = await send(owner, requests.notices);
    expect(notices.nodes).toMatchObject([
      {
        kind: 'EMAIL_CHANGED',
        by: { name: admin.name },
        message: 'An admin changed the e-mail address of your account.',
      },
      { kind: 'EMAIL_CHANGED', by: null, message: expect.stringContaining('with your password') },
    ]);
    expect(lettersTo(email)).toBe(1);
  });
});

describe('the log of an office that logs everything', () => {
  it('has no password of a malformed login, of which the answer repeats what was sent', async () => {
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }';
    const { errors } = await raw(client(office), login, { input: { password: 'never in the log' } });
    expect(errors.map(({ extensions }) => extensions['code'])).toContain('INPUT_INVALID');
    await eventually(() => expect(office.printed()).toContain('a request was refused'));
    expect(office.printed()).toContain('INPUT_INVALID');
    expect(office.printed()).not.toContain('never in the log');
  });
});

describe('the settings for mail', () => {
  it('are checked at start, all together, and an address with its password is not repeated', async () => {
    const { code, printed } = await failToStart({
      DATABASE_URL: office.databaseUrl(),
      SMTP_URL: 'http://user:secret@mail.test',
      MAIL_FROM: 'no address',
      TRUST_PROXY: 'everybody',
      THROTTLE_ACCOUNT: '0',
    });
    expect(code).toBe(1);
    expect(printed).toContain('SMTP_URL is not the address of a mail server');
    expect(printed).not.toContain('secret');
    expect(printed).toContain('To send mail, set PUBLIC_URL too.');
    expect(printed).toContain('MAIL_FROM is "no address"');
    expect(printed).toContain('TRUST_PROXY is "everybody"');
    expect(printed).toContain('THROTTLE_ACCOUNT is "0"; give a whole number from 1 to');
  });
});
