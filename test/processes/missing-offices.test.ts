import { afterAll, describe, expect, it } from '@jest/globals';
import { attempt, graphql, refused } from '../support/ask.js';
import { type Client, client } from '../support/given.js';
import type { Answer } from '../support/office.js';
import { ownOffice } from '../support/own-office.js';

const { office, world, end } = await ownOffice();
afterAll(end);

const OPEN_SEASON = graphql(
  'mutation ($key: IdempotencyKey!) { openSeason(input: { idempotencyKey: $key, seasonYear: 2026 }) { ...refused } }',
  [refused],
);
const CLOSE_ACCOUNT = graphql(
  `mutation ($key: IdempotencyKey!, $id: UUID!) {
    closeAccount(input: { idempotencyKey: $key, accountId: $id, reason: "So it is" }) { ...refused }
  }`,
  [refused],
);
const SET_OFFICES = graphql(
  `mutation ($key: IdempotencyKey!, $id: UUID!) {
    setOffices(input: { idempotencyKey: $key, accountId: $id, jury: true, admin: false, reason: "So it is" }) { ...refused }
  }`,
  [refused],
);
const INVITE = graphql(
  'mutation ($key: IdempotencyKey!, $id: UUID!) { invite(input: { idempotencyKey: $key, personId: $id }) { ...refused } }',
  [refused],
);
const LOG_OUT_EVERYWHERE = graphql('mutation { logoutEverywhere { __typename } }');

const player = await world.member();
const juror = await world.member({ jury: true });
const admin = await world.member({ admin: true });
const withToken = async (scopes: readonly string[]): Promise<Client> =>
  client(office, { authorization: `Bearer ${await world.token(juror, scopes)}` });

/** What is asked for; of an answer only why it is forbidden is looked at. */
const openSeason = (by: Client): Promise<Answer> => attempt(by, OPEN_SEASON);
const closeAccount = (by: Client): Promise<Answer> => attempt(by, CLOSE_ACCOUNT, { id: player.accountId });
const setOffices = (by: Client): Promise<Answer> => attempt(by, SET_OFFICES, { id: player.accountId });
const invite = (by: Client): Promise<Answer> => attempt(by, INVITE, { id: player.id });
const logOutEverywhere = (by: Client): Promise<Answer> => attempt(by, LOG_OUT_EVERYWHERE);

describe('34 what is forbidden', () => {
  it.each([
    ['a player who opens a season', player, openSeason, 'JURY', 'This is for the jury. An admin makes you a member'],
    ['an admin who opens a season', admin, openSeason, 'JURY', 'This is for the jury. An admin makes you a member'],
    ['a juror who closes an account', juror, closeAccount, 'ADMIN', 'This is for admins. An admin makes you one'],
  ] as const)('says which office is missing, and who gives it: %s', async (_, by, asked, missing, words) => {
    const { errors } = await asked(by);
    expect(errors).toMatchObject([
      { message: expect.stringContaining(words), extensions: { code: 'FORBIDDEN', missing } },
    ]);
  });

  it('says which scope a token lacks, and what no token may do', async () => {
    const missing = ({ errors }: Answer): unknown => errors[0]!.extensions['missing'];
    expect(missing(await openSeason(await withToken(['read'])))).toBe('JURY_SCOPE');
    expect(missing(await setOffices(await withToken(['read', 'jury'])))).toBe('ADMIN_SCOPE');
    expect(missing(await invite(await withToken(['read', 'submit'])))).toBe('JURY_OR_ADMIN_SCOPE');
    expect(missing(await closeAccount(await withToken(['read', 'jury'])))).toBe('LOGIN');
    expect(missing(await logOutEverywhere(await withToken(['read', 'submit'])))).toBe('LOGIN');
  });
});
