import { afterAll, describe, expect, it } from '@jest/globals';
import { givePassword, requests } from '../support/account-requests.js';
import { attempt, codesOf, send } from '../support/ask.js';
import { type Browser, browser } from '../support/browser.js';
import { type Member } from '../support/given.js';
import { ownOffice } from '../support/own-office.js';

const password = 'a word and another';
const MOST = 3;
let addresses = 0;

const { office, world, end } = await ownOffice({
  environment: { TRUST_PROXY: '127.0.0.1', THROTTLE_ACCOUNT: String(MOST), THROTTLE_ADDRESS: '40', JOBS: 'off' },
});
afterAll(end);

function at(address = `10.3.0.${String(++addresses)}`): Browser {
  return browser(office, { 'x-forwarded-for': address });
}

async function member(username: string): Promise<Member> {
  const made = await world.member();
  await givePassword(world, made, username, password);
  return made;
}

const guess = (visit: Browser, name: string): Promise<readonly string[]> =>
  codesOf(visit, requests.login, { name, password: 'guess again' });
const logIn = (visit: Browser, name: string): Promise<readonly string[]> =>
  codesOf(visit, requests.login, { name, password });

/** So many minutes go by for all that is counted. */
async function minutesPass(minutes: number): Promise<void> {
  await world.database.query(`UPDATE "throttle" SET "since" = "since" - make_interval(mins => $1)`, [minutes]);
}

describe('32.9 a stranger who guesses the password of an account', () => {
  it('is stopped, while the owner gets in during the attack, from a new browser too', async () => {
    await member('anna');
    const stranger = at();
    const codes: string[] = [];
    for (let attempt = 0; attempt < 40; attempt++) codes.push(...(await guess(stranger, 'anna')));
    expect(codes.filter((code) => code === 'LOGIN_WRONG')).toHaveLength(MOST);
    expect(await logIn(stranger, 'anna')).toEqual(['ACCOUNT_TOO_MANY_ATTEMPTS']);
    expect(await logIn(at(), 'anna')).toEqual([]);
  });

  it('from many addresses keeps out other strangers, never a device on which the owner has logged in', async () => {
    await member('bela');
    const phone = at();
    expect(await logIn(phone, 'bela')).toEqual([]);
    await send(phone, requests.logout);
    let made = 0;
    for (let address = 0; address < 12; address++) {
      const stranger = at();
      for (let attempt = 0; attempt < MOST; attempt++) {
        if ((await guess(stranger, 'bela'))[0] === 'LOGIN_WRONG') made++;
      }
    }
    // The owner's own first login was that of a stranger.
    expect(made).toBe(10 * MOST - 1);
    expect(await logIn(at(), 'bela')).toEqual(['ACCOUNT_TOO_MANY_ATTEMPTS']);
    expect(await logIn(phone, 'bela')).toEqual([]);
  });

  it('in the same pub, at the same address, keeps no known device out either', async () => {
    await member('csaba');
    const phone = at('10.4.0.1');
    expect(await logIn(phone, 'csaba')).toEqual([]);
    for (let attempt = 0; attempt < 45; attempt++) await guess(at('10.4.0.1'), `nobody-${String(attempt)}`);
    expect(await logIn(at('10.4.0.1'), 'csaba')).toEqual(['ACCOUNT_TOO_MANY_ATTEMPTS']);
    expect(await logIn(phone, 'csaba')).toEqual([]);
  });

  it('has to wait twice as long each time, and makes nobody wait longer by what is refused', async () => {
    await member('dora');
    const stranger = at();
    for (let attempt = 0; attempt < MOST; attempt++) await guess(stranger, 'dora');
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      for (let refused = 0; refused < 3; refused++) {
        const { problems } = await send(stranger, requests.login, { name: 'dora', password });
        expect(problems![0]!.message).toContain(`in ${String(minutes)} min`);
      }
      await minutesPass(minutes);
      expect(await guess(stranger, 'dora')).toEqual(['LOGIN_WRONG']);
    }
    await minutesPass(15);
    expect(await logIn(stranger, 'dora')).toEqual([]);
  });

  it('is told to the owner, once until they have read it', async () => {
    await member('emma');
    for (let address = 0; address < 3; address++) {
      const stranger = at();
      for (let attempt = 0; attempt < MOST + 2; attempt++) await guess(stranger, 'emma');
    }
    const owner = at();
    expect(await logIn(owner, 'emma')).toEqual([]);
    expect((await send(owner, requests.notices)).notices.nodes).toMatchObject([
      { kind: 'LOGIN_GUESSED', message: expect.stringMatching(/^Somebody tried wrong passwords/), by: null },
    ]);
  });

  it('does not keep the owner, who is logged in, from changing the password', async () => {
    await member('fanni');
    const owner = at();
    expect(await logIn(owner, 'fanni')).toEqual([]);
    const stranger = at();
    for (let attempt = 0; attempt < 2 * MOST; attempt++) await guess(stranger, 'fanni');
    expect(await codesOf(owner, requests.changePassword, { password, newPassword: 'three other words' })).toEqual([]);
  });
});

