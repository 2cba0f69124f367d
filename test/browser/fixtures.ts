import { test as base, type Browser, type BrowserContext, type Page, type Response } from '@playwright/test';
import type { Member } from '../support/given.js';
import type { OwnOffice } from '../support/own-office.js';
import { follow, settled } from './pages.js';

export { expect } from '@playwright/test';

/** A phone in the hand: `test.use(phone)`, or for one window of a test. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Of a window: language, size, colours, whether its script runs. */
export type Look = Parameters<Browser['newContext']>[0];

/** What is at least prepared for the tests of a file. */
type Prepared = Pick<OwnOffice, 'office' | 'end'>;

export interface Windows {
  /** Opens an address of the office in a new window, as somebody without an account; waits until the page answers. */
  readonly open: (address: string, look?: Look) => Promise<Page>;
  /** The same for somebody who is logged in. */
  readonly openAs: (who: Pick<Member, 'cookie'>, address: string, look?: Look) => Promise<Page>;
  /** A window without a page, for what has to be prepared before an address is opened. */
  readonly newWindow: (look?: Look, who?: Pick<Member, 'cookie'>) => Promise<BrowserContext>;
  /** Errors and warnings of all pages of the test: one that the test does not allow makes it fail. */
  readonly complaints: Complaints;
}

export interface Complaints {
  /** Pages of this test may complain so. */
  readonly allow: (words: RegExp) => void;
}

/**
 * Tests of a file in an office of their own: what `make` answers with is `prepared` for them. It is made once for a file, by the
 * worker that runs it, and again when a test has failed.
 * @example const test = inOffice(() => league({ teams: 2 }));
 */
export function inOffice<T extends Prepared>(make: () => Promise<T>) {
  return base.extend<Windows, { prepared: T }>({
    prepared: [
      // Playwright reads from the empty pattern that this needs no other fixture.
      async ({}, use) => {
        const prepared = await make();
        await use(prepared);
        await prepared.end();
      },
      { scope: 'worker', timeout: 120_000 },
    ],

    baseURL: ({ prepared }, use) => use(prepared.office.url),

    complaints: [
      async ({ browser }, use) => {
        const said: string[] = [];
        const refusals: Promise<string>[] = [];
        // A network that a test has taken away is the browser's remark, not the page's.
        const allowed = [/ERR_INTERNET_DISCONNECTED/, /An unknown error occurred when fetching the script/];
        const watch = (context: BrowserContext): void => {
          context.on('page', follow);
          context.on('console', (message) => {
            if (['error', 'warning'].includes(message.type())) said.push(message.text());
          });
          context.on('weberror', (error) => said.push(error.error().message));
          context.on('response', (response) => {
            if (response.status() >= 400) refusals.push(wordsOf(response));
          });
        };
        browser.on('context', watch);
        await use({ allow: (words) => allowed.push(words) });
        browser.off('context', watch);
        const complained = said.filter((words) => !allowed.some((each) => each.test(words)));
        // The browser says of an answer nothing but its status.
        base.expect(complained.length === 0 ? [] : [...complained, ...(await Promise.all(refusals))]).toEqual([]);
      },
      { auto: true },
    ],

    newWindow: async ({ browser, baseURL }, use) => {
      const contexts: BrowserContext[] = [];
      await use(async (look = {}, who) => {
        const context = await browser.newContext(look);
        contexts.push(context);
        if (who !== undefined) {
          const [name, value] = who.cookie.split('=') as [string, string];
          await context.addCookies([{ name, value, url: baseURL! }]);
        }
        return context;
      });
      for (const context of contexts) await context.close();
    },

    open: async ({ newWindow }, use) => {
      await use((address, look) => opened(newWindow(look), address, look));
    },

    openAs: async ({ newWindow }, use) => {
      await use((who, address, look) => opened(newWindow(look, who), address, look));
    },
  });
}

async function opened(window: Promise<BrowserContext>, address: string, look: Look): Promise<Page> {
  const page = await (await window).newPage();
  await page.goto(address);
  if (look?.javaScriptEnabled !== false) await settled(page);
  return page;
}

/** What was asked and what came back, of an answer whose page may be closed by now. */
async function wordsOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  const asked = response.request().postData() ?? '';
  return `${response.status()} ${response.url()}: ${text.slice(0, 500)} to ${asked.slice(0, 500)}`;
}
