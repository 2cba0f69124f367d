import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, graphql, send } from '../support/ask.js';
import { client } from '../support/given.js';
import { anotherOffice, ownOffice } from '../support/own-office.js';

/** Pages as they were before the first season. */
const empty = new Map<string, string>();

const { office, world, end } = await ownOffice();
afterAll(end);
for (const name of ['championship', 'cup', 'grand-prix', 'free-championship']) {
  const response = await fetch(`${office.url}/en/${name}`);
  empty.set(name, `${response.status} ${await response.text()}`);
}
await world.season(2026);

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(office.url + path, { headers, redirect: 'manual' });

describe('the language of a page', () => {
  it.each([
    ['hu-HU,hu;q=0.9,en;q=0.5', '/hu'],
    ['fr, de;q=0.7, en;q=0.3', '/de'],
    ['fr', '/en'],
    ['', '/en'],
  ])('is what the browser asks for first: %s leads to %s', async (header, address) => {
    const response = await get('/', { 'accept-language': header });
    expect([response.status, response.headers.get('location')]).toEqual([302, address]);
  });

  it.each(['/invitation', '/jury', '/requests/1', '/account/webhooks'])(
    'is found for addresses in letters, which name none: %s',
    async (path) => {
      const response = await get(path, { 'accept-language': 'hu' });
      expect([response.status, response.headers.get('location')]).toEqual([302, `/hu${path}`]);
    },
  );

  it.each(['/fr', '/fr/cup/2026', '/fr/embed/matches/1/games/1'])(
    'is one that the pages speak: %s is no page, whatever else the reader understands',
    async (path) => {
      expect((await get(path, { 'accept-language': 'hu', cookie: 'office_language=hu' })).status).toBe(404);
    },
  );

  it('is remembered', async () => {
    const first = await get('/de/championship/2026', { 'accept-language': 'hu' });
    const cookie = first.headers.getSetCookie()[0]!;
    expect(cookie).toMatch(/^office_language=de;.*HttpOnly; SameSite=Lax/);
    const response = await get('/', { 'accept-language': 'hu', cookie: cookie.split(';')[0]! });
    expect(response.headers.get('location')).toBe('/de');
  });

  it('stands in the page, which names itself in the others', async () => {
    const html = await (await get('/hu/championship/2026?sort=team')).text();
    expect(html).toContain('<html lang="hu">');
    expect(html).toContain('<title>Csapatbajnokság 2026 · Royal Tarokk</title>');
    expect(html).toContain(`hreflang="de" href="${office.url}/de/championship/2026?sort=team"`);
  });
});

describe('a problem', () => {
  it('34 leads to its place in the list of all, in the language of the reader', async () => {
    const { cookie } = await world.member();
    const confirm = graphql(
      `mutation ($key: IdempotencyKey!, $id: UUID!) {
        confirmMatch(input: { idempotencyKey: $key, matchId: $id, seen: { revision: 1 } }) {
          ... on Refused { problems { code more } }
        }
      }`,
    );
    const { problems } = await send(client(office, { cookie, 'accept-language': 'hu' }), confirm, { id: randomUUID() });
    expect(problems).toEqual([{ code: 'MATCH_UNKNOWN', more: '/hu/rules/problems#MATCH_UNKNOWN' }]);
    const html = await (await get('/hu/rules/problems')).text();
    expect(html).toContain('<code id="MATCH_UNKNOWN">');
  });
});

describe('a page', () => {
  it('of a mistyped address shows what can be understood of it', async () => {
    for (const path of [
      '/en/championship/2026?sort=password',
      '/en/trophies?class=royal',
      '/en/login?next=//evil.test',
    ]) {
      expect([path, (await fetch(office.url + path)).status]).toEqual([path, 200]);
    }
  });

  it('runs nothing but its own files, and is shown in no other page', async () => {
    const response = await get('/en/championship/2026');
    const policy = response.headers.get('content-security-policy')!;
    for (const part of ["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const html = await response.text();
    expect(html).not.toMatch(/ style=|<script(?![^>]*(src=|application\/json))/);
  });

  it('has files that never change under their names, also compressed', async () => {
    const html = await (await get('/en/championship/2026')).text();
    const script = / data-entry="([^"]+)"/.exec(html)![1]!;
    const response = await get(script, { 'accept-encoding': 'br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect((await get(`${script}.map`)).status).toBe(404);
  });

  it('has a picture of its own for messengers, at a whole address, which is drawn once', async () => {
    const pictureOf = async (path: string): Promise<Response> => {
      const html = await (await get(path)).text();
      return fetch(/<meta property="og:image" content="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&'));
    };
    const [table, other, login] = await Promise.all(
      ['/de/championship/2026', '/de/trophies', '/de/login'].map((path) => pictureOf(path)),
    );
    const png = Buffer.from(await table!.arrayBuffer());
    expect([table!.status, table!.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(['PNG', png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([png.toString('latin1', 1, 4), 1200, 630]);
    expect(png.equals(Buffer.from(await other!.arrayBuffer()))).toBe(false);
    expect(login!.headers.get('content-type')).toBe('image/png');
    const again = await fetch(table!.url, { headers: { 'if-none-match': table!.headers.get('etag')! } });
    expect(again.status).toBe(304);
  });

  it('that is not for everybody has the picture of the office', async () => {
    const response = await get('/previews/en/account.png');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/preview.png']);
    const ofOffice = await get('/preview.png');
    const png = Buffer.from(await ofOffice.arrayBuffer());
    expect([ofOffice.status, ofOffice.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
  });

  it('names a picture that there is, one page of each kind in the sitemap (issue 57, 1)', async () => {
    const text = await (await get('/sitemap.xml')).text();
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
    const kinds = new Map(
      addresses
        .filter((each) => new URL(each).pathname.startsWith('/en'))
        .map((each) => [new URL(each).pathname.split('/').slice(2, 3).join(), each]),
    );
    expect(kinds.size).toBeGreaterThan(8);
    const without: string[] = [];
    for (const page of kinds.values()) {
      const html = await (await fetch(page)).text();
      const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      const drawn = picture === undefined ? null : await fetch(picture);
      if (drawn?.status !== 200 || drawn.headers.get('content-type') !== 'image/png') without.push(page);
    }
    expect(without).toEqual([]);
  });

  it.each(['championship', 'cup', 'grand-prix', 'free-championship'])(
    'of the %s says in an office without anything what will be there',
    (name) => {
      expect(empty.get(name)).toMatch(/^200 [^]*class="empty"/);
    },
  );

  it('of the newest season is found without its year', async () => {
    const response = await get('/en/championship');
    expect(response.headers.get('location')).toBe('/en/championship/2026');
  });
});

it('an office whose pages are not built answers its API all the same', async () => {
  const bare = await anotherOffice({ DATABASE_URL: office.databaseUrl(), WEB_DIR: '/nowhere' });
  expect((await fetch(`${bare.url}/en`)).status).toBe(404);
  await ask(bare, graphql('{ office { name } }'));
  await bare.end();
});
