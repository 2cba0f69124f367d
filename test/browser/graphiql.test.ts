import { type Page } from '@playwright/test';
import { ownOffice } from '../support/own-office.js';
import { expect, inOffice, type Windows } from './fixtures.js';

const test = inOffice(async () => {
  const { office, world, end } = await ownOffice();
  const year = await world.season(new Date().getFullYear());
  return { office, end, year, admin: await world.member({ admin: true, name: 'Ádám Rácz' }) };
});

/** It is no page of the application, which would say when it answers. */
async function opened(window: ReturnType<Windows['newWindow']>): Promise<Page> {
  const page = await (await window).newPage();
  await page.goto('/graphiql');
  await expect(page.getByRole('region', { name: 'Query Editor' })).toBeVisible();
  return page;
}

const editor = (page: Page) => page.locator('.graphiql-query-editor .CodeMirror');

/** Writes another operation into the editor, and waits until it is the one that is run. */
async function write(page: Page, name: string, operation: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(operation);
  await expect(page.getByRole('tab').getByRole('button', { name, exact: true })).toBeVisible();
}

const run = (page: Page): Promise<void> => page.getByRole('button', { name: /Execute query/ }).click();
const answer = (page: Page) => page.locator('.result-window');

test('GraphiQL has three saved queries, runs them, shows the schema, and loads and asks nothing elsewhere', async ({
  newWindow,
  prepared: { office },
}) => {
  const window = await newWindow();
  const asked: string[] = [];
  window.on('request', (request) => asked.push(request.url()));
  const page = await opened(Promise.resolve(window));
  await run(page);
  await expect(answer(page)).toContainText('"matches": {');
  for (const name of ['Trophies', 'Standings']) {
    await page.getByRole('tab').getByRole('button', { name, exact: true }).click();
    await expect(editor(page)).toContainText(`query ${name}`);
  }
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expect(page.getByRole('link', { name: 'Mutation', exact: true })).toBeVisible();
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((address) => !address.startsWith(office.url))).toEqual([]);
});

test('GraphiQL asks with the login of the browser', async ({ newWindow, prepared: { admin } }) => {
  const page = await opened(newWindow({}, admin));
  await write(page, 'Me', 'query Me { me { person { name } } }');
  await run(page);
  await expect(answer(page)).toContainText('Ádám Rácz');
});

test('GraphiQL follows a subscription', async ({ newWindow, prepared: { year } }) => {
  const page = await opened(newWindow());
  await write(page, 'Lists', `subscription Lists { standingsChanged(seasonYear: ${year}) { __typename } }`);
  await run(page);
  await expect(page.getByRole('button', { name: /Stop query/ })).toBeVisible();
});

test('GraphiQL opens its settings under the policy of every page', async ({ newWindow }) => {
  const page = await opened(newWindow());
  await page.getByRole('button', { name: 'Open settings dialog' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
