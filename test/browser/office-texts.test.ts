import { league } from '../support/league.js';
import { expect, inOffice } from './fixtures.js';

const test = inOffice(async () => {
  const opened = await league({ day: '2025-11-20', teams: 2 });
  return { ...opened, admin: await opened.world.member({ admin: true, name: 'Igaz Ilona' }) };
});

test('an admin writes what the office says of itself; the foot of every page leads to it, and readers of other languages are told', async ({
  openAs,
  read,
  complaints,
  prepared: { admin },
}) => {
  complaints.allow(/status of 404/);
  const before = await read(null, '/en/championship', { javaScriptEnabled: false });
  await expect(before.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toHaveCount(0);
  expect((await before.goto('/en/contact'))!.status()).toBe(404);

  const desk = await openAs(admin, '/en/administration');
  await desk.getByRole('button', { name: 'English: Contact' }).click();
  await desk.getByLabel('English', { exact: true }).fill('Write to <b>us</b>:\noffice@example.org\n\nOr come by.');
  await desk.getByRole('button', { name: 'Save the text' }).click();
  await expect(
    desk.getByRole('listitem').filter({ hasText: 'Contact' }).getByText('English', { exact: true }).first(),
  ).toBeVisible();

  const page = await read(null, '/de/championship', { javaScriptEnabled: false });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
  await expect(page.getByText('Diesen Text gibt es bisher nur auf Englisch.')).toBeVisible();
  await expect(page.locator('main [lang="en"] p')).toHaveText(['Write to <b>us</b>:office@example.org', 'Or come by.']);
  await expect(page.getByRole('link', { name: 'office@example.org' })).toHaveAttribute(
    'href',
    'mailto:office@example.org',
  );
});
