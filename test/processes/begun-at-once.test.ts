import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { requests } from '../support/account-requests.js';
import { codesOf, done } from '../support/ask.js';
import pg from 'pg';
import { eventually } from '../support/eventually.js';
import { type Office, startFirstOffice } from '../support/office.js';
import { anotherOffice } from '../support/own-office.js';
import { newPostgresProcess, type PostgresProcess } from '../support/postgres-process.js';
import { isFull } from '../support/full.js';

const PROCESSES = 4;
const TIMES = isFull ? 10 : 1;
let server: PostgresProcess;

beforeAll(async () => {
  server = await newPostgresProcess('office');
});

afterAll(() => server.stop());

async function newDatabase(name: string): Promise<string> {
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
  return server.url.replace(/[^/]+$/, name);
}

/** All queues are there, for all processes. */
async function queuesIn(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ there: boolean }>(
      `SELECT to_regclass('pgboss.queue') IS NOT NULL AS "there"`,
    );
    if (!rows[0]!.there) return 0;
    const { rows: queues } = await client.query<{ count: number }>(
      `SELECT count(*)::integer AS "count" FROM pgboss.queue WHERE "name" IN ('letter', 'webhook', 'hourly')`,
    );
    return queues[0]!.count;
  } finally {
    await client.end();
  }
}

const linksOf = (office: Office): readonly string[] =>
  [...office.printed().matchAll(/\/first-admin#(\S+)/g)].map(([, token]) => token!);

/** What a process has logged as an error. */
const errorsOf = (office: Office): readonly string[] =>
  office
    .printed()
    .split('\n')
    .filter((line) => /^\{"level":[4-6]0/.test(line));

describe('processes begun at once on an empty database', () => {
  it('all open, four at once, time and again: one migrates and makes the queues, and one has the link for the first admin', async () => {
    for (let time = 1; time <= TIMES; time++) {
      const url = await newDatabase(`at-once-${time}`);
      const offices = await Promise.all(
        Array.from({ length: PROCESSES }, () => startFirstOffice({ DATABASE_URL: url, LOG_LEVEL: 'warn' })),
      );
      await eventually(async () => expect(await queuesIn(url)).toBe(3), { timeout: 30_000 });
      for (const office of offices) expect((await fetch(`${office.url}/health/ready`)).status).toBe(200);
      expect([time, offices.flatMap(linksOf).length]).toEqual([time, 1]);
      expect(offices.filter((office) => office.printed().includes('stands on the terminal of a process'))).toHaveLength(
        PROCESSES - 1,
      );
      expect(await Promise.all(offices.map((office) => office.end()))).toEqual(offices.map(() => 0));
      expect([time, ...offices.flatMap(errorsOf)]).toEqual([time]);
    }
  }, 600_000);

  it('the link of a process that has ended is void when the next one has made its own', async () => {
    const url = await newDatabase('links');
    const first = await anotherOffice({ DATABASE_URL: url });
    const [old] = linksOf(first);
    await first.end();
    const second = await anotherOffice({ DATABASE_URL: url });
    const [present] = linksOf(second);
    const anna = { name: 'Anna Kis', username: 'anna', password: 'three other words' };
    expect(await codesOf(second, requests.becomeFirstAdmin, { token: old!, ...anna })).toEqual(['LINK_REVOKED']);
    await done(second, requests.becomeFirstAdmin, { token: present!, ...anna });
    await second.end();
  });
});
