import type { Locator, Page } from '@playwright/test';
import { done, graphql, refused } from '../support/ask.js';
import { type Member, type Team } from '../support/given.js';
import { awake } from './pages.js';
import { kept } from './phones.js';

/** Begins a sheet against the Óbudai Baglyok who deal first; answers with its address. */
export async function begun(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Begin a sheet' }).click();
  await page.getByLabel('Against').selectOption({ label: 'Óbudai Baglyok' });
  await page.getByRole('button', { name: 'Begin a sheet' }).click();
  await page.getByRole('group', { name: 'Who deals first?' }).getByRole('button', { name: 'B Óbudai' }).click();
  // Whoever goes on at an address reads it from the disk.
  await kept(page);
  return /^.*\/sheets\/[^/]+/.exec(page.url())![0];
}

export async function at(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await awake(page);
}

/** What one sees and taps: a chip of one of the questions of a game. */
export function chip(page: Page, group: RegExp, name: string): Locator {
  return page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
}

const SAVE_DRAFT = graphql(
  `mutation ($key: IdempotencyKey!, $title: Name!, $sheet: JSON!, $side: UUID!) {
    saveDraft(input: { idempotencyKey: $key, title: $title, document: $sheet, sideId: $side }) { __typename ...refused }
  }`,
  [refused],
);

/** A sheet that a member has begun on another phone, as the office keeps it. */
export async function keptAtOffice(by: Member, team: Team, sheet: object, title = 'Tonight'): Promise<void> {
  await done(by, SAVE_DRAFT, { side: team.id, sheet, title });
}
