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
    ...{ type: 'about:blank', title: expect.any(String), detail: expect.any(String) },
    ...{ status: response.status, requestId: response.headers.get('x-request-id') },
  });
  return [problem.status, problem.code];
}

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
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":"\\u0000"}' },
    });
    expect(await problemOf(unsound)).toEqual([400, expect.any(String)]);
  });

  it('stays a page for people where there are pages', async () => {
    const response = await get('/en/nowhere', { accept: 'text/html' });
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('by GraphQL keeps the shape of GraphQL, and a list of requests is refused in words', async () => {
    const response = await fetch(`${office.url}/graphql`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify([{ query: '{ office { name } }' }, { query: '{ office { name } }' }]),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      data: null,
      errors: [{ message: expect.stringContaining('Send each by itself'), extensions: { code: 'BATCH_NOT_TAKEN' } }],
    });
  });
});
