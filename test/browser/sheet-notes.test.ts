import type { Page } from '@playwright/test';
import { league } from '../support/league.js';
import { move, submit } from '../support/matches.js';
import { done } from '../support/matches-in-states.js';
import { scoredSheet } from '../support/scored-sheets.js';
import { sideways, violations } from './checks.js';
import { at, begun } from './entering.js';
import { expect, inOffice, phone } from './fixtures.js';
import { languages } from './looks.js';
import { kept } from './phones.js';

const year = new Date().getFullYear();
const test = inOffice(async () => {
  const opened = await league({ year, teams: 2 });
  return { ...opened, anna: opened.people.a };
});

test.use({ ...phone, viewport: { width: 320, height: 568 } });

const again = {
  en: 'Dealt again: a player had fewer than three tarocks.',
  de: 'Neu gegeben: ein Spieler hatte weniger als drei Tarocke.',
  hu: 'Újraosztva: egy játékosnak háromnál kevesebb tarokkja volt.',
};

/** The main buttons stay in view, and nothing scrolls sideways. */
async function hasRoom(page: Page): Promise<void> {
  await expect(page.locator('.bar .action.main')).toBeInViewport({ ratio: 1 });
  expect(await sideways(page)).toBe(0);
}

/** On a small window something is always half behind the bar, until one scrolls. */
async function accessible(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 4000 });
  expect(await violations(page)).toEqual([]);
}

test('1.4 two taps note that a game was dealt again, and why; one takes the note off again', async ({
  openAs,
  prepared: { anna },
}) => {
  const page = await openAs(anna, '/en/sheets');
  await at(page, `${await begun(page)}/game/3`);
  await page.getByRole('button', { name: 'Dealt again …' }).tap();
  await hasRoom(page);
  await page.getByRole('button', { name: 'Fewer than three tarocks in a hand' }).tap();
  const note = page.locator('.redealt li');
  await expect(note).toContainText(again.en);
  await expect(page.getByRole('button', { name: 'Dealt again …' })).toHaveAttribute('aria-expanded', 'false');
  await hasRoom(page);
  await kept(page);
  await at(page, page.url());
  await expect(note).toContainText(again.en);
  await accessible(page);
  // The way by cards has the same note.
  await page.getByRole('link', { name: 'Enter it card by card' }).tap();
  await expect(note).toContainText(again.en);
  await note.getByRole('button', { name: 'Remove' }).tap();
  await expect(note).toHaveCount(0);
});

test('1.2 who drew which card is chosen, not needed; who deals first follows where the rules rank the two', async ({
  openAs,
  prepared: { anna },
}) => {
  const page = await openAs(anna, '/en/sheets');
  await at(page, `${await begun(page)}/players`);
  const drawn = page.getByRole('group', { name: 'Which cards were drawn for that?' });
  const dealer = page.getByRole('group', { name: 'Who deals first?' });
  await expect(dealer.getByRole('button', { name: /^B / })).toHaveAttribute('aria-pressed', 'true');
  await drawn.getByLabel('A drew').selectOption({ label: 'king of hearts' });
  await expect(drawn).toContainText('without it nothing is noted');
  await drawn.getByLabel('B drew').selectOption({ label: 'jack of spades' });
  await expect(drawn).toContainText('The rules call neither card the lower one');
  await expect(dealer.getByRole('button', { name: /^B / })).toHaveAttribute('aria-pressed', 'true');
  await drawn.getByLabel('B drew').selectOption({ label: 'pagat' });
  await expect(drawn).toContainText('The lower card is that of A, who deals first.');
  await expect(dealer.getByRole('button', { name: /^A / })).toHaveAttribute('aria-pressed', 'true');
  await hasRoom(page);
  await accessible(page);
});

test('1.2, 1.4 the page of a match says in words what was noted, and a correction what has changed of it', async ({
  read,
  openAs,
  prepared: { people },
}) => {
  const sheet = scoredSheet(people.teams, { date: `${year}-03-03` });
  const match = done(await submit(people.a, sheet));
  done(await move(people.b, 'disputeMatch', match, { reason: 'The third game was dealt twice' }));
  const notes = [{ game: 3, redealt: ['too-few-tarocks'] }];
  const corrected = done(await submit(people.a, { ...sheet, notes }, { matchId: match.id }));
  const confirming = await openAs(people.b, `/en/sheets/confirm/${match.id}`);
  const change = confirming.getByRole('table', { name: 'Game 3' });
  await expect(change.getByRole('row', { name: /^Notes/ })).toContainText(again.en);
  expect(await sideways(confirming)).toBe(0);
  await confirming.close();

  const confirmed = done(await move(people.b, 'confirmMatch', corrected));
  done(await move(people.juror, 'approveMatch', confirmed));
  for (const language of languages) {
    const page = await read(null, `/${language}/matches/${match.id}`);
    await expect(page.locator('#game-3 .note')).toHaveText([again[language]]);
    await expect(page.locator('#game-2 .note')).toHaveCount(0);
  }
});
