import { afterAll, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { league } from '../support/league.js';
import { matchIn } from '../support/matches-in-states.js';
import { PATIENCE, requests, settled } from '../support/notifications.js';
import { done } from '../support/ask.js';
import { startOffice } from '../support/office.js';
import { anotherOffice } from '../support/own-office.js';
import { startWebhookReceiver } from '../support/webhook-receiver.js';

const receiver = await startWebhookReceiver();
const { settings } = receiver;
const { office, world, people, end } = await league({
  teams: 2,
  environment: { ...settings, JOBS: 'off' },
  ownProcess: true,
});

afterAll(async () => {
  await end();
  await receiver.end();
});

/** How often anybody was told that a sheet waits to be confirmed, by the list and to programs. */
async function timesTold(): Promise<readonly number[]> {
  const { rows } = await world.database.query<{ count: number }>(
    `SELECT count(*)::int AS "count" FROM "notification" WHERE "person_id" = $1`,
    [people.b.id],
  );
  return [rows[0]!.count, receiver.at('other-side').length];
}

it('what was done is told once, though the office is killed before it tells, and whoever tells is killed too', async () => {
  const input = { url: receiver.url('other-side'), kinds: ['SHEET_TO_CONFIRM'] as const };
  await done(people.b, requests.registerWebhook, input);
  await matchIn('submitted', people);
  await office.end('SIGKILL');
  expect(await timesTold()).toEqual([0, 0]);
  const withJobs = { ...settings, DATABASE_URL: office.databaseUrl() };
  const teller = await startOffice(withJobs);
  await eventually(async () => expect(await timesTold()).toEqual([1, 1]), PATIENCE);
  await settled(world);
  await teller.end('SIGKILL');
  const next = await anotherOffice(withJobs);
  await eventually(async () => expect(await timesTold()).toEqual([1, 1]), PATIENCE);
  await settled(world);
  await next.end();
  expect(await timesTold()).toEqual([1, 1]);
});
