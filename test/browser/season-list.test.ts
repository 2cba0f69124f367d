import { ask, graphql } from '../support/ask.js';
import { ownOffice } from '../support/own-office.js';
import { expect, inOffice } from './fixtures.js';

const year = new Date().getFullYear();

const test = inOffice(async () => {
  const opened = await ownOffice();
  const jury = await opened.world.member({ jury: true, name: 'Juhász Judit' });
  await opened.world.person('Kőszegi Levente');
  return { ...opened, jury };
});

test.describe.configure({ mode: 'serial' });

const words = ['Arany', 'Budai', 'Dunai', 'Erdei', 'Fekete', 'Hegyi'];
/** Twenty-four teams of three, each with the pair of its captain and first member. */
const list = [
  'Csapat\tKapitány\tTag\tTag\tPár',
  ...Array.from({ length: 24 }, (_, index) => {
    const name = `${words[index % 6]!} ${['Madarak', 'Ulánusok', 'Szelek', 'Trullok'][Math.floor(index / 6)]!}`;
    return [name, `${name} Anna`, `${name} Béla`, `${name} Csaba`, `${name} páros`].join('\t');
  }),
].join('\n');

test('an empty office has 24 teams with members, captains and pairs by one list, in at most six presses', async ({
  openAs,
  prepared,
}) => {
  const page = await openAs(prepared.jury, '/hu/jury/seasons');
  let presses = 0;
  const press = async (kind: 'link' | 'button', name: RegExp): Promise<void> => {
    presses++;
    await page.locator('main').getByRole(kind, { name }).first().click();
  };
  await press('link', /Lista beolvasása/);
  await expect(page.getByText(`Ezzel megnyílik a ${year}. évi szezon`, { exact: false })).toBeVisible();
  await page.getByLabel('Beillesztés táblázatból').fill(list);
  await press('button', /Lista olvasása/);
  await expect(page.getByRole('row')).toHaveCount(49);
  await press('button', /Beírás: 24 csapat, 24 pár/);
  await expect(page.getByText('Beírva: 24 csapat, 24 pár.')).toBeVisible();
  expect(presses).toBeLessThanOrEqual(6);
  const MADE = graphql(`query ($year: Int!) {
    teams(seasonYear: $year, first: 50) { nodes { members { captain person { name } } } }
    pairs(seasonYear: $year, first: 50) { nodes { name } }
  }`);
  const { teams, pairs } = await ask(prepared.jury, MADE, { year: year });
  expect([teams.nodes.length, pairs.nodes.length]).toEqual([24, 24]);
  for (const { members } of teams.nodes) {
    expect(members).toHaveLength(3);
    expect(members.find(({ captain }) => captain)!.person.name).toMatch(/ Anna$/);
  }
});

test('every line that cannot be taken says why, an alike name is proposed, and the good lines come in', async ({
  openAs,
  prepared,
}) => {
  const page = await openAs(prepared.jury, `/de/jury/seasons/${year}/list`);
  const lines = [
    'Mannschaft;Kapitän;Mitglied',
    'Zuglói Zergék;Inotai Ferenc;',
    'Kávéházi Trull;Kőszegi Levnte;Jászberényi Ferenc',
    'Arany Madarak;Új Ödön;Új Olga',
  ];
  await page.getByLabel('Aus einer Tabelle einfügen').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Liste lesen' }).click();
  await expect(page.getByText('Zeile 2: Kein zweites Mitglied.')).toBeVisible();
  await expect(page.getByText('„Kőszegi Levnte“ ist nicht bekannt. Vielleicht Kőszegi Levente?')).toBeVisible();
  await page.getByRole('button', { name: 'Es ist Kőszegi Levente' }).click();
  // The name of line 4 is taken in the season.
  await expect(page.getByText(/Zeile 4: .*Arany Madarak/)).toBeVisible();
  await page.getByRole('button', { name: 'Diese Zeile auslassen' }).click();
  await page.getByRole('button', { name: 'Eine Mannschaft eintragen' }).click();
  await expect(page.getByText('Eingetragen: eine Mannschaft, 0 Paare.')).toBeVisible();
});
