import { afterAll, describe, expect, it } from '@jest/globals';
import { giveEmail, givePassword, requests } from '../support/account-requests.js';
import { ask, codesOf, graphql, refusalOf, send, textOf } from '../support/ask.js';
import { type Browser, browser } from '../support/browser.js';
import { client, type Member } from '../support/given.js';
import { post, readAnswer } from '../support/office.js';
import { ownOffice } from '../support/own-office.js';

const password = 'a word and another';
const ME = textOf(requests.me);
const LOGOUT_EVERYWHERE = textOf(requests.logoutEverywhere);
let addresses = 0;

const { office, world, end } = await ownOffice({
  environment: {
    TRUST_PROXY: '127.0.0.1',
    THROTTLE_ACCOUNT: '3',
    THROTTLE_ADDRESS: '20',
    PUBLIC_URL: 'https://office.test',
  },
});
afterAll(end);

/** A browser at an address of its own, as a proxy in front of the office tells it. */
function visitor(address = `10.0.0.${++addresses}`): Browser {
  return browser(office, { 'x-forwarded-for': address });
}

async function member(username: string, email?: string): Promise<Member> {
  const made = await world.member();
  await world.database.query('DELETE FROM "login" WHERE "account_id" = $1', [made.accountId]);
  await givePassword(world, made, username, password);
  if (email !== undefined) await giveEmail(world, made, email);
  return made;
}

async function loggedIn(username: string): Promise<Browser> {
  const visit = visitor();
  expect(await codesOf(visit, requests.login, { name: username, password })).toEqual([]);
  return visit;
}

const isThere = async (visit: Browser): Promise<boolean> => (await ask(visit, requests.me)).me !== null;

interface Token {
  readonly id: string;
  readonly secret: string;
}

async function tokenOf(owner: Member): Promise<Token> {
  const secret = await world.token(owner, ['read', 'submit']);
  const { rows } = await world.database.query<{ id: string }>(
    'SELECT "id" FROM "api_token" WHERE "token_hash" = sha256(convert_to($1, \'UTF8\'))',
    [secret],
  );
  return { id: rows[0]!.id, secret };
}

const isUsable = async ({ secret }: Token): Promise<boolean> =>
  (await refusalOf(client(office, { authorization: `Bearer ${secret}` }), requests.me)) === 'none';

describe('logging in', () => {
  it('takes username or e-mail address in any case, and sets a cookie that scripts cannot read', async () => {
    const { accountId } = await member('anna', 'Anna@Example.org');
    for (const name of ['anna', 'ANNA', 'anna@example.ORG']) {
      const visit = visitor();
      const { me } = await send(visit, requests.login, { name, password });
      expect(me).toEqual({
        username: 'anna',
        account: { id: accountId, username: 'anna' },
        person: { contact: { email: 'Anna@Example.org' } },
      });
      expect(await isThere(visit)).toBe(true);
      expect(visit.lastSetCookie()).toMatch(/^__Host-office_login=[\w-]{43}; .*HttpOnly/);
      expect(visit.lastSetCookie()).toMatch(/SameSite=Lax/);
    }
  });

  it('keeps the cookie on HTTPS where a trusted proxy says that it is', async () => {
    await member('secure');
    const visit = browser(office, { 'x-forwarded-for': '10.9.9.9', 'x-forwarded-proto': 'https' });
    await send(visit, requests.login, { name: 'secure', password });
    expect(visit.lastSetCookie()).toMatch(/Secure/);
  });

  it('answers alike for a wrong password and for a name that nobody has', async () => {
    await member('berta');
    const wrong = await send(visitor(), requests.login, { name: 'berta', password: 'not the password' });
    const unknown = await send(visitor(), requests.login, {
      name: 'nobody-of-this-name',
      password: 'not the password',
    });
    expect(wrong).toEqual(unknown);
    expect(wrong.problems).toMatchObject([{ code: 'LOGIN_WRONG', path: '' }]);
  });

  it('does not take an e-mail address for a pattern', async () => {
    await member('carla', 'carla@example.org');
    expect(await codesOf(visitor(), requests.login, { name: 'c%@example.org', password })).toEqual(['LOGIN_WRONG']);
    expect(await codesOf(visitor(), requests.login, { name: 'carla@example_org', password })).toEqual(['LOGIN_WRONG']);
  });

  it('gives a new token each time, so that none which was planted before is worth anything', async () => {
    await member('dora');
    const planted = `__Host-office_login=${'A'.repeat(43)}`;
    const visit = browser(office, { 'x-forwarded-for': '10.1.0.1' });
    const victim = client(office, { cookie: planted, 'x-forwarded-for': '10.1.0.1' });
    expect(await ask(victim, requests.me)).toEqual({ me: null });
    await send(visit, requests.login, { name: 'dora', password });
    expect(visit.cookie()).not.toBe(planted);
    expect(await ask(victim, requests.me)).toEqual({ me: null });
  });

  it('ends the login that the same browser had before', async () => {
    await member('emma');
    const visit = await loggedIn('emma');
    const before = visit.cookie()!;
    await send(visit, requests.login, { name: 'emma', password });
    expect(visit.cookie()).not.toBe(before);
    expect(await ask(client(office, { cookie: before }), requests.me)).toEqual({ me: null });
  });

  it('keeps no token and no password in clear, neither in the database nor in what is printed', async () => {
    await member('secretive');
    const visit = await loggedIn('secretive');
    const token = visit.cookie()!.split('=')[1]!;
    const { rows } = await world.database.query<{ all: string }>(
      `SELECT string_agg(t::text, '') AS "all" FROM (SELECT a::text AS t FROM "account" a UNION ALL SELECT l::text FROM "login" l) x`,
    );
    for (const secret of [token, password]) {
      expect(rows[0]!.all).not.toContain(secret);
      expect(office.printed()).not.toContain(secret);
    }
    const { rows: kept } = await world.database.query<{ password_hash: string }>(
      'SELECT "password_hash" FROM "account" WHERE "username" = $1',
      ['secretive'],
    );
    expect(kept[0]!.password_hash).toMatch(/^\$argon2id\$/);
  });
});

