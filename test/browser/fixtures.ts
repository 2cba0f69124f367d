import {
  test as base,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Response,
  type WebError,
} from '@playwright/test';
import type { Member } from '../support/given.js';
import type { OwnOffice } from '../support/own-office.js';
import { follow, settled } from './pages.js';

export { expect } from '@playwright/test';

/** A phone in the hand: `test.use(phone)`, or for one window of a test. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** For pages that are opened without a network: `test.use(takingAlong)`, or for one window of a test. Others leave no worker behind. */
export const takingAlong = { serviceWorkers: 'allow' } as const;

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

/** Windows that stay open from test to test, for those that look at many pages and change nothing. */
export interface Reader {
  /**
   * Opens an address as `open` and `openAs` do, in the window that was opened before for the same person with the same look, of
   * whichever size. What was read in it before is gone.
   */
  readonly read: (who: Pick<Member, 'cookie'> | null, address: string, look?: Look) => Promise<Page>;
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
  // Fixtures of the worker would be others in each file, for which Playwright begins a process and a browser anew.
  let made: Promise<T> | undefined;
  const kept = new Map<string, Page>();

  const test = base.extend<Windows & Reader & { prepared: T }>({
    prepared: [
      // Playwright reads from the empty pattern that this needs no other fixture.
      async ({}, use) => use(await (made ??= make())),
      { timeout: 120_000 },
    ],

    baseURL: ({ prepared }, use) => use(prepared.office.url),

    complaints: [
      async ({ browser }, use) => {
        const said: string[] = [];
        const refusals: Promise<string>[] = [];
        // A network that a test has taken away is the browser's remark, not the page's; so is a worker that must not be there.
        const allowed = [
          /ERR_INTERNET_DISCONNECTED/,
          /An unknown error occurred when fetching the script/,
          /^Service Worker registration blocked by Playwright$/,
        ];
        const ofConsole = (message: ConsoleMessage): void => {
          if (['error', 'warning'].includes(message.type())) said.push(message.text());
        };
        const ofPage = (error: WebError): void => void said.push(error.error().message);
        const ofAnswer = (response: Response): void => {
          if (response.status() >= 400) refusals.push(wordsOf(response));
        };
        const watch = (context: BrowserContext): void => {
          context.on('console', ofConsole).on('weberror', ofPage).on('response', ofAnswer);
        };
        browser.contexts().forEach(watch);
        browser.on('context', watch);
        await use({ allow: (words) => allowed.push(words) });
        browser.off('context', watch);
        for (const context of browser.contexts())
          context.off('console', ofConsole).off('weberror', ofPage).off('response', ofAnswer);
        const complained = said.filter((words) => !allowed.some((each) => each.test(words)));
        // The browser says of an answer nothing but its status.
        base.expect(complained.length === 0 ? [] : [...complained, ...(await Promise.all(refusals))]).toEqual([]);
      },
      { auto: true },
    ],

    newWindow: async ({ browser, baseURL }, use) => {
      const contexts: BrowserContext[] = [];
      await use(async (look = {}, who) => {
        const context = await windowOf(browser, baseURL!, look, who);
        contexts.push(context);
        return context;
      });
      await Promise.all(contexts.map((context) => context.close()));
    },

    read: async ({ browser, baseURL, viewport }, use) => {
      await use(async (who, address, { viewport: size = viewport, ...look } = {}) => {
        const key = JSON.stringify([who?.cookie, look]);
        if (!kept.has(key)) kept.set(key, await (await windowOf(browser, baseURL!, look, who ?? undefined)).newPage());
        const page = kept.get(key)!;
        await page.setViewportSize(size!);
        return shown(page, address, look);
      });
    },

    open: async ({ newWindow }, use) => {
      await use((address, look) => opened(newWindow(look), address, look));
    },

    openAs: async ({ newWindow }, use) => {
      await use((who, address, look) => opened(newWindow(look, who), address, look));
    },
  });

  test.afterAll(async () => {
    for (const page of kept.values()) await page.context().close();
    kept.clear();
    const prepared = made;
    made = undefined;
    await (await prepared)?.end();
  });
  return test;
}

async function windowOf(
  browser: Browser,
  baseURL: string,
  look: NonNullable<Look>,
  who?: Pick<Member, 'cookie'>,
): Promise<BrowserContext> {
  const context = await browser.newContext(look);
  context.on('page', follow);
  if (who !== undefined) {
    const [name, value] = who.cookie.split('=') as [string, string];
    await context.addCookies([{ name, value, url: baseURL }]);
  }
  return context;
}

async function opened(window: Promise<BrowserContext>, address: string, look?: Look): Promise<Page> {
  return shown(await (await window).newPage(), address, look);
}

async function shown(page: Page, address: string, look?: Look): Promise<Page> {
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
