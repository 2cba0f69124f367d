import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ask, attempt, graphql } from '../support/ask.js';
import { eventually } from '../support/eventually.js';
import { given, type Given, type Member } from '../support/given.js';
import { type Office } from '../support/office.js';
import { anotherOffice } from '../support/own-office.js';
import { newPostgresProcess, type PostgresProcess } from '../support/postgres-process.js';

let database: PostgresProcess;
let office: Office;
let world: Given;
let member: Member;

beforeAll(async () => {
  database = await newPostgresProcess('office');
  office = await anotherOffice({ DATABASE_URL: database.url });
  world = given({ url: office.url, databaseUrl: () => database.url });
  world.database.on('error', () => undefined);
  member = await world.member();
});

afterAll(async () => {
  await world.end();
  await office.end();
  await database.stop();
});

const WHO = graphql('{ me { person { name } } }');
const AWAY =
  'The office cannot reach its database just now. Nothing that was confirmed is lost. Try again in a moment.';
const AWAY_HU = 'A versenyiroda most nem éri el az adatbázisát.';
const OFFICE = graphql('{ office { name } }');

describe('while the database is away', () => {
  afterEach(async () => {
    await eventually(
      async () => {
        expect((await fetch(`${office.url}/health/ready`)).status).toBe(200);
        expect(await ask(member, WHO)).toEqual({ me: { person: { name: member.name } } });
      },
      { timeout: 30_000, interval: 100 },
    );
    await ask(office, OFFICE);
  });

  it('every request is answered with 503, when to ask again and words of its own, and all goes on by itself afterwards', async () => {
    await ask(office, OFFICE);
    await database.kill();
    for (const answer of [await attempt(office, OFFICE), await attempt(member, WHO)]) {
      expect(answer).toMatchObject({
        status: 503,
        data: null,
        errors: [{ message: AWAY, extensions: { code: 'DATABASE_AWAY', requestId: answer.requestId } }],
      });
    }
    expect((await fetch(`${office.url}/health/live`)).status).toBe(200);
    expect((await fetch(`${office.url}/health/ready`)).status).toBe(503);
    for (const path of ['/tables/trophies.csv', '/en/trophies', '/en/players', '/hu/account']) {
      const response = await fetch(office.url + path, { headers: { accept: 'text/html', cookie: member.cookie } });
      const words = await response.text();
      expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5']);
      expect([path, words]).toEqual([path, expect.stringContaining(path.startsWith('/hu') ? AWAY_HU : AWAY)]);
      expect(words).not.toContain('omething went wrong');
    }
    await database.start();
  });

  it('one line a second says so in the log, without a trace', async () => {
    const before = office.printed().length;
    await database.kill();
    const since = performance.now();
    for (let round = 0; round < 5; round++)
      await Promise.all(Array.from({ length: 10 }, () => attempt(office, OFFICE)));
    // What failed within a second of the line before is told by the next failure.
    await eventually(async () => {
      await attempt(office, OFFICE);
      expect(office.printed().slice(before)).toContain('The database is away');
    });
    // A line may stand for the span before it, and the office writes its lines a moment later.
    const most = Math.ceil((performance.now() - since) / 1000) + 1;
    const lines = office
      .printed()
      .slice(before)
      .split('\n')
      .filter((line) => line.includes('The database is away'));
    expect(lines.length).toBeLessThanOrEqual(most);
    expect(office.printed().slice(before)).not.toContain('"stack"');
    await database.start();
  });

  it('a database that hangs is told by readiness, pages and the API, and none of them waits for it', async () => {
    database.hang();
    try {
      const [ready, page, answer] = await Promise.all([
        fetch(`${office.url}/health/ready`),
        fetch(`${office.url}/de/trophies`, { headers: { accept: 'text/html', 'accept-language': 'de' } }),
        attempt(member, WHO),
      ]);
      expect([ready.status, await ready.json()]).toEqual([
        503,
        expect.objectContaining({ status: 'unready', database: 'unreachable' }),
      ]);
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await page.text()).toContain('Das Büro erreicht seine Datenbank gerade nicht.');
      expect(answer).toMatchObject({ status: 503, errors: [{ extensions: { code: 'DATABASE_AWAY' } }] });
    } finally {
      database.goOn();
    }
  });
});
