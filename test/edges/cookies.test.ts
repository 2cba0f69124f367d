import { afterAll, describe, expect, it } from '@jest/globals';
import { givePassword, requests } from '../support/account-requests.js';
import { ask, codesOf, graphql } from '../support/ask.js';
import { type Browser, browser } from '../support/browser.js';
import { client } from '../support/given.js';
import type { Office } from '../support/office.js';
import { anotherOffice, ownOffice } from '../support/own-office.js';

const password = 'three other words';
const {
  office: plain,
  world,
  end,
} = await ownOffice({ environment: { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'http://office.test' } });
const encrypted = await anotherOffice({ DATABASE_URL: plain.databaseUrl(), PUBLIC_URL: 'https://office.test' });
await givePassword(world, await world.member(), 'anna', password);

afterAll(async () => {
  await encrypted.end();
  await end();
});

async function loggedIn(office: Office, headers: Record<string, string> = {}): Promise<Browser> {
  const visit = browser(office, headers);
  expect(await codesOf(visit, requests.login, { name: 'anna', password })).toEqual([]);
  return visit;
}

const ME = graphql('{ me { username } }');

describe('an office whose PUBLIC_URL is https', () => {
  it('sets cookies that no other host can plant and no unencrypted request carries', async () => {
    const visit = await loggedIn(encrypted);
    expect(visit.lastSetCookie()).toMatch(/^__Host-office_login=[\w-]{43}; /);
    for (const attribute of [/; Path=\/(?:;|$)/, /; Secure(?:;|$)/, /; HttpOnly/, /; SameSite=Lax/]) {
      expect(visit.lastSetCookie()).toMatch(attribute);
    }
    expect(visit.lastSetCookie()).not.toMatch(/Domain=/i);
    const page = await fetch(`${encrypted.url}/en`);
    expect(page.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-office_language=en; .*Secure/)]);
  });

  it('knows a login by that cookie alone', async () => {
    const visit = await loggedIn(encrypted);
    const token = visit.cookie()!.split('=')[1]!;
    const asked = async (cookie: string): Promise<unknown> => (await ask(client(encrypted, { cookie }), ME)).me;
    expect(await asked(`__Host-office_login=${token}`)).toEqual({ username: 'anna' });
    expect(await asked(`office_login=${token}`)).toBeNull();
  });

  it('tells browsers to keep to https, whatever they ask for', async () => {
    for (const path of ['/en', '/health/live', '/graphql?query={__typename}', '/nowhere']) {
      const { headers } = await fetch(`${encrypted.url}${path}`);
      expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000']);
    }
  });
});

describe('an office whose PUBLIC_URL is http', () => {
  it('keeps its cookies and says nothing of https', async () => {
    const visit = await loggedIn(plain);
    expect(visit.lastSetCookie()).toMatch(/^office_login=[\w-]{43}; /);
    expect(visit.lastSetCookie()).not.toMatch(/Secure/);
    expect((await fetch(`${plain.url}/en`)).headers.get('strict-transport-security')).toBeNull();
  });

  it('keeps the cookie on https where a trusted proxy says that the request came so', async () => {
    const visit = await loggedIn(plain, { 'x-forwarded-for': '10.9.9.9', 'x-forwarded-proto': 'https' });
    expect(visit.lastSetCookie()).toMatch(/Secure/);
  });
});
