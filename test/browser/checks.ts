import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it is shown, each with its elements; text and figures keep 7:1. */
export async function violations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe);
  return page.evaluate(
    `axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // What keeps 7:1 keeps 4.5:1.
      rules: { 'color-contrast-enhanced': { enabled: true }, 'color-contrast': { enabled: false } } }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html, failureSummary }) => html.slice(0, 200) + ' ' + failureSummary).join(' | ')))`,
  );
}

/** How many pixels of the page stick out of the window at the side. */
export function sideways(page: Page): Promise<number> {
  // On a phone the window grows with what sticks out of it.
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

/** What can be read on the page: the words of each cell, line, heading and button, each once, but for what the page of a row says too. */
export async function words(page: Page): Promise<readonly string[]> {
  // In one look: Playwright's own `:visible` asks each element by itself.
  const texts: readonly string[] = await page.evaluate(`(() => {
    const onItsPage = [...document.querySelectorAll('.on-its-page')];
    for (const each of onItsPage) each.hidden = true;
    const said = [...document.querySelectorAll(
      // The control of a table has one word where there is room and another where there is none.
      'main :is(td, li, p, h1, h2, h3, dt, dd, label, button, summary:not(.control > *), figcaption)',
    )].filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width > 0 && height > 0 && each.checkVisibility({ visibilityProperty: true });
    }).map(({ innerText }) => innerText);
    for (const each of onItsPage) each.hidden = false;
    return said;
  })()`);
  return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()))].filter((text) => text !== '');
}

/** Keys at least between two looks at what is still to be reached. */
const STRIDE = 10;

/** As Chromium is told it. */
const TAB = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;

/**
 * Walks through the page with the tabulator key. Answers with the elements that could not be reached, and those that show no
 * focus when they have it.
 */
export async function walkByKeyboard(page: Page): Promise<{ unreached: string[]; unmarked: string[] }> {
  const count: number = await page.evaluate(`(() => {
    window.wanted = new Set([...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter((each) => !each.disabled && each.type !== 'hidden' && each.checkVisibility()));
    window.unmarked = [];
    document.activeElement.blur();
    document.addEventListener('focusin', ({ target }) => {
      window.wanted.delete(target);
      const { outlineStyle, outlineWidth } = getComputedStyle(target);
      if (outlineStyle === 'none' || outlineWidth === '0px') window.unmarked.push(target.outerHTML.slice(0, 200));
    });
    return window.wanted.size;
  })()`);
  const keyboard = await page.context().newCDPSession(page);
  // A date has a stop for each of its parts.
  for (let left = count, stops = 0; left > 0 && stops < count * 2 + 10;) {
    const stride = Math.max(left, STRIDE);
    // As of a key that is held. Playwright's own keyboard asks twice as much of the processor for each stop.
    await Promise.all(Array.from({ length: stride }, () => keyboard.send('Input.dispatchKeyEvent', TAB)));
    stops += stride;
    left = await page.evaluate('window.wanted.size');
  }
  await keyboard.send('Input.dispatchKeyEvent', { ...TAB, type: 'keyUp' });
  await keyboard.detach();
  return page.evaluate(`({
    unreached: [...window.wanted].map((each) => each.outerHTML.slice(0, 200)),
    unmarked: window.unmarked,
  })`);
}

/** What else holds of a page, beside what holds of every one. */
export interface Further {
  /** No word is lost in a narrow window, nor on twice the size: of the window, and of the letters. */
  readonly wordsKept?: boolean;
  /** On 360 pixels with large letters: nothing is cut off, broken, written over something else, or found only by scrolling sideways. */
  readonly largeLetters?: boolean;
}

/**
 * What holds of every page, as it is shown: it has a title, axe finds nothing, all is reached by keyboard, and it fits on 320 pixels.
 * Whatever is looked at in the same window is looked at together, since a page of many rows is laid out anew for each.
 */