describe('throttling', () => {
  it('stops after as many attempts on an account as are allowed, also with the right password, and says when to go on', async () => {
    await member('frida');
    const address = '10.2.0.1';
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await codesOf(visitor(address), requests.login, { name: 'frida', password: 'guess again' })).toEqual([
        'LOGIN_WRONG',
      ]);
    }
    const { problems } = await send(visitor(address), requests.login, { name: 'frida', password });
    expect(problems).toMatchObject([{ code: 'ACCOUNT_TOO_MANY_ATTEMPTS' }]);
    expect(problems![0]!.message).toMatch(/Try again in 1 min/);
  });

  it('counts a name that nobody has in the same way, so that it does not tell them apart', async () => {
    const codes: string[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      codes.push(...(await codesOf(visitor('10.2.0.2'), requests.login, { name: 'ghost', password: 'guess again' })));
    }
    expect(codes).toEqual(['LOGIN_WRONG', 'LOGIN_WRONG', 'LOGIN_WRONG', 'ACCOUNT_TOO_MANY_ATTEMPTS']);
  });

  it('counts username and e-mail address of an account together', async () => {
    await member('gerda', 'gerda@example.org');
    for (const name of ['gerda', 'gerda@example.org', 'gerda']) {
      expect(await codesOf(visitor('10.2.0.3'), requests.login, { name, password: 'guess again' })).toEqual([
        'LOGIN_WRONG',
      ]);
    }
    expect(await codesOf(visitor('10.2.0.3'), requests.login, { name: 'gerda@example.org', password })).toEqual([
      'ACCOUNT_TOO_MANY_ATTEMPTS',
    ]);
  });

  it('counts attempts that come at once, too', async () => {
    await member('hanna');
    const codes = await Promise.all(
      Array.from({ length: 10 }, () =>
        codesOf(visitor('10.2.0.4'), requests.login, { name: 'hanna', password: 'guess again' }),
      ),
    );
    expect(codes.flat().filter((code) => code === 'LOGIN_WRONG')).toHaveLength(3);
  });

  it('forgets the mistakes after a success, and once the time is over', async () => {
    await member('ilse');
    for (let round = 0; round < 3; round++) {
      expect(await codesOf(visitor('10.2.0.5'), requests.login, { name: 'ilse', password: 'guess again' })).toEqual([
        'LOGIN_WRONG',
      ]);
      expect(await codesOf(visitor('10.2.0.5'), requests.login, { name: 'ilse', password })).toEqual([]);
    }
    for (let attempt = 0; attempt < 4; attempt++) {
      await send(visitor('10.2.0.5'), requests.login, { name: 'ilse', password: 'guess' });
    }
    expect(await codesOf(visitor('10.2.0.5'), requests.login, { name: 'ilse', password })).toEqual([
      'ACCOUNT_TOO_MANY_ATTEMPTS',
    ]);
    await world.database.query(`UPDATE "throttle" SET "since" = "since" - interval '16 minutes'`);
    expect(await codesOf(visitor('10.2.0.5'), requests.login, { name: 'ilse', password })).toEqual([]);
  });

  it('stops an address that tries many names, as a trusted proxy names it, and a whole IPv6 network as one', async () => {
    const tryFrom = (address: string, name: string): Promise<readonly string[]> =>
      codesOf(visitor(address), requests.login, { name, password: 'guess again' });
    for (let attempt = 0; attempt < 20; attempt++) {
      expect(await tryFrom(`2001:db8:1:2::${attempt}`, `many-${attempt}`)).toEqual(['LOGIN_WRONG']);
    }
    expect(await tryFrom('2001:db8:1:2:ffff::1', 'many-20')).toEqual(['ACCOUNT_TOO_MANY_ATTEMPTS']);
    expect(await tryFrom('2001:db8:1:3::1', 'many-20')).toEqual(['LOGIN_WRONG']);
  });

  it('keeps no names and addresses in clear', async () => {
    await send(visitor('203.0.113.77'), requests.login, { name: 'my secret typed in the wrong field', password: 'x' });
    const { rows } = await world.database.query<{ key: string }>('SELECT "key" FROM "throttle"');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows)
      expect(key).toMatch(/^(login|link|reset|password|pin) (account|name|address|pair|known|strangers) [\w-]{43}$/);
  });
});

