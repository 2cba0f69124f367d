import type { BrowserContext, Page } from '@playwright/test';
import { awake } from './pages.js';

/** Until what was tapped on a page of sheets is on the disk: what reads a store waits for what is being written to it. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(`new Promise((done, fail) => {
    const opening = indexedDB.open('office-sheets');
    opening.onerror = fail;
    opening.onsuccess = () => {
      const counting = opening.result.transaction('drafts').objectStore('drafts').count();
      counting.onerror = fail;
      counting.onsuccess = () => { opening.result.close(); done(); };
    };
  })`);
}

/** The renderer is gone from one moment to the next, as when the phone's battery is. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const gone = new Promise((resolve) => page.on('crash', resolve));
  void session.send('Page.crash').catch(() => undefined);
  await gone;
  await page.close();
}

/** A new page of the same phone, where the last one was. */
export async function reopened(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await awake(page);
  return page;
}
