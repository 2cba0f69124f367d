import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sideways } from './checks.js';
import { expect } from './fixtures.js';

/** Where the pictures of each step are put. */
const pictures = process.env['WALK_PICTURES'] ?? 'test-results/walks';

/** Days that go on in a second line; words of headings, and of names of sides and players, that do (16). */
function broken(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const nodes = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    const broken = [];
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      const within = node.parentElement;
      const together = within.closest('time') ? /.+/g : within.closest('th') ? /\\S+/g
        : /Danube|Wasps|Óbudai|Baglyok|Anna|Csaba|Béla|Dóra/g;
      for (const { 0: word, index } of node.data.matchAll(together)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(word);
      }
    }
    return broken;
  })()`);
}

/**
 * Takes a picture of what somebody sees at each step of a walk, numbered in its order; nothing may stick out at the side, and no
 * day, name or word of a heading goes on in a second line.
 */
export function picturesOf(walk: string): (page: Page, what: string) => Promise<void> {
  const folder = join(pictures, walk);
  mkdirSync(folder, { recursive: true });
  let number = 0;
  return async (page, what) => {
    number++;
    expect(await sideways(page), what).toBeLessThanOrEqual(0);
    expect(await broken(page), what).toEqual([]);
    const name = `${String(number).padStart(2, '0')} ${what}.png`.replaceAll(' ', '-');
    await page.screenshot({ path: join(folder, name) });
  };
}