describe('logging out', () => {
  it('ends this login, or all of the account', async () => {
    await member('jutta');
    const [phone, desk, other] = [await loggedIn('jutta'), await loggedIn('jutta'), await loggedIn('jutta')];
    const cookie = phone.cookie()!;
    await send(phone, requests.logout);
    expect(phone.cookie()).toBeNull();
    expect(await ask(client(office, { cookie }), requests.me)).toEqual({ me: null });
    expect(await isThere(desk)).toBe(true);
    await send(desk, requests.logoutEverywhere);
    expect([await isThere(desk), await isThere(other)]).toEqual([false, false]);
  });

  it('everywhere ends every API token that is not named, for programs that name none too', async () => {
    const jana = await member('jana');
    const others = await member('jakob');
    const [stays, ends] = [await tokenOf(jana), await tokenOf(jana)];
    const foreign = await tokenOf(others);
    const visit = await loggedIn('jana');
    await send(visit, requests.logoutEverywhere, { keep: [stays.id, foreign.id, crypto.randomUUID()] });
    expect(await isThere(visit)).toBe(false);
    expect([await isUsable(stays), await isUsable(ends), await isUsable(foreign)]).toEqual([true, false, true]);
    const again = await loggedIn('jana');
    expect(await send(again, graphql('mutation { logoutEverywhere { ... on LoggedOut { done } } }'))).toEqual({
      done: true,
    });
    expect([await isUsable(stays), await isUsable(foreign)]).toEqual([false, true]);
    const { rows } = await world.database.query(
      `SELECT "account_id", "action" FROM "audit_entry" WHERE "object" = 'API token' AND "object_id" = ANY ($1) AND "before" IS NOT NULL`,
      [[stays.id, ends.id]],
    );
    const entry = { account_id: jana.accountId, action: 'logoutEverywhere' };
    expect(rows).toEqual([entry, entry]);
  });

  it('everywhere brings no API token back that has ended', async () => {
    const jonas = await member('jonas');
    const ended = await tokenOf(jonas);
    await world.database.query('UPDATE "api_token" SET "revoked_at" = now() WHERE "id" = $1', [ended.id]);
    await send(await loggedIn('jonas'), requests.logoutEverywhere, { keep: [ended.id] });
    expect(await isUsable(ended)).toBe(false);
  });

  it('ends one login of a list, never that of somebody else', async () => {
    await member('karla');
    await member('lotte');
    const [phone, desk, stranger] = [await loggedIn('karla'), await loggedIn('karla'), await loggedIn('lotte')];
    const { logins } = await send(desk, requests.logins);
    expect(logins.nodes.map(({ current }) => current)).toEqual([true, false]);
    const [, first] = logins.nodes;
    expect(await codesOf(stranger, requests.revokeLogin, { id: first!.id })).toEqual(['LOGIN_UNKNOWN']);
    expect(await isThere(phone)).toBe(true);
    expect(await codesOf(desk, requests.revokeLogin, { id: first!.id })).toEqual([]);
    expect([await isThere(phone), await isThere(desk)]).toEqual([false, true]);
    expect(await codesOf(desk, requests.revokeLogin, { id: first!.id })).toEqual(['LOGIN_UNKNOWN']);
  });

  it('does not serve a login that has expired', async () => {
    const { accountId } = await member('maria');
    const visit = await loggedIn('maria');
    await world.database.query('UPDATE "login" SET "expires_at" = now() WHERE "account_id" = $1', [accountId]);
    expect(await isThere(visit)).toBe(false);
  });
});

