import type { Page } from '@playwright/test';
import { matchIn } from '../support/matches-in-states.js';
import { league } from '../support/league.js';
import { expect, inOffice } from './fixtures.js';

/** Nothing looks as the browser draws it by itself. */
const test = inOffice(async () => {
  const opened = await league({ year: 2025, teams: 2 });
  const { id } = await matchIn('approved', opened.people);
  return { ...opened, id };
});

/** The buttons and file choosers that have the border which Chromium gives to those without any style. */
function bare(page: Page): Promise<readonly string[]> {
  return page.evaluate(`[
    ...[...document.querySelectorAll('button, input[type=submit]')].filter((each) => getComputedStyle(each).borderStyle === 'outset'),
    ...[...document.querySelectorAll('input[type=file]')].filter((each) => getComputedStyle(each, '::file-selector-button').borderStyle === 'outset'),
  ].filter((each) => each.checkVisibility()).map((each) => each.outerHTML)`);
}

test('no button and no file chooser looks as the browser draws it', async ({
  read,
  prepared: { jury, people, id },
}) => {
  const pages = [
    '/en',
    '/en/championship/2025',
    `/en/matches/${id}`,
    `/en/matches/${id}/games/1`,
    '/en/table',
    '/en/sheets',
  ];
  for (const path of [...pages, '/en/account', '/en/account/free-games/new'])
    expect([path, await bare(await read(people.a, path))]).toEqual([path, []]);
  for (const path of ['/en/jury', `/en/jury/matches/${id}`, '/en/jury/imports', '/en/jury/seasons', '/en/people'])
    expect([path, await bare(await read(jury, path))]).toEqual([path, []]);
});
