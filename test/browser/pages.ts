import type { Locator, Page, Request } from '@playwright/test';

/**
 * Until the script of the page answers: what is pressed before is pressed in vain, and a network at rest does not tell, since a
 * loaded machine takes its time to run what has come. Preact keeps what it has rendered at the element into which it did, all of
 * it at once; what effects listen to, they begin to hear before the page has nothing more to do.
 */
export async function awake(page: Page): Promise<void> {
  await page.evaluate(`new Promise((resolve, reject) => {
    const end = performance.now() + 30_000;
    const look = () => {
      if (document.querySelector('script[data-entry]') === null || '__k' in document.body) {
        requestIdleCallback(resolve, { timeout: 5_000 });
      } else if (performance.now() < end) setTimeout(look, 20);
      else reject(new Error('The page is still asleep.'));
    };
    look();
  })`);
}

/** What a page has asked for and not got yet. */
const underWay = new WeakMap<Page, Set<Request>>();

/** From now on keeps count of what the page asks for. */
export function follow(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Until the page answers and has got all that it shows. A network at rest for half a second says the same later; it is waited
 * for where an answer never comes.
 */
export async function settled(page: Page): Promise<void> {
  await awake(page);
  const requests = underWay.get(page);
  const atRest = page.waitForLoadState('networkidle').then(() => true);
  atRest.catch(() => undefined);
  // Twice, since what has come may be shown by asking for more.
  for (let times = 0; times < 2; times++) {
    while (requests !== undefined && requests.size > 0) {
      if (await Promise.race([atRest, page.waitForTimeout(20)])) return;
    }
    if (requests === undefined) await atRest;
    await page.evaluate(
      `new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout: 1000 })))`,
    );
  }
}

/** Season, choices, search and files of a table stand behind one word in the line of its title. @param within a page, of which it is the first, or a part of one */
export async function openControl(within: Page | Locator): Promise<void> {
  const control = within.locator('details.control').first();
  if ((await control.getAttribute('open')) === null) await control.locator('> summary').click();
}

/** From now on: how many bytes of script the page has loaded so far, as they were sent. */
export function loadedScript(page: Page): () => number {
  let bytes = 0;
  page.on('response', (response) => {
    // Of an answer that comes when a test is over nothing may be asked any more: what came with it is read at once.
    if (response.request().resourceType() === 'script') bytes += Number(response.headers()['content-length']);
  });
  return () => bytes;
}
