import type { Locator, Page } from '@playwright/test';
import { catalogue } from '@tarokk/rules';
import { tried } from '../support/combinations.js';
import { league } from '../support/league.js';
import { submit } from '../support/matches.js';
import { done, matchIn } from '../support/matches-in-states.js';
import { scored, scoredSheet } from '../support/scored-sheets.js';
import { playedRecord, sheetOf } from '../support/sheets.js';
import { sideways } from './checks.js';
import { at, begun, chip, keptAtOffice } from './entering.js';
import { expect, inOffice, phone } from './fixtures.js';
import { languages, windowsOfPhones } from './looks.js';
import { kept } from './phones.js';
import { wordsIn } from './words-of-pages.js';

const year = new Date().getFullYear();
/** What a keyboard takes of a window. */
const KEYBOARD = 300;
const keyboard = ['open', 'away'] as const;

/** Entry under one thumb. */
const test = inOffice(async () => {
  const opened = await league({ year, teams: 2 });
  return { ...opened, anna: opened.people.a, csaba: opened.people.b };
});

test.use(phone);

// No test builds on another, and they are many.
test.describe.configure({ mode: 'parallel' });

/** The main buttons that do not lie wholly in the window, and a bar below which the window goes on. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`[...document.querySelectorAll('.bar .action, .bar')]
    .filter((each) => { const { top, bottom, left, right } = each.getBoundingClientRect();
      return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth
        || (each.matches('.bar') && bottom < innerHeight); })
    .map(({ innerText }) => innerText)`);

/** The words of those that are not seen whole: something lies over their corners. For the page. */
const notOnTop = (elements: readonly Element[]): readonly (string | null)[] =>
  elements
    .filter((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return ![
        [left + 2, top + 2],
        [right - 2, bottom - 2],
      ].every(([x, y]) => element.contains(document.elementFromPoint(x!, y!)));
    })
    .map((element) => element.textContent);

const isOnTop = async (what: Locator): Promise<boolean> => {
  await expect(what).toHaveCount(1);
  return (await what.evaluateAll(notOnTop)).length === 0;
};

/** A window of a phone, whole or with its keyboard open. */
interface Window {
  readonly window: readonly [width: number, height: number];
  readonly keyboard: 'open' | 'away';
}

/** In these windows the main buttons lie wholly in view, and nothing scrolls sideways. */
const fits = async (page: Page, path: string, windows: readonly Window[]): Promise<void> => {
  await expect(page.locator('.bar .action').first()).toBeVisible();
  for (const {
    window: [width, height],
    keyboard,
  } of windows) {
    const left = keyboard === 'open' ? height - KEYBOARD : height;
    await page.setViewportSize({ width, height: left });
    const found = await Promise.all([cutOff(page), sideways(page)]);
    expect([path, width, left, ...found]).toEqual([path, width, left, [], 0]);
  }
};

/** What approval would change, with the names and figures that it has after many matches. */
const lateInTheSeason = async (page: Page): Promise<void> => {
  await expect(page.locator('.consequences .changes li').first()).toBeVisible();
  await page.evaluate(`document.querySelectorAll('.consequences .changes li').forEach((sentence) => {
    sentence.textContent = 'Ferencvárosi Fácánok: 1338\\u00a0→ 1433, 19\\u00a0→ 20';
  })`);
};

test('the main buttons of entry lie wholly in view in every window, and nothing scrolls sideways', async ({
  openAs,
  prepared: { anna },
}) => {
  test.slow();
  const page = await openAs(anna, '/en/sheets');
  const own = await begun(page);
  const pages = ['', '/players', '/match', '/game/1', '/game/1/calls', '/game/1/announcements', '/hand-in'];
  const paths = ['/en/sheets', '/en/sheets/new', ...pages.map((each) => own + each)];
  const looked = tried({ path: paths, window: windowsOfPhones, keyboard });
  for (const path of paths) {
    await at(page, path);
    await fits(
      page,
      path,
      looked.filter((each) => each.path === path),
    );
  }
});

