import { afterAll, expect, it } from '@jest/globals';
import { league } from '../support/league.js';

const { office, people, end } = await league({ year: 2025, teams: 2 });
afterAll(end);

const page = (headers: Record<string, string>): Promise<Response> =>
  fetch(`${office.url}/en/championship/2025`, { headers });

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('a page that anybody may see is compressed for who takes %s, with a tag of its own', async (accepted, coding) => {
  const answer = await page({ 'accept-encoding': accepted });
  expect(answer.headers.get('content-encoding')).toBe(coding);
  expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(answer.headers.get('etag')).toMatch(
    coding === null ? /^"[\w-]{27}"$/ : new RegExp(`^"[\\w-]{27}-${coding}"$`),
  );
  expect(await answer.text()).toContain('Danube Wasps');
});

it('a page of who is logged in is sent as it is: its length would tell what is secret in it', async () => {
  const answer = await page({ 'accept-encoding': 'br, gzip', cookie: people.a.cookie });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toContain('Danube Wasps');
});
