// Takes the pictures of the README from the demo season: npm run screenshots
//   npm run screenshots -- --lang hu --to data/pictures-hu   in another language, elsewhere
//   npm run screenshots -- --url http://localhost:4001       of an office that is open already
//   npm run screenshots -- --check     compares twelve pages, on a desk and a phone, light and dark, with how they looked (test/looks)
//   npm run screenshots -- --update    they are to look otherwise from now on: look at each before it is committed
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildIfNeeded } from './built.mjs';
import { findChromium, installChromium } from './chromium.mjs';
import { root } from './sources.mjs';

const desktop = { viewport: { width: 1120, height: 800 } };
const phone = { viewport: { width: 390, height: 760 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true };

const here = join(root, 'docs/pictures');
const { lang, to, url, check, update } = parseArgs({
  options: {
    lang: { type: 'string', default: 'en' },
    to: { type: 'string', default: here },
    url: { type: 'string' },
    check: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
  },
}).values;
buildIfNeeded('api', 'pages', 'demo');
if (check || update) process.exit(await compareLooks());
const demo = url === undefined ? await openDemo() : { url, close: async () => undefined };
const browser = await chromium.launch({ executablePath: neededChromium(), args: ['--no-sandbox'] });
try {
  mkdirSync(to, { recursive: true });
  for (const picture of await pictures(demo.url)) await take(picture);
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

/** With what Playwright ended: 0 where all pages look as they did. */
async function compareLooks() {
  neededChromium();
  // A day before the season is over, with a Grand Prix that is being played; a second takes a hundred, so that nothing that says its time says another one.
  const day = '2026-10-17';
  const demo = await openDemo({
    folder: 'data/looks',
    options: ['--fresh', '--lang', 'en'],
    clock: ['faketime', '-f', `@${day} 12:00:00 x0.01`],
    environment: { TZ: 'UTC', FAKETIME_DONT_FAKE_MONOTONIC: '1' },
  });
  try {
    const playwright = join(root, 'node_modules/@playwright/test/cli.js');
    const options = [
      'test',
      '--config',
      'test/looks/playwright.config.ts',
      ...(update ? ['--update-snapshots=all'] : []),
    ];
    const child = spawn(process.execPath, [playwright, ...options], {
      cwd: root,
      env: { ...process.env, OFFICE_URL: demo.url, OFFICE_DAY: day },
      stdio: 'inherit',
    });
    return await new Promise((resolve) => child.on('close', resolve));
  } finally {
    await demo.close();
  }
}

/**
 * The demo in a folder of its own, so that one that is open stays as it is.
 * @param clock the program by which it sees another time, with its arguments
 */
async function openDemo({ folder = 'data/pictures', options = [], clock = [], environment = {} } = {}) {
  const isSlow = clock.length > 0;
  if (isSlow) rmSync(join(root, folder), { recursive: true, force: true });
  const [program, ...given] = [...clock, process.execPath, 'scripts/demo.mjs', ...options];
  const child = spawn(program, given, {
    cwd: root,
    env: { ...process.env, ...environment, DATA_DIR: join(root, folder), PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: isSlow,
  });
  child.on('error', ({ message }) => {
    throw new Error(`${program} is needed (apt-get install -y ${program}): ${message}`);
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  // Where a clock hardly moves it takes minutes to end in order; what is left behind is made anew the next time.
  const killAtOnce = () => {
    const [postmaster] = readFileSync(join(root, folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
    for (const pid of [-child.pid, Number(postmaster)]) process.kill(pid, 'SIGKILL');
  };
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
      if (isSlow) killAtOnce();
      else child.kill('SIGTERM');
      await ended;
    },
  };
}

function neededChromium() {
  const found = findChromium();
  if (found === null) throw new Error(`Chromium is needed. Install it with: ${installChromium}`);
  return found;
}
