import type { Locator, Page } from '@playwright/test';
import { league } from '../support/league.js';
import { expect, inOffice } from './fixtures.js';

/** A person is chosen by their whole name, or the field says that nobody is. */
const test = inOffice(async () => {
  const opened = await league({ teams: 2, year: 2025 });
  const { world, teams } = opened;
  const juror = await world.member({ jury: true, admin: true, name: 'Igaz Ilona' });
  await world.person('Szűcs Gyöngyi');
  for (const _ of [1, 2]) await world.person('Kettős Kata');
  return { ...opened, juror, kept: teams[0].second };
});

const NOBODY = 'Please choose somebody from the list.';

/** The field of a person's page in which another entry of the same person is chosen. */
async function givenUp(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Merge with another entry …' }).click();
  return page.getByRole('combobox', { name: 'Entry that is given up' });
}

for (const key of ['Enter', 'Tab'] as const) {
  test(`a whole name that one person has chooses them with ${key}, accents and case aside`, async ({
    openAs,
    prepared: { juror, kept },
  }) => {
    const page = await openAs(juror, `/en/people/${kept.id}`);
    const field = await givenUp(page);
    await field.fill('szucs gyongyi');
    await field.press(key);
    await expect(field).toHaveValue('Szűcs Gyöngyi');
    await expect(page.getByText(NOBODY)).toHaveCount(0);
    await page.getByRole('button', { name: 'See what merging would do' }).click();
    await expect(page.getByText('Szűcs Gyöngyi is given up: 0 matches, 0 trophies, 0 teams.')).toBeVisible();
  });

  test(`a name that two people have, part of one, or nobody’s chooses nobody with ${key}, and the field says so at once`, async ({
    openAs,
    prepared: { juror, kept },
  }) => {
    const page = await openAs(juror, `/en/people/${kept.id}`);
    const field = await givenUp(page);
    for (const typed of ['Kettős Kata', 'Szűcs', 'Nincs Nándor']) {
      await field.fill(typed);
      await field.press(key);
      await expect(page.getByText(NOBODY)).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill('Szűcs Gyöngyi');
      await field.press('Tab');
      await expect(page.getByText(NOBODY)).toHaveCount(0);
    }
  });
}

/** In the field that has the focus, one after the other before anything is painted again: Enter is pressed, and another name written. */
function atOnce(page: Page, acts: readonly ('Enter' | { readonly written: string })[]): Promise<void> {
  return page.evaluate(`new Promise((done) => {
    const acts = ${JSON.stringify(acts)};
    const field = document.activeElement;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const act = acts.shift();
      if (act === undefined) return done();
      if (act === 'Enter') {
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      } else {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, act.written);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      port2.postMessage(null);
    };
    port2.postMessage(null);
  })`);
}

test('Enter that comes with the last letter, before anything is painted, is of the name that stands there', async ({
  openAs,
  prepared: { juror, kept },
}) => {
  const page = await openAs(juror, `/en/people/${kept.id}`);
  const field = await givenUp(page);
  await field.fill('szucs gyongyi');
  await field.press('Enter');
  await expect(field).toHaveValue('Szűcs Gyöngyi');
  await atOnce(page, [{ written: 'Nincs Nándor' }, 'Enter']);
  await expect(page.getByText(NOBODY)).toBeVisible();
});

test('a name that is written in the moment in which another one is chosen stands, and nobody is chosen', async ({
  openAs,
  prepared: { juror, kept },
}) => {
  const page = await openAs(juror, `/en/people/${kept.id}`);
  const field = await givenUp(page);
  await field.fill('Szűcs');
  await expect(page.getByRole('option')).toHaveText(/Szűcs Gyöngyi/);
  await field.press('ArrowDown');
  await atOnce(page, ['Enter', { written: 'Nincs Nándor' }, 'Enter']);
  await expect(page.getByText(NOBODY)).toBeVisible();
  await expect(field).toHaveValue('Nincs Nándor');
});

test('who is merged is not offered to be merged with themselves', async ({ openAs, prepared: { juror, kept } }) => {
  const page = await openAs(juror, `/en/people/${kept.id}`);
  const field = await givenUp(page);
  const asked = page.waitForResponse((response) => response.request().postData()?.includes('FoundPersons') === true);
  await field.fill(kept.name);
  await asked;
  await field.press('Tab');
  await expect(page.getByText(NOBODY)).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
});
