import type { Page } from '@playwright/test';
import { analyseGame, cardLabel, type GameAnalysis, type PlayedGame } from '@tarokk/rules';
import { league } from '../support/league.js';
import { matchIn } from '../support/matches-in-states.js';
import { playedRecord } from '../support/sheets.js';
import { sideways, violations } from './checks.js';
import { expect, inOffice } from './fixtures.js';
import { awake } from './pages.js';

interface Found {
  readonly record: ReturnType<typeof playedRecord>;
  readonly game: PlayedGame;
  readonly analysis: GameAnalysis;
}

/** A game in which something that was announced was slipped, or given away. */
function turned(): Found {
  for (let seed = 1; seed < 40; seed++) {
    const record = playedRecord(seed);
    for (const game of record.games) {
      if (game.form !== 'played') continue;
      const analysis = analyseGame(game);
      if (analysis.announcements.some(({ turns }) => turns.length > 0)) return { record, game, analysis };
    }
  }
  throw new Error('nothing turned in forty matches');
}

const { record, game, analysis } = turned();
const lines = [...analysis.announcements, ...analysis.silent];
const turn = analysis.announcements.find(({ turns }) => turns.length > 0)!.turns[0]!;
/** Steps of the replay: the turns of the auction, then the cards. */
const beforeTurn = game.auction.length + turn.card;
const atEnd = game.auction.length + 40;

const test = inOffice(async () => {
  const opened = await league({ teams: 2 });
  const match = (await matchIn('approved', opened.people, { record })).id;
  return { ...opened, path: `/matches/${match}/games/${game.number}` };
});

test.describe('whether a game could have been made, in its replay', () => {
  const start = (page: Page) => page.getByRole('button', { name: 'Work it out' });
  /** Each with its words; the slider of the replay has the same cells and none. */
  const strips = (page: Page) => page.locator('.strip[role="img"]');
  const workOut = async (page: Page): Promise<void> => {
    await start(page).click();
    await expect(strips(page)).toHaveCount(lines.length);
  };
  const stepIn = (page: Page): string | null => new URL(page.url()).searchParams.get('step');

  test('is worked out when somebody asks for it, in the browser alone, and its script comes only then', async ({
    open,
    prepared: { path },
  }) => {
    const page = await open(`/en${path}?step=${atEnd}`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await expect(strips(page)).toHaveCount(0);
    await workOut(page);
    expect(asked.filter((address) => !address.startsWith('/assets/'))).toEqual([]);
  });

  test('shows under each announcement the forty cards as the library judges them, and leads to a turn, whose better cards glow', async ({
    read,
    prepared: { path },
  }) => {
    const page = await read(null, `/en${path}?step=${atEnd}`);
    await workOut(page);
    const drawn = await strips(page).evaluateAll((all) =>
      all.map((strip) =>
        [...strip.querySelectorAll('i')]
          .map(({ classList }) => (classList.contains('can') ? '1' : classList.contains('cannot') ? '0' : '?'))
          .join(''),
      ),
    );
    expect(drawn).toEqual(lines.map(({ verdicts }) => verdicts.slice(0, 40)));

    const words = turn.kind === 'slip' ? 'let it slip with' : 'gave it away with';
    await page
      .getByRole('link', { name: `${words} ${cardLabel(turn.played, 'en')}` })
      .first()
      .click();
    await expect.poll(() => stepIn(page)).toBe(String(beforeTurn));
    const glowing = await page
      .locator('.hand .glowing svg')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    expect(glowing).toEqual(expect.arrayContaining(turn.keeping.map((card) => cardLabel(card, 'en'))));
    expect(glowing).not.toContain(cardLabel(turn.played, 'en'));
    await page.getByRole('link', { name: 'One step on' }).click();
    await expect.poll(() => stepIn(page)).toBe(String(beforeTurn + 1));
  });

  test('shows the strip of an announcement on the slider when it is chosen there', async ({
    read,
    prepared: { path },
  }) => {
    const page = await read(null, `/en${path}?step=${atEnd}`);
    await workOut(page);
    const slider = page.locator('.slider .strip');
    await expect(slider.locator('.can')).toHaveCount(40);
    const choice = page.getByLabel('On the slider');
    for (const [place, { verdicts }] of analysis.announcements.entries()) {
      await choice.selectOption({ index: place + 1 });
      await expect(slider.locator('.cannot')).toHaveCount(verdicts.slice(0, 40).split('0').length - 1);
      await expect(slider.locator('.can')).toHaveCount(verdicts.slice(0, 40).split('1').length - 1);
    }
    await choice.selectOption('the cards played');
    await expect(slider.locator('.can')).toHaveCount(40);
  });

  test('can be stopped while it works, and begun again', async ({ newWindow, prepared: { office, path } }) => {
    const window = await newWindow();
    const page = await window.newPage();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await window.route(/\/assets\/worker-/, async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await page.goto(`${office.url}/en${path}`);
    await awake(page);
    await start(page).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Stopped: only what is shown was worked out.')).toBeVisible();
    release();
    await start(page).click();
    await expect(strips(page).first()).toBeVisible();
  });

  for (const [language, button] of [
    ['de', 'Berechnen'],
    ['hu', 'Kiszámolás'],
  ] as const) {
    test(`in ${language}, fits on a phone, and axe finds nothing`, async ({ read, prepared: { path } }) => {
      const page = await read(null, `/${language}${path}?step=${beforeTurn}`, {
        viewport: { width: 360, height: 740 },
      });
      await page.getByRole('button', { name: button }).click();
      await expect(strips(page).first()).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });
  }

  test('is not offered where no script runs', async ({ read, prepared: { path } }) => {
    const page = await read(null, `/en${path}`, { javaScriptEnabled: false });
    await expect(start(page)).toBeHidden();
  });
});
