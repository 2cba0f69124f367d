import { afterAll, expect, it } from '@jest/globals';
import { ownOffice } from '../support/own-office.js';

const on = await ownOffice();
const off = await ownOffice({ environment: { GRAPHIQL: 'off' } });
afterAll(() => Promise.all([on.end(), off.end()]));

const get = (office: typeof on, path: string): Promise<Response> => fetch(`${office.office.url}${path}`);

it('34 GraphiQL is served from files of the office, under the policy of every page', async () => {
  const page = await get(on, '/graphiql');
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const policy = (await get(on, '/en')).headers.get('content-security-policy');
  expect(page.headers.get('content-security-policy')).toBe(policy);
  const loaded = [...(await page.text()).matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path]) => path!);
  expect(loaded).toEqual(['/graphiql/style.css', '/graphiql/graphiql.js']);
  for (const path of loaded) {
    const file = await get(on, path);
    expect([path, file.status, file.headers.get('x-content-type-options')]).toEqual([path, 200, 'nosniff']);
    expect(await file.text()).not.toMatch(/@font-face|sourceMappingURL/);
  }
});

it('34 GraphiQL is not there when it is off', async () => {
  for (const path of ['/graphiql', '/graphiql/graphiql.js']) expect((await get(off, path)).status).toBe(404);
});
