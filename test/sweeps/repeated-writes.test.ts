import { afterAll, describe, expect, it } from '@jest/globals';
import { done, graphql, refused, send, textOf } from '../support/ask.js';
import { eventually } from '../support/eventually.js';
import { newKey, type Team } from '../support/given.js';
import { remarks } from '../support/matches.js';
import { sheetOf } from '../support/sheets.js';
import { ownOffice } from '../support/own-office.js';
import { SAVE_VENUE } from '../support/venues.js';

// One connection, so that a write that waits keeps all others waiting.
const { office, world, end } = await ownOffice({ environment: { DATABASE_POOL_SIZE: '1' } });
afterAll(end);

await world.season(2025);
const juror = await world.member({ jury: true });
const captain = await world.member();
const teams: readonly [Team, Team] = [
  await world.team(2025, [captain, await world.person()]),
  await world.team(2025, [await world.member(), await world.person()]),
];

async function isThere(name: string): Promise<boolean> {
  const { rows } = await world.database.query('SELECT FROM "venue" WHERE "name" = $1', [name]);
  return rows.length > 0;
}

describe('a write that is repeated', () => {
  it('is the same however often its query was sent before: compiled, it hands on its arguments in another order', async () => {
    const SUBMIT = graphql(
      `mutation ($key: IdempotencyKey!, $remarks: [RemarkInput!], $sheet: JSON!) {
        submitSheet(input: { requestRuling: true, idempotencyKey: $key, remarks: $remarks, document: $sheet }) {
          __typename
          ... on SheetSubmitted { outcome }
          ...refused
        }
      }`,
      [refused],
    );
    const input = { key: newKey(), remarks, sheet: sheetOf(teams, { date: '2025-03-14' }) };
    for (let time = 1; time <= 4; time++)
      expect(await send(captain, SUBMIT, input)).toEqual({ __typename: 'SheetSubmitted', outcome: 'SUBMITTED' });
  });

  it('is not done by one that has waited so long that its sender has hung up and been told otherwise', async () => {
    const blocker = await world.database.connect();
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE "venue" IN ACCESS EXCLUSIVE MODE');
    const first = done(juror, SAVE_VENUE, { name: 'Waits for the lock' });
    await eventually(
      async () =>
        expect(
          await (async () => {
            const { rows } = await world.database.query(`SELECT FROM "pg_locks" WHERE NOT "granted"`);
            return rows.length;
          })(),
        ).toBeGreaterThan(0),
      { timeout: 60_000 },
    );
    const given = new AbortController();
    const second = fetch(`${office.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: juror.cookie },
      body: JSON.stringify({ query: textOf(SAVE_VENUE), variables: { key: newKey(), name: 'Nobody waits for it' } }),
      signal: given.signal,
    });
    // It is on its way: the server counts it among those who wait for a connection.
    await new Promise((resolve) => setTimeout(resolve, 200));
    given.abort();
    await expect(second).rejects.toThrow();
    await blocker.query('COMMIT');
    blocker.release();
    await first;
    await done(juror, SAVE_VENUE, { name: 'Comes behind it' });
    expect(await isThere('Waits for the lock')).toBe(true);
    expect(await isThere('Nobody waits for it')).toBe(false);
  });
});
