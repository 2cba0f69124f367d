import { afterAll, describe, expect, it } from '@jest/globals';
import { readAnswer } from '../support/office.js';
import { ownOffice } from '../support/own-office.js';

const { office, world, end } = await ownOffice();
afterAll(end);

const origin = 'https://elsewhere.example';
const QUERY = '{ office { name } }';
const MUTATION =
  'mutation ($key: IdempotencyKey!) { setLanguage(input: { idempotencyKey: $key, language: DE }) { __typename } }';
const LOGIN = 'mutation { login(input: { name: "nobody", password: "guessed" }) { __typename } }';

function ask(query: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${office.url}/graphql`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables: { key: crypto.randomUUID() } }),
  });
}

function allowed({ headers }: Response): readonly (string | null)[] {
  return ['access-control-allow-origin', 'access-control-allow-credentials', 'set-cookie'].map((name) =>
    headers.get(name),
  );
}

describe('a page of another site', () => {
  it.each(['/tables/trophies.csv', '/tables/trophies.json', '/en/trophies', '/health/ready', '/nothing-here'])(
    'reads %s, and is given no cookie',
    async (path) => {
      const response = await fetch(office.url + path, { headers: { origin } });
      expect(allowed(response)).toEqual(['*', null, null]);
      const exposed = response.headers.get('access-control-expose-headers') ?? '';
      for (const name of ['etag', 'retry-after']) expect(exposed.split(', ')).toContain(name);
    },
  );

  it('asks what anybody may, by GET and by POST, after it has asked whether it may', async () => {
    const preflight = await fetch(`${office.url}/graphql`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, content-type',
      },
    });
    expect([preflight.status, ...allowed(preflight)]).toEqual([204, '*', null, null]);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    for (const name of ['authorization', 'content-type'])
      expect(preflight.headers.get('access-control-allow-headers')).toContain(name);
    const get = await fetch(`${office.url}/graphql?query=${encodeURIComponent(QUERY)}`, { headers: { origin } });
    for (const response of [get, await ask(QUERY)]) {
      expect([response.status, ...allowed(response)]).toEqual([200, '*', null, null]);
      expect((await readAnswer(response)).data).toMatchObject({ office: {} });
    }
  });

  it('does whatever its token may', async () => {
    const member = await world.member();
    const authorization = `Bearer ${await world.token(member, ['read', 'submit'])}`;
    const asked = await ask('{ me { account { id } } }', { authorization });
    expect([asked.status, ...allowed(asked)]).toEqual([200, '*', null, null]);
    expect((await readAnswer(asked)).data).toEqual({ me: { account: { id: member.accountId } } });
    const VENUE =
      'mutation ($key: IdempotencyKey!) { withdrawRequest(input: { idempotencyKey: $key, requestId: "00000000-0000-4000-8000-000000000000", version: 1 }) { __typename } }';
    const changed = await ask(VENUE, { authorization });
    expect((await readAnswer(changed)).errors.map(({ extensions }) => extensions['code'])).not.toContain(
      'FOREIGN_ORIGIN',
    );
    expect([changed.status === 403, ...allowed(changed)]).toEqual([false, '*', null, null]);
  });

  it('changes nothing without a token, logs nobody in, and reads why', async () => {
    for (const query of [LOGIN, MUTATION, `query A ${QUERY} ${LOGIN.replace('mutation', 'mutation B')}`]) {
      const response = await ask(query);
      expect([response.status, ...allowed(response)]).toEqual([403, '*', null, null]);
      expect((await readAnswer(response)).errors[0]!.extensions).toEqual({ code: 'FOREIGN_ORIGIN' });
    }
  });

  it('has nothing of a login: with a cookie all is refused as ever, and no answer is for it', async () => {
    const { cookie } = await world.member();
    const authorization = `Bearer ${await world.token(await world.member(), ['read'])}`;
    for (const headers of [{ cookie }, { cookie, authorization }]) {
      const response = await ask(QUERY, headers);
      expect([response.status, ...allowed(response)]).toEqual([403, null, null, null]);
    }
    const table = await fetch(`${office.url}/tables/trophies.json`, { headers: { origin, cookie } });
    expect([table.status, ...allowed(table)]).toEqual([200, null, null, null]);
  });

  it('shows nothing but a bearer: other words of authorization are refused', async () => {
    expect((await ask(QUERY, { authorization: 'Basic YTpi' })).status).toBe(403);
  });
});

describe('every answer', () => {
  it.each([
    ['GraphQL', '/graphql?query={office{name}}'],
    ['a refused query', '/graphql?query={nothing}'],
    ['an address that is not there', '/nothing-here'],
    ['health', '/health/live'],
    ['a table', '/tables/trophies.json'],
    ['a page', '/en'],
    ['a script', '/service-worker.js'],
  ])('says that it is what it says, and what it may load: %s', async (_, path) => {
    const { headers } = await fetch(office.url + path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });
});
