import type { Page } from '@playwright/test';
import { ask, graphql } from '../support/ask.js';
import { isFull } from '../support/full.js';
import { ownOffice } from '../support/own-office.js';
import { sideways, violations } from './checks.js';
import { expect, inOffice, phone } from './fixtures.js';

const test = inOffice(async () => {
  const opened = await ownOffice({ day: '2026-01-10' });
  const jury = await opened.world.member({ jury: true, name: 'Juhász Judit' });
  const admin = await opened.world.member({ admin: true, name: 'Erdélyi Nándor' });
  return { ...opened, jury, admin };
});

test.describe.configure({ mode: 'serial' });

interface Walk {
  readonly language: 'hu' | 'de';
  readonly year: number;
  readonly adjectives: readonly string[];
  readonly nouns: readonly string[];
  readonly heading: string;
  readonly say: Readonly<Record<'list' | 'paste' | 'read' | 'take' | 'checklist' | 'meeting' | 'day' | 'set', string>> &
    Readonly<Record<'captains' | 'invite' | 'print' | 'back' | 'cup' | 'announce' | 'announced' | 'next', string>>;
}

const walks: readonly Walk[] = [
  {
    language: 'hu',
    year: 2026,
    adjectives: ['Arany', 'Budai', 'Dunai', 'Erdei', 'Fekete', 'Hegyi'],
    nouns: ['Madarak', 'Ulánusok', 'Szelek', 'Trullok'],
    heading: 'Csapat\tKapitány\tTag\tTag\tPár',
    say: {
      list: 'Lista beolvasása …',
      paste: 'Beillesztés táblázatból',
      read: 'Lista olvasása',
      take: 'Beírás: 24 csapat, 24 pár',
      checklist: 'A teendőkhöz',
      meeting: 'A nap megadása',
      day: 'Az éves közgyűlés napja',
      set: 'A közgyűlés napjának megadása',
      captains: 'Meghívásuk',
      invite: '24 kapitány meghívása',
      print: 'A hivatkozások nyomtatása',
      back: 'Teendők, 2026',
      cup: 'Kiírás',
      announce: 'A kupa kiírása',
      announced: 'A kupa ki van írva',
      next: 'Most',
    },
  },
  {
    language: 'de',
    year: 2027,
    adjectives: ['Linzer', 'Grazer', 'Welser', 'Steyrer', 'Villacher', 'Badener'],
    nouns: ['Vögel', 'Ulanen', 'Winde', 'Asse'],
    heading: 'Mannschaft\tKapitän\tMitglied\tMitglied\tPaar',
    say: {
      list: 'Liste einlesen …',
      paste: 'Aus einer Tabelle einfügen',
      read: 'Liste lesen',
      take: '24 Mannschaften und 24 Paare eintragen',
      checklist: 'Zur Checkliste',
      meeting: 'Tag festsetzen',
      day: 'Tag der Jahresversammlung',
      set: 'Jahresversammlung festsetzen',
      captains: 'Einladen',
      invite: '24 Kapitäne einladen',
      print: 'Links drucken',
      back: 'Checkliste 2027',
      cup: 'Ausschreiben',
      announce: 'Cup ausschreiben',
      announced: 'Der Cup ist ausgeschrieben',
      next: 'Als Nächstes',
    },
  },
];

/** Twenty-four teams of three, each with the pair of its captain and first member. */
function listOf({ adjectives, nouns, heading, language }: Walk): string {
  const first = language === 'hu' ? ['Anna', 'Béla', 'Csaba'] : ['Agnes', 'Bernd', 'Christa'];
  const lines = adjectives.flatMap((adjective) =>
    nouns.map((noun) => {
      const name = `${adjective} ${noun}`;
      return [name, ...first.map((each) => `${name} ${each}`), `${name} II`].join('\t');
    }),
  );
  return [heading, ...lines].join('\n');
}