export async function expectInOrder(
  page: Page,
  { wordsKept = false, largeLetters = false }: Further = {},
): Promise<void> {
  await expect(page).toHaveTitle(/\S · Royal Tarokk$/);
  expect(await violations(page)).toEqual([]);
  expect(await walkByKeyboard(page)).toEqual({ unreached: [], unmarked: [] });
  const wide = page.viewportSize()!;
  const all = wordsKept ? await words(page) : [];
  if (wordsKept) expect(all.length).toBeGreaterThan(2);
  const lost = async (): Promise<readonly [number, readonly string[]]> => {
    const left = wordsKept ? await words(page) : [];
    return [await sideways(page), all.filter((each) => !left.includes(each))];
  };
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await lost()).toEqual([0, []]);
  if (largeLetters) await expectLargeLetters(page);
  if (!wordsKept) return;
  // A window of 1280 pixels at 200 % has room for 640 of the page's; letters may be twice as large by themselves, too.
  await page.setViewportSize({ width: wide.width / 2, height: wide.height / 2 });
  expect(await lost()).toEqual([0, []]);
  await page.setViewportSize(wide);
  await setLetters(page, 200);
  expect(await lost()).toEqual([0, []]);
  await setLetters(page, null);
}

/** As the pages of a phone are read with large letters: 131 and 200 of a hundred. */
const LETTERS = [131, 200] as const;

/**
 * Words that are cut off by what they stand in, words that are written over others, and words that are broken letter by letter. What is fixed to the window lies over the
 * page on purpose, and so does what is only for those who listen.
 */
export function spoiltWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(`(() => {
    const found = [];
    const lines = [];
    const isAside = (element) => {
      for (let each = element; each !== null; each = each.parentElement) {
        const { position, clipPath, display } = getComputedStyle(each);
        if (['fixed', 'sticky'].includes(position) || clipPath !== 'none' || display === 'none') return true;
        if (each.matches('svg, select, textarea, .skip')) return true;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const words = text.data.trim();
      const element = text.parentElement;
      if (words === '' || element.matches('script, style') || !element.checkVisibility({ visibilityProperty: true }) || isAside(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      // A long word may be divided once, an address as often as it has to be.
      const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      const most = words.split(/[\\s-]+/).reduce((sum, { length }) => sum + (length > 20 ? length : 2), 0);
      if (rows > most) found.push('broken: ' + words.slice(0, 60));
      for (let each = element; each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(each);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const box = each.getBoundingClientRect();
        const scrolls = ['auto', 'scroll'];
        for (const rect of range.getClientRects()) {
          if (!scrolls.includes(overflowX) && (rect.right > box.right + 1 || rect.left < box.left - 1)
            || !scrolls.includes(overflowY) && (rect.bottom > box.bottom + 4 || rect.top < box.top - 4)) found.push('cut: ' + words.slice(0, 60));
        }
      }
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // Letters are lower than the line in which they stand.
        const edge = (bottom - top) / 4;
        if (right - left > 2) lines.push({ left: left + 1, right: right - 1, top: top + edge, bottom: bottom - edge, words });
      }
    }
    lines.sort((a, b) => a.top - b.top);
    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        if (other.left < one.right && one.left < other.right && one.words !== other.words) found.push('over: ' + one.words.slice(0, 40) + ' / ' + other.words.slice(0, 40));
      }
    });
    return [...new Set(found)];
  })()`);
}

/** On 360 pixels nothing sticks out, is cut off, broken, or written over something else. */
export async function expectLargeLetters(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const size of LETTERS) {
    await setLetters(page, size);
    expect([size, await sideways(page), await spoiltWords(page)]).toEqual([size, 0, []]);
  }
  await setLetters(page, null);
}

/** @param size of a hundred; null as the page has them */
async function setLetters(page: Page, size: number | null): Promise<void> {
  await page.evaluate(`document.documentElement.style.fontSize = '${size === null ? '' : `${size}%`}'`);
}
