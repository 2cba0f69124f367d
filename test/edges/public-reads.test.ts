import { afterAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../support/debian-postgres.js';
import { anotherOffice, ownOffice } from '../support/own-office.js';
import { ask, graphql, raw, textOf } from '../support/ask.js';
import { eventually } from '../support/eventually.js';
import pg from 'pg';
import { client, type Client } from '../support/given.js';
import { type Office } from '../support/office.js';

// Two api processes on one database: what anybody may read is kept in memory by each of them, and yet never stale.
const port = await freePort();
const metrics = `http://127.0.0.1:${port}/metrics`;
const { office, world, end } = await ownOffice({ environment: { METRICS_PORT: String(port) } });
const offices = [office, await anotherOffice({ DATABASE_URL: office.databaseUrl() })] as const;
afterAll(async () => {
  await offices[1].end();
  await end();
});
const member = await world.member();
await world.season(2025);
await world.team(2025, [member, await world.person()]);

const TABLE = graphql('query ($year: Int!) { championshipTable(seasonYear: $year) { rows { reason } } }');
const VENUES = graphql('{ venues(first: 100) { nodes { name } } }');

async function venues(by: Client): Promise<readonly string[]> {
  return (await ask(by, VENUES)).venues.nodes.map(({ name }) => name);
}

/** Public reads of the first process so far, by where the answer came from. */
async function readsFrom(place: 'memory' | 'database'): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(new RegExp(`^office_public_reads_total\\{from="${place}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}

// Rows, since it is to commit while a reader looks.
const INSERT = 'INSERT INTO "venue" ("name", "name_key", "public") VALUES ($1, $1, true)';

describe('what anybody may read', () => {
  it('is answered from memory when it is asked again and nothing was committed since', async () => {
    await world.venue('at first');
    const seen = await venues(offices[0]);
    // The log is sealed some moments after a write: that is a change too.
    await eventually(async () =>
      expect(
        await (async () => {
          const before = await readsFrom('memory');
          expect(await venues(offices[0])).toEqual(seen);
          return (await readsFrom('memory')) - before;
        })(),
      ).toBe(1),
    );
  });

  it('is never stale: whoever was told that their write is done sees it on both processes, among many other writers', async () => {
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      const own = new pg.Client(offices[0].databaseUrl());
      await own.connect();
      await own.query(INSERT, [`writer ${writer} at 0`]);
      for (let round = 1; round <= 25; round++) {
        const name = `writer ${writer} at ${round}`;
        await own.query('BEGIN');
        await own.query('UPDATE "venue" SET "name" = $2 WHERE "name_key" = $1', [`writer ${writer} at 0`, name]);
        await own.query('COMMIT');
        for (const names of await Promise.all(offices.map(venues))) expect(names).toContain(name);
      }
      await own.end();
    });
    await Promise.all(writers);
  });

  it('is not stale when transactions are committed in another order than they were begun', async () => {
    const [slow, fast] = [new pg.Client(offices[0].databaseUrl()), new pg.Client(offices[0].databaseUrl())];
    await Promise.all([slow.connect(), fast.connect()]);
    await slow.query('BEGIN');
    await slow.query(INSERT, ['begun first']);
    await fast.query(INSERT, ['committed first']);
    for (const office of offices) {
      expect(await venues(office)).toContain('committed first');
      expect(await venues(office)).not.toContain('begun first');
    }
    await slow.query('COMMIT');
    for (const office of offices) expect(await venues(office)).toContain('begun first');
    await slow.query('BEGIN');
    await slow.query(INSERT, ['taken back']);
    await venues(offices[0]);
    await slow.query('ROLLBACK');
    for (const office of offices) expect(await venues(office)).not.toContain('taken back');
    await Promise.all([slow.end(), fast.end()]);
  });

  it('is answered in the language of each reader', async () => {
    const askIn = (language: string) => ask(client(offices[0], { 'accept-language': language }), TABLE, { year: 2025 });
    const [english, german, hungarian] = [await askIn('en'), await askIn('de-AT,de;q=0.9'), await askIn('hu')];
    expect(JSON.stringify(english)).toContain('no match yet');
    expect(german).not.toEqual(english);
    expect(hungarian).not.toEqual(german);
    expect([await askIn('en'), await askIn('de'), await askIn('hu-HU')]).toEqual([english, german, hungarian]);
  });

  it('is not taken for the answer to somebody who is logged in, nor the other way round', async () => {
    const WHO = graphql('{ me { person { name } } }');
    expect(await ask(offices[0], WHO)).toEqual({ me: null });
    expect(await ask(member, WHO)).toEqual({ me: { person: { name: member.name } } });
    expect(await ask(offices[0], WHO)).toEqual({ me: null });
    const before = [await readsFrom('memory'), await readsFrom('database')];
    await ask(member, WHO);
    expect([await readsFrom('memory'), await readsFrom('database')]).toEqual(before);
  });

  it('is not kept when it could not be answered, and mutations are never', async () => {
    const wrong = '{ season(seasonYear: "x") { year } }';
    for (let time = 0; time < 2; time++) expect((await raw(offices[0], wrong)).status).toBe(400);
    const LOGIN = graphql('mutation { login(input: { name: "nobody", password: "x" }) { __typename } }');
    const before = await readsFrom('memory');
    for (let time = 0; time < 2; time++) expect(await ask(offices[0], LOGIN)).not.toBeNull();
    expect(await readsFrom('memory')).toBe(before);
  });
});

describe('caches between the office and a reader', () => {
  function get(office: Office, query: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${office.url}/graphql?query=${encodeURIComponent(query)}`, { headers });
  }
  const tagOf = (response: Response): string => response.headers.get('etag')!;

  it('may keep what anybody may read, and are told whether it is still so: by every process, until something is committed', async () => {
    const first = await get(offices[0], textOf(VENUES));
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    expect(first.headers.get('vary')).toBe('Accept, Accept-Language, Authorization, Cookie');
    const tag = tagOf(first);
    for (const condition of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      for (const office of offices) {
        const again = await get(office, textOf(VENUES), { 'if-none-match': condition });
        expect([again.status, await again.text(), tagOf(again)]).toEqual([304, '', tag]);
      }
    }
    await world.venue('after the caches');
    for (const office of offices) {
      const changed = await get(office, textOf(VENUES), { 'if-none-match': tag });
      expect(changed.status).toBe(200);
      expect(tagOf(changed)).not.toBe(tag);
      expect(await changed.text()).toContain('after the caches');
    }
  });

  it('tell languages apart', async () => {
    const table = '{ championshipTable(seasonYear: 2025) { rows { reason } } }';
    const tag = tagOf(await get(offices[0], table, { 'accept-language': 'en' }));
    const german = await get(offices[0], table, { 'accept-language': 'de', 'if-none-match': tag });
    expect(german.status).toBe(200);
    expect(tagOf(german)).not.toBe(tag);
  });

  it('keep nothing of what somebody reads who is known, nor what was posted or could not be answered', async () => {
    const token = await world.token(member, ['read']);
    const answers = [
      await get(offices[0], textOf(VENUES), { cookie: member.cookie }),
      await get(offices[0], textOf(VENUES), { authorization: `Bearer ${token}` }),
      await get(offices[0], textOf(VENUES), { cookie: 'office_login=of-nobody' }),
      await get(offices[0], '{ juryDesk { __typename } }'),
      await get(offices[0], '{ nonsense }'),
      await fetch(`${offices[0].url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'if-none-match': '*' },
        body: JSON.stringify({ query: textOf(VENUES) }),
      }),
    ];
    for (const answer of answers) {
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('etag')).toBeNull();
      expect((await answer.text()).length).toBeGreaterThan(0);
    }
  });
});