// What the tests below find is the season of the first.
for (const walk of isFull ? walks : walks.slice(0, 1)) {
  const { language, year, say } = walk;
  test(`59.12 an empty season has teams, logins, its days and its cup by its checklist, in at most twelve presses (${language})`, async ({
    openAs,
    prepared: { jury },
  }) => {
    const page = await openAs(jury, `/${language}/jury/seasons`);
    let presses = 0;
    const press = async (kind: 'link' | 'button', name: string): Promise<void> => {
      presses++;
      await page.locator('main').getByRole(kind, { name, exact: false }).first().click();
    };
    // The newest season comes first, and the way to open the next one is at the foot.
    presses++;
    await page.locator('section').getByRole('link', { name: say.list }).click();
    await page.getByLabel(say.paste).fill(listOf(walk));
    await press('button', say.read);
    await press('button', say.take);
    await press('link', say.checklist);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(say.next);
    expect(await violations(page)).toEqual([]);

    await press('button', say.meeting);
    await page.getByLabel(say.day).fill(`${year}-01-17`);
    await press('button', say.set);
    await expect(page.getByRole('button', { name: say.meeting })).toBeHidden();

    await press('link', say.captains);
    await press('button', say.invite);
    await expect(page.locator('.slips svg.code')).toHaveCount(24);
    await expect(page.getByRole('button', { name: say.print })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await press('link', say.back);

    await press('link', say.cup);
    await press('button', say.announce);
    await expect(page.getByRole('button', { name: say.announce, exact: true })).toBeHidden();
    expect(presses).toBeLessThanOrEqual(12);
    console.log(`${language}: ${presses} presses`);

    await page.goto(`/${language}/jury/seasons/${year}`);
    await expect(page.locator('.step-done')).toContainText([say.announced]);
  });
}

test('59.12 the sheet of links has one for each captain, and nothing else on paper; a link opens the account', async ({
  openAs,
  open,
  prepared: { jury },
}) => {
  const page = await openAs(jury, '/en/jury/seasons/2026/captains');
  await expect(page.getByRole('listitem').filter({ hasText: 'invited, not accepted yet' })).toHaveCount(24);
  await page.getByRole('button', { name: 'Invite all 24 again' }).click();
  const slips = page.locator('.slips li');
  await expect(slips).toHaveCount(24);
  await page.emulateMedia({ media: 'print' });
  await expect(slips.first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print the links' })).toBeHidden();
  const address = await slips.filter({ hasText: 'Arany Madarak' }).locator('code').innerText();

  const own = await open(new URL(address).pathname.replace(/^(?!\/en)/, '/en') + new URL(address).hash, phone);
  await own.getByLabel('Username').fill('arany.anna');
  await own.getByLabel('New password').fill('csendes piros kakadu');
  await own.getByRole('button', { name: 'Open the account' }).tap();
  // The office lives months before the browser, for which its login is over as soon as it has begun.
  await expect(own).toHaveURL(/\/en\/login/);

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/en/jury/seasons/2026');
  await expect(page.locator('.step-open, .step-next').filter({ hasText: '23 captains cannot log in' })).toBeVisible();
});

test('59.12 a team whose captain cannot log in has the invitation on its page', async ({
  openAs,
  prepared: { jury },
}) => {
  const TEAMS = graphql(`{ teams(seasonYear: 2026, first: 50) { nodes { id name } } }`);
  const { teams } = await ask(jury, TEAMS);
  const team = teams.nodes.find(({ name }) => name === 'Budai Szelek')!;
  const page = await openAs(jury, `/en/jury/teams/${team.id}`);
  await page.getByRole('button', { name: 'Invite the captain' }).click();
  await expect(page.locator('.slips li')).toContainText(['Budai Szelek Anna']);
});

test('59.12 an admin reads the list and invites; what the jury does is no link for them', async ({
  openAs,
  prepared: { admin },
}) => {
  const page = await openAs(admin, '/en/administration', phone);
  await page.getByRole('link', { name: 'Checklist of the season 2026' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Season 2026');
  expect(await waysOf(page)).toEqual(['Invite them']);
  expect(await sideways(page)).toBe(0);
});

async function waysOf(page: Page): Promise<readonly string[]> {
  return page.locator('.step .action').allInnerTexts();
}
