import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { filesOfContext, buildImage, type Image } from '../support/dockerfile.js';
import { newFolder, type Office, removeFolder, startFirstOffice } from '../support/office.js';
import { emptyDatabase, type NewDatabase } from '../support/worker-postgres.js';
import { isFull } from '../support/full.js';

describe('the container, made step by step of what .dockerignore lets through', () => {
  const data = newFolder();
  let image: Image;
  let database: NewDatabase;
  let office: Office;

  beforeAll(async () => {
    image = buildImage(isFull);
    database = await emptyDatabase();
    const [node, ...parameters] = image.command;
    expect(node).toBe('node');
    const program = parameters.map((word) => (word.endsWith('.js') ? join(image.folder, word) : word));
    office = await startFirstOffice(
      { DATABASE_URL: database.url, DATA_DIR: data, WEB_DIR: join(image.folder, 'dist/web'), NODE_ENV: 'production' },
      program,
    );
  }, 600_000);

  afterAll(async () => {
    await office.end();
    await database.drop();
    image.remove();
    removeFolder(data);
  });

  it('is sent no secret, nothing that was built before, no package and none of the tests over HTTP', () => {
    const files = filesOfContext();
    expect(files).toContain('apps/api/src/main.ts');
    const unwanted = /(^|\/)(\.env|node_modules|generated)(\/|\.|$)|^(dist|data|test)\//;
    expect(files.filter((file) => unwanted.test(file))).toEqual([]);
  });

  // FULL=1 builds everything there from nothing.
  if (!isFull) {
    it('is sent all that the build here has read: only the types of what tests ask, which it has not, are built again', () => {
      expect(/^Built .*(?= in )/m.exec(image.said)?.[0]).toBe('Built types');
    });
  }

  it('has an office that opens on an empty database, and a health check that finds it ready', async () => {
    const [node, ...parameters] = image.healthcheck;
    expect(node).toBe('node');
    const check = spawn(process.execPath, parameters, { env: { PORT: new URL(office.url).port } });
    expect(await once(check, 'close')).toEqual([0, null]);
  });

  it.each(['/en', '/en/rules/problems', '/hu/rules/competitions'])('has the page %s', async (path) => {
    const page = await fetch(`${office.url}${path}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</main>')]);
  });

  it('has the command', async () => {
    const command = spawn(process.execPath, [join(image.folder, 'apps/cli/bin/tarokk.js'), 'audit', 'verify'], {
      env: { PATH: process.env['PATH'], DATABASE_URL: database.url },
    });
    expect(await once(command, 'close')).toEqual([0, null]);
  });
});
