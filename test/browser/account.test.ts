import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { givePassword, send } from '../support/account-requests.js';
import {
  awake,
  launchChromium,
  looks,
  openWindow,
  settled,
  sideways,
  violations,
  walkByKeyboard,
} from '../support/chromium.js';
import { client, given, type Given, type Member, newKey } from '../support/given.js';
import { newFolder, type Office, removeFolder, startOffice } from '../support/office.js';
import { requires } from '../support/requires.js';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.js';

const folder = newFolder();
const password = 'three green marabous';
let office: Office;
let world: Given;
let browser: Browser;
let receiver: WebhookReceiver;
let anna: Member;

describe.skipIf(!requires('chromium'))('the account', () => {
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    const inner = { WEBHOOK_HTTP: 'on', WEBHOOK_NETWORKS: '127.0.0.1/32', WEBHOOK_PORTS: `${receiver.port}` };
    [office, browser] = await Promise.all([startOffice({ DATA_DIR: folder, ...inner }), launchChromium()]);
    world = given(office);
    anna = await world.member({ name: 'Nagy Anna', admin: true });
    await givePassword(world, anna, 'anna', password);
  });

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });

  afterAll(async () => {
    await browser.close();
    await world.end();
    await office.end();
    await receiver.end();
    removeFolder(folder);
  });

  const open = (path: string, options: Parameters<Browser['newContext']>[0] = {}) =>
    openWindow(browser, office.url + path, options);

  const logIn = async (page: Page, secret = password): Promise<void> => {
    await page.getByLabel('Username or e-mail address').fill('anna');
    await page.getByLabel('Password', { exact: true }).fill(secret);
    await page.getByRole('button', { name: 'Log in' }).click();
  };

  const loggedIn = async (path: string, options: Parameters<Browser['newContext']>[0] = {}, as = anna) => {
    const { page, context, complaints } = await open('/en', options);
    const [name, value] = as.cookie.split('=') as [string, string];
    await context.addCookies([{ name, value, url: office.url }]);
    await page.goto(office.url + path);
    await awake(page);
    return { page, context, complaints };
  };

  /** A match that anna's team and another mean to play in a week. */
  const planned = async (): Promise<string> => {
    const date = new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString().slice(0, 10);
    const year = await world.season(Number(date.slice(0, 4)));
    const [sideA, sideB] = [await world.team(year, [anna]), await world.team(year, [await world.person()])];
    const { data } = await anna.graphql(
      `mutation ($key: IdempotencyKey!, $sideA: UUID!, $sideB: UUID!, $date: Day!) {
        planMatch(idempotencyKey: $key, sideA: $sideA, sideB: $sideB, date: $date, venue: { name: "At home", public: true }) {
          ... on PlannedMatchSaved { plannedMatch { id } } ... on Refused { problems { code message } } } }`,
      { key: newKey(), sideA: sideA.id, sideB: sideB.id, date },
    );
    expect(data).not.toHaveProperty('planMatch.problems');
    return (data!['planMatch'] as { plannedMatch: { id: string } }).plannedMatch.id;
  };

  it('is asked for where it is needed, and leads back there', async () => {
    const { page, context, complaints } = await open('/en/account?from=a-letter');
    expect(page.url()).toContain('/en/login?next=%2Fen%2Faccount');
    await logIn(page, 'not the password');
    await page.getByRole('alert').getByText('Name or password is wrong').waitFor();
    expect(await page.getByLabel('Username or e-mail address').inputValue()).toBe('anna');
    await logIn(page);
    await page.getByRole('heading', { name: 'Nagy Anna', level: 1 }).waitFor();
    expect(page.url()).toContain('/en/account');
    const cookie = (await context.cookies()).find(({ name }) => name === 'office_login')!;
    expect([cookie.httpOnly, cookie.sameSite]).toEqual([true, 'Lax']);
    expect(complaints).toEqual([]);
  });

  it('takes what was typed before its script runs, and puts no password into an address', async () => {
    const { page } = await open('/en/login', { javaScriptEnabled: false });
    const form = page.locator('form');
    expect([await form.getAttribute('method'), await page.locator('[type=submit]').isDisabled()]).toEqual([
      'post',
      true,
    ]);
  });

  it('follows no address of somebody else after the login', async () => {
    const { page } = await open('/en/login?next=https://elsewhere.example/en/account');
    await logIn(page);
    await page.getByRole('heading', { name: 'Nagy Anna' }).waitFor();
    expect(page.url()).toBe(`${office.url}/en/account`);
  });

  it('says what is missing before anything is sent, at the field, where the cursor is put', async () => {
    const { page } = await open('/en/login');
    await settled(page);
    await page.getByRole('button', { name: 'Log in' }).click();
    const field = page.getByLabel('Username or e-mail address');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await page.evaluate('document.activeElement.name')).toBe('name');
  });

  it('keeps what was typed when the network goes, and sends it when it is back', async () => {
    const { page, context } = await open('/en/login');
    await settled(page);
    await context.setOffline(true);
    await logIn(page);
    await page.getByRole('alert').getByText('Not sent').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'Nagy Anna' }).waitFor();
  });

  it('is opened by an invitation, in the language of who follows it', async () => {
    const person = await world.person('Tóth Csaba');
    const { address } = await send(anna, 'invite', { personId: person.id });
    const { page, complaints } = await open(new URL(address!).pathname + new URL(address!).hash, { locale: 'hu-HU' });
    await page.getByLabel('Felhasználónév').fill('csaba');
    await page.getByLabel('Új jelszó').fill('password');
    await page.getByRole('button', { name: 'A fiók megnyitása' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Új jelszó').fill('csendes piros kakadu');
    await page.getByRole('button', { name: 'A fiók megnyitása' }).click();
    await page.getByRole('heading', { name: 'Tóth Csaba', level: 1 }).waitFor();
    await page.goBack();
    expect(page.url()).not.toContain('#');
    expect(complaints).toEqual([]);
  });

  it('gets a new password by a link, once', async () => {
    const member = await world.member();
    await givePassword(world, member, 'forgetful', password);
    const { address } = await send(anna, 'makeResetLink', { accountId: member.accountId });
    const { pathname, hash } = new URL(address!);
    const use = async (page: Page): Promise<void> => {
      await page.getByLabel('New password').fill('a quiet red cockatoo');
      await page.getByRole('button', { name: 'Save the password' }).click();
    };
    const first = await open(`/en${pathname}${hash}`);
    await use(first.page);
    await first.page.getByRole('heading', { name: member.name }).waitFor();
    const second = await open(`/en${pathname}${hash}`);
    await use(second.page);
    await second.page.getByRole('alert').waitFor();
    const bare = await open('/en/new-password');
    await bare.page.getByText('The link is not complete').waitFor();
  });

  it('says that a letter is on its way, or that this office sends none', async () => {
    const { page } = await open('/de/forgotten-password');
    await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('anna');
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await page.getByRole('alert').waitFor();
  });

  it('changes its password, which ends every other login', async () => {
    const member = await world.member();
    await givePassword(world, member, 'changing', password);
    const other = await open('/en/login');
    await other.page.getByLabel('Username or e-mail address').fill('changing');
    await other.page.getByLabel('Password', { exact: true }).fill(password);
    await other.page.getByRole('button', { name: 'Log in' }).click();
    await other.page.getByLabel('Present password').fill(password);
    await other.page.getByLabel('New password').fill('two red hawks at noon');
    await other.page.getByRole('button', { name: 'Change the password' }).click();
    await other.page.getByText('The password is changed').waitFor();
    expect(await other.page.getByLabel('Present password').inputValue()).toBe('');
    expect((await member.graphql('{ me { username } }')).data).toEqual({ me: null });
  });

  it('is logged out at one place, and everywhere', async () => {
    const member = await world.member();
    await givePassword(world, member, 'everywhere', password);
    const { page } = await open('/en/login');
    await page.getByLabel('Username or e-mail address').fill('everywhere');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    const places = page.locator('#logins li');
    await expect.poll(() => places.count(), { timeout: 15_000 }).toBe(2);
    // What is pressed before the script runs is pressed in vain.
    await settled(page);
    await page.getByRole('button', { name: /^Log out there/ }).click();
    await expect.poll(() => places.count(), { timeout: 15_000 }).toBe(1);
    expect((await member.graphql('{ me { username } }')).data).toEqual({ me: null });
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await page.goto(`${office.url}/en/account`);
    expect(page.url()).toContain('/en/login');
  });

  it('chooses the language of letters', async () => {
    const { page } = await loggedIn('/en/account');
    await settled(page);
    await page.getByLabel('Language of letters').selectOption('HU');
    await expect.poll(async () => (await anna.graphql('{ me { language } }')).data).toEqual({ me: { language: 'HU' } });
  });

  it('registers a webhook whose secret is shown once, tries it, switches it off and deletes it', async () => {
    const { page, complaints } = await loggedIn('/en/account/webhooks');
    await settled(page);
    await page.getByLabel('What it is for').fill('The pub’s screen');
    await page.getByLabel('Address').fill('ftp://nowhere');
    await page.getByRole('button', { name: 'Register the webhook' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Address').fill(receiver.url('screen'));
    await page.getByRole('button', { name: 'Register the webhook' }).click();
    expect(await page.locator('.secret code').innerText()).toMatch(/^whsec_/);
    await page.getByRole('button', { name: 'Send a test to' }).click();
    await expect.poll(() => receiver.at('screen').length, { timeout: 30_000 }).toBe(1);
    await expect
      .poll(
        async () => {
          await page.getByRole('button', { name: 'Look again' }).click();
          return page.locator('.deliveries').getByText('delivered').count();
        },
        { timeout: 15_000 },
      )
      .toBe(1);
    await page.getByRole('button', { name: 'Switch off' }).click();
    await page.getByText('You have paused it').waitFor();
    await page.reload();
    await settled(page);
    expect(await page.locator('.secret').count()).toBe(0);
    await page.getByRole('button', { name: 'Delete “The pub’s screen” …' }).click();
    await page.getByRole('button', { name: /for good$/ }).click();
    await page.getByText('A webhook appears here when you register it').waitFor();
    expect(complaints).toEqual([]);
  });

  it('makes a token that is shown once, and revokes it', async () => {
    const { page } = await loggedIn('/en/account/tokens');
    await settled(page);
    await page.getByLabel('What it is for').fill('score board');
    await page.getByRole('button', { name: 'Make the token' }).click();
    const token = await page.locator('.secret code').innerText();
    const asked = () => client(office, { authorization: `Bearer ${token}` }).graphql('{ me { person { name } } }');
    expect((await asked()).data).toEqual({ me: { person: { name: 'Nagy Anna' } } });
    await page.getByRole('button', { name: 'Revoke “score board”' }).click();
    await page.locator('.tokens').getByText('revoked').waitFor();
    expect((await asked()).data?.['me'] ?? null).toBeNull();
  });

  it('sets a PIN, an address to be reached at, and what everybody sees of its name', async () => {
    const member = await world.member({ name: 'Szabó Emese' });
    await givePassword(world, member, 'emese', password);
    const { page, complaints } = await loggedIn('/en/account/profile', {}, member);
    await settled(page);
    const pin = page.getByRole('form', { name: 'Set a PIN' });
    await pin.getByLabel('New PIN').fill('12345');
    await pin.getByLabel('Password').fill(password);
    await pin.getByRole('button').click();
    await pin.getByRole('alert').waitFor();
    await pin.getByLabel('New PIN').fill('271828');
    await pin.getByRole('button').click();
    await page.getByText('Confirming a sheet asks for your PIN').waitFor();
    const contact = page.getByRole('form', { name: 'How the office reaches you' });
    await contact.getByLabel('E-mail address').fill('emese@mail.test');
    await contact.getByRole('button').click();
    await contact.getByRole('alert').waitFor();
    await contact.getByLabel('Password').fill(password);
    await contact.getByRole('button').click();
    await page.getByText('Saved.').waitFor();
    await page.getByRole('button', { name: 'Show a pseudonym' }).click();
    await page.getByText('A pseudonym stands for your name').waitFor();
    const { data } = await member.graphql('{ me { pin person { pseudonymous contact { email } } } }');
    const person = { pseudonymous: true, contact: { email: 'emese@mail.test' } };
    expect(data).toEqual({ me: { pin: 'SET', person } });
    expect(complaints).toEqual([]);
  });

  it.each(['/account', '/account/webhooks', '/planned-matches', '/players'])(
    '%s, to which letters lead, is found without a language',
    async (path) => {
      const id = path.startsWith('/account') ? '' : path === '/players' ? `/${anna.id}` : `/${await planned()}`;
      const response = await fetch(office.url + path + id, {
        headers: { 'accept-language': 'hu', cookie: anna.cookie },
      });
      expect([response.url, response.status]).toEqual([`${office.url}/hu${path}${id}`, 200]);
    },
  );

  const seen = [
    '/login',
    '/invitation#a-token',
    '/account',
    '/account/webhooks',
    '/account/profile',
    '/account/tokens',
  ];
  const pages = [...seen, '/forgotten-password', '/new-password', '/first-admin#a-token'];

  it.each(process.env['FULL'] === '1' ? pages : seen)(
    '%s has nothing that axe finds, is reached by keyboard, and fits on 320 pixels',
    async (path) => {
      const all = process.env['FULL'] === '1' ? looks : [looks[pages.indexOf(path) % looks.length]!];
      for (const { language, scheme } of all) {
        const { page, complaints } = await loggedIn(`/${language}${path}`, { colorScheme: scheme });
        await settled(page);
        expect(await page.title()).toMatch(/ · Royal Tarokk$/);
        expect([language, scheme, await violations(page)]).toEqual([language, scheme, []]);
        expect(await walkByKeyboard(page)).toEqual({ unreached: [], unmarked: [] });
        expect(complaints).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await sideways(page)).toBe(0);
      }
    },
  );
});
