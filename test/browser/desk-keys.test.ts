import { league } from '../support/league.js';
import { matchIn } from '../support/matches-in-states.js';
import { expect, inOffice } from './fixtures.js';
import { settled } from './pages.js';

/** At the desk with the keyboard, in a window of 1366 × 768. */
const test = inOffice(async () => {
  const opened = await league({ year: 2025, teams: 2 });
  const matches = [];
  for (const _ of [1, 2, 3, 4]) matches.push((await matchIn('confirmed', opened.people)).id);
  return { ...opened, matches };
});

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1366, height: 768 } });

test('J, K and N walk through the queue from a match that is not decided yet', async ({
  openAs,
  prepared: { people, matches },
}) => {
  const page = await openAs(people.juror, `/en/jury/matches/${matches[1]}?queue=TO_DECIDE`);
  await settled(page);
  for (const [key, at] of [
    ['j', 2],
    ['n', 3],
    ['k', 2],
    ['k', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(new RegExp(`/jury/matches/${matches[at]}`));
    // Until it is shown, keys are those of the match before.
    const shown = page.locator('.queue-beside [aria-current=page]');
    await expect
      .poll(() => shown.evaluateAll((all) => all.map((each) => each.getAttribute('href'))))
      .toEqual([expect.stringContaining(matches[at]!)]);
    await settled(page);
  }
});

test('? says what the keys of the page do, each by its name, and nothing of keys that do nothing here', async ({
  openAs,
  prepared: { people, matches },
}) => {
  const page = await openAs(people.juror, `/en/jury/matches/${matches[0]}?queue=TO_DECIDE`);
  await settled(page);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.getByRole('term').filter({ hasText: /^j$/ })).toBeVisible();
  await expect(keys.getByText('the match behind this one in the queue')).toBeVisible();
  await expect(keys.getByText('the match before this one')).toHaveCount(0);
  await expect(keys.getByText('Approve the match')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/jury/matches/${matches[0]}`));
});

test('X chooses the match of the list that J and K have come to', async ({ openAs, prepared: { people, matches } }) => {
  const page = await openAs(people.juror, '/en/jury');
  const boxes = page.getByRole('main').getByRole('checkbox');
  await expect(boxes).toHaveCount(matches.length);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(boxes.nth(1)).toBeChecked();
  await page.keyboard.press('x');
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(boxes.nth(0)).not.toBeChecked();
  await page.keyboard.press('Shift+X');
  for (const at of matches.keys()) await expect(boxes.nth(at)).toBeChecked();
  await page.keyboard.press('Shift+X');
  for (const at of matches.keys()) await expect(boxes.nth(at)).not.toBeChecked();
});

test('59.8 approving the chosen matches is the main act while some are chosen: A shows what would change, and A again does it', async ({
  openAs,
  prepared: { people, matches },
}) => {
  const page = await openAs(people.juror, '/en/jury');
  const boxes = page.getByRole('main').getByRole('checkbox');
  await expect(boxes).toHaveCount(matches.length);
  const act = page.getByRole('button', { name: 'Approve these matches …' });
  await expect(act).toHaveCount(0);
  await page.keyboard.press('Shift+X');
  await expect(page.locator('.action.main')).toHaveCount(1);
  await expect(act).toBeInViewport({ ratio: 1 });
  await expect(act.locator('kbd')).toHaveText('A');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.locator('div', { hasText: /^a\s*Approve these matches …$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  // Keys that are pressed before it has closed are those of the dialog.
  await expect(keys).toBeHidden();
  await page.keyboard.press('a');
  const changes = page.getByRole('region', { name: 'What would change' });
  await expect(changes.getByText('Can be approved.')).toHaveCount(matches.length);
  await expect(changes.getByRole('button', { name: 'Approve these matches' })).toHaveAttribute(
    'aria-keyshortcuts',
    'a',
  );
  await changes.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Shift+X');
  await expect(act).toHaveCount(0);
});

test('59.8 queue, match and what is to be decided stand side by side, with the acts in sight', async ({
  openAs,
  prepared: { people, matches },
}) => {
  const page = await openAs(people.juror, `/en/jury/matches/${matches[1]}?queue=TO_DECIDE`);
  await settled(page);
  const queue = page.getByRole('navigation', { name: /^To decide/ });
  await expect(queue.getByRole('listitem')).toHaveCount(matches.length);
  await expect(queue.locator('[aria-current=page]')).toHaveCount(1);
  const [left, middle, right] = await Promise.all(
    ['.queue-beside', '.on-desk .desk-games', '.on-desk .said'].map((part) => page.locator(part).boundingBox()),
  );
  expect(left!.x + left!.width).toBeLessThanOrEqual(middle!.x);
  expect(middle!.x + middle!.width).toBeLessThanOrEqual(right!.x);
  // Which match, what it came to, all eight games, what follows and what can be done: without scrolling.
  await expect(page.locator('.score')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.games > li')).toHaveCount(8);
  for (const game of await page.locator('.games > li').all()) await expect(game).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: 'If you approve' })).toBeInViewport({ ratio: 1 });
  const acts = page.locator('.at-hand').getByRole('button');
  await expect(acts).toHaveText([/^Approve the match/, /^Give/, /^Set the points/, /^Rule on a trophy/, /^Withdraw/]);
  for (const act of await acts.all()) {
    await expect(act).toBeInViewport({ ratio: 1 });
    await expect(act.locator('kbd')).toBeVisible();
  }
  await queue.getByRole('listitem').nth(2).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/jury/matches/${matches[2]}`));
  await page.setViewportSize({ width: 1100, height: 768 });
  await expect(queue).toBeHidden();
});

