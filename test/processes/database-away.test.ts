import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ask, attempt, graphql } from '../support/ask.js';
import { eventually } from '../support/eventually.js';
import { given, type Given, type Member } from '../support/given.js';
import { type Office } from '../support/office.js';
import { anotherOffice } from '../support/own-office.js';
import { newPostgresProcess, type PostgresProcess } from '../support/postgres-process.js';

let database: PostgresProcess;
let office: Office;
let world: Given;
let member: Member;

beforeAll(async () => {
  database = await newPostgresProcess('office');
  office = await anotherOffice({ DATABASE_URL: database.url });
  world = given({ url: office.url, databaseUrl: () => database.url });
  world.database.on('error', () => undefined);
  member = await world.member();
});

afterAll(async () => {
  await world.end();
  await office.end();
  await database.stop();
});

const WHO = graphql('{ me { person { name } } }');
const OFFICE = graphql('{ office { name } }');

describe('while the database is away', () => {
  it('every request is answered with its id and without inner words, and all goes on by itself afterwards', async () => {
    await ask(office, OFFICE);
    await database.kill();
    for (const answer of [await attempt(office, OFFICE), await attempt(member, WHO)]) {
      expect(answer).toMatchObject({
        status: 500,
        data: null,
        errors: [
          {
            message: `The server failed to answer this. Tell the office the request id ${answer.requestId}.`,
            extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: answer.requestId },
          },
        ],
      });
      await eventually(() => expect(office.printed()).toContain(answer.requestId));
    }
    expect((await fetch(`${office.url}/health/live`)).status).toBe(200);
    expect((await fetch(`${office.url}/health/ready`)).status).toBe(503);

    await database.start();
    await eventually(
      async () => {
        expect((await fetch(`${office.url}/health/ready`)).status).toBe(200);
        expect(await ask(member, WHO)).toEqual({ me: { person: { name: member.name } } });
      },
      { timeout: 30_000, interval: 100 },
    );
    await ask(office, OFFICE);
  });
});