describe('changing the password', () => {
  const next = 'three other words';

  it('needs the old one, ends the other logins and keeps this one', async () => {
    await member('nora');
    const [phone, desk] = [await loggedIn('nora'), await loggedIn('nora')];
    expect(await codesOf(phone, requests.changePassword, { password: 'not the password', newPassword: next })).toEqual([
      'PASSWORD_WRONG',
    ]);
    expect(await codesOf(phone, requests.changePassword, { password, newPassword: next })).toEqual([]);
    expect([await isThere(phone), await isThere(desk)]).toEqual([true, false]);
    expect(await codesOf(visitor(), requests.login, { name: 'nora', password })).toEqual(['LOGIN_WRONG']);
    expect(await codesOf(visitor(), requests.login, { name: 'nora', password: next })).toEqual([]);
  });

  it('ends every API token that is not named, and none when it is refused', async () => {
    const nils = await member('nils');
    const [stays, ends] = [await tokenOf(nils), await tokenOf(nils)];
    const visit = await loggedIn('nils');
    const keep = [stays.id];
    expect(
      await codesOf(visit, requests.changePassword, { password: 'not the password', newPassword: next, keep }),
    ).toEqual(['PASSWORD_WRONG']);
    expect([await isUsable(stays), await isUsable(ends)]).toEqual([true, true]);
    expect(await codesOf(visit, requests.changePassword, { password, newPassword: next, keep })).toEqual([]);
    expect([await isUsable(stays), await isUsable(ends)]).toEqual([true, false]);
    expect(await codesOf(visit, requests.changePassword, { password: next, newPassword: password })).toEqual([]);
    expect(await isUsable(stays)).toBe(false);
  });

  it('refuses what is too short, too long, the username, or what everybody would try', async () => {
    await member('olga-of-the-hill');
    const visit = await loggedIn('olga-of-the-hill');
    const codeOf = async (newPassword: string): Promise<readonly string[]> => {
      await world.database.query('DELETE FROM "throttle"');
      return codesOf(visit, requests.changePassword, { password, newPassword });
    };
    expect(await codeOf('nine char')).toEqual(['PASSWORD_TOO_SHORT']);
    expect(await codeOf('x'.repeat(201))).toEqual(['PASSWORD_TOO_LONG']);
    expect(await codeOf('Olga-of-the-Hill')).toEqual(['PASSWORD_IS_USERNAME']);
    for (const common of [
      'Password123',
      'qwertyuiop',
      '1234567890',
      '0987654321',
      'abcabcabcabc',
      'aaaaaaaaaa',
      'hallohallo',
    ]) {
      expect(await codeOf(common)).toEqual(['PASSWORD_TOO_COMMON']);
    }
    expect(await codeOf('ten chars!')).toEqual([]);
  });

  it('is throttled like logging in', async () => {
    await member('paula');
    const visit = await loggedIn('paula');
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await codesOf(visit, requests.changePassword, { password: 'guess again', newPassword: next })).toEqual([
        'PASSWORD_WRONG',
      ]);
    }
    expect(await codesOf(visit, requests.changePassword, { password, newPassword: next })).toEqual([
      'ACCOUNT_TOO_MANY_ATTEMPTS',
    ]);
  });

  it('keeps nothing of the passwords with the idempotency key', async () => {
    const { accountId } = await member('rosa');
    const visit = await loggedIn('rosa');
    const key = 'change-of-rosa';
    expect(await codesOf(visit, requests.changePassword, { key, password, newPassword: next })).toEqual([]);
    expect(await codesOf(visit, requests.changePassword, { key, password, newPassword: next })).toEqual([]);
    const hashes = await world.database.query<{ same: boolean }>(
      `SELECT "input_hash" = sha256('{"keepTokenIds":[]}') AS "same" FROM "idempotency_key" WHERE "account_id" = $1`,
      [accountId],
    );
    expect(hashes.rows).toEqual([{ same: true }]);
  });
});