describe('32.9 a known device', () => {
  it('has a signed cookie that lets nobody in, and which scripts cannot read', async () => {
    await member('gabi');
    const phone = at();
    await logIn(phone, 'gabi');
    await send(phone, requests.logout);
    expect([...phone.cookies().keys()]).toEqual(['office_device']);
    expect((await attempt(phone, requests.me)).data).toEqual({ me: null });
  });

  it('is made up by nobody, and is known to no other account', async () => {
    const [hanna, ili] = [await member('hanna'), await member('ili')];
    const phone = at();
    await logIn(phone, 'hanna');
    const [id, number, signature] = phone.cookies().get('office_device')!.split('~');
    const stranger = '10.5.0.1';
    for (const name of ['hanna', 'ili']) for (let n = 0; n <= MOST; n++) await guess(at(stranger), name);
    const forged = [
      `${id!}~${number!}~${signature!.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))}`,
      `${id!}~${number!}x~${signature!}`,
      `${ili.accountId}~${number!}~${signature!}`,
    ];
    expect(id).toBe(hanna.accountId);
    for (const name of ['hanna', 'ili']) {
      for (const device of forged) {
        const visit = browser(office, { 'x-forwarded-for': stranger, cookie: `office_device=${device}` });
        expect(await logIn(visit, name)).toEqual(['ACCOUNT_TOO_MANY_ATTEMPTS']);
      }
    }
  });

  it('is known to each account of which somebody logged in on it, and waits by itself for its own mistakes', async () => {
    await member('jani');
    await member('kati');
    const phone = at();
    for (const name of ['jani', 'kati']) expect(await logIn(phone, name)).toEqual([]);
    for (let attempt = 0; attempt < MOST; attempt++) expect(await guess(phone, 'jani')).toEqual(['LOGIN_WRONG']);
    expect(await logIn(phone, 'jani')).toEqual(['ACCOUNT_TOO_MANY_ATTEMPTS']);
    expect(await logIn(phone, 'kati')).toEqual([]);
    expect(await logIn(at(), 'jani')).toEqual([]);
  });

  it('is a stranger after a new password', async () => {
    const { accountId } = await member('lili');
    const phone = at();
    await logIn(phone, 'lili');
    await world.database.query(
      `UPDATE "account" SET "password_hash" = (SELECT "password_hash" FROM "account" WHERE "username" = 'kati') WHERE "id" = $1`,
      [accountId],
    );
    const address = '10.6.0.1';
    for (let attempt = 0; attempt < MOST; attempt++) await guess(at(address), 'lili');
    const device = phone.cookies().get('office_device')!;
    const visit = browser(office, { 'x-forwarded-for': address, cookie: `office_device=${device}` });
    expect(await logIn(visit, 'lili')).toEqual(['ACCOUNT_TOO_MANY_ATTEMPTS']);
  });
});

describe('32.7 a clock that was put back', () => {
  it('keeps nobody out: what was counted in the future was counted now', async () => {
    await member('mari');
    const [guesser, address] = [at(), '10.7.0.1'];
    for (let attempt = 0; attempt < MOST; attempt++) await guess(guesser, 'mari');
    for (let attempt = 0; attempt < 40; attempt++) await guess(at(address), `none-${String(attempt)}`);
    await minutesPass(-40 * 24 * 60);
    // The first look sees that the time cannot be; from then on it is as if it had happened now.
    expect(await logIn(guesser, 'mari')).toEqual(['ACCOUNT_TOO_MANY_ATTEMPTS']);
    expect(await logIn(at(address), 'mari')).toEqual(['ACCOUNT_TOO_MANY_ATTEMPTS']);
    await minutesPass(1);
    expect(await logIn(guesser, 'mari')).toEqual([]);
    await minutesPass(15);
    expect(await logIn(at(address), 'mari')).toEqual([]);
  });
});
