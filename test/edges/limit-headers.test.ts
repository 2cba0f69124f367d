import { afterAll, describe, expect, it } from '@jest/globals';
import { givePassword, requests } from '../support/account-requests.js';
import { attempt, graphql, refused } from '../support/ask.js';
import { type Browser, browser } from '../support/browser.js';
import { ownOffice } from '../support/own-office.js';

const password = 'a word and another';
const ADDRESS = 9;
const ACCOUNT = 3;
const WRITES = 4;
let addresses = 0;

const { office, world, end } = await ownOffice({
  environment: {
    TRUST_PROXY: '127.0.0.1',
    THROTTLE_ACCOUNT: String(ACCOUNT),
    THROTTLE_ADDRESS: String(ADDRESS),
    WRITES_PER_MINUTE: String(WRITES),
    JOBS: 'off',
  },
});
afterAll(end);

const OFFICE = graphql('{ office { name } }');
const REVOKE = graphql(
  'mutation ($key: IdempotencyKey!) { revokeLogin(input: { idempotencyKey: $key, loginId: "0b0f8ad2-5c1e-4a35-9f0e-0d5b6c2f7a11" }) { ...refused } }',
  [refused],
);

type Limits = Readonly<Record<string, string>>;
const at = (address = `10.6.0.${String(++addresses)}`): Browser => browser(office, { 'x-forwarded-for': address });
const logIn = async (visit: Browser, name: string, tried = password): Promise<Limits> =>
  (await attempt(visit, requests.login, { name, password: tried })).limits;
/** Which limit, how many are left, and how many seconds it says, if any. */
function left({ ratelimit = '' }: Limits): { name: string; left: number; seconds: number | null } {
  const [, name, number, seconds] = /^"(\w+)";r=(\d+)(?:;t=(\d+))?$/.exec(ratelimit) ?? [];
  return { name: name ?? '', left: Number(number), seconds: seconds === undefined ? null : Number(seconds) };
}

describe('34 headers of limits', () => {
  it('say how many writes an account has left in the minute, and when to go on after the last', async () => {
    const member = await world.member();
    const told: Limits[] = [];
    for (let write = 0; write <= WRITES; write++) told.push((await attempt(member, REVOKE)).limits);
    expect(told.map((each) => each['ratelimit-policy'])).toEqual(told.map(() => `"writes";q=${String(WRITES)};w=60`));
    expect(told.map((each) => left(each).left)).toEqual([3, 2, 1, 0, 0]);
    expect(told.map((each) => each['retry-after'] !== undefined)).toEqual([false, false, false, false, true]);
    const last = told.at(-1)!;
    expect(last['retry-after']).toBe(String(left(last).seconds));
    expect(left(last).seconds).toBeGreaterThan(0);
    expect(left(last).seconds).toBeLessThanOrEqual(60);
  });

  it('are not there where nothing is counted', async () => {
    expect((await attempt(at(), OFFICE)).limits).toEqual({});
  });

  it('say how many logins are left from an address, whoever is tried, and when to try again', async () => {
    await givePassword(world, await world.member(), 'anna', password);
    const stranger = at();
    const told = [];
    for (const name of ['anna', 'nobody', 'anna', 'nobody', 'anna']) told.push(await logIn(stranger, name, 'a guess'));
    expect(told.map((each) => each['ratelimit-policy'])).toEqual(told.map(() => `"login";q=${String(ADDRESS)};w=900`));
    expect(told.map((each) => left(each).left)).toEqual([8, 7, 6, 5, 4]);
    for (const each of told) expect(Object.keys(each)).not.toContain('retry-after');
    // Of one account there were as many guesses as one stranger has: how many, and that there are no more, stands nowhere before.
    const refusedHere = await logIn(stranger, 'anna', 'a guess');
    expect([left(refusedHere).left, Number(refusedHere['retry-after'])]).toEqual([3, expect.any(Number)]);
    expect(Number(refusedHere['retry-after'])).toBeLessThanOrEqual(60);
    for (let login = 0; login < ADDRESS; login++) await logIn(stranger, `nobody-${String(login)}`);
    const refusedFromHere = await logIn(stranger, 'nobody-else');
    expect(left(refusedFromHere)).toEqual({ name: 'login', left: 0, seconds: Number(refusedFromHere['retry-after']) });
  });

  it('tell a device that the account knows its own guesses, all of them again after the right password', async () => {
    await givePassword(world, await world.member(), 'bela', password);
    const phone = at();
    await logIn(phone, 'bela');
    const guesses = [await logIn(phone, 'bela', 'a guess'), await logIn(phone, 'bela', 'a guess')];
    expect(guesses.map((each) => each['ratelimit'])).toEqual(['"login";r=2', '"login";r=1']);
    expect(await logIn(phone, 'bela')).toEqual({ 'ratelimit-policy': '"login";q=3;w=3600', ratelimit: '"login";r=3' });
    for (let guess = 0; guess < ACCOUNT; guess++) await logIn(phone, 'bela', 'a guess');
    const tooMany = await logIn(phone, 'bela', 'a guess');
    expect(tooMany).toMatchObject({ ratelimit: expect.stringMatching(/^"login";r=0;t=\d+$/) });
    expect(tooMany['retry-after']).toBe(String(left(tooMany).seconds));
  });

  it('tell of both limits where a request is counted on both', async () => {
    const member = await world.member();
    await givePassword(world, member, 'csaba', password);
    const { limits } = await attempt(member, requests.changePassword, {
      password: 'a guess',
      newPassword: 'three other words',
    });
    expect(limits).toMatchObject({
      'ratelimit-policy': '"password";q=3;w=3600, "writes";q=4;w=60',
      ratelimit: expect.stringMatching(/^"password";r=2, "writes";r=3;t=\d+$/),
    });
  });
});
