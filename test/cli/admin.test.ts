import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { requests, tokenOf } from '../support/account-requests.js';
import { codesOf, send } from '../support/ask.js';
import { browser } from '../support/browser.js';
import { embeddedOffice } from '../support/embedded-office.js';
import { newFolder, type Office, removeFolder } from '../support/office.js';
import { type Ended, tarokk } from '../support/tarokk.js';
import { stackTrace } from './command-files.js';

/** Each command loads the office's own program. */
const PATIENCE = 240_000;

const folder = newFolder();
const password = 'a word and another';
let office: Office;

/** The command beside the running office, on its database. */
function admin(words: readonly string[], input = '', environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return tarokk(['admin', ...words], {
    input,
    directory: folder,
    environment: { DATA_DIR: folder, DATABASE_URL: '', PUBLIC_URL: 'https://office.test', ...environment },
  });
}

const linkIn = (stdout: string): string => /https:\S+/.exec(stdout)?.[0] ?? '';

beforeAll(async () => {
  office = await embeddedOffice({ DATA_DIR: folder });
});

jest.setTimeout(PATIENCE);

afterAll(async () => {
  await office.end();
  removeFolder(folder);
});

describe('tarokk admin create', () => {
  it('makes an admin while the office runs, who chooses username and password with the printed link', async () => {
    const { stdout, stderr, status } = await admin(['create', '--name', 'Anna  Kis']);
    expect(status).toBe(0);
    expect(stderr).toBe(`Database: embedded PostgreSQL in ${office.databaseFolder}\n`);
    expect(stdout).toMatch(/^Anna {2}Kis is an admin now\. .*\nhttps:\/\/office\.test\/invitation#[\w-]{43}\n$/);
    const anna = browser(office);
    const input = { token: tokenOf(linkIn(stdout)), username: 'anna', password };
    expect(await codesOf(anna, requests.acceptInvitation, input)).toEqual([]);
    expect(await send(anna, requests.me)).toMatchObject({ account: { admin: true }, person: { name: 'Anna Kis' } });
  });

  it('with a username takes the password from standard input, and prints neither link nor password', async () => {
    const made = await admin(['create', '--name', 'Béla', '--username', 'Bela', '--lang', 'de'], `${password}\n`);
    expect(made).toMatchObject({ status: 0, stdout: 'Béla ist jetzt Admin und meldet sich als Bela an.\n' });
    expect(made.stdout + made.stderr).not.toContain(password);
    expect(await codesOf(browser(office), requests.login, { name: 'bela', password })).toEqual([]);
  });

  it('says in the language of the reader what is wrong, and makes nobody', async () => {
    const taken = await admin(['create', '--name', 'Other', '--username', 'anna', '--lang', 'hu'], `${password}\n`);
    const weak = await admin(['create', '--name', 'Other', '--username', 'a'], '12345\n');
    const nameless = await admin(['create', '--name', ' ']);
    const missing = await admin(['create']);
    expect(taken).toMatchObject({ status: 2, stdout: '' });
    expect(taken.stderr).toContain('tarokk: Az anna felhasználónév foglalt.');
    expect(weak.stderr).toContain('tarokk: A username has 3 to 64 letters');
    expect(weak.stderr).toContain('tarokk: A password has at least 10 characters.');
    expect(nameless).toMatchObject({ status: 2, stdout: '' });
    expect(nameless.stderr).toContain('A name has 1 to 200 characters');
    expect(missing.stderr).toContain('the option --name <name> is needed');
    for (const { stderr } of [taken, weak, nameless, missing]) expect(stderr).not.toMatch(stackTrace);
  });
});

describe('tarokk admin reset', () => {
  it('prints a link for a new password, which an admin gets nowhere else, and of which they are told', async () => {
    const { stdout, status } = await admin(['reset', 'BELA']);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^This address is for choosing a new password; .*\nhttps:\/\/office\.test\/new-password#[\w-]{43}\n$/,
    );
    const bela = browser(office);
    expect(
      await codesOf(bela, requests.resetPassword, { token: tokenOf(linkIn(stdout)), password: 'three other words' }),
    ).toEqual([]);
    const { notices } = await send(bela, requests.notices);
    expect(notices.nodes).toMatchObject([
      { kind: 'PASSWORD_RESET' },
      { kind: 'RESET_LINK', by: null, message: 'A link for a new password of yours was made on the server.' },
    ]);
  });

  it('needs an account that is there', async () => {
    expect(await admin(['reset', 'nobody'])).toMatchObject({ status: 2, stdout: '' });
    expect((await admin(['reset'])).stderr).toContain('USERNAME is missing');
  });
});

it('says which setting is wrong, or that the database cannot be reached', async () => {
  const settings = await admin(['reset', 'anna'], '', { PORT: 'four' });
  expect(settings).toMatchObject({ status: 2, stdout: '' });
  expect(settings.stderr).toContain('PORT is "four"');
  const gone = await admin(['reset', 'anna'], '', { DATABASE_URL: 'postgresql://office:hidden@127.0.0.1:9/office' });
  expect(gone).toMatchObject({ status: 2, stdout: '' });
  expect(gone.stderr).toMatch(/^tarokk: The database of DATABASE_URL \(PostgreSQL at 127\.0\.0\.1:9\/office\)/);
  expect(gone.stderr).not.toContain('hidden');
});

it('works without a running office too, which then shows no link for a first admin', async () => {
  const other = newFolder();
  const made = await admin(['create', '--name', 'First', '--username', 'first'], `${password}\n`, { DATA_DIR: other });
  expect(made.status).toBe(0);
  const started = await embeddedOffice({ DATA_DIR: other });
  expect(started.printed()).not.toContain('first-admin');
  expect(await codesOf(browser(started), requests.login, { name: 'first', password })).toEqual([]);
  await started.end();
  removeFolder(other);
});