test('after A the focus is on the approval, Enter does it, and J and K go on from there', async ({
  openAs,
  prepared: { people, matches },
}) => {
  const page = await openAs(people.juror, `/en/jury/matches/${matches[1]}?queue=TO_DECIDE`);
  await settled(page);
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Approve the match', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.outcome')).toContainText('approved');
  await expect(page.locator('.outcome')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: /^Next: / })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`/jury/matches/${matches[2]}`));
});

test('after R the focus is on the reason that it needs', async ({ openAs, prepared: { people, matches } }) => {
  const page = await openAs(people.juror, `/en/jury/matches/${matches[0]}`);
  await settled(page);
  await page.keyboard.press('r');
  await expect(page.getByLabel('Reason', { exact: true })).toBeFocused();
});

test('59.8 what approval would change stands there before anything is pressed, each difference once, old and new; A adds the approval, and says nothing again', async ({
  openAs,
  prepared: { people, matches },
}) => {
  const page = await openAs(people.juror, `/en/jury/matches/${matches[0]}`);
  await settled(page);
  const preview = page.getByRole('region', { name: 'If you approve' });
  const wasps = preview.getByRole('listitem').filter({ hasText: 'Danube Wasps' });
  await expect(wasps).toHaveCount(1);
  await expect(wasps).toHaveText(/^Danube Wasps\+\d+.*\d → \d+.*matches left \d+ → \d+/);
  await expect(preview).toBeInViewport({ ratio: 1 });
  const said = await preview.getByRole('listitem').allInnerTexts();
  expect(new Set(said).size).toBe(said.length);
  expect(said.length).toBeGreaterThan(1);
  await expect(preview.getByRole('button')).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(preview.getByRole('button', { name: 'Approve the match', exact: true })).toBeFocused();
  await expect(page.locator('.changes')).toHaveCount(1);
  expect(await preview.getByRole('listitem').allInnerTexts()).toEqual(said);
  // What one came for stands above the way back.
  const [main, back] = await Promise.all(
    ['Approve the match', 'Not now'].map((name) => preview.getByRole('button', { name, exact: true }).boundingBox()),
  );
  expect(main!.y).toBeLessThan(back!.y);
  await preview.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: /^Give the sheet back/ }).click();
  await expect(page.locator('.changes')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'What would change' })).toBeVisible();
});

test('59.8 the match has its score and its games as bars, folded; a digit opens a game, and folds it', async ({
  openAs,
  prepared: { people, matches },
}) => {
  const page = await openAs(people.juror, `/en/jury/matches/${matches[0]}`);
  await settled(page);
  await expect(page.locator('.score .points')).toHaveText(/^\d+ : \d+$/);
  await expect(page.locator('.score')).toContainText('Nagy Anna');
  await expect(page.locator('.games > li')).toHaveCount(8);
  const second = page.locator('#game-2');
  await expect(second).toBeHidden();
  await page.keyboard.press('2');
  await expect(second).toBeVisible();
  await expect(page.locator('#game-3')).toBeHidden();
  await page.keyboard.press('2');
  await expect(second).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' }).getByText('open game 8, or fold it')).toBeVisible();
});

test('P, T and W open the ruling on points, that on a trophy and the withdrawal, with the focus in the first field; the page stays where it is', async ({
  openAs,
  prepared: { people, matches },
}) => {
  const page = await openAs(people.juror, `/en/jury/matches/${matches[0]}`);
  await settled(page);
  for (const [key, name] of [
    ['p', 'Set the points of a game'],
    ['t', 'Rule on a trophy'],
  ] as const) {
    await page.keyboard.press(key);
    const form = page.getByRole('form', { name });
    await expect(form.getByLabel('Rule, by its number')).toBeFocused();
    await expect(form).toBeInViewport();
    expect(await page.evaluate('scrollY')).toBe(0);
    await form.getByRole('button', { name: 'Not now' }).click();
    await expect(form).toHaveCount(0);
  }
  await page.keyboard.press('w');
  await expect(page.getByRole('form', { name: 'Withdraw the match' }).getByLabel('Reason')).toBeFocused();
});

test('after a ruling the column beside the sheet shows the ruling and what to decide, not where its form ended', async ({
  openAs,
  prepared: { people },
}) => {
  const { id } = await matchIn('disputed', people);
  const page = await openAs(people.juror, `/en/jury/matches/${id}`);
  await page.getByRole('button', { name: /^Set the points/ }).click();
  const form = page.getByRole('form', { name: /points/i });
  await form.getByLabel('Reason').fill('All four remember it so');
  await form.getByRole('button', { name: 'Set the points of a game' }).click();
  const rulings = page.getByRole('region', { name: 'Rulings' });
  await expect(rulings.getByRole('listitem')).toHaveCount(2);
  await expect(rulings.getByRole('heading', { name: 'Rulings' })).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Approve the match/ })).toBeInViewport();
});
