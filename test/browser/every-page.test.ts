import type { Page } from '@playwright/test';
import { combinationsOf, inTurn } from '../support/combinations.js';
import { isFull } from '../support/full.js';
import type { Member } from '../support/given.js';
import { matcher, type PageRoute, pageRoutes, routeAt } from './addresses.js';
import { expectInOrder, expectLargeLetters, sideways } from './checks.js';
import { expect, inOffice } from './fixtures.js';
import { type FullOffice, fullOffice } from './full-office.js';
import { allLooks, languages, looks } from './looks.js';
import { settled } from './pages.js';

/** An address without its language, and in which state its page is looked at. */
interface Place {
  readonly path: (office: FullOffice) => string;
  /** What is opened, filled in or waited for before. */
  readonly state?: (page: Page) => Promise<void>;
  /** In each language and scheme, for pages whose parts no other has. */
  readonly everyLook?: true;
}

const opened =
  (buttons: string): NonNullable<Place['state']> =>
  async (page) => {
    for (const each of await page.locator(buttons).all()) await each.click();
    for (const each of await page.locator('main details > summary').all()) await each.click();
  };
/** Forms of a desk that a button opens. */
const forms = opened('main .pages > button:first-child:not(.keys), main section > button');
const firstForm: NonNullable<Place['state']> = async (page) => {
  const [button] = await page.locator('main button[aria-expanded=false]').all();
  await button?.click();
};

/** For everybody: has to be readable without script, too. */
const publicPages: Readonly<Record<string, Place>> = {
  'the first page': { path: () => '' },
  'the championship, with the matches of a team': {
    path: () => '/championship/2025',
    state: async (page) => {
      await expect(page.locator('.freshness.live')).toBeVisible();
      await page.locator('.opens').first().click();
      await expect(page.locator('table.lines tfoot')).toBeVisible();
    },
    everyLook: true,
  },
  'the results': { path: () => '/matches' },
  'a match': { path: ({ match }) => `/matches/${match}` },
  'a game card by card': { path: ({ match, game }) => `/matches/${match}/games/${game}?step=30` },
  'a game in a frame': { path: ({ match, game }) => `/embed/matches/${match}/games/${game}` },
  'the trophy list': { path: () => '/trophies' },
  'the players by trophies': { path: () => '/trophies/players' },
  'every hundredth trophy': { path: () => '/trophies/hundredths' },
  'the announcements': { path: () => '/announcements' },
  'the announcements, sorted': { path: () => '/announcements?sort=made' },
  'an announcement with its example games': { path: () => '/announcements/trull' },
  'an example game, step by step': { path: () => '/announcements/trull/games/2?step=8' },
  'a silent bonus': { path: () => '/announcements/obscur' },
  'a message': { path: () => '/announcements/flush' },
  'the tour, with a card pressed': { path: () => '/tour/cards?pressed=T1' },
  'the tour, with a question answered': { path: () => '/tour/trick?pressed=T1&then=T3' },
  'the tour’s last part': { path: () => '/tour/trophy?pressed=T22' },
  'what can stand beside what': { path: () => '/rules/pairs' },
  'what can stand beside a trophy': { path: () => '/rules/pairs/royal' },
  'two announcements beside each other': { path: () => '/rules/pairs/trull/valat' },
  'an example of two announcements': { path: () => '/rules/pairs/trull/royal/A-lost-B-lost?step=8' },
  'a player': { path: ({ people }) => `/players/${people.a.id}` },
  'a team': { path: ({ teams }) => `/teams/${teams[0].id}` },
  'a pair': { path: ({ eventPairs }) => `/teams/${eventPairs[0]!.id}` },
  'two players': { path: ({ people }) => `/head-to-head?player=${people.a.id}&other=${people.b.id}` },
  'two teams': { path: ({ teams }) => `/teams/${teams[0].id}/against/${teams[1].id}` },
  'a player to be compared': { path: ({ people }) => `/head-to-head?player=${people.a.id}&name=a` },
  'a team to be compared': { path: ({ teams }) => `/teams/${teams[0].id}/against` },
  'the bracket of a cup': { path: () => '/cup/2025' },
  'a cup that is open for entries': { path: () => '/cup/2026' },
  'the Grand Prix of a year': { path: () => '/grand-prix/2025' },
  'a Grand Prix': { path: ({ event }) => `/grand-prix/2025/${event.id}?entries-sort=pair` },
  'the screen of a room': { path: ({ event }) => `/grand-prix/2025/${event.id}/room` },
  'the free championship': { path: () => '/free-championship/2025' },
  'a session of another game': { path: ({ evening }) => `/free-games/${evening.session}` },
  'a planned match, for everybody': { path: ({ plannedMatch }) => `/planned-matches/${plannedMatch}` },
  'the rules': { path: () => '/rules/royal-tarokk' },
  'the open table before a deal': { path: () => '/table' },
  'the teams of a year': { path: () => '/teams?season=2025' },
};

