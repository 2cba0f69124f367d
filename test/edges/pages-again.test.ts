import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { newFolder, removeFolder } from '../support/office.js';
import { ownOffice } from '../support/own-office.js';
import { projectRoot } from '../support/project.js';

const web = newFolder();
const entry = join(web, 'server/entry.js');
cpSync(join(projectRoot, 'dist/web'), web, { recursive: true });
const whole = readFileSync(entry, 'utf8');
// As much of it as could be read; where it is cut off may be the end of a statement, so a bracket stays open.
writeFileSync(entry, `${whole.slice(0, whole.length >> 1)}\n(`);
const { office, end } = await ownOffice({ environment: { WEB_DIR: web, JOBS: 'off' } });

afterAll(async () => {
  await end();
  removeFolder(web);
});

const ready = async (): Promise<unknown> => {
  const response = await fetch(`${office.url}/health/ready`);
  return [response.status, await response.json()];
};

describe('32.4 pages that failed to load once', () => {
  it('are not shown, readiness says so, and the answer names no file of the server', async () => {
    const response = await fetch(`${office.url}/en`, { headers: { 'accept-language': 'hu', accept: 'text/html' } });
    const text = await response.text();
    expect(response.status).toBe(503);
    expect(text).toContain(response.headers.get('x-request-id'));
    expect(text).toMatch(/^A versenyiroda ezt most nem tudja megmutatni/);
    expect(text).not.toMatch(/entry\.js|file:|\/server|SyntaxError|EMFILE/);
    const forPrograms = await fetch(`${office.url}/en`);
    expect(forPrograms.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    const requestId = forPrograms.headers.get('x-request-id')!;
    expect(await forPrograms.json()).toEqual({
      type: 'about:blank',
      title: 'Service Unavailable',
      status: 503,
      code: 'INTERNAL_SERVER_ERROR',
      requestId,
      detail: expect.stringContaining(requestId),
    });
    await eventually(async () =>
      expect(await ready()).toEqual([503, expect.objectContaining({ status: 'unready', pages: 'failed' })]),
    );
    // What was the matter is told to whoever runs the office.
    expect(office.printed()).toMatch(/a page could not be sent/);
  });

  it('are loaded again for the next who wants one, without a start', async () => {
    writeFileSync(entry, whole);
    await eventually(async () => expect((await fetch(`${office.url}/en`)).status).toBe(200));
    await eventually(async () =>
      expect(await ready()).toEqual([
        200,
        {
          status: 'ready',
          database: 'reachable',
          migrations: 'applied',
          room: 'enough',
          writes: 'taken',
          pages: 'loaded',
        },
      ]),
    );
  });
});
