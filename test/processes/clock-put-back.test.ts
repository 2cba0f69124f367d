import { afterAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { type Member } from '../support/given.js';
import { matchIn } from '../support/matches-in-states.js';
import { deliveries, PATIENCE, requests } from '../support/notifications.js';
import { send } from '../support/ask.js';
import { anotherOffice, ownOffice } from '../support/own-office.js';
import { startWebhookReceiver } from '../support/webhook-receiver.js';

const receiver = await startWebhookReceiver();
const settings = {
  ...receiver.settings,
  WEBHOOK_SECONDS: '1',
  // After a failure nobody tries again for an hour and a half.
  DELIVERY_RETRY_SECONDS: '3600',
  DELIVERY_ATTEMPTS: '5',
};
const { office, world, end } = await ownOffice({ environment: { ...settings, JOBS: 'off' } });
let owner: Member;

afterAll(async () => {
  await end();
  await receiver.end();
});

describe('32.7 a clock that was put back', () => {
  it('delays no delivery: what was begun at a time that is still to come counts as begun now', async () => {
    await world.season(2025);
    await world.venue('Desperados Pub');
    const [anna, juror] = [await world.member(), await world.member({ jury: true })];
    owner = await world.member();
    await send(owner, requests.registerWebhook, {
      name: 'mine',
      url: receiver.url('mine'),
      kinds: ['SHEET_TO_CONFIRM'],
    });
    const teams = [
      await world.team(2025, [anna, await world.person()]),
      await world.team(2025, [owner, await world.person()]),
    ] as const;
    receiver.answer('mine', 500);
    await matchIn('submitted', { teams, a: anna, b: owner, juror });
    const before = await anotherOffice({ DATABASE_URL: office.databaseUrl(), ...settings });
    await eventually(async () => expect((await deliveries(owner))[0]?.attempts).toBe(1), PATIENCE);
    await before.end();

    // That attempt was made by a clock that was forty days ahead.
    await world.database.query(`
      UPDATE pgboss.job SET "created_on" = "created_on" + interval '40 days', "started_on" = "started_on" + interval '40 days',
        "start_after" = "start_after" + interval '40 days' WHERE "name" = 'webhook'`);
    const after = await anotherOffice({ DATABASE_URL: office.databaseUrl(), ...settings });
    await eventually(
      async () => expect((await deliveries(owner))[0]).toMatchObject({ state: 'DELIVERED', attempts: 2 }),
      PATIENCE,
    );
    await after.end();
  });
});