const membersPages: Readonly<Record<string, Place>> = {
  'the login': { path: () => '/login' },
  'an invitation': { path: () => '/invitation#a-token' },
  'the account': { path: () => '/account' },
  'the webhooks': { path: () => '/account/webhooks' },
  'the profile': { path: () => '/account/profile' },
  'the tokens': { path: () => '/account/tokens' },
  'one’s own team': { path: ({ teams }) => `/account/teams/2025/${teams[0].id}` },
  'a free game to be handed in': { path: () => '/account/free-games/new' },
  'a free game to object to': { path: ({ freeGame }) => `/account/free-games/${freeGame}` },
  'a planned match': { path: ({ plannedMatch }) => `/account/planned-matches/${plannedMatch}` },
  ...(isFull && {
    'a forgotten password': { path: () => '/forgotten-password' },
    'a new password': { path: () => '/new-password' },
    'the first admin': { path: () => '/first-admin#a-token' },
  }),
};

const desks: Readonly<Record<string, Place>> = {
  'a queue': { path: () => '/jury?queue=DISPUTED' },
  'an empty queue': { path: () => '/jury?queue=RETURNED' },
  'a match at the desk': {
    path: ({ disputed }) => `/jury/matches/${disputed}`,
    state: async (page) => {
      for (const section of await page.locator('.said > section').all()) {
        const [button] = await section.locator('button[aria-expanded=false]').all();
        await button?.click();
      }
    },
  },
  'the desk of a cup': {
    path: () => '/jury/cup/2025',
    state: opened('main li > .pages > button:first-child:not(.keys), main section > button'),
  },
  'the desk of a cup that is not announced': { path: () => '/jury/cup/2024' },
  'the desk of a Grand Prix': { path: ({ event }) => `/jury/grand-prix/2025/${event.id}`, state: forms },
  'the desk of the Grand Prix of a year': { path: () => '/jury/grand-prix/2025', state: forms },
  'the queue of free games': { path: () => '/jury/free-games', state: forms },
  'the import of matches': { path: () => '/jury/imports', state: forms },
  'the import of old tables': { path: () => '/jury/imports?what=TABLES', state: forms },
  'the places': { path: () => '/jury/venues', state: forms },
  'the list of seasons': { path: () => '/jury/seasons', state: firstForm },
  'the captains to be invited': { path: () => '/jury/seasons/2025/captains' },
  'the teams of a season': { path: () => '/jury/seasons/2025/teams', state: firstForm },
  'the schedule of a season from a list': { path: () => '/jury/seasons/2025/schedule' },
  'the proposed teams of a season': { path: () => '/jury/seasons/2026/teams?state=PROPOSED', state: forms },
  'a team at the desk': { path: ({ teams }) => `/jury/teams/${teams[0].id}`, state: firstForm },
  'the list of people': { path: () => '/people', state: firstForm },
  'a person': { path: ({ teams }) => `/people/${teams[0].second.id}`, state: forms },
  'the log': { path: () => '/jury/log', state: firstForm },
  'the list of requests': { path: () => '/jury/requests', state: firstForm },
};

const readers: readonly {
  readonly pages: Readonly<Record<string, Place>>;
  readonly who: (office: FullOffice) => Member | null;
}[] = [
  { pages: publicPages, who: () => null },
  { pages: membersPages, who: ({ people }) => people.a },
  {
    pages: { 'one’s own pair': { path: ({ eventPairs }) => `/account/pairs/2025/${eventPairs[0]!.id}` } },
    who: ({ eventPairs }) => eventPairs[0]!.players[0],
  },
  { pages: desks, who: ({ keeper }) => keeper },
];

/** What stands for a part of the office where only the form of an address is asked for. */
const anything: never = new Proxy(() => undefined, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => 'anything' : anything),
}) as never;
const written = new Set(
  readers.flatMap(({ pages }) => Object.values(pages)).map(({ path }) => routeAt(path(anything))?.pattern),
);
/** Pages of which nothing has to be said above. Those of sheets are looked at on a phone (`every-sheet-page`), an example where it has been found (`fitting-games`). */
const further = pageRoutes.filter(
  ({ pattern }) => !written.has(pattern) && !pattern.startsWith('/sheets') && !pattern.endsWith('/example'),
);

const test = inOffice(fullOffice);

// Each test looks at a page and changes nothing.
test.describe.configure({ mode: 'parallel' });

