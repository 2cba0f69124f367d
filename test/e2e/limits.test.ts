import { getIntrospectionQuery } from 'graphql';
import pg from 'pg';
import { afterAll, describe, expect, it } from '@jest/globals';
import { attempt, graphql, raw } from '../support/ask.js';
import { eventually } from '../support/eventually.js';
import { post } from '../support/office.js';
import { ownOffice } from '../support/own-office.js';

const { office, end } = await ownOffice({ environment: { BODY_LIMIT: '50000' } });
afterAll(end);

const NAME = graphql('{ office { name } }');

const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

describe('requests that ask for too much', () => {
  it('a body over BODY_LIMIT is refused with that limit', async () => {
    const { status, errors } = await post(
      office.url,
      JSON.stringify({ query: '{ office { name } }', padding: 'x'.repeat(60_000) }),
    );
    expect(status).toBe(413);
    expect(errors).toEqual([
      {
        message: 'The request is larger than the 50000 bytes that this server accepts.',
        extensions: { code: 'BODY_TOO_LARGE' },
      },
    ]);
  });

  it('a query with more aliases than allowed is refused before it is executed', async () => {
    const { status, data, errors } = await raw(office, `{ ${times(21, (i) => `a${i}: office { name }`)} }`);
    expect([status, data]).toEqual([400, null]);
    expect(errors[0]!.extensions).toEqual({ code: 'QUERY_TOO_LARGE', limit: 'aliases', allowed: 20, asked: 21 });
    expect(errors[0]!.message).toBe('The query has 21 aliases; at most 20 are allowed. Ask for less at a time.');
  });

  it('aliases hidden in fragments of fragments count as often as they are spread', async () => {
    const fragments = times(12, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`);
    const { status, errors } = await raw(office, `{ ...F0 } ${fragments} fragment F12 on Query { a: office { name } }`);
    expect(status).toBe(400);
    expect(errors[0]!.extensions).toMatchObject({ code: 'QUERY_TOO_LARGE', limit: 'aliases', asked: 4096 });
  });

  it('ten matches cannot be verified at the price of one request', async () => {
    const query = `query ($r: JSON!) { ${times(10, (i) => `m${i}: verifyMatch(record: $r) { __typename }`)} }`;
    const { status, errors } = await raw(office, query, { r: {} });
    expect(status).toBe(400);
    expect(errors[0]!.extensions).toMatchObject({ code: 'QUERY_TOO_LARGE', limit: 'cost', allowed: 10_000 });
  });

  it('a query text of too many words is refused while it is read', async () => {
    const { status, errors } = await raw(
      office,
      `{ ${times(1001, () => '__typename')} ${times(1001, () => '__typename')} }`,
    );
    expect(status).toBe(400);
    expect(errors[0]!.message).toContain('2000 tokens');
  });

  it('several queries in one request are refused', async () => {
    const { status, errors } = await post(
      office.url,
      '[{"query":"{ office { name } }"},{"query":"{ office { name } }"}]',
    );
    expect([status, errors[0]!.message]).toEqual([400, expect.stringMatching(/Send each by itself/)]);
  });

  it('endless introspection is refused, the usual one answered', async () => {
    const deep = `{ __schema { types ${'{ fields { type '.repeat(6)} { name } ${'} }'.repeat(6)} } }`;
    expect((await raw(office, deep)).status).toBe(400);
    const { status, data } = await raw(office, getIntrospectionQuery());
    expect([status, Object.keys(data!)]).toEqual([200, ['__schema']]);
  });
});

describe('requests that are wrong', () => {
  it.each([
    ['no JSON', 'nonsense', /JSON/],
    ['an empty body', '', /./],
    ['no query', '{}', /holds no GraphQL query/],
    ['a syntax error', '{"query":"{ office { "}', /Syntax Error/],
    ['an unknown field', '{"query":"{ offices }"}', /Cannot query field "offices".+Did you mean "office"/],
    [
      'a missing variable',
      '{"query":"query ($r: JSON!) { verifyMatch(record: $r) { __typename } }"}',
      /"\$r" of required type "JSON!" was not provided/,
    ],
    ['a forbidden key', '{"query":"{ office { name } }","variables":{"__proto__":{}}}', /./],
  ])('%s is answered with 400 and what is wrong', async (_, body, message) => {
    const { status, errors } = await post(office.url, body);
    expect(status).toBe(400);
    expect(errors[0]!.message).toMatch(message);
    expect(JSON.stringify(errors)).not.toMatch(/node_modules|at \w+ \(/);
  });
});

describe('a fault of ours', () => {
  it('is answered with the request id only, and logged in full under that id', async () => {
    const database = new pg.Client({ connectionString: office.databaseUrl() });
    await database.connect();
    await database.query('ALTER TABLE office RENAME TO office_elsewhere');
    const { status, data, errors, requestId } = await attempt(office, NAME);
    await database.query('ALTER TABLE office_elsewhere RENAME TO office');
    await database.end();
    expect([status, data]).toEqual([500, null]);
    expect(errors).toEqual([
      {
        message: `The server failed to answer this. Tell the office the request id ${requestId!}.`,
        path: ['office'],
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
      },
    ]);
    await eventually(
      () => {
        const lines = office.printed().split('\n');
        const logged = lines.filter((line) => line.includes(requestId!) && line.includes('"err"'));
        expect(logged).toHaveLength(1);
        expect(logged[0]).toContain('does not exist');
      },
      { timeout: 15_000 },
    );
    expect((await attempt(office, NAME)).status).toBe(200);
  });

  it('makes the office unready, but not dead, while a migration is missing', async () => {
    const database = new pg.Client({ connectionString: office.databaseUrl() });
    await database.connect();
    await database.query('UPDATE _prisma_migrations SET rolled_back_at = now()');
    const ready = await fetch(`${office.url}/health/ready`);
    const live = await fetch(`${office.url}/health/live`);
    await database.query('UPDATE _prisma_migrations SET rolled_back_at = NULL');
    await database.end();
    expect([ready.status, await ready.json()]).toEqual([
      503,
      {
        status: 'unready',
        database: 'reachable',
        migrations: 'pending',
        room: 'enough',
        writes: 'unknown',
        pages: expect.any(String),
      },
    ]);
    expect(live.status).toBe(200);
  });
});
