// Takes the pictures of the README from the demo season, and the one that messengers show beside an address: npm run screenshots
//   npm run screenshots -- --lang hu --to data/pictures-hu   in another language, elsewhere
//   npm run screenshots -- --url http://localhost:4001       of an office that is open already
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildIfNeeded } from './built.mjs';
import { findChromium, installChromium } from './chromium.mjs';
import { root } from './sources.mjs';

const desktop = { viewport: { width: 1120, height: 800 } };
const phone = { viewport: { width: 390, height: 760 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true };

const here = join(root, 'docs/pictures');
const { lang, to, url } = parseArgs({
  options: {
    lang: { type: 'string', default: 'en' },
    to: { type: 'string', default: here },
    url: { type: 'string' },
  },
}).values;
buildIfNeeded('api', 'pages', 'demo');
const demo = url === undefined ? await openDemo() : { url, close: async () => undefined };
const browser = await chromium.launch({ executablePath: neededChromium(), args: ['--no-sandbox'] });
try {
  mkdirSync(to, { recursive: true });
  for (const picture of await pictures(demo.url)) await take(picture);
  if (to === here) await takePreview();
} finally {
  await browser.close();
  await demo.close();
}

/** What is shown, by the name of its file. */
async function pictures(office) {
  const { seasons, trophies } = await ask(
    office,
    `{ seasons(first: 3) { nodes { year cup { phase } } }
       trophies(first: 100,  class: GREAT ) { nodes { matchId game evidence } } }`,
  );
  const [{ year }] = seasons.nodes;
  const cup = seasons.nodes.find(({ cup: each }) => each?.phase === 'OVER')?.year ?? year;
  const { grandPrixYear } = await ask(office, `{ grandPrixYear(seasonYear: ${year}) { events { id date phase } } }`);
  const event = grandPrixYear.events.findLast(({ phase }) => phase === 'DRAWN') ?? grandPrixYear.events.at(-1);
  const trophy = trophies.nodes.find(({ matchId, evidence }) => matchId !== null && evidence === 'PROVED');
  return [
    { name: 'championship', path: `/championship/${year}`, look: desktop, open: '.standings .opens' },
    {
      name: 'cup',
      path: `/cup/${cup}`,
      look: { viewport: { width: 1120, height: 1060 } },
      open: '.round:last-child summary',
    },
    { name: 'announcements', path: '/announcements', look: { ...desktop, colorScheme: 'dark' }, at: '#BOUND_TRICKS' },
    { name: 'news-phone', path: '', look: phone },
    { name: 'match-phone', path: `/matches/${trophy.matchId}`, look: phone, at: `#game-${trophy.game}` },
    {
      name: 'replay',
      path: `/matches/${trophy.matchId}/games/${trophy.game}?step=42`,
      look: desktop,
    },
    {
      name: 'grand-prix-phone',
      path: `/grand-prix/${year}/${event.id}`,
      look: { ...phone, colorScheme: 'dark' },
      open: '.standings .opens',
    },
  ];
}

/** @param open what is opened first @param at what stands at the top */
async function take({ name, path, look, open, at }) {
  const page = await browser.newPage({ ...look, reducedMotion: 'reduce' });
  await page.goto(`${demo.url}/${lang}${path}`, { waitUntil: 'networkidle' });
  if (open !== undefined) {
    await page.locator(open).first().click();
    await page.waitForLoadState('networkidle');
    await page.evaluate('scrollTo(0, 0)');
  }
  if (at !== undefined) await page.locator(at).evaluate((element) => element.scrollIntoView());
  await page.screenshot({ path: join(to, `${name}.png`) });
  await page.close();
  console.log(join(to, `${name}.png`));
}

/** A match sheet with the name of the office, in its own type and colours; the same in all languages. */
async function takePreview() {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, bypassCSP: true });
  // Its type and colours alone: no script of the page comes and makes it the page again.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${demo.url}/en`, { waitUntil: 'networkidle' });
  await page.evaluate(`(() => {
    const row = (number) => '<tr><th scope="row">' + number + '</th><td></td><td></td></tr>';
    const sheet = document.createElement('body');
    sheet.innerHTML = '<main class="preview"><h1>Royal Tarokk</h1><table><thead><tr><th></th><th class="party-a">A</th>' +
      '<th class="party-b">B</th></tr></thead><tbody>' + [1, 2, 3, 4, 5, 6, 7, 8].map(row).join('') + '</tbody></table></main>';
    document.body.replaceWith(sheet);
  })()`);
  await page.addStyleTag({
    content: `.preview { width: 1040px; margin: 0 auto; padding: 60px 0 0 }
      .preview h1 { font-size: 104px; margin: 0 0 28px }
      .preview th { font: 650 30px var(--sans); width: 33% } .preview tbody th { width: 80px; color: var(--ink-soft); font-weight: 400 }
      .preview td, .preview th { padding: 3px 12px; border-bottom: 1px solid var(--line-strong) }
      .preview tbody th, .preview tbody td { font-size: 24px; height: 38px }
      .preview .party-a { color: var(--party-a); border-bottom: 4px solid } .preview .party-b { color: var(--party-b); border-bottom: 4px solid }
      .preview td { border-inline-start: 1px solid var(--line) }`,
  });
  await page.screenshot({ path: join(root, 'apps/web/public/preview.png') });
  await page.close();
}

async function ask(office, query) {
  const response = await fetch(`${office}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = await response.json();
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

/** The demo in a folder of its own, so that one that is open stays as it is. */
async function openDemo() {
  const child = spawn(process.execPath, ['scripts/demo.mjs'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: join(root, 'data/pictures'), PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const open = await new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const [, address] = /(http:\/\/\S+?)\/?\s[^]*tarokk-demo/.exec(text) ?? [];
      if (address !== undefined) resolve(address);
    });
    void ended.then(() => reject(new Error(`The demo did not open. ${text}`)));
  });
  return {
    url: open,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function neededChromium() {
  const found = findChromium();
  if (found === null) throw new Error(`Chromium is needed. Install it with: ${installChromium}`);
  return found;
}
