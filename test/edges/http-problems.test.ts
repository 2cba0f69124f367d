import { afterAll, describe, expect, it } from '@jest/globals';
import { ownOffice } from '../support/own-office.js';

const { office, end } = await ownOffice({ environment: { JOBS: 'off' } });
afterAll(end);

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${office.url}${path}`, { headers });

async function problemOf(response: Response): Promise<unknown> {
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  const problem = (await response.json()) as { status: number; code: string; requestId: string };
  expect(problem).toMatchObject({
    type: 'about:blank',
    title: expect.any(String),
    detail: expect.any(String),
    status: response.status,
    requestId: response.headers.get('x-request-id'),
  });
  return [problem.status, problem.code];
}

/** A request to /graphql with these headers. */
const graphqlBy = (headers: Readonly<Record<string, string>>, query = '{ office { name } }'): Promise<Response> =>
  fetch(`${office.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });

describe('GraphQL over HTTP', () => {
  const [own, json] = ['application/graphql-response+json; charset=utf-8', 'application/json; charset=utf-8'];

  it.each([
    ['application/graphql-response+json', own],
    ['application/graphql-response+json, application/json;q=0.9', own],
    ['application/json;q=0.9, application/graphql-response+json', own],
    ['application/json, application/graphql-response+json;q=0.5', json],
    ['application/graphql-response+json;q=0', json],
    ['application/json', json],
    ['*/*', json],
  ])('accepting %s is answered as %s', async (accept, type) => {
    // Twice: what is remembered for everybody is answered in the form of who asks.
    for (const time of [1, 2]) {
      const response = await graphqlBy({ accept });
      expect([time, response.status, response.headers.get('content-type')]).toEqual([time, 200, type]);
      expect(await response.json()).toHaveProperty('data.office.name');
    }
    const asked = await get(`/graphql?query=${encodeURIComponent('{ office { name } }')}`, { accept });
    expect([asked.headers.get('content-type'), asked.headers.get('vary')]).toEqual([
      type,
      expect.stringMatching(/\bAccept\b(?!-)/),
    ]);
  });

  it('what is refused has the same form, and a status that says so', async () => {
    const accept = 'application/graphql-response+json';
    for (const [headers, query] of [
      [{}, '{ nothing }'],
      [{}, 'nothing'],
      [{ origin: 'https://elsewhere.example' }, 'mutation { logout { done } }'],
    ] as const) {
      const response = await graphqlBy({ accept, ...headers }, query);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.headers.get('content-type')).toBe(own);
    }
  });

  it.each(['Basic YW5uYTpzZWNyZXQ=', 'Bearer', 'nonsense', ''])(
    'refuses an Authorization that is no token instead of taking it for nobody: "%s"',
    async (authorization) => {
      const response = await graphqlBy({ authorization });
      const { data, errors } = (await response.json()) as { data: unknown; errors: { extensions: object }[] };
      expect([data, errors]).toEqual([
        null,
        [{ message: expect.stringContaining('Bearer'), extensions: { code: 'UNAUTHENTICATED' } }],
      ]);
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    },
  );

  it('outside /graphql an Authorization of a proxy is nobody’s business', async () => {
    expect((await get('/health/live', { authorization: 'Basic YW5uYTpzZWNyZXQ=' })).status).toBe(200);
  });

  it.each([0, -1, 101, 1001])('a page of %i items is refused with the limits that hold: 1 to 100', async (first) => {
    const response = await graphqlBy({}, `{ seasons(first: ${first}) { nodes { year } } }`);
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    expect(errors[0]!.message).toMatch(first < 1 ? /\b1\b.*\b100\b/ : /at most 100\b/);
    expect(errors[0]!.message).not.toMatch(/1[.,]?000/);
  });
});

describe('RFC 9457 a request outside GraphQL that is refused', () => {
  it.each([
    ['/nowhere', 404, 'NOT_FOUND'],
    ['/calendar/none.ics', 404, 'NOT_FOUND'],
    ['/tables/none.csv', 404, 'DOWNLOAD_UNKNOWN'],
    ['/archives/season-1990.zip', 404, 'DOWNLOAD_SEASON_UNKNOWN'],
    ['/paper/championship/1990.pdf', 404, 'DOWNLOAD_SEASON_UNKNOWN'],
  ])('%s is a problem with the status %i', async (path, status, code) => {
    expect(await problemOf(await get(path))).toEqual([status, code]);
  });

  it('is told in the language of who asks', async () => {
    const response = await get('/nowhere', { 'accept-language': 'hu' });
    expect(await response.json()).toMatchObject({ detail: 'Ezen a címen nincs semmi.' });
  });

  it('is a problem too where it is no JSON, or comes from a page of another site', async () => {
    const address = `${office.url}/archives/season-2025-full.zip`;
    const plain = await fetch(address, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' });
    expect(await problemOf(plain)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.example' };
    expect(await problemOf(await fetch(address, { method: 'POST', headers, body: '{}' }))).toEqual([
      403,
      'FOREIGN_ORIGIN',
    ]);
    const unsound = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":"\\u0000"}',
    });
    expect(await problemOf(unsound)).toEqual([400, expect.any(String)]);
  });

  it('stays a page for people where there are pages', async () => {
    const response = await get('/en/nowhere', { accept: 'text/html' });
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('by GraphQL keeps the shape of GraphQL, and a list of requests is refused in words', async () => {
    const response = await fetch(`${office.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ office { name } }' }, { query: '{ office { name } }' }]),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      data: null,
      errors: [{ message: expect.stringContaining('Send each by itself'), extensions: { code: 'BATCH_NOT_TAKEN' } }],
    });
  });
});
