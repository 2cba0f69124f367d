import type { Page } from '@playwright/test';
import { givePassword, requests } from '../support/account-requests.js';
import { ask, graphql, refusalOf, send } from '../support/ask.js';
import { type Client, client, type Given, type Member } from '../support/given.js';
import { startWebhookReceiver } from '../support/webhook-receiver.js';
import { ownOffice } from '../support/own-office.js';
import { expect, inOffice } from './fixtures.js';
import { settled } from './pages.js';
import { planMatch } from '../support/planned-matches.js';

const password = 'three green marabous';

const ME = graphql('{ me { username } }');

const test = inOffice(async () => {
  const receiver = await startWebhookReceiver();
  const inner = { WEBHOOK_HTTP: 'on', WEBHOOK_NETWORKS: '127.0.0.1/32', WEBHOOK_PORTS: `${receiver.port}` };
  const opened = await ownOffice({ environment: inner });
  const anna = await opened.world.member({ name: 'Nagy Anna', admin: true });
  await givePassword(opened.world, anna, 'anna', password);
  const end = async (): Promise<void> => {
    await opened.end();
    await receiver.end();
  };
  return { ...opened, receiver, anna, end };
});

test.describe('the account', () => {
  const logIn = async (page: Page, secret = password): Promise<void> => {
    await page.getByLabel('Username or e-mail address').fill('anna');
    await page.getByLabel('Password', { exact: true }).fill(secret);
    await page.getByRole('button', { name: 'Log in' }).click();
  };

  /** A match that anna's team and another mean to play in a week. */
  const planned = async (world: Given, anna: Member): Promise<string> => {
    const date = new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString().slice(0, 10);
    const year = await world.season(Number(date.slice(0, 4)));
    const [sideA, sideB] = [await world.team(year, [anna]), await world.team(year, [await world.person()])];
    return (await planMatch(anna, [sideA, sideB], date, { name: 'At home', public: true })).id;
  };

  test('is asked for where it is needed, and leads back there', async ({ open }) => {
    const page = await open('/en/account?from=a-letter');
    await expect(page).toHaveURL(/\/en\/login\?next=%2Fen%2Faccount/);
    await logIn(page, 'not the password');
    await expect(page.getByRole('alert').getByText('Name or password is wrong')).toBeVisible();
    await expect(page.getByLabel('Username or e-mail address')).toHaveValue('anna');
    await logIn(page);
    await expect(page.getByRole('heading', { name: 'Nagy Anna', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/en\/account/);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'office_login')!;
    expect([cookie.httpOnly, cookie.sameSite]).toEqual([true, 'Lax']);
  });

  test('takes what was typed before its script runs, and puts no password into an address', async ({ open }) => {
    const page = await open('/en/login', { javaScriptEnabled: false });
    const form = page.locator('form');
    expect([await form.getAttribute('method'), await page.locator('[type=submit]').isDisabled()]).toEqual([
      'post',
      true,
    ]);
  });

  test('follows no address of somebody else after the login', async ({ open }) => {
    const page = await open('/en/login?next=https://elsewhere.example/en/account');
    await logIn(page);
    await expect(page.getByRole('heading', { name: 'Nagy Anna' })).toBeVisible();
    await expect(page).toHaveURL('/en/account');
  });

  test('lists what is missing before anything is sent, each with a way to its field', async ({ open }) => {
    const page = await open('/en/login');
    await page.getByRole('button', { name: 'Log in' }).click();
    const field = page.getByLabel('Username or e-mail address');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: 'Password' }).click();
    expect(await page.evaluate('document.activeElement.name')).toBe('password');
  });

  test('keeps what was typed when the network goes, and sends it when it is back', async ({ open }) => {
    const page = await open('/en/login');
    await page.context().setOffline(true);
    await logIn(page);
    await expect(page.getByRole('alert').getByText('Not sent')).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'Nagy Anna' })).toBeVisible();
  });

  test('is opened by an invitation, in the language of who follows it', async ({ open, prepared: { world, anna } }) => {
    const person = await world.person('Tóth Csaba');
    const { address } = await send(anna, requests.invite, { personId: person.id });
    const page = await open(new URL(address!).pathname + new URL(address!).hash, { locale: 'hu-HU' });
    await page.getByLabel('Felhasználónév').fill('csaba');
    await page.getByLabel('Új jelszó').fill('password');
    await page.getByRole('button', { name: 'A fiók megnyitása' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('Új jelszó').fill('csendes piros kakadu');
    await page.getByRole('button', { name: 'A fiók megnyitása' }).click();
    await expect(page.getByRole('heading', { name: 'Tóth Csaba', level: 1 })).toBeVisible();
    await page.goBack();
    expect(page.url()).not.toContain('#');
  });

  test('keeps its invitation when the language is changed; a used one says so before anything is typed', async ({
    open,
    prepared: { world, anna },
  }) => {
    const person = await world.person('Sós Sára');
    const { address } = await send(anna, requests.invite, { personId: person.id });
    const { pathname, hash } = new URL(address!);
    const page = await open(`/en${pathname}${hash}`);
    await page.getByRole('link', { name: 'Magyar' }).click();
    await settled(page);
    await expect(page.getByText('Ez a meghívó neki szól: Sós Sára.')).toBeVisible();
    await page.getByLabel('Felhasználónév').fill('sari');
    await page.getByLabel('Új jelszó').fill('csendes piros kakadu');
    await page.getByRole('button', { name: 'A fiók megnyitása' }).click();
    await expect(page.getByRole('heading', { name: 'Sós Sára', level: 1 })).toBeVisible();

    const again = await open(`/en${pathname}${hash}`);
    await expect(again.getByRole('alert')).toContainText('was used already');
    await expect(again.getByLabel('New password')).toHaveCount(0);
    await again.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(again.getByRole('heading', { name: 'Log in' })).toBeVisible();
  });

  test('gets a new password by a link, once', async ({ open, prepared: { world, anna } }) => {
    const member = await world.member();
    await givePassword(world, member, 'forgetful', password);
    const { address } = await send(anna, requests.makeResetLink, { accountId: member.accountId });
    const { pathname, hash } = new URL(address!);
    const use = async (page: Page): Promise<void> => {
      await page.getByLabel('New password').fill('a quiet red cockatoo');
      await page.getByRole('button', { name: 'Save the password' }).click();
    };
    const first = await open(`/en${pathname}${hash}`);
    await use(first);
    await expect(first.getByRole('heading', { name: member.name })).toBeVisible();
    const second = await open(`/en${pathname}${hash}`);
    await use(second);
    await expect(second.getByRole('alert')).toBeVisible();
    const bare = await open('/en/new-password');
    await expect(bare.getByText('The link is not complete')).toBeVisible();
  });

  test('says that a letter is on its way, or that this office sends none', async ({ open }) => {
    const page = await open('/de/forgotten-password');
    await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('anna');
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  });

  test('changes its password, which ends every other login', async ({ open, prepared: { world } }) => {
    const member = await world.member();
    await givePassword(world, member, 'changing', password);
    const other = await open('/en/login');
    await other.getByLabel('Username or e-mail address').fill('changing');
    await other.getByLabel('Password', { exact: true }).fill(password);
    await other.getByRole('button', { name: 'Log in' }).click();
    await other.getByLabel('Present password').fill(password);
    await other.getByLabel('New password').fill('two red hawks at noon');
    await other.getByRole('button', { name: 'Change the password' }).click();
    await expect(other.getByText('The password is changed')).toBeVisible();
    await expect(other.getByLabel('Present password')).toHaveValue('');
    expect(await ask(member, ME)).toEqual({ me: null });
  });

  test('is asked which API tokens stay, before a changed password and logging out everywhere', async ({
    openAs,
    prepared: { world, office },
  }) => {
    const member = await world.member();
    await givePassword(world, member, 'keeps-some', password);
    const programs = new Map<string, Client>();
    for (const name of ['score board', 'old phone']) {
      const token = { name, scopes: ['READ' as const], days: 9, password };
      const { secret } = await send(member, requests.createApiToken, token);
      programs.set(name, client(office, { authorization: `Bearer ${secret!}` }));
    }
    const stands = (name: string): Promise<string> => refusalOf(programs.get(name)!, ME);
    const page = await openAs(member, '/hu/account');
    await expect(page.getByText('A jelszavaddal API-token készült: „score board”')).toBeVisible();
    const form = page.getByRole('form', { name: 'Jelszó megváltoztatása' });
    await form.getByLabel('Jelenlegi jelszó').fill(password);
    await form.getByLabel('Új jelszó').fill('two red hawks at noon');
    await form.getByRole('group', { name: 'Mely API-tokenek maradjanak meg?' }).getByLabel('score board').check();
    await form.getByRole('button').click();
    await expect(page.getByText('A jelszó megváltozott')).toBeVisible();
    await expect(page.getByLabel('old phone')).toHaveCount(0);
    expect([await stands('score board'), await stands('old phone')]).toEqual(['none', 'UNAUTHENTICATED']);
    const everywhere = page.getByRole('form', { name: 'Kijelentkezés mindenhol' });
    await expect(everywhere.getByLabel('score board')).not.toBeChecked();
    await everywhere.getByRole('button').click();
    await expect(page.getByRole('heading', { name: 'Bejelentkezés' })).toBeVisible();
    expect(await stands('score board')).toBe('UNAUTHENTICATED');
  });

  test('is logged out at one place, and everywhere', async ({ open, prepared: { world } }) => {
    const member = await world.member();
    await givePassword(world, member, 'everywhere', password);
    const page = await open('/en/login');
    await page.getByLabel('Username or e-mail address').fill('everywhere');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    const places = page.locator('#logins li');
    await expect(places).toHaveCount(2);
    // What is pressed before the script runs is pressed in vain.
    await settled(page);
    await page.getByRole('button', { name: /^Log out there/ }).click();
    await expect(places).toHaveCount(1);
    expect(await ask(member, ME)).toEqual({ me: null });
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await page.goto(`/en/account`);
    await expect(page).toHaveURL(/\/en\/login/);
  });

  test('chooses the language of letters', async ({ openAs, prepared: { anna } }) => {
    const page = await openAs(anna, '/en/account');
    await page.getByLabel('Language of letters').selectOption('HU');
    const LANGUAGE = graphql('{ me { language } }');
    await expect.poll(() => ask(anna, LANGUAGE)).toEqual({ me: { language: 'HU' } });
  });

  test('registers a webhook whose secret is shown once, tries it, switches it off and deletes it', async ({
    openAs,
    prepared: { anna, receiver },
  }) => {
    const page = await openAs(anna, '/en/account/webhooks');
    await page.getByLabel('What it is for').fill('The pub’s screen');
    await page.getByLabel('Address').fill('ftp://nowhere');
    await page.getByRole('button', { name: 'Register the webhook' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
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
    await expect(page.getByText('You have paused it')).toBeVisible();
    await page.reload();
    await settled(page);
    await expect(page.locator('.secret')).toHaveCount(0);
    await page.getByRole('button', { name: 'Delete “The pub’s screen” …' }).click();
    await page.getByRole('button', { name: /for good$/ }).click();
    await expect(page.getByText('A webhook appears here when you register it')).toBeVisible();
  });

  test('makes a token that is shown once, and revokes it', async ({ openAs, prepared: { office, anna } }) => {
    const page = await openAs(anna, '/en/account/tokens');
    await page.getByLabel('What it is for').fill('score board');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Make the token' }).click();
    await expect(page.getByRole('alert').getByText('The present password is wrong')).toBeVisible();
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Make the token' }).click();
    const token = await page.locator('.secret code').innerText();
    const program = client(office, { authorization: `Bearer ${token}` });
    const WHO = graphql('{ me { person { name } } }');
    expect(await ask(program, WHO)).toEqual({ me: { person: { name: 'Nagy Anna' } } });
    await page.getByRole('button', { name: 'Revoke “score board”' }).click();
    await expect(page.locator('.tokens').getByText('revoked')).toBeVisible();
    expect(await refusalOf(program, WHO)).toBe('UNAUTHENTICATED');
  });

  test('makes a token of an admin with the password, for an admin', async ({ openAs, prepared: { world, office } }) => {
    const admin = await world.member({ admin: true, name: 'Admin Adél' });
    await givePassword(world, admin, 'adel', password);
    const page = await openAs(admin, '/en/account/tokens');
    await page.getByLabel('What it is for').fill('sets the office up');
    await page.getByLabel('How many days').fill('30');
    await page.getByLabel('set the office up as an admin').check();
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Make the token' }).click();
    const program = client(office, { authorization: `Bearer ${await page.locator('.secret code').innerText()}` });
    expect(await ask(program, graphql('{ accounts(first: 1) { nodes { admin } } }'))).toMatchObject({
      accounts: { nodes: [expect.anything()] },
    });
  });

  test('sets a PIN, an address to be reached at, and what everybody sees of its name', async ({
    openAs,
    prepared: { world },
  }) => {
    const member = await world.member({ name: 'Szabó Emese' });
    await givePassword(world, member, 'emese', password);
    const page = await openAs(member, '/en/account/profile');
    const pin = page.getByRole('form', { name: 'Set a PIN' });
    await pin.getByLabel('New PIN').fill('12345');
    await pin.getByLabel('Password').fill(password);
    await pin.getByRole('button').click();
    await expect(pin.getByRole('alert')).toBeVisible();
    await pin.getByLabel('New PIN').fill('271828');
    await pin.getByRole('button').click();
    await expect(page.getByText('Confirming a sheet asks for your PIN')).toBeVisible();
    const contact = page.getByRole('form', { name: 'How the office reaches you' });
    await contact.getByLabel('E-mail address').fill('emese@mail.test');
    await contact.getByRole('button').click();
    await expect(contact.getByRole('alert')).toBeVisible();
    await contact.getByLabel('Password').fill(password);
    await contact.getByRole('button').click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Show a pseudonym' }).click();
    await expect(page.getByText('A pseudonym stands for your name')).toBeVisible();
    const OWN = graphql('{ me { pin person { pseudonymous contact { email } } } }');
    const person = { pseudonymous: true, contact: { email: 'emese@mail.test' } };
    expect(await ask(member, OWN)).toEqual({ me: { pin: 'SET', person } });
  });

  for (const path of ['/account', '/account/webhooks', '/planned-matches', '/players']) {
    test(`${path}, to which letters lead, is found without a language`, async ({
      prepared: { office, world, anna },
    }) => {
      const id = path.startsWith('/account')
        ? ''
        : path === '/players'
          ? `/${anna.id}`
          : `/${await planned(world, anna)}`;
      const response = await fetch(office.url + path + id, {
        headers: { 'accept-language': 'hu', cookie: anna.cookie },
      });
      expect([response.url, response.status]).toEqual([`${office.url}/hu${path}${id}`, 200]);
    });
  }
});
