import { type PairAtTable, pairAtTable } from '../support/cups.js';
import { league } from '../support/league.js';
import { move, submit } from '../support/matches.js';
import { done } from '../support/matches-in-states.js';
import { settled } from '../support/notifications.js';
import { takeOverCup } from '../support/played-competitions.js';
import { firstDecided, scoredSheet } from '../support/scored-sheets.js';
import { keptAtOffice } from './entering.js';
import { expect, inOffice, phone } from './fixtures.js';

/** The account page begins with what is due, and its messages come in groups. */
const test = inOffice(async () => {
  const opened = await league({ day: '2025-09-20', otherYears: [2024] });
  const pairs: PairAtTable[] = [];
  for (const name of ['Aquincum', 'Vizsla']) pairs.push(await pairAtTable(opened.world, 2025, name));
  await takeOverCup(opened.jury, pairs);
  return { ...opened, pairs };
});

test.use(phone);

test('a tie of the cup says by when it is to be played, and leads there', async ({ openAs, prepared: { pairs } }) => {
  const page = await openAs(pairs[0]!.players[0], '/en/account');
  const due = page.getByRole('region', { name: 'What is due' });
  await expect(due.getByRole('listitem')).toContainText(/^Cup: play by 31 Dec/);
  await expect(due.getByRole('listitem')).toContainText('Vizsla');
  await due.getByRole('link', { name: /Cup: play by/ }).tap();
  await expect(page).toHaveURL(/\/en\/cup\/2025#/);
});

test('what is disputed is answered by the other side, and taken back by who disputed it', async ({
  openAs,
  prepared: { people },
}) => {
  const sheet = scoredSheet(people.teams, { date: '2025-09-10' });
  const { path } = firstDecided(sheet);
  const match = done(await submit(people.a, sheet));
  done(await move(people.b, 'disputeMatch', match, { reason: 'It was lost', path }));

  const page = await openAs(people.a, '/en/account');
  const due = page.getByRole('region', { name: 'What is due' });
  await due.getByRole('link', { name: /Disputed: answer/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Disputed by B in game');
  await expect(page.getByRole('button', { name: /^Correct game/ })).toBeVisible();

  const own = await openAs(people.b, '/en/account');
  const theirs = own.getByRole('region', { name: 'What is due' });
  await expect(theirs.getByRole('link', { name: /Disputed: answer/ })).toHaveCount(0);
  await expect(theirs.getByRole('listitem')).toContainText('You have disputed it');
});

test('messages of one match are one group, the latest first; what was read is quieter, behind a line', async ({
  openAs,
  prepared: { people, world },
}) => {
  const match = done(await submit(people.a, scoredSheet(people.teams, { date: '2025-09-11' })));
  done(await move(people.b, 'disputeMatch', match, { reason: 'Not so' }));
  done(await move(people.b, 'confirmMatch', match));
  await settled(world);
  const page = await openAs(people.a, '/en/account');
  const news = page.getByRole('region', { name: 'What you were told' });
  const group = news.getByRole('listitem').filter({ has: page.locator(`a[href$="${match.id}"]`) });
  await expect(group).toHaveCount(1);
  await expect(group.getByRole('link')).toContainText('confirmed');
  await expect(group.locator('small').filter({ hasText: 'disputed' })).toHaveCount(1);
  await expect(group).toContainText('New.');
  const read = news.getByRole('button', { name: 'Mark all as read' });
  // What comes after the messages does not stick to the button.
  const [button, next] = [await read.boundingBox(), await page.getByText('Logged in as').boundingBox()];
  expect(next!.y - button!.y - button!.height).toBeGreaterThanOrEqual(16);
  await read.tap();
  await expect(news.getByText('New.')).toHaveCount(0);
  await expect(group).toBeHidden();
  await news.locator('summary').tap();
  await expect(group).toBeVisible();
  const [line, below] = [await news.locator('summary').boundingBox(), await group.boundingBox()];
  expect(below!.y).toBeGreaterThanOrEqual(line!.y + line!.height);
  expect(below!.x).toBe(line!.x);
});

test('who is of the jury is told there what waits for it, and where', async ({ openAs, prepared: { people } }) => {
  done(
    await move(
      people.b,
      'confirmMatch',
      done(await submit(people.a, scoredSheet(people.teams, { date: '2025-09-12' }))),
    ),
  );
  const page = await openAs(people.juror, '/en/account');
  const due = page.getByRole('region', { name: 'What is due' });
  const atAccount = await due.getByRole('listitem').allTextContents();
  expect(atAccount).toContainEqual(expect.stringMatching(/^[1-9]\d* confirmed match(?:es)? to decide$/));
  await due.getByRole('link', { name: /confirmed match(?:es)? to decide$/ }).tap();
  await expect(page).toHaveURL(/\/en\/jury\?queue=TO_DECIDE#queue$/);
  // The desk has the same list.
  await expect(due.getByRole('listitem')).toHaveText(atAccount);
});

test('a sheet that was begun on another phone is due on this one too', async ({ openAs, prepared: { people } }) => {
  await keptAtOffice(people.a, people.teams[0], {}, 'Friday at the pub');
  const page = await openAs(people.a, '/en/account');
  const due = page.getByRole('region', { name: 'What is due' });
  await due.getByRole('link', { name: 'Go on with your sheet. Friday at the pub' }).tap();
  await expect(page).toHaveURL(/\/en\/sheets$/);
});

test('the number of what is due stands in the menu and on the start page, and goes when it is done', async ({
  openAs,
  prepared: { people, world },
}) => {
  const lines = async (): Promise<number> => {
    const account = await openAs(people.b, '/hu/account');
    return account.getByRole('region', { name: 'Teendőid' }).getByRole('listitem').count();
  };
  const before = await lines();
  const match = done(await submit(people.a, scoredSheet(people.teams, { date: '2025-09-13' })));
  await settled(world);
  const page = await openAs(people.b, '/hu');
  const words = `${before + 1} dolog vár rád`;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  await page.locator('.menu summary').tap();
  const menu = page.getByRole('banner');
  await expect(menu.getByRole('link', { name: new RegExp(`^Fiók .*${words}$`) })).toBeVisible();
  await menu.getByRole('link', { name: 'Mérkőzéslapjaid' }).tap();
  await expect(page).toHaveURL(/\/hu\/sheets$/);
  done(await move(people.b, 'confirmMatch', match));
  expect(await lines()).toBe(before);
  await page.goto('/hu');
  await expect(page.locator('.menu .due-number')).toHaveText(before === 0 ? [] : [String(before)]);
});

test('who is not logged in sees no number and no way to sheets of their own', async ({ open }) => {
  const page = await open('/hu');
  await page.locator('.menu summary').tap();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bejelentkezés' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mérkőzéslapjaid' })).toHaveCount(0);
});

test('a message about a sheet is no longer new once the sheet is confirmed', async ({
  openAs,
  prepared: { people, world },
}) => {
  const match = done(await submit(people.a, scoredSheet(people.teams, { date: '2025-09-14' })));
  await settled(world);
  const page = await openAs(people.b, '/hu/account');
  const message = page
    .locator('#news')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="${match.id}"]`) });
  await expect(message).toContainText('Új.');
  await expect(message).toContainText('1. mérkőzés');
  done(await move(people.b, 'confirmMatch', match));
  await page.reload();
  await expect(message).toBeHidden();
  await page.locator('#news summary').tap();
  await expect(message).toContainText('Elintézve.');
});
