import type { Page } from '@playwright/test';
import { type Member } from '../support/given.js';
import { ownOffice } from '../support/own-office.js';
import { expect, inOffice } from '../browser/fixtures.js';
import { awake, settled } from '../browser/pages.js';

let admin: Pick<Member, 'cookie'>;

const test = inOffice(ownOffice);

// Each test goes on where the last one has stopped.
test.describe.configure({ mode: 'serial' });

test.describe('an empty office', () => {
  /** Types a name as a person does, and takes it as that of somebody new. */
  const choose = async (page: Page, label: string, name: string): Promise<void> => {
    const field = page.getByRole('combobox', { name: label });
    await field.fill(name);
    await page
      .getByRole('option', { name: new RegExp(`^${name}.*(new|known|Wasps)`) })
      .first()
      .click();
    await expect(field).toHaveValue(name);
  };

  test('is set up in the browser: first admin, jury, season, teams with members', async ({
    open,
    prepared: { office },
  }) => {
    test.setTimeout(180_000);
    const link = /\/first-admin#\S+/.exec(office.printed())![0];
    const page = await open(link, { locale: 'en-GB' });
    await page.getByLabel('Your name').fill('Nagy Anna');
    await page.getByLabel('I am of the jury too').check();
    await page.getByLabel('Username').fill('anna');
    await page.getByLabel('New password').fill('three green marabous');
    await page.getByRole('button', { name: 'Open the account' }).click();
    await expect(page.getByRole('heading', { name: 'Nagy Anna', level: 1 })).toBeVisible();

    await page.getByRole('link', { name: 'To the administration' }).click();
    // Among the jury and among the admins.
    await page.getByRole('link', { name: 'Nagy Anna' }).first().click();
    await expect(page.getByText('account open, jury, admin')).toBeVisible();

    await page.goto('/en/account');
    await page.getByRole('link', { name: /^Open the season \d{4}\.$/ }).click();
    await awake(page);
    await expect(page.getByText('There is no season yet')).toBeVisible();
    await settled(page);
    await page.getByLabel('Year', { exact: true }).fill('2026');
    await page.getByLabel('Day of the annual meeting').fill('2026-01-17');
    await page.getByRole('button', { name: 'Open a season' }).click();
    await expect(page.getByText('Annual meeting on 17 Jan 2026')).toBeVisible();

    await page.getByRole('link', { name: 'Teams of 2026' }).click();
    await expect(page.getByText('No team takes part yet')).toBeVisible();
    for (const [name, captain, second] of [
      ['Danube Wasps', 'Kis Béla', 'Vas Dóra'],
      ['Óbudai Baglyok', 'Tóth Csaba', 'Nagy Anna'],
    ] as const) {
      await page.getByLabel('Name of the team').fill(name);
      await choose(page, 'Captain', captain);
      await choose(page, 'Second member', second);
      await page.getByRole('button', { name: 'Enter the team' }).click();
      await expect(page.getByText(`${name} is entered.`)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Danube Wasps' }).click();
    await page.getByRole('button', { name: 'Make captain: Vas Dóra' }).click();
    await expect(page.getByRole('button', { name: 'Make captain: Kis Béla' })).toBeVisible();
    await page.getByRole('button', { name: 'Add a member …' }).click();
    await choose(page, 'New member', 'Fehér Vilmos');
    await page.getByRole('button', { name: 'Add a member', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Fehér Vilmos' })).toBeVisible();
    const login = (await page.context().cookies()).find(({ name }) => name === 'office_login')!;
    admin = { cookie: `office_login=${login.value}` };

    const table = await open(`/en/championship/2026`, { javaScriptEnabled: false });
    expect(await table.locator('td[data-column="team"]').allInnerTexts()).toEqual(['Danube Wasps', 'Óbudai Baglyok']);
  });

  test('invites somebody with a link that is shown once', async ({ open, openAs }) => {
    const page = await openAs(admin, '/en/people?name=bela');
    await page.getByRole('link', { name: 'Kis Béla' }).click();
    await page.getByRole('button', { name: 'Invite …' }).click();
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const link = await page.locator('.link-shown').innerText();
    const guest = await open(link, { locale: 'en' });
    await guest.getByLabel('Username').fill('bela');
    await guest.getByLabel('New password').fill('two red hawks at noon');
    await guest.getByRole('button', { name: 'Open the account' }).click();
    await expect(guest.getByRole('heading', { name: 'Kis Béla', level: 1 })).toBeVisible();
  });

  test('has noted all of it in the log, which is filtered by its address', async ({ openAs }) => {
    const page = await openAs(admin, '/en/jury/log?kind=SIDES');
    const entered = page.locator('.past-acts > li').filter({ hasText: 'entered the team' });
    await expect(entered).toHaveCount(2);
    await page.getByLabel('Team or pair of the match').fill('baglyok');
    await page.getByRole('button', { name: 'Show acts' }).click();
    await expect(page).toHaveURL(/side=baglyok/);
    await expect(entered).toHaveCount(1);
    await entered.first().locator('summary').click();
    await expect(entered.first().getByRole('cell', { name: /Óbudai Baglyok/ })).toBeVisible();
  });
});