for (const language of languages)
  test(`every answer of each question about the cards lies in view, above the state of the game, in ${language}`, async ({
    openAs,
    prepared: { anna },
  }) => {
    const page = await openAs(anna, '/en/sheets');
    const own = await begun(page);
    const say = wordsIn(language);
    await at(page, `${own.replace('/en/', `/${language}/`)}/game/1`);
    const answers = [
      ['tarocks', '11'],
      ['honours', say('sheets.honoursHeld.2')],
      ['has', say('sheets.allOfThem')],
    ] as const;
    for (const [question, answer] of answers) {
      const group = page.getByRole('group', { name: say(`sheets.ask.${question}`, { party: 'A' }) });
      await expect(group).toBeVisible();
      for (const [width, height] of windowsOfPhones.filter(([, each]) => each >= 640)) {
        await page.setViewportSize({ width, height });
        await page.evaluate('scrollTo(0, 0)');
        const buttons = group.getByRole('button');
        expect([question, width, await buttons.evaluateAll(notOnTop)]).toEqual([question, width, []]);
        const tooWide = await buttons.evaluateAll((all) =>
          all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent),
        );
        expect([question, width, tooWide]).toEqual([question, width, []]);
      }
      await page.setViewportSize(phone.viewport);
      await group.getByRole('button', { name: answer, exact: true }).tap();
    }
  });

/** What of a match is looked at: by whom, where, what is opened there first, and what its main button says. */
const answering = [
  ['a sheet to confirm', 'csaba', 'submitted', '/sheets/confirm/', null, 'confirmIt'],
  ['a sheet of which a line is disputed', 'csaba', 'submitted', '/sheets/confirm/', 'dispute', 'disputeIt'],
  ['a disputed sheet, for who has entered it', 'anna', 'disputed', '/sheets/confirm/', null, 'correctIt'],
  ['a disputed sheet, for who disputes it', 'csaba', 'disputed', '/sheets/confirm/', null, 'correctIt'],
  ['a confirmed match at the desk', 'jury', 'confirmed', '/jury/matches/', null, 'APPROVED …'],
  ['a decision at the desk', 'jury', 'confirmed', '/jury/matches/', 'decide', 'APPROVED'],
  ['a sheet that nobody has confirmed, at the desk', 'jury', 'submitted', '/jury/matches/', null, 'CONFIRMED …'],
] as const;

/** Each of these in each language, and between the languages in each window. */
const looked = tried({ what: answering.map(([what]) => what), language: languages, window: windowsOfPhones, keyboard });

for (const [index, [what, who, state, path, opened, main]] of answering.entries()) {
  test(`the main buttons of ${what} lie wholly in view in every window, in each language`, async ({
    read,
    prepared: { people, anna, csaba, jury },
  }) => {
    test.slow();
    const { id } = await matchIn(state, people, { record: scored(11), date: `${year}-02-0${index + 1}` });
    for (const language of languages) {
      const say = wordsIn(language);
      const page = await read({ anna, csaba, jury }[who], `/${language}${path}${id}`);
      const bar = page.locator('.bar');
      if (opened === 'dispute') {
        await page.locator('#game-1 summary').first().tap();
        await page
          .locator('#game-1')
          .getByRole('button', { name: say('sheets.disputeLine') })
          .first()
          .tap();
      }
      if (opened === 'decide') {
        await bar.getByRole('button', { name: `${say('desk.decision.APPROVED')} …` }).tap();
        await lateInTheSeason(page);
      }
      const [key, dots] = main.split(/(?= …)/) as [string, string?];
      const words = say(key === key.toUpperCase() ? `desk.decision.${key}` : `sheets.${key}`);
      await expect(bar.getByRole('button', { name: `${words}${dots ?? ''}`, exact: true })).toBeVisible();
      await fits(
        page,
        `${language}: ${what}`,
        looked.filter((each) => each.what === what && each.language === language),
      );
    }
  });
}

