import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { givePassword, requests, tokenOf } from '../support/account-requests.js';
import { ask, codesOf, graphql, refusalOf, refused, send } from '../support/ask.js';
import { type Browser, browser } from '../support/browser.js';
import { client, type Member, newKey } from '../support/given.js';
import { ownOffice } from '../support/own-office.js';
import { programOf } from '../support/tokens.js';

const password = 'a word and another';
const aDay = { name: 'A program', scopes: ['READ' as const], days: 1 };
let founder: Browser;
let admin: Member;
let juror: Member;
let player: Member;

const { office, world, end } = await ownOffice();
afterAll(end);

async function kindsOf(by: Browser | Member): Promise<string[]> {
  const { notices } = await send(by, requests.notices);
  return notices.nodes.map(({ kind }) => kind);
}

describe('the first admin', () => {
  const input = { name: 'Anna Alapító', username: 'Anna', password };

  it('is made with the link that the terminal shows, and not with another', async () => {
    const link = /^ {2}(http:\S+\/first-admin#\S+)$/m.exec(office.printed())![1]!;
    expect(link.startsWith(`${office.url}/`)).toBe(true);
    founder = browser(office);
    expect(await codesOf(founder, requests.becomeFirstAdmin, { ...input, token: 'A'.repeat(43) })).toEqual([
      'LINK_UNKNOWN',
    ]);
    expect(
      await codesOf(founder, requests.becomeFirstAdmin, { ...input, token: tokenOf(link), password: 'short' }),
    ).toEqual(['PASSWORD_TOO_SHORT']);
    const { me } = await send(founder, requests.becomeFirstAdmin, { ...input, jury: true, token: tokenOf(link) });
    expect(me).toEqual({ username: 'anna', account: { admin: true, jury: true }, person: { name: 'Anna Alapító' } });
    expect((await send(founder, requests.me)).account).toMatchObject({
      username: 'anna',
      admin: true,
      state: 'OPEN',
    });
  });

  it('is made once: the link is spent, and links of other terminals with it', async () => {
    const link = /\/first-admin#(\S+)/.exec(office.printed())![1]!;
    expect(await codesOf(browser(office), requests.becomeFirstAdmin, { ...input, token: link })).toEqual(['LINK_USED']);
    // Rows, since the terminal’s link is made when an office starts, and this one has.
    const { rows } = await world.database.query<{ token: string }>(
      `INSERT INTO "one_time_link" ("purpose", "token_hash", "delivery", "expires_at")
       VALUES ('first-admin', sha256('of another terminal'), 'server', now() + interval '1 day') RETURNING 'of another terminal' AS "token"`,
    );
    const another = { ...input, username: 'another', token: rows[0]!.token };
    expect(await codesOf(browser(office), requests.becomeFirstAdmin, another)).toEqual(['FIRST_ADMIN_EXISTS']);
  });

  it('stands in the log without name or token', async () => {
    const { rows } = await world.database.query<{ entries: string }>(
      `SELECT string_agg(to_jsonb(e)::text, ' ') AS "entries" FROM "audit_entry" e WHERE "action" = 'becomeFirstAdmin'`,
    );
    expect(rows[0]!.entries).toContain('"admin": true');
    for (const secret of ['Anna', 'anna', 'argon2', /first-admin#(\S+)/.exec(office.printed())![1]!]) {
      expect(rows[0]!.entries).not.toContain(secret);
    }
  });
});

describe('an invitation', () => {
  beforeAll(async () => {
    [admin, juror, player] = [
      await world.member({ admin: true }),
      await world.member({ jury: true }),
      await world.member(),
    ];
    await givePassword(world, admin, 'the-admin', password);
  });

  it('is made by the jury and admins, never by a player', async () => {
    const { id: personId } = await world.person();
    expect(await refusalOf(player, requests.invite, { personId })).toBe('FORBIDDEN');
    expect(await refusalOf(client(office), requests.invite, { personId })).toBe('UNAUTHENTICATED');
    expect(await codesOf(juror, requests.invite, { personId })).toEqual([]);
    expect(await codesOf(admin, requests.invite, { personId })).toEqual([]);
  });

  it('without mail shows its link to the inviter, once', async () => {
    const { id: personId, name } = await world.person();
    const key = newKey();
    const first = await send(juror, requests.invite, { key, personId });
    expect(first).toMatchObject({
      mailed: null,
      account: { state: 'INVITED', person: { name } },
      link: { delivery: 'SHOWN' },
    });
    expect(first.address).toMatch(new RegExp(`^${office.url}/invitation#[\\w-]{43}$`));
    const again = await send(juror, requests.invite, { key, personId });
    expect(again).toEqual({ ...first, address: null });
    expect(office.printed()).not.toContain(tokenOf(first.address));
  });

  it('is accepted with username and password, which logs in', async () => {
    const { id: personId } = await world.person();
    const { address } = await send(juror, requests.invite, { personId });
    const guest = browser(office, { 'accept-language': 'hu' });
    const input = { token: tokenOf(address), username: 'Béla', password };
    const misspelt = await send(guest, requests.acceptInvitation, { ...input, password: 'short' });
    expect(misspelt.problems).toMatchObject([
      { code: 'USERNAME_MISSPELT', path: 'username', message: expect.stringContaining('felhasználónév') },
      { code: 'PASSWORD_TOO_SHORT', path: 'password' },
    ]);
    const { me } = await send(guest, requests.acceptInvitation, { ...input, username: 'Bela' });
    expect(me).toEqual({ username: 'bela', account: { state: 'OPEN' } });
    expect(await send(guest, requests.me)).toMatchObject({ account: { username: 'bela' }, language: 'HU' });
    expect(await codesOf(browser(office), requests.login, { name: 'bela', password })).toEqual([]);
  });

  it('works once, is replaced by a newer one, expires, and opens nothing else', async () => {
    const { id: personId } = await world.person();
    const invited = async (): Promise<string> => tokenOf((await send(juror, requests.invite, { personId })).address);
    const accept = (token: string): Promise<readonly string[]> =>
      codesOf(browser(office), requests.acceptInvitation, { token, username: 'once-only', password });
    const [older, newer] = [await invited(), await invited()];
    expect(await accept(older)).toEqual(['LINK_REVOKED']);
    expect(await codesOf(browser(office), requests.resetPassword, { token: newer, password })).toEqual([
      'LINK_UNKNOWN',
    ]);
    await world.database.query(`UPDATE "one_time_link" SET "expires_at" = now() WHERE "token_hash" = sha256($1)`, [
      newer,
    ]);
    expect(await accept(newer)).toEqual(['LINK_EXPIRED']);
    const newest = await invited();
    const atOnce = await Promise.all(Array.from({ length: 5 }, () => accept(newest)));
    expect(atOnce.filter((codes) => codes.length === 0)).toHaveLength(1);
    expect(new Set(atOnce.flat())).toEqual(new Set(['LINK_USED']));
    expect(await codesOf(juror, requests.invite, { personId })).toEqual(['INVITATION_HAS_ACCOUNT']);
  });

  it('does not take a username that somebody has, and stays open for another', async () => {
    const { id: personId } = await world.person();
    const token = tokenOf((await send(juror, requests.invite, { personId })).address);
    const accept = (username: string): Promise<readonly string[]> =>
      codesOf(browser(office), requests.acceptInvitation, { token, username, password });
    expect(await accept('THE-ADMIN')).toEqual(['USERNAME_TAKEN']);
    expect(await accept('the-admin-2')).toEqual([]);
  });

  it('makes one account of many that are sent at once', async () => {
    const { id: personId } = await world.person();
    const invited = await Promise.all(Array.from({ length: 5 }, () => send(juror, requests.invite, { personId })));
    expect(new Set(invited.map(({ account }) => account!.id)).size).toBe(1);
  });

  it('to an account with an office is repeated by an admin alone: its link would give the office away', async () => {
    const { id: personId } = await world.person();
    const accountId = (await send(juror, requests.invite, { personId })).account!.id;
    expect(await codesOf(admin, requests.setOffices, { accountId, jury: false, admin: true })).toEqual([]);
    expect(await codesOf(juror, requests.invite, { personId })).toEqual(['INVITATION_HOLDS_OFFICE']);
    expect(await codesOf(admin, requests.invite, { personId })).toEqual([]);
  });

  it('needs a person who is there, and an e-mail address that no other person has', async () => {
    const [one, two] = [await world.person(), await world.person()];
    expect(await codesOf(juror, requests.invite, { personId: newUuid() })).toEqual(['PERSON_UNKNOWN']);
    expect(await codesOf(juror, requests.invite, { personId: one.id, email: 'One@example.org' })).toEqual([]);
    expect(await codesOf(juror, requests.invite, { personId: two.id, email: 'one@EXAMPLE.org' })).toEqual([
      'CONTACT_EMAIL_TAKEN',
    ]);
    expect(await refusalOf(juror, requests.invite, { personId: two.id, email: 'no address' })).toBe('INPUT_EMAIL');
  });
});

describe('offices', () => {
  it('are given and taken by admins alone, and the person is told who did it', async () => {
    const member = await world.member();
    const input = { accountId: member.accountId, jury: true, admin: false };
    for (const by of [player, juror, member]) expect(await refusalOf(by, requests.setOffices, input)).toBe('FORBIDDEN');
    expect(await send(admin, requests.setOffices, input)).toEqual({ account: { jury: true, admin: false } });
    expect((await send(member, requests.me)).account).toMatchObject({ jury: true, admin: false });
    const { notices } = await send(member, requests.notices);
    expect(notices.nodes).toMatchObject([
      { kind: 'OFFICES', message: 'An admin made you a member of the jury.', by: { name: admin.name } },
    ]);
    const { rows } = await world.database.query(
      `SELECT "account_id", "reason", "before", "after" ->> 'jury' AS "jury" FROM "audit_entry" WHERE "action" = 'setOffices' AND "object_id" = $1`,
      [member.accountId],
    );
    expect(rows).toEqual([
      { account_id: admin.accountId, reason: 'As the meeting decided', before: { jury: false }, jury: 'true' },
    ]);
  });

  it('of the last admin who can log in cannot be taken, nor their account closed, also by two at once', async () => {
    const founderId = (await send(founder, requests.me)).account.id;
    const [one, two] = await Promise.all([
      refusalOf(founder, requests.setOffices, { accountId: admin.accountId, jury: false, admin: false }),
      refusalOf(admin, requests.setOffices, { accountId: founderId, jury: false, admin: false }),
    ]);
    const [left, id, other] = one === 'none' ? [founder, founderId, two] : [admin, admin.accountId, one];
    // Whoever comes a moment later is no admin any longer.
    expect([one, two]).toContain('none');
    expect(['ACCOUNT_LAST_ADMIN', 'FORBIDDEN']).toContain(other);
    expect(await codesOf(left, requests.closeAccount, { accountId: id })).toEqual(['ACCOUNT_LAST_ADMIN']);
    for (const accountId of [founderId, admin.accountId]) {
      expect(await codesOf(left, requests.setOffices, { accountId, jury: false, admin: true })).toEqual([]);
    }
  });

  it('are listed for the jury and admins, with usernames for admins alone', async () => {
    const query = graphql(`{
      accounts(first: 100, office: ADMIN) { nodes { username admin person { account { id } } } }
    }`);
    const listed = async (by: Member | Browser): Promise<readonly (string | null)[]> =>
      (await ask(by, query)).accounts.nodes.map(({ username }) => username);
    expect(await listed(admin)).toEqual(expect.arrayContaining(['anna', 'the-admin']));
    expect(new Set(await listed(juror))).toEqual(new Set([null]));
    expect(await refusalOf(player, query)).toBe('FORBIDDEN');
  });

  it('are listed page by page, and a cursor of elsewhere is refused', async () => {
    const query = graphql(`query ($first: Int!, $after: String) {
      accounts(first: $first, after: $after) { nodes { id } pageInfo { endCursor } }
    }`);
    const { accounts: all } = await ask(admin, query, { first: 100 });
    const { accounts: first } = await ask(admin, query, { first: 3 });
    const { accounts: next } = await ask(admin, query, { first: 3, after: first.pageInfo.endCursor });
    expect([...first.nodes, ...next.nodes]).toEqual(all.nodes.slice(0, 6));
    const foreign = Buffer.from(JSON.stringify(['nonsense', 'x'])).toString('base64url');
    expect(await refusalOf(admin, query, { first: 3, after: foreign })).toBe('INPUT_INVALID');
  });
});

describe('a closed account', () => {
  it('lets nobody in: not by login, token, password or link', async () => {
    const member = await world.member();
    await givePassword(world, member, 'closed-one', password);
    const { secret } = await send(member, requests.createApiToken, { ...aDay, password });
    const { address } = await send(admin, requests.makeResetLink, { accountId: member.accountId });
    const input = { accountId: member.accountId };
    for (const by of [player, juror, member])
      expect(await refusalOf(by, requests.closeAccount, input)).toBe('FORBIDDEN');
    expect(await send(admin, requests.closeAccount, input)).toEqual({ account: { state: 'CLOSED' } });
    expect(await codesOf(admin, requests.closeAccount, input)).toEqual(['ACCOUNT_IS_CLOSED']);
    expect(await send(member, requests.me)).toBeNull();
    expect(await refusalOf(client(office, { authorization: `Bearer ${secret!}` }), requests.me)).toBe(
      'UNAUTHENTICATED',
    );
    expect(await codesOf(browser(office), requests.login, { name: 'closed-one', password })).toEqual([
      'ACCOUNT_CLOSED',
    ]);
    expect(await codesOf(browser(office), requests.login, { name: 'closed-one', password: 'a guess of it' })).toEqual([
      'LOGIN_WRONG',
    ]);
    expect(await codesOf(browser(office), requests.resetPassword, { token: tokenOf(address), password })).toEqual([
      'LINK_REVOKED',
    ]);
    expect(await codesOf(admin, requests.makeResetLink, input)).toEqual(['ACCOUNT_CLOSED']);
    expect(await codesOf(admin, requests.setOffices, { ...input, jury: true, admin: false })).toEqual([
      'ACCOUNT_CLOSED',
    ]);
  });

  it('is reopened by an admin, with its password and without its logins and tokens', async () => {
    const member = await world.member();
    await givePassword(world, member, 'reopened-one', password);
    const { secret } = await send(member, requests.createApiToken, { ...aDay, password });
    const input = { accountId: member.accountId };
    await send(admin, requests.closeAccount, input);
    expect(await refusalOf(juror, requests.reopenAccount, input)).toBe('FORBIDDEN');
    expect(await send(admin, requests.reopenAccount, input)).toEqual({ account: { state: 'OPEN' } });
    expect(await codesOf(admin, requests.reopenAccount, input)).toEqual(['ACCOUNT_IS_OPEN']);
    expect(await send(member, requests.me)).toBeNull();
    expect(await refusalOf(client(office, { authorization: `Bearer ${secret!}` }), requests.me)).toBe(
      'UNAUTHENTICATED',
    );
    const back = browser(office);
    expect(await codesOf(back, requests.login, { name: 'reopened-one', password })).toEqual([]);
    expect(await kindsOf(back)).toEqual(['REOPENED', 'TOKEN_MADE']);
  });
});

describe('a link for a new password', () => {
  it('is made by admins for others, shown where there is no mail, ends logins and API tokens, and the person is told', async () => {
    const member = await world.member();
    await givePassword(world, member, 'forgetful', password);
    const input = { accountId: member.accountId };
    for (const by of [player, juror, member])
      expect(await refusalOf(by, requests.makeResetLink, input)).toBe('FORBIDDEN');
    const key = newKey();
    const { address, link } = await send(admin, requests.makeResetLink, { ...input, key });
    expect(link).toMatchObject({ delivery: 'SHOWN' });
    expect((await send(admin, requests.makeResetLink, { ...input, key })).address).toBeNull();
    const fresh = browser(office);
    const next = 'three other words';
    const program = await programOf(world, office, member, ['read', 'submit']);
    expect((await send(program, requests.me)).account.id).toBe(member.accountId);
    expect(await codesOf(fresh, requests.resetPassword, { token: tokenOf(address), password: 'forgetful' })).toEqual([
      'PASSWORD_TOO_SHORT',
    ]);
    expect(await codesOf(fresh, requests.resetPassword, { token: tokenOf(address), password: next })).toEqual([]);
    expect(await codesOf(browser(office), requests.resetPassword, { token: tokenOf(address), password: next })).toEqual(
      ['LINK_USED'],
    );
    expect(await send(member, requests.me)).toBeNull();
    expect(await refusalOf(program, requests.me)).toBe('UNAUTHENTICATED');
    expect(await kindsOf(fresh)).toEqual(['PASSWORD_RESET', 'RESET_LINK']);
    expect(await codesOf(browser(office), requests.login, { name: 'forgetful', password })).toEqual(['LOGIN_WRONG']);
    expect(await codesOf(browser(office), requests.login, { name: 'forgetful', password: next })).toEqual([]);
    const { rows } = await world.database.query(
      `SELECT "account_id" FROM "audit_entry" WHERE "object" = 'one-time link' AND "after" ->> 'account_id' = $1 ORDER BY "id"`,
      [member.accountId],
    );
    expect(rows).toEqual([{ account_id: admin.accountId }, { account_id: member.accountId }]);
    expect(office.printed()).not.toContain(tokenOf(address));
  });

  it('an admin does not make for themselves, nor anybody for an account that was never accepted', async () => {
    expect(await codesOf(admin, requests.makeResetLink, { accountId: admin.accountId })).toEqual(['RESET_OWN']);
    const { id: personId } = await world.person();
    const accountId = (await send(juror, requests.invite, { personId })).account!.id;
    expect(await codesOf(admin, requests.makeResetLink, { accountId })).toEqual(['ACCOUNT_NOT_ACCEPTED']);
    expect(await codesOf(admin, requests.makeResetLink, { accountId: newUuid() })).toEqual(['ACCOUNT_UNKNOWN']);
  });

  it('cannot be asked for by the person where the office sends no mail', async () => {
    for (const name of ['forgetful', 'nobody-at-all']) {
      expect(await codesOf(browser(office), requests.requestPasswordReset, { name })).toEqual(['RESET_NO_MAIL']);
    }
  });
});

describe('API tokens', () => {
  const bearer = (secret: string | null | undefined): ReturnType<typeof client> =>
    client(office, { authorization: `Bearer ${secret ?? ''}` });
  const input = { name: 'The scoreboard', scopes: ['READ' as const], days: 30, password };
  const owner = async (username: string, roles: Parameters<typeof world.member>[0] = {}): Promise<Member> => {
    const member = await world.member(roles);
    await givePassword(world, member, username, password);
    return member;
  };

  it('are named, shown once, listed with their last use, and revoked', async () => {
    const member = await owner('names-tokens');
    const key = newKey();
    const { secret, apiToken } = await send(member, requests.createApiToken, { ...input, key });
    expect(secret).toMatch(/^tarokk_[\w-]{43}$/);
    expect(apiToken).toMatchObject({ name: 'The scoreboard', scopes: ['READ'], lastUsedAt: null });
    expect(await send(member, requests.createApiToken, { ...input, key })).toEqual({ secret: null, apiToken });
    expect((await send(bearer(secret), requests.me)).account).toMatchObject({ id: member.accountId });
    const { apiTokens } = await send(member, requests.apiTokens);
    expect(apiTokens.nodes).toMatchObject([{ id: apiToken!.id, lastUsedAt: expect.any(String), revokedAt: null }]);
    expect(await codesOf(player, requests.revokeApiToken, { id: apiToken!.id })).toEqual(['TOKEN_UNKNOWN']);
    expect(await codesOf(member, requests.revokeApiToken, { id: apiToken!.id })).toEqual([]);
    expect(await refusalOf(bearer(secret), requests.me)).toBe('UNAUTHENTICATED');
    const { rows } = await world.database.query<{ all: string }>(
      'SELECT string_agg(t::text, \'\') AS "all" FROM "api_token" t',
    );
    expect(rows[0]!.all).not.toContain(secret);
    expect(office.printed()).not.toContain(secret);
  });

  it.each(['READ', 'SUBMIT', 'JURY'] as const)(
    'with the scope %s are made with the password alone, and their owner is told',
    async (scope) => {
      const member = await owner(`shows-it-for-${scope.toLowerCase()}`, { jury: true });
      const make = (guess: string): Promise<readonly string[]> =>
        codesOf(member, requests.createApiToken, { ...input, scopes: [scope], password: guess });
      expect(await make('a guess of it')).toEqual(['PASSWORD_WRONG']);
      expect(await make('')).toEqual(['PASSWORD_WRONG']);
      expect(await kindsOf(member)).toEqual([]);
      expect(await make(password)).toEqual([]);
      const { notices } = await send(member, requests.notices);
      expect(notices.nodes).toMatchObject([
        { kind: 'TOKEN_MADE', by: null, message: expect.stringContaining('“The scoreboard”') },
      ]);
    },
  );

  it('are not made without a word of the password, nor by guessing on', async () => {
    const member = await owner('is-guessed-at');
    const WITHOUT = graphql(
      `mutation ($key: IdempotencyKey!, $password: String! = "") {
        createApiToken(input: { idempotencyKey: $key, name: "Mine", scopes: [READ], days: 1, password: $password }) {
          ...refused
        }
      }`,
      [refused],
    );
    const codes: (readonly string[])[] = [];
    for (let attempt = 0; attempt < 12; attempt++) codes.push(await codesOf(member, WITHOUT));
    expect(codes[0]).toEqual(['PASSWORD_WRONG']);
    expect(codes.at(-1)).toEqual(['ACCOUNT_TOO_MANY_ATTEMPTS']);
    expect(await codesOf(member, WITHOUT, { password })).toEqual(['ACCOUNT_TOO_MANY_ATTEMPTS']);
  });

  it('expire, and last from 1 to 366 days', async () => {
    const member = await owner('makes-old-ones');
    expect(await codesOf(member, requests.createApiToken, { ...input, days: 0 })).toEqual(['TOKEN_DAYS']);
    expect(await codesOf(member, requests.createApiToken, { ...input, days: 367 })).toEqual(['TOKEN_DAYS']);
    const { secret } = await send(member, requests.createApiToken, { ...input, days: 366 });
    expect(await send(bearer(secret), requests.me)).not.toBeNull();
    await world.database.query('UPDATE "api_token" SET "expires_at" = now() WHERE "account_id" = $1', [
      member.accountId,
    ]);
    expect(await refusalOf(bearer(secret), requests.me)).toBe('UNAUTHENTICATED');
  });

  it('have scopes that the account has, and lose the jury with it', async () => {
    const member = await owner('has-scopes', { jury: true });
    expect(await codesOf(player, requests.createApiToken, { ...input, scopes: ['JURY'] })).toEqual(['TOKEN_NOT_JURY']);
    expect(await codesOf(member, requests.createApiToken, { ...input, scopes: [] })).toEqual(['TOKEN_SCOPES']);
    const { secret } = await send(member, requests.createApiToken, { ...input, scopes: ['JURY'] });
    const { id: personId } = await world.person();
    expect(await codesOf(bearer(secret), requests.invite, { personId })).toEqual([]);
    await send(admin, requests.setOffices, { accountId: member.accountId, jury: false, admin: false });
    expect(await refusalOf(bearer(secret), requests.invite, { personId })).toBe('FORBIDDEN');
  });

  it('34 have the scope of an admin only for an admin who shows the password, and for 30 days', async () => {
    const member = await world.member({ admin: true });
    await givePassword(world, member, 'sets-it-up', password);
    const setup = { name: 'Sets the office up', scopes: ['ADMIN' as const], days: 30 };
    expect(await codesOf(player, requests.createApiToken, { ...setup, password })).toEqual(['TOKEN_NOT_ADMIN']);
    expect(await codesOf(member, requests.createApiToken, { ...setup, password: 'a guess of it' })).toEqual([
      'PASSWORD_WRONG',
    ]);
    expect(await codesOf(member, requests.createApiToken, { ...setup, days: 31, password })).toEqual([
      'TOKEN_ADMIN_DAYS',
    ]);
    const { secret, apiToken } = await send(member, requests.createApiToken, { ...setup, password });
    expect(apiToken).toMatchObject({ scopes: ['READ', 'ADMIN'] });
    const { id: personId } = await world.person();
    expect(await codesOf(bearer(secret), requests.invite, { personId })).toEqual([]);
    await send(admin, requests.setOffices, { accountId: member.accountId, jury: true, admin: false });
    expect(await refusalOf(bearer(secret), requests.invite, { personId })).toBe('FORBIDDEN');
  });

  it('34 make nobody an admin, and let no admin be invited anew or lose the office, with the scope of an admin', async () => {
    const member = await world.member({ admin: true });
    await givePassword(world, member, 'sets-up-more', password);
    const setup = { name: 'Sets the office up', scopes: ['ADMIN' as const], days: 1, password };
    const token = bearer((await send(member, requests.createApiToken, setup)).secret);
    const newcomer = await world.member();
    const [ofNewcomer, ofAdmin] = [{ accountId: newcomer.accountId }, { accountId: admin.accountId }];
    expect(await codesOf(token, requests.setOffices, { ...ofNewcomer, jury: true, admin: false })).toEqual([]);
    for (const input of [
      { ...ofNewcomer, jury: true, admin: true },
      { ...ofAdmin, jury: false, admin: false },
    ]) {
      expect(await codesOf(token, requests.setOffices, input)).toEqual(['ACCOUNT_ADMIN_BY_LOGIN']);
    }
    const waiting = await world.member({ admin: true });
    await world.database.query('UPDATE "account" SET "username" = NULL, "password_hash" = NULL WHERE "id" = $1', [
      waiting.accountId,
    ]);
    expect(await codesOf(token, requests.invite, { personId: waiting.id })).toEqual(['INVITATION_HOLDS_OFFICE']);
  });

  it('that may only read change nothing, those that may submit decide nothing', async () => {
    const member = await owner('reads-and-submits', { jury: true });
    const VENUE = graphql(`mutation ($key: IdempotencyKey!) {
      saveVenue(input: { idempotencyKey: $key, name: "By a token", public: true }) { __typename }
    }`);
    for (const scope of ['READ', 'SUBMIT'] as const) {
      const { secret } = await send(member, requests.createApiToken, { ...input, scopes: [scope] });
      expect(await refusalOf(bearer(secret), VENUE)).toBe('FORBIDDEN');
    }
    const { secret } = await send(member, requests.createApiToken, { ...input, scopes: ['JURY'] });
    expect(await ask(bearer(secret), VENUE)).toEqual({ saveVenue: { __typename: 'VenueSaved' } });
  });

  it('manage no account, whatever their scopes and whoever made them', async () => {
    const member = await world.member({ jury: true, admin: true });
    await givePassword(world, member, 'token-owner', password);
    const every = { name: 'All', scopes: ['READ' as const, 'SUBMIT' as const, 'JURY' as const], days: 1, password };
    const token = bearer((await send(member, requests.createApiToken, every)).secret);
    const [account, id] = [{ accountId: player.accountId }, newUuid()];
    const refusals = [
      await refusalOf(token, requests.logoutEverywhere),
      await refusalOf(token, requests.revokeLogin, { id }),
      await refusalOf(token, requests.changePassword, { password, newPassword: 'three other words' }),
      await refusalOf(token, requests.makeResetLink, account),
      await refusalOf(token, requests.setOffices, { ...account, jury: true, admin: true }),
      await refusalOf(token, requests.closeAccount, account),
      await refusalOf(token, requests.reopenAccount, account),
      await refusalOf(token, requests.createApiToken, every),
      await refusalOf(token, requests.revokeApiToken, { id }),
      await refusalOf(token, requests.setPin, { password, pin: '271828' }),
      await refusalOf(token, requests.removePin, { password }),
      await refusalOf(token, requests.markNoticesSeen, { ids: [] }),
      await refusalOf(token, requests.setLanguage, { language: 'HU' }),
    ];
    expect(refusals).toEqual(refusals.map(() => 'FORBIDDEN'));
  });

  it('are fifty at most', async () => {
    const member = await owner('has-fifty');
    // Rows, since fifty tokens would each hash a password.
    await world.database.query(
      `INSERT INTO "api_token" ("account_id", "name", "scopes", "token_hash", "expires_at")
       SELECT $1, 'One of many', ARRAY['read'], sha256(convert_to('many' || n, 'UTF8')), now() + interval '1 day' FROM generate_series(1, 50) n`,
      [member.accountId],
    );
    expect(await codesOf(member, requests.createApiToken, input)).toEqual(['TOKEN_TOO_MANY']);
  });

  it('are listed alone while they can be used, where that is asked for', async () => {
    const member = await owner('lists-usable');
    const USABLE = graphql('{ me { apiTokens(usable: true) { nodes { name } totalCount } } }');
    for (const name of ['revoked', 'expired', 'usable'])
      await send(member, requests.createApiToken, { ...input, name });
    await world.database.query(
      `UPDATE "api_token" SET "revoked_at" = CASE "name" WHEN 'revoked' THEN now() END,
                              "expires_at" = CASE "name" WHEN 'expired' THEN now() ELSE "expires_at" END
       WHERE "account_id" = $1`,
      [member.accountId],
    );
    expect(await send(member, USABLE)).toEqual({ apiTokens: { nodes: [{ name: 'usable' }], totalCount: 1 } });
  });
});

describe('the PIN for confirming', () => {
  it('is six digits, set and removed with the password', async () => {
    const member = await world.member();
    await givePassword(world, member, 'pin-owner', password);
    expect(await codesOf(member, requests.setPin, { password: 'a guess of it', pin: '271828' })).toEqual([
      'PASSWORD_WRONG',
    ]);
    for (const pin of ['12345', '1234567', '12345a', '']) {
      expect(await codesOf(member, requests.setPin, { password, pin })).toEqual(['PIN_MISSPELT']);
    }
    expect(await codesOf(member, requests.setPin, { password, pin: '271828' })).toEqual([]);
    expect(await send(member, requests.me)).toMatchObject({ pin: 'SET' });
    const { rows } = await world.database.query<{ pin_hash: string }>(
      'SELECT "pin_hash" FROM "account" WHERE "id" = $1',
      [member.accountId],
    );
    expect(rows[0]!.pin_hash).toMatch(/^\$argon2id\$/);
    expect(await codesOf(member, requests.removePin, { password })).toEqual([]);
    expect(await send(member, requests.me)).toMatchObject({ pin: 'NONE' });
    const entries = await world.database.query(
      `SELECT "action" FROM "audit_entry" WHERE "object_id" = $1 AND "action" LIKE '%Pin' ORDER BY "id"`,
      [member.accountId],
    );
    expect(entries.rows).toEqual([{ action: 'setPin' }, { action: 'removePin' }]);
  });

  it('is neither one digit repeated nor digits in a row', async () => {
    const member = await world.member();
    await givePassword(world, member, 'pin-simple', password);
    for (const pin of ['000000', '777777', '123456', '654321', '456789', '890123', '210987']) {
      expect([pin, ...(await codesOf(member, requests.setPin, { password, pin }))]).toEqual([pin, 'PIN_TOO_SIMPLE']);
    }
    expect(await codesOf(member, requests.setPin, { password, pin: '112233' })).toEqual([]);
  });

  it('is locked after five failures until it is set anew', async () => {
    const member = await world.member();
    await givePassword(world, member, 'pin-locked', password);
    await send(member, requests.setPin, { password, pin: '271828' });
    await world.database.query('UPDATE "account" SET "pin_failures" = 5 WHERE "id" = $1', [member.accountId]);
    expect(await send(member, requests.me)).toMatchObject({ pin: 'LOCKED' });
    expect(await codesOf(member, requests.setPin, { password, pin: '271828' })).toEqual([]);
    expect(await send(member, requests.me)).toMatchObject({ pin: 'SET' });
  });
});

describe('notices', () => {
  it('are marked as seen by their account alone, and then shown only when asked for', async () => {
    const member = await world.member();
    await send(admin, requests.setOffices, { accountId: member.accountId, jury: true, admin: false });
    const { notices } = await send(member, requests.notices);
    const ids = notices.nodes.map(({ id }) => id);
    await send(player, requests.markNoticesSeen, { ids });
    expect(await kindsOf(member)).toEqual(['OFFICES']);
    await send(member, requests.markNoticesSeen, { ids });
    expect(await kindsOf(member)).toEqual([]);
    const withSeen = graphql('{ me { notices(withSeen: true) { nodes { kind message(language: HU) seenAt } } } }');
    const [seen] = (await ask(member, withSeen)).me!.notices.nodes;
    expect(seen).toEqual({ kind: 'OFFICES', message: 'Egy admin zsűritaggá tett.', seenAt: expect.any(String) });
    const tooMany = Array.from({ length: 101 }, newUuid);
    expect(await codesOf(member, requests.markNoticesSeen, { ids: tooMany })).toEqual(['NOTICE_TOO_MANY']);
  });
});

it('the language of letters is kept with the account', async () => {
  expect(await send(player, requests.setLanguage, { language: 'DE' })).toEqual({ me: { language: 'DE' } });
  expect(await ask(player, requests.me)).toMatchObject({ me: { language: 'DE' } });
});

function newUuid(): string {
  return crypto.randomUUID();
}
