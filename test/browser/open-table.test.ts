import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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
import { newFolder, type Office, removeFolder, startOffice } from '../support/office.js';
import { requires } from '../support/requires.js';

const folder = newFolder();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
let office: Office;
let browser: Browser;

describe.skipIf(!requires('chromium'))('the open table', () => {
  beforeAll(async () => {
    [office, browser] = await Promise.all([startOffice({ DATA_DIR: folder }), launchChromium()]);
  });

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });

  afterAll(async () => {
    await browser.close();
    await office.end();
    removeFolder(folder);
  });

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

  it('is played through by keyboard, from the address of a deal to the points with their reasons', async () => {
    const { page, complaints } = await openWindow(browser, `${office.url}/en/table?seed=sharing`);
    await page.locator('.question').waitFor();
    const dealt = await page.locator('.right .hand').innerHTML();
    await press(page, '.chip:nth-child(2)');
    await page.locator('.said-now').getByText('Game').waitFor();
    await press(page, '.turn-over');
    for (let pass = 0; pass < 3; pass++) await press(page, '.turn-over');
    await page.getByRole('heading', { name: 'Trick 1: A collector plays' }).waitFor();
    let explained = 0;
    for (let card = 0; card < 40; card++) {
      if (card % 4 === 1 && (await page.locator('.turn .card-to-choose[aria-disabled="true"]').count()) > 0) {
        await press(page, '.turn .card-to-choose[aria-disabled="true"]');
        await page.locator('.explained').getByText('Rule 3.1').waitFor();
        explained++;
        await page.evaluate('document.querySelector(".question").focus()');
      }
      const before = await page.locator('.question').innerText();
      await press(page, '.turn .card-to-choose[aria-disabled="false"]');
      await expect.poll(() => page.locator('.question').innerText()).not.toBe(before);
      if (card === 5) {
        await press(page, '.bar .action');
        await page.getByRole('heading', { name: before }).waitFor();
        await page.evaluate('document.querySelector(".question").focus()');
        await press(page, '.turn .card-to-choose[aria-disabled="false"]');
      }
    }
    expect(explained).toBeGreaterThan(0);
    await page.getByRole('heading', { name: 'All ten tricks are played.' }).waitFor();
    const reason = page.locator('.lines-of-game details').first();
    await reason.locator('summary').click();
    expect(await reason.locator('p').innerText()).toMatch(/\S.*Rule 4\.4/);
    // A reload loses nothing, and another window with the same address has the same cards.
    await page.reload();
    await awake(page);
    await page.getByRole('heading', { name: 'All ten tricks are played.' }).waitFor();
    const other = await openWindow(browser, page.url());
    await other.page.getByRole('heading', { name: 'A collector speaks' }).waitFor();
    expect(await other.page.locator('.right .hand').innerHTML()).toBe(dealt);
    expect(complaints).toEqual([]);
  });

  it('shows nobody’s cards while it is passed on, and a dealt hand card by card makes a deal of its own', async () => {
    const { page } = await openWindow(browser, `${office.url}/en/table`, phone);
    await page.getByRole('button', { name: 'B attacks' }).tap();
    await page.getByRole('button', { name: 'Passed round' }).tap();
    await page.getByRole('button', { name: 'Enter a deal' }).tap();
    const free = page.locator('.pool .card-top[aria-pressed="false"]:not(:has(.held-by))');
    await free.first().waitFor();
    for (let left = 40; left > 0; left--) {
      if (await page.getByText('Pass to B collector').isVisible()) break;
      await free.last().tap();
    }
    await page.getByText('Pass to B collector').waitFor();
    expect(page.url()).toMatch(/deal=[0-3]{40}/);
    expect(await page.locator('.card-to-choose').count()).toBe(0);
    await page.getByRole('button', { name: 'I am B collector: show my cards' }).tap();
    await page.locator('.turn-over').tap();
    await page.getByText('Pass to A interceptor').waitFor();
  });

  it('has nothing that axe finds in any language, is reached by keyboard, and fits on 320 pixels', async () => {
    for (const { language, scheme } of looks) {
      const { page, complaints } = await openWindow(browser, `${office.url}/${language}/table?seed=axe`, {
        colorScheme: scheme,
      });
      await page.locator('.question').waitFor();
      await settled(page);
      expect([language, await violations(page)]).toEqual([language, []]);
      for (let pass = 0; pass < 4; pass++) await page.locator('.turn-over').click();
      await page.locator('.turn .card-to-choose').first().waitFor();
      expect([language, await violations(page)]).toEqual([language, []]);
      expect(await walkByKeyboard(page)).toEqual({ unreached: [], unmarked: [] });
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sideways(page)).toBe(0);
      expect(complaints).toEqual([]);
    }
  });

  it('opens without a network once it was open with one', async () => {
    const { page, context } = await openWindow(browser, `${office.url}/en/table`);
    await page.getByRole('link', { name: 'Deal at random' }).waitFor();
    await page.evaluate(`navigator.serviceWorker.ready.then(({ active }) => new Promise((done) => {
      if (active.state === 'activated') done(); else active.addEventListener('statechange', () => done());
    }))`);
    await context.setOffline(true);
    await page.goto(`${office.url}/en/table?seed=train`);
    await awake(page);
    await page.getByRole('heading', { name: 'A collector speaks' }).waitFor();
    expect(
      await page.evaluate(`fetch(document.querySelector('.card use').href.baseVal.split('#')[0]).then(({ ok }) => ok)`),
    ).toBe(true);
  });
});
