import { afterAll, describe, expect, it } from '@jest/globals';
import { done, graphql, refused } from '../support/ask.js';
import { inGrandPrix } from '../support/grand-prix.js';
import { league } from '../support/league.js';
import { matchIn } from '../support/matches-in-states.js';
import { importOldTrophies } from '../support/old-trophies.js';

const { office, world, jury, people, teams, end } = await league({
  teams: ['Wasps & <Sons>', 'Óbudai Baglyok'],
  day: '2025-09-01',
});
afterAll(end);
const admin = await world.member({ admin: true });

async function fetched(path: string): Promise<{ readonly type: string | null; readonly text: string }> {
  const response = await fetch(office.url + path);
  expect(response.status).toBe(200);
  return { type: response.headers.get('content-type'), text: await response.text() };
}

/** What stands in each of these elements, in their order. */
function contents(xml: string, element: string): readonly string[] {
  return [...xml.matchAll(new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 'gu'))].map(([, content]) => content!);
}

describe('Atom feeds', () => {
  it('results has approved matches alone, under their ids, in the reader’s language', async () => {
    await matchIn('submitted', people, { date: '2025-08-01' });
    const { id } = await matchIn('approved', people, { date: '2025-08-02' });
    const { type, text } = await fetched('/feeds/results.atom?lang=hu');
    expect(type).toBe('application/atom+xml; charset=utf-8');
    expect(contents(text, 'id')).toEqual([`${office.url}/feeds/results.atom?lang=hu`, `urn:uuid:${id}`]);
    expect(contents(text, 'title')[1]).toMatch(/^Wasps &amp; &lt;Sons&gt; \d+ : \d+ Óbudai Baglyok$/);
    expect(contents(text, 'summary')).toEqual(['Bajnokság, 2025. 08. 02.']);
    expect(text).toContain(`<link rel="alternate" type="text/html" href="${office.url}/hu/matches/${id}"/>`);
    expect(contents((await fetched('/feeds/results.atom?lang=de')).text, 'summary')).toEqual([
      'Meisterschaft, 02.08.2025',
    ]);
  });

  it('trophies has those whose day is known, under the names that everybody is told', async () => {
    await importOldTrophies(jury, ['Nagy Anna,golgotha,2001-02-01,1,,,,', 'Nagy Anna,golgotha,,3,,,,']);
    expect(contents((await fetched('/feeds/trophies.atom')).text, 'title')).toContain('Golgotha: Nagy Anna');
    const PSEUDONYM = graphql(
      `mutation ($key: IdempotencyKey!, $personId: UUID!) {
        setPseudonym(input: { idempotencyKey: $key, personId: $personId, pseudonymous: true }) { __typename ...refused }
      }`,
      [refused],
    );
    await done(admin, PSEUDONYM, { personId: people.a.id });
    const { text } = await fetched('/feeds/trophies.atom?lang=de');
    expect(text).not.toContain('Nagy Anna');
    expect(contents(text, 'title').at(-1)).toMatch(/^Golgotha: Spieler \d+$/);
    expect(contents(text, 'updated').at(-1)).toBe('2001-02-01T00:00:00Z');
  });

  it('news has what the office announces, without what it has cancelled', async () => {
    await done(jury, inGrandPrix.announceGrandPrix, {
      name: 'Ősz',
      date: '2025-10-11',
      venue: { name: 'Szüret utca 4', public: false },
    });
    const { text } = await fetched('/feeds/news.atom');
    expect(contents(text, 'title')).toEqual(
      expect.arrayContaining(['Grand Prix announced: Ősz', 'The season 2025 is open']),
    );
    expect(text).not.toContain('Szüret');
    expect(contents(text, 'id')).toContain(`${office.url}/championship/2025#opened`);
  });

  it('keeps an answer as long as nothing has changed, and there is none of another name', async () => {
    const first = await fetch(`${office.url}/feeds/results.atom`);
    const tag = first.headers.get('etag')!;
    expect((await fetch(`${office.url}/feeds/results.atom`, { headers: { 'if-none-match': tag } })).status).toBe(304);
    expect((await fetch(`${office.url}/feeds/other.atom`)).status).toBe(404);
  });
});

describe('for search engines', () => {
  it('sitemap.xml has pages in each language, and nobody with a pseudonym', async () => {
    const { type, text } = await fetched('/sitemap.xml');
    expect(type).toBe('application/xml; charset=utf-8');
    const addresses = contents(text, 'loc');
    for (const path of [
      '',
      '/championship/2025',
      '/announcements/golgotha',
      `/teams/${teams[0].id}`,
      `/players/${people.b.id}`,
    ]) {
      expect(addresses).toEqual(
        expect.arrayContaining(['en', 'de', 'hu'].map((language) => `${office.url}/${language}${path}`)),
      );
    }
    expect(text).not.toContain(people.a.id);
  });

  it('robots.txt leads to it, and keeps them from what is somebody’s own', async () => {
    const { text } = await fetched('/robots.txt');
    expect(text).toContain(`Sitemap: ${office.url}/sitemap.xml`);
    expect(text).toContain('Disallow: /hu/account');
  });
});
