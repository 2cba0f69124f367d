import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const languages = ['en', 'de', 'hu'] as const;
export const schemes = ['light', 'dark'] as const;

export interface Look {
  readonly language: (typeof languages)[number];
  readonly scheme: (typeof schemes)[number];
}

/** Each language and each scheme; with FULL=1 each language in each scheme. */
export const looks: readonly Look[] =
  process.env['FULL'] === '1'
    ? languages.flatMap((language) => schemes.map((scheme) => ({ language, scheme })))
    : [
        { language: 'en', scheme: 'dark' },
        { language: 'de', scheme: 'light' },
        { language: 'hu', scheme: 'dark' },
      ];

/**
 * Debian's Chromium. Its headless shell has the same engine without a browser's own windows, which nobody sees here and which
 * cost most of the time; where it is not installed the whole one does it.
 */
export function launchChromium(): Promise<Browser> {
  const folders = (process.env['PATH'] ?? '').split(':');
  const executablePath = ['chromium-headless-shell', 'chromium']
    .flatMap((program) => folders.map((folder) => `${folder}/${program}`))
    .find(exists)!;
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

function exists(path: string): boolean {
  try {
    return readFileSync(path).length > 0;
  } catch {
    return false;
  }
}

export interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors and warnings of the page. */
  readonly complaints: string[];
}

export async function openWindow(
  browser: Browser,
  address: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Window> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A network that a test has taken away is the browser's remark, not the page's.
    if (message.text().includes('ERR_INTERNET_DISCONNECTED')) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  if (options.javaScriptEnabled !== false) await awake(page);
  return { context, page, complaints };
}

/**
 * Until the script of the page answers: what is pressed before is pressed in vain, and a network at rest does not tell, since a
 * loaded machine takes its time to run what has come. React marks each element that it has taken over; what effects listen to,
 * they begin to hear before the page has nothing more to do.
 */
export async function awake(page: Page): Promise<void> {
  await page.evaluate(`new Promise((resolve, reject) => {
    const marked = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
    const isWritten = (element) => [...document.querySelectorAll('.rules')].some((text) => text.contains(element) && marked(text));
    const asleep = () =>
      document.querySelector('script[type="module"]') === null
        ? []
        : [...document.querySelectorAll('body, a, button, input, select, textarea, summary')]
          .filter((element) => !marked(element) && !isWritten(element));
    const end = performance.now() + 30_000;
    const look = () => {
      const left = asleep();
      if (left.length === 0) requestIdleCallback(resolve, { timeout: 5_000 });
      else if (performance.now() < end) setTimeout(look, 20);
      else reject(new Error('still asleep: ' + left.map(({ outerHTML }) => outerHTML.slice(0, 200)).join(', ')));
    };
    look();
  })`);
}

/** Until the page answers and has asked for all that it shows. */
export async function settled(page: Page): Promise<void> {
  await awake(page);
  await page.waitForLoadState('networkidle');
}

/** The same for somebody who is logged in; resolves when the page has asked for all that it shows. */
export async function openWindowAs(
  { cookie }: { readonly cookie: string },
  browser: Browser,
  address: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Window> {
  const window = await openWindow(browser, 'about:blank', options);
  const [name, value] = cookie.split('=') as [string, string];
  await window.context.addCookies([{ name, value, url: new URL(address).origin }]);
  await window.page.goto(address);
  await settled(window.page);
  return window;
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

/** What axe finds wrong with the page as it is shown, each with its elements. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  return page.evaluate(
    `axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html, failureSummary }) => html.slice(0, 200) + ' ' + failureSummary).join(' | ')))`,
  );
}

/** How many pixels of the page stick out of the window at the side. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
}

/** What can be read on the page: the words of each cell, line, heading and button, each once. */
export async function words(page: Page): Promise<readonly string[]> {
  const texts = await page
    .locator('main :is(td, li, p, h1, h2, h3, dt, dd, label, button, summary, figcaption):visible')
    .allInnerTexts();
  return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()))].filter((text) => text !== '');
}

/** Keys between two looks at what is still to be reached. */
const STRIDE = 10;

/**
 * Walks through the page with the tabulator key. Answers with the elements that could not be reached, and those that show no
 * focus when they have it.
 */
export async function walkByKeyboard(page: Page): Promise<{ unreached: string[]; unmarked: string[] }> {
  const count: number = await page.evaluate(`(() => {
    window.wanted = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter((each) => !each.disabled && each.type !== 'hidden' && each.checkVisibility());
    window.unmarked = [];
    document.activeElement.blur();
    document.addEventListener('focusin', ({ target }) => {
      window.wanted = window.wanted.filter((each) => each !== target);
      const { outlineStyle, outlineWidth } = getComputedStyle(target);
      if (outlineStyle === 'none' || outlineWidth === '0px') window.unmarked.push(target.outerHTML.slice(0, 200));
    });
    return window.wanted.length;
  })()`);
  // A date has a stop for each of its parts.
  for (let stops = 0; stops < count * 2 + 10; stops += STRIDE) {
    for (let step = 0; step < STRIDE; step++) await page.keyboard.press('Tab');
    if ((await page.evaluate('window.wanted.length')) === 0) break;
  }
  return page.evaluate(`({
    unreached: window.wanted.map((each) => each.outerHTML.slice(0, 200)),
    unmarked: window.unmarked,
  })`);
}