for (const name of Object.keys(publicPages)) {
  test(`${name} has a title and can be read without script`, async ({ read, prepared }) => {
    const page = await read(null, `/en${publicPages[name]!.path(prepared)}`, { javaScriptEnabled: false });
    await expect(page).toHaveTitle(/\S · Royal Tarokk$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
  });
}

const placesInTheHead = {
  'a match': 'Championship',
  'a team': 'Championship',
  'two teams': 'Championship',
  'a team to be compared': 'Championship',
  'two players': 'Players',
  'a player to be compared': 'Players',
  'a planned match, for everybody': 'Championship',
  'a session of another game': 'Free championship',
  'a cup that is open for entries': 'Cup',
};

for (const [name, area] of Object.entries(placesInTheHead)) {
  test(`${name} is marked in the head at one place, ${area}`, async ({ read, prepared }) => {
    const page = await read(null, `/en${publicPages[name]!.path(prepared)}`, { javaScriptEnabled: false });
    await expect(page.getByRole('banner').locator('.areas [aria-current]')).toHaveText([area]);
  });
}

const places = readers.flatMap(({ pages, who }) =>
  Object.entries(pages).map(([name, place]) => ({ name, who, ...place })),
);

for (const [{ name, who, path, state }, { language, scheme }] of [
  ...inTurn(
    places.filter(({ everyLook }) => everyLook !== true),
    allLooks,
  ),
  ...combinationsOf({ place: places.filter(({ everyLook }) => everyLook === true), look: looks }).map(
    ({ place, look }) => [place, look] as const,
  ),
]) {
  test(`${name} has nothing that axe finds, is reached by keyboard, fits on 320 pixels, and on 360 with letters of twice the size (${language}, ${scheme})`, async ({
    read,
    prepared,
  }) => {
    const member = who(prepared);
    const page = await read(member, `/${language}${path(prepared)}`, { colorScheme: scheme });
    await state?.(page);
    if (state !== undefined) await settled(page);
    await expectInOrder(page, { wordsKept: member === null, largeLetters: true });
  });
}

/** Figures as they are late in a season, by the column: those of this office have one digit. */
const lateFigures = {
  rank: '24',
  change: '▲ 12',
  matches: '33',
  remaining: '10',
  average: '164.80',
  points: '2,153',
  balance: '18 – 0 – 15',
  side: 'Tizenkilences Villamos',
  person: 'Rákosmenti-Szabó Magdolna',
} as const;

for (const [name, path] of Object.entries({
  'the championship': () => '/championship/2025',
  'a player': ({ people }: FullOffice) => `/players/${people.a.id}`,
  'a team': ({ teams }: FullOffice) => `/teams/${teams[0].id}`,
  'a pair': ({ eventPairs }: FullOffice) => `/teams/${eventPairs[0]!.id}`,
})) {
  test(`late in a season, too, ${name} fits on a phone with large letters, in each language`, async ({
    read,
    prepared,
  }) => {
    for (const language of languages) {
      const page = await read(null, `/${language}${path(prepared)}`);
      await page.evaluate(`for (const [column, figure] of Object.entries(${JSON.stringify(lateFigures)}))
        for (const cell of document.querySelectorAll('.places td[data-column=' + column + '], .companions td[data-column=' + column + ']'))
          (cell.querySelector('a, button') ?? cell).textContent = figure`);
      await page.setViewportSize({ width: 390, height: 844 });
      expect([language, await sideways(page)]).toEqual([language, 0]);
      await expectLargeLetters(page);
    }
  });
}

/** What there is to be seen at the open table before a pass, and after one. */
const atTheTable: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'before a pass': (page) => expect(page.locator('.question')).toBeVisible(),
  'after a pass': async (page) => {
    await expect(page.locator('.question')).toBeVisible();
    for (let pass = 0; pass < 4; pass++) await page.locator('.turn-over').click();
    await expect(page.locator('.turn .card-to-choose').first()).toBeVisible();
  },
};

for (const [[when, shown], { language, scheme }] of inTurn(Object.entries(atTheTable), looks)) {
  test(`the open table has nothing that axe finds ${when} (${language}, ${scheme})`, async ({ open }) => {
    // A window keeps the game that was played in it.
    const page = await open(`/${language}/table?seed=axe`, { colorScheme: scheme });
    await shown(page);
    await expectInOrder(page);
  });
}

for (const [route, { language, scheme }] of inTurn(further, allLooks)) {
  test(`${route.pattern} has nothing that axe finds, is reached by keyboard, and fits on 320 pixels (${language}, ${scheme})`, async ({
    read,
    prepared: { people, keeper },
  }) => {
    const member = route.area === '_desk' ? keeper : route.area === null ? null : people.a;
    const open = (address: string): Promise<Page> => read(member, `/${language}${address}`, { colorScheme: scheme });
    const page = await open(await addressOf(route, open));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectInOrder(page, { wordsKept: member === null });
  });
}

/** Of a page of one thing: the first that its list leads to. */
async function addressOf({ pattern }: PageRoute, open: (address: string) => Promise<Page>): Promise<string> {
  if (!pattern.includes('$')) return pattern;
  const parent = pattern.slice(0, pattern.indexOf('/$'));
  const list = pageRoutes.find((each) => !each.pattern.includes('$') && each.pattern.endsWith(parent));
  const page = await open(list?.pattern ?? parent);
  const links = await page.locator('main a').evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  const paths = links.map((link) => new URL(link, page.url()).pathname.replace(/^\/[a-z]{2}(?=\/)/, ''));
  const found = paths.find((path) => matcher(pattern).test(path));
  if (found === undefined)
    throw new Error(`No link of ${page.url()} leads to ${pattern}: write an address of it above.`);
  return found;
}
