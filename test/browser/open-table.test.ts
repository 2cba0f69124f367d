import type { Page } from '@playwright/test';
import { ownOffice } from '../support/own-office.js';
import { expect, inOffice, phone, takingAlong } from './fixtures.js';
import { awake } from './pages.js';
import { takenAlong } from './sheets-on-a-phone.js';

const test = inOffice(ownOffice);

test.describe('the open table', () => {
  /** Presses the tabulator until something has the focus, then the key. */
  const press = async (page: Page, selector: string, key = 'Enter'): Promise<void> => {
    for (let stops = 0; stops < 80; stops++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`)) {
        await page.keyboard.press(key);
        return;
      }
    }
    throw new Error(`${selector} is not reached by keyboard`);
  };

  test('is played through by keyboard, from the address of a deal to the points with their reasons', async ({
    open,
  }) => {
    const page = await open(`/en/table?seed=sharing`);
    await expect(page.locator('.question')).toBeVisible();
    const dealt = await page.locator('.right .hand').innerHTML();
    await press(page, '.chip:nth-child(2)');
    await expect(page.locator('.said-now').getByText('Game')).toBeVisible();
    await press(page, '.turn-over');
    for (let pass = 0; pass < 3; pass++) await press(page, '.turn-over');
    await expect(page.getByRole('heading', { name: 'Trick 1: A collector plays' })).toBeVisible();
    let explained = 0;
    for (let card = 0; card < 40; card++) {
      if (card % 4 === 1 && (await page.locator('.turn .card-to-choose[aria-disabled="true"]').count()) > 0) {
        await press(page, '.turn .card-to-choose[aria-disabled="true"]');
        await expect(page.locator('.explained').getByText('Rule 3.1')).toBeVisible();
        explained++;
        await page.evaluate('document.querySelector(".question").focus()');
      }
      const before = await page.locator('.question').innerText();
      await press(page, '.turn .card-to-choose[aria-disabled="false"]');
      await expect.poll(() => page.locator('.question').innerText()).not.toBe(before);
      if (card === 5) {
        await press(page, '.bar .action');
        await expect(page.getByRole('heading', { name: before })).toBeVisible();
        await page.evaluate('document.querySelector(".question").focus()');
        await press(page, '.turn .card-to-choose[aria-disabled="false"]');
      }
    }
    expect(explained).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { name: 'All ten tricks are played.' })).toBeVisible();
    const reason = page.locator('.lines-of-game details').first();
    await reason.locator('summary').click();
    expect(await reason.locator('p').innerText()).toMatch(/\S.*Rule\s4\.4/);
    // A reload loses nothing, and another window with the same address has the same cards.
    await page.reload();
    await awake(page);
    await expect(page.getByRole('heading', { name: 'All ten tricks are played.' })).toBeVisible();
    const other = await open(page.url());
    await expect(other.getByRole('heading', { name: 'A collector speaks' })).toBeVisible();
    expect(await other.locator('.right .hand').innerHTML()).toBe(dealt);
  });

  test('shows nobody’s cards while it is passed on, and a dealt hand card by card makes a deal of its own', async ({
    open,
  }) => {
    const page = await open(`/en/table`, phone);
    await page.getByRole('button', { name: 'B attacks' }).tap();
    await page.getByRole('button', { name: 'Passed round' }).tap();
    await page.getByRole('button', { name: 'Enter a deal' }).tap();
    const free = page.locator('.pool .card-top[aria-pressed="false"]:not(:has(.held-by))');
    await expect(free.first()).toBeVisible();
    for (let left = 40; left > 0; left--) {
      if (await page.getByText('Pass to B collector').isVisible()) break;
      await free.last().tap();
    }
    await expect(page.getByText('Pass to B collector')).toBeVisible();
    await expect(page).toHaveURL(/deal=[0-3]{40}/);
    await expect(page.locator('.card-to-choose')).toHaveCount(0);
    await page.getByRole('button', { name: 'I am B collector: show my cards' }).tap();
    await page.locator('.turn-over').tap();
    await expect(page.getByText('Pass to A interceptor')).toBeVisible();
  });

  test('opens without a network once it was open with one', async ({ open }) => {
    const page = await open(`/en/table`, takingAlong);
    await expect(page.getByRole('link', { name: 'Deal at random' })).toBeVisible();
    await takenAlong(page);
    await page.context().setOffline(true);
    await page.goto(`/en/table?seed=train`);
    await awake(page);
    await expect(page.getByRole('heading', { name: 'A collector speaks' })).toBeVisible();
    expect(
      await page.evaluate(`fetch(document.querySelector('.card use').href.baseVal.split('#')[0]).then(({ ok }) => ok)`),
    ).toBe(true);
  });
});