test('the main buttons of the phone that is passed over lie wholly in view in every window', async ({
  openAs,
  prepared: { anna, teams },
}) => {
  await keptAtOffice(anna, teams[0], scoredSheet(teams, { date: new Date().toISOString().slice(0, 10), order: 7 }));
  const page = await openAs(anna, '/en/sheets');
  await page.getByRole('link', { name: /Danube Wasps.*7th match/ }).tap();
  await page.getByRole('link', { name: 'Hand the sheet in' }).tap();
  await page.getByRole('link', { name: 'Pass the phone over' }).tap();
  const bar = page.locator('.bar');
  await expect(bar.getByRole('button', { name: 'Confirm the sheet' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Give the phone back' })).toBeVisible();
  const looked = tried({ page: ['here', 'disputed here'], window: windowsOfPhones, keyboard });
  await fits(
    page,
    'here',
    looked.filter((each) => each.page === 'here'),
  );
  await page.locator('#game-1 summary').first().tap();
  await page.getByRole('button', { name: 'This is wrong' }).first().tap();
  await expect(bar.getByRole('button', { name: 'Dispute the sheet' })).toBeVisible();
  await fits(
    page,
    'disputed here',
    looked.filter((each) => each.page === 'disputed here'),
  );
});

test('neither a match nor its replay scrolls sideways', async ({ read, prepared: { anna, teams } }) => {
  const match = done(await submit(anna, sheetOf(teams, { date: `${year}-03-02` })));
  const game = playedRecord(1).games.find(({ form }) => form === 'played')!.number;
  // Hungarian has the longest words at the foot of a sheet.
  const own = `/hu/matches/${match.id}`;
  for (const path of [own, `${own}/games/${game}`]) {
    const page = await read(anna, path);
    await page.evaluate(`document.querySelectorAll('.summary .of').forEach((name) => {
      name.textContent = 'Rákosmenti Rekontra I';
    })`);
    for (const [width, height] of windowsOfPhones) {
      await page.setViewportSize({ width, height });
      expect([path, width, await sideways(page)]).toEqual([path, width, 0]);
    }
  }
});

test('the panel of entry covers nothing of the list of the game', async ({ openAs, prepared: { anna } }) => {
  const page = await openAs(anna, '/en/sheets');
  const own = await begun(page);
  await at(page, `${own}/game/1/calls`);
  for (const name of ['Pagat Ultimo', 'Trull', 'Visi']) await chip(page, /^Frequent/, name).tap();
  await page
    .getByRole('group', { name: 'Who announces?' })
    .getByRole('button', { name: /^B, Tóth Csaba/ })
    .tap();
  for (const name of ['Honour', 'Visi']) await chip(page, /^Frequent/, name).tap();
  const below = (upper: string, lower: string): Promise<number> =>
    page.evaluate(`document.querySelector('${lower}').getBoundingClientRect().top
      - document.querySelector('${upper}').getBoundingClientRect().bottom`);
  for (const [width, height] of windowsOfPhones) {
    await page.setViewportSize({ width, height });
    expect([width, (await below('.said-lines', '.panel')) >= -0.5]).toEqual([width, true]);
    expect([width, (await below('.panel', '.bar')) >= -0.5]).toEqual([width, true]);
    const list = page.locator('.said-lines');
    expect([width, (await list.boundingBox())!.height > 100]).toEqual([width, true]);
  }
});

test('a game is not finished, then sound, unusual or impossible, in words; only what is complete can be impossible', async ({
  openAs,
  prepared: { anna },
}) => {
  const page = await openAs(anna, '/en/sheets');
  const own = await begun(page);
  await at(page, `${own}/game/1/calls`);
  const state = page.locator('.state-of-game');
  await expect(state.locator('.not-finished')).toContainText('Not finished yet.');
  await state.getByRole('link', { name: /Tarocks/ }).tap();
  await chip(page, /tarocks/, '11').tap();
  await chip(page, /honours/, 'one').tap();
  await expect(state.locator('.not-finished')).toContainText('XVIII, XVII, XVI');
  // The last answer leads on.
  await chip(page, /XVIII/, 'XVII').tap();
  await expect(page.getByRole('heading', { name: 'Game 1 announcements' })).toBeVisible();
  // Somebody takes the fifth trick first in every such game (4.3): that it is missing is no contradiction.
  await expect(state.locator('.not-finished')).toContainText('Who has Obscur?');
  await expect(page.locator('.impossible')).toHaveCount(0);
  await state.getByRole('button', { name: 'A has Obscur' }).tap();
  await expect(state.locator('.unusual')).toContainText('Nobody announced anything.');

  await chip(page, /^Frequent/, 'Pagat Ultimo').tap();
  await expect(state.locator('.sound')).toBeVisible();
  // What cannot stand beside what is there is disabled, and says why.
  await page
    .getByRole('group', { name: 'Who announces?' })
    .getByRole('button', { name: /^B, Tóth Csaba/ })
    .tap();
  const obscur = page.getByRole('group', { name: /^Frequent/ }).getByRole('button', { name: /^Game/ });
  await expect(obscur).toHaveAttribute('aria-disabled', 'true');
  await expect(obscur).toHaveAttribute('aria-description', 'not beside Obscur');
  await obscur.dispatchEvent('click');
  await expect(state).toContainText('Game: not beside Obscur');

  // A count that refutes a line: the smallest set that clashes, each with what mends it.
  await page.getByRole('link', { name: 'Cards', exact: true }).tap();
  await page.getByRole('button', { name: 'Change Tarocks' }).tap();
  await page.getByRole('button', { name: 'Another number' }).tap();
  await chip(page, /tarocks/, '5').tap();
  await page.getByRole('link', { name: 'Announcements' }).tap();
  const clash = page.locator('.impossible');
  await expect(clash).toContainText('This cannot be so.');
  await expect(clash.getByRole('listitem')).toHaveCount(1);
  await expect(page.locator('.bar').getByRole('link', { name: 'Put it right later: Game 2' })).toBeVisible();
  await clash.getByRole('link', { name: 'Change' }).tap();
  await page.getByRole('button', { name: 'Change Tarocks' }).tap();
  await chip(page, /tarocks/, '11').tap();
  await expect(page.locator('.impossible')).toHaveCount(0);
});

/** A game that cannot be so: too few tarocks for an announcement about ten tricks; and lines of both parties. */
const impossibleGame = async (page: Page): Promise<string> => {
  const own = await begun(page);
  await at(page, `${own}/game/1/calls`);
  for (const name of ['Pagat Ultimo', 'Trull', 'Visi', 'Obscur']) await chip(page, /^Frequent/, name).tap();
  await page
    .getByRole('group', { name: 'Who announces?' })
    .getByRole('button', { name: /^B, Tóth Csaba/ })
    .tap();
  await chip(page, /^Frequent/, 'Honour').tap();
  await page.getByRole('link', { name: 'Cards', exact: true }).tap();
  await page.getByRole('button', { name: 'Another number' }).tap();
  await chip(page, /tarocks/, '5').tap();
  await chip(page, /honours/, 'none').tap();
  await chip(page, /XVIII/, 'none').tap();
  await kept(page);
  return own;
};

test('a contradiction stays in sight above the main button, however the list and the page are scrolled', async ({
  openAs,
  prepared: { anna },
}) => {
  const page = await openAs(anna, '/en/sheets', { ...phone, viewport: { width: 360, height: 640 } });
  const own = await impossibleGame(page);
  const words = page.locator('.impossible').getByText('This cannot be so.');
  const paths = ['/game/1/calls', '/game/1'] as const;
  const looked = tried({ path: paths, window: windowsOfPhones, top: [0, 10_000] });
  for (const path of paths) {
    await at(page, `${own}${path}`);
    await expect(words).toBeVisible();
    for (const {
      window: [width, height],
      top,
    } of looked.filter((each) => each.path === path)) {
      await page.setViewportSize({ width, height });
      await page.evaluate(`for (const each of [document.documentElement, document.querySelector('.said-lines')])
        each?.scrollTo(0, ${top})`);
      expect([path, width, top, await isOnTop(words)]).toEqual([path, width, top, true]);
    }
  }
});

test('what opens in the list of a game is in view, each of its buttons', async ({ openAs, prepared: { anna } }) => {
  const page = await openAs(anna, '/en/sheets', { ...phone, viewport: { width: 360, height: 640 } });
  await impossibleGame(page);
  for (const name of ['Honour', 'Visi', 'Pagat Ultimo']) {
    await page.getByRole('button', { name: `Change ${name}` }).tap();
    const opened = page.locator('.line-choices').getByRole('button');
    await expect(opened).toHaveCount(2);
    for (const each of await opened.all()) await expect.poll(() => isOnTop(each)).toBe(true);
    await page.getByRole('button', { name: `Change ${name}` }).tap();
  }
});

test('favourites and their keys keep their places from game to game of a match, in the order of the rules', async ({
  openAs,
  prepared: { anna },
}) => {
  const page = await openAs(anna, '/en/sheets');
  const own = await begun(page);
  await at(page, `${own}/game/1/calls`);
  const favourites = page.getByRole('group', { name: /^Frequent/ }).getByRole('button');
  const places = async () =>
    favourites.evaluateAll((all) =>
      all.map((each) => {
        const { x, y } = each.getBoundingClientRect();
        return [each.firstChild!.textContent!, (each as HTMLElement).dataset['key'], Math.round(x), Math.round(y)];
      }),
    );
  await expect(favourites).toHaveCount(8);
  const before = await places();
  const order = catalogue.map(({ name }) => name.en);
  const named = before.slice(1).map(([name]) => order.findIndex((each) => String(name).endsWith(each)));
  expect(named).toEqual(named.toSorted((one, other) => one - other));
  expect(named).not.toContain(-1);
  await page.getByRole('link', { name: 'All …' }).tap();
  await page.getByLabel('Search by name').fill('spad');
  await page.getByRole('button', { name: /^Spadille/ }).tap();
  await expect(page.getByRole('button', { name: 'Change Spadille' })).toBeVisible();
  for (const name of ['Heads', 'Visi', 'Visi', 'Visi']) await chip(page, /^Frequent/, name).tap();
  expect(await places()).toEqual(before);
  await page.getByRole('link', { name: 'Cards', exact: true }).tap();
  await page.getByRole('link', { name: 'Announcements' }).tap();
  await expect(page.getByRole('heading', { name: /announcements/ })).toBeVisible();
  expect(await places()).toEqual(before);
  await page.getByRole('link', { name: 'Game 2' }).tap();
  await page.getByRole('link', { name: 'Announcements' }).tap();
  await expect(page.getByRole('heading', { name: 'Game 2 announcements' })).toBeVisible();
  expect(await places()).toEqual(before);
  await kept(page);
  await at(page, `${own}/game/3/calls`);
  await expect(favourites).toHaveCount(8);
  expect(await places()).toEqual(before);
  // The next match begins with what this phone knows by then.
  await at(page, '/en/sheets');
  await at(page, `${await begun(page)}/game/1/calls`);
  await expect(favourites.getByText('Spadille')).toBeVisible();
});

test('a game that cannot be so says so in the overview, to the eye by a legend and to the ear', async ({
  openAs,
  prepared: { anna },
}) => {
  const page = await openAs(anna, '/en/sheets');
  const own = await impossibleGame(page);
  await at(page, own);
  await expect(page.getByRole('link', { name: 'Open game 1: it cannot be so' })).toHaveText(/✗/);
  await expect(page.getByRole('link', { name: 'Open game 2', exact: true })).toBeVisible();
  await expect(page.locator('.of-signs li')).toHaveText(['✗ it cannot be so']);
  await at(page, '/en/sheets');
  await at(page, await begun(page));
  await expect(page.getByRole('link', { name: 'Open game 1', exact: true })).toBeVisible();
  await expect(page.locator('.of-signs')).toHaveCount(0);
});

test('“Who deals first?” leads to its question', async ({ openAs, prepared: { anna } }) => {
  const page = await openAs(anna, '/en/sheets', { ...phone, viewport: { width: 360, height: 640 } });
  await page.getByRole('link', { name: 'Begin a sheet' }).click();
  await page.getByLabel('Against').selectOption({ label: 'Óbudai Baglyok' });
  await page.getByRole('button', { name: 'Begin a sheet' }).click();
  await kept(page);
  const own = /^.*\/sheets\/[^/]+/.exec(page.url())![0];
  const question = page.getByRole('group', { name: 'Who deals first?' });
  for (const [path, name] of [
    ['/game/1', 'Who deals first?'],
    ['/game/1/calls', 'Who deals first?'],
    ['/game/1/cards', 'Who deals first?'],
    ['', 'who deals first'],
  ] as const) {
    await at(page, `${own}${path}`);
    await page.getByRole('link', { name, exact: true }).tap();
    await expect(question).toBeFocused();
    for (const each of await question.getByRole('button').all())
      expect([path, await isOnTop(each)]).toEqual([path, true]);
  }
});

test('what is missing leads to where it is given, from the beginning; what destroys stands apart', async ({
  openAs,
  prepared: { anna },
}) => {
  const page = await openAs(anna, '/en/sheets');
  await page.getByRole('link', { name: 'Begin a sheet' }).click();
  await page.getByLabel('Against').selectOption({ label: 'Óbudai Baglyok' });
  await page.getByRole('button', { name: 'Begin a sheet' }).click();
  await at(page, /^.*\/sheets\/[^/]+/.exec(page.url())![0]);
  const missing = page.getByRole('region', { name: 'Still missing' });
  await missing.getByRole('link', { name: 'the place' }).tap();
  await page.getByLabel('Place', { exact: true }).fill('Desperados Pub');
  await page.getByRole('link', { name: 'To the sheet' }).tap();
  await missing.getByRole('link', { name: 'who deals first' }).tap();
  await page.getByRole('group', { name: 'Who deals first?' }).getByRole('button', { name: /^A/ }).tap();
  await page.goBack();
  await expect(missing).toHaveCount(0);
  const away = page.getByRole('button', { name: 'Throw the sheet away …' });
  await expect(away).toHaveClass(/danger/);
  // More room than a thumb is broad, between it and what is tapped often.
  const [beside, apart] = [page.getByRole('link', { name: 'Blank sheet for a pen' }), away];
  const above = (await beside.boundingBox())!;
  expect((await apart.boundingBox())!.y - above.y - above.height).toBeGreaterThanOrEqual(24);
});

test('names in the lists of a team break between words only', async ({ open, prepared: { people, teams } }) => {
  await matchIn('approved', people, { date: `${year}-03-03` });
  const page = await open(`/hu/teams/${teams[0].id}`, { viewport: { width: 360, height: 640 } });
  const names = page.locator('table a', { hasText: 'Óbudai Baglyok' });
  await expect(names).toHaveCount(2);
  const lines = await names.evaluateAll((all) =>
    all.map((name) => {
      name.textContent = 'Pagátvadászok';
      return name.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1]);
});
