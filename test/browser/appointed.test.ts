import { done } from '../support/ask.js';
import { inCup } from '../support/cups.js';
import { event, inGrandPrix } from '../support/grand-prix.js';
import { league } from '../support/league.js';
import { expect, inOffice } from './fixtures.js';
import { settled } from './pages.js';

const YEAR = 2025;

/** The one juror plays in the cup and in the Grand Prix, both drawn. */
const test = inOffice(async () => {
  const opened = await league({ day: '2025-08-01', teams: 0 });
  const { world, jury, clock } = opened;
  const admin = await world.member({ admin: true, name: 'Antal Adél' });
  const appointed = await world.member({ name: 'Rácz Réka' });
  const pairs = [
    await world.pair(YEAR, [jury, await world.person()], 'Judge and player'),
    await world.pair(YEAR, [await world.person(), await world.person()], 'Two others'),
  ];
  await done(jury, inCup.announceCup, { year: YEAR, event: 'Hatoslottó' });
  const venue = { name: 'Desperados Pub', public: true };
  const { grandPrix } = await done(jury, inGrandPrix.announceGrandPrix, { name: 'May Cup', date: '2025-10-04', venue });
  for (const { id: pairId } of pairs) {
    await done(jury, inCup.enterCup, { pairId });
    await done(jury, inGrandPrix.enterGrandPrix, { id: grandPrix.id, pairId });
  }
  await done(jury, inGrandPrix.drawGrandPrix, { id: grandPrix.id, seed: '1 2' });
  clock.set('2025-09-01');
  await done(jury, inCup.drawCup, { year: YEAR, seed: '4 11' });
  return { ...opened, admin, appointed, id: grandPrix.id };
});

// Each test goes on where the last one has stopped.
test.describe.configure({ mode: 'serial' });

test.describe('D58 where the whole jury plays', () => {
  test('D58 the administration names cup and Grand Prix, and an admin appoints who decides in them', async ({
    openAs,
    prepared: { admin, appointed },
  }) => {
    const page = await openAs(admin, '/en/administration');
    const waiting = page.getByRole('region', { name: 'Nobody of the jury may decide these' }).getByRole('listitem');
    for (const what of [`Cup ${YEAR}`, 'Grand Prix May Cup']) {
      const item = waiting.filter({ hasText: what });
      await item.getByRole('button', { name: `Appoint a juror: ${what}` }).click();
      await item.getByRole('combobox').fill('Rácz Réka');
      await item.getByRole('option', { name: /Rácz Réka/ }).click();
      await item.getByRole('button', { name: 'Appoint a juror', exact: true }).click();
      await expect(item).toHaveCount(0);
    }
    expect(appointed.name).toBe('Rácz Réka');
    await expect(page.getByText('There is none. Matches, free games, cups and Grand Prix stand here')).toBeVisible();
  });

  test('D58 the appointed decide at the desks of both, and find them from their account', async ({
    openAs,
    prepared: { appointed, id },
  }) => {
    const page = await openAs(appointed, '/en/account');
    await page.getByRole('link', { name: 'To the desk of the cup' }).click();
    await expect(page.getByRole('heading', { name: `Desk of the cup ${YEAR}` })).toBeVisible();
    await settled(page);
    await page.getByRole('button', { name: 'Decide the tie: final' }).click();
    await page.getByLabel('Decide it before its last day').check();
    await page.getByLabel('Reason', { exact: true }).fill('They did not come');
    await page.getByRole('button', { name: 'See what would change' }).click();
    await page.locator('.consequences').getByRole('button', { name: 'Decide the tie' }).click();
    await expect(page.getByText('The cup is decided.')).toBeVisible();
    await page.locator('.rooms').getByRole('link', { name: 'Grand Prix' }).click();
    await page.getByRole('link', { name: 'May Cup' }).click();
    await page.getByRole('button', { name: 'Close the Grand Prix …' }).click();
    await page.getByRole('button', { name: 'Close the Grand Prix', exact: true }).click();
    await expect.poll(async () => (await event(appointed, id)).phase).toBe('CLOSED');
  });

  test('D58 who plays and is of the jury is told at the desk that others decide', async ({
    openAs,
    prepared: { jury, id },
  }) => {
    const page = await openAs(jury, `/en/jury/grand-prix/${YEAR}/${id}`);
    await page.getByRole('button', { name: 'Open it again …' }).click();
    await page.getByLabel('Reason', { exact: true }).fill('A slip');
    await page.getByRole('button', { name: 'Open it again', exact: true }).click();
    await expect(page.getByText('You play in this Grand Prix').first()).toBeVisible();
  });
});