describe('what another site makes a browser send', () => {
  const mutation = JSON.stringify({ query: LOGOUT_EVERYWHERE });
  const sendRaw = (method: string, headers: Record<string, string>, body?: string, query = ''): Promise<Response> =>
    fetch(`${office.url}/graphql${query}`, { method, headers, ...(body === undefined ? {} : { body }) });

  it('is refused unless it is JSON: forms and plain text need no permission of a browser', async () => {
    await member('sara');
    const visit = await loggedIn('sara');
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
      const headers = { cookie: visit.cookie()!, ...(type === '' ? {} : { 'content-type': type }) };
      const response = await sendRaw('POST', headers, mutation);
      expect(response.status).toBe(415);
      expect((await readAnswer(response)).errors[0]!.extensions).toEqual({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    }
    expect(await isThere(visit)).toBe(true);
  });

  it('is refused when its page is of another origin, and taken from the own host or PUBLIC_URL', async () => {
    await member('tilda');
    const visit = await loggedIn('tilda');
    const from = async (origin: string): Promise<number> => {
      const headers = { cookie: visit.cookie()!, 'content-type': 'application/json', origin };
      return (await sendRaw('POST', headers, JSON.stringify({ query: ME }))).status;
    };
    for (const origin of ['https://evil.test', 'null', 'https://office.test.evil.test', `${office.url}.evil.test`]) {
      expect(await from(origin)).toBe(403);
    }
    expect([await from('https://office.test'), await from(office.url)]).toEqual([200, 200]);
    const foreignLogin = await readAnswer(
      await sendRaw(
        'POST',
        { 'content-type': 'application/json', origin: 'https://evil.test' },
        JSON.stringify({ query: 'mutation { login(input: { name: "tilda", password: "x" }) { __typename } }' }),
      ),
    );
    expect(foreignLogin.errors[0]!.extensions).toEqual({ code: 'FOREIGN_ORIGIN' });
  });

  it('is nobody when it comes by GET, which changes nothing', async () => {
    await member('ulla');
    const visit = await loggedIn('ulla');
    const get = async (query: string): Promise<Response> =>
      sendRaw('GET', { cookie: visit.cookie()! }, undefined, `?query=${encodeURIComponent(query)}`);
    expect((await readAnswer(await get('{ me { pin } }'))).data).toEqual({ me: null });
    const response = await get(LOGOUT_EVERYWHERE);
    expect([response.status, (await readAnswer(response)).data]).toEqual([405, null]);
    expect(await isThere(visit)).toBe(true);
  });
});

describe('without an account', () => {
  it('nothing that belongs to one can be asked for', async () => {
    const anybody = client(office);
    const id = '00000000-0000-4000-8000-000000000000';
    const refusals = [
      await refusalOf(anybody, requests.logoutEverywhere),
      await refusalOf(anybody, requests.revokeLogin, { id }),
      await refusalOf(anybody, requests.changePassword, { password: 'x', newPassword: 'y' }),
      await refusalOf(anybody, requests.makeResetLink, { accountId: id }),
      await refusalOf(anybody, requests.setOffices, { accountId: id, jury: true, admin: true }),
    ];
    expect(refusals).toEqual(refusals.map(() => 'UNAUTHENTICATED'));
    expect((await post(office.url, '{"query":"{ accounts { nodes { id } } }"}')).errors[0]!.extensions['code']).toBe(
      'UNAUTHENTICATED',
    );
  });
});
