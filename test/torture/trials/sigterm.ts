import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { Random } from '@tarokk/rules';
import { given, type Given, type Member } from '../../support/given.js';
import { readAnswer } from '../../support/office.js';
import { sheetOf } from '../../support/sheets.js';
import { startWebhookReceiver } from '../../support/webhook-receiver.js';
import { service } from '../servers.js';
import { newTrialDatabase, type Trial, until } from './trial.js';
import { brokenOffice } from './wholeness.js';

const YEAR = 2025;
/** Pairs of teams; of each the first hands in, the second is told. */
const TABLES = 10;
/** Sheets are handed in for as long as the processes are stopped, and so many of one pair of teams at most. */
const MOST = 300;

const REGISTER = `mutation ($key: IdempotencyKey!, $url: String!) {
  did: registerWebhook(input: { idempotencyKey: $key, name: "torture", url: $url, kinds: [SHEET_TO_CONFIRM] }) { __typename } }`;
const SUBMIT = `mutation ($key: IdempotencyKey!, $sheet: JSON!, $remarks: [RemarkInput!]) {
  did: submitSheet(input: { idempotencyKey: $key, document: $sheet, remarks: $remarks, requestRuling: true }) {
    __typename ... on SheetSubmitted { match { id } } ... on Refused { problems { code } } } }`;
const remarks = ['DATE_OLD', 'VENUE_UNKNOWN', 'SEAT_UNUSUAL', 'PLACES_NONE_LEFT'].map((code) => ({
  code,
  words: 'we know',
}));

interface Table {
  readonly path: string;
  readonly captain: Member;
  readonly teams: Parameters<typeof sheetOf>[0];
}

/** Two processes are stopped in turn, as an upgrade does it. */
export const sigterm: Trial = {
  name: 'sigterm',
  what: 'SIGTERM to two processes in turn while sheets are handed in and webhooks are sent',
  async run({ seed, rounds, progress }) {
    const random = new Random(`${seed} sigterm`);
    const receiver = await startWebhookReceiver();
    const database = await newTrialDatabase();
    const environment = { DATABASE_URL: database.url, LOG_LEVEL: 'error', ...receiver.settings };
    const offices = [await service(environment), await service(environment)];
    const world = given({ url: offices[0]!.url, databaseUrl: () => database.url });
    try {
      const ask = async ({ cookie }: Member, query: string, variables: object): Promise<Did | null> => {
        const response = await fetch(`${random.pick(offices).url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify({ query, variables }),
        }).catch(() => null);
        if (response === null) return null;
        const answer = await readAnswer(response).catch(() => null);
        return (answer?.data?.['did'] as Did | undefined) ?? null;
      };
      const tables = await makeTables(world, (member, path) =>
        ask(member, REGISTER, { key: randomUUID(), url: receiver.url(path) }),
      );
      let writing = true;
      const isWriting = (): boolean => writing;
      const matches = new Map<string, string[]>();
      const faults: string[] = [];
      const work = Promise.all(
        tables.map(async ({ path, captain, teams }) => {
          const mine: string[] = [];
          matches.set(path, mine);
          for (let number = 0; isWriting() && number < MOST; number++) {
            const date = new Date(Date.UTC(YEAR, 1, 1 + number)).toISOString().slice(0, 10);
            const variables = { key: randomUUID(), sheet: sheetOf(teams, { date, seed: 1 + (number % 6) }), remarks };
            let did: Did | null = null;
            while ((did = await ask(captain, SUBMIT, variables)) === null) await pause(50);
            if (did.match === undefined) faults.push(`a sheet is refused: ${JSON.stringify(did)}`);
            else mine.push(did.match.id);
          }
        }),
      );
      const submitted = (): number => [...matches.values()].reduce((sum, { length }) => sum + length, 0);
      for (let round = 0; round < rounds; round++) {
        const before = submitted();
        await until('sheets are handed in', () => submitted() > before + 2 * TABLES);
        progress(`SIGTERM to process ${(round % 2) + 1}`);
        offices[round % 2]!.kill('SIGTERM');
      }
      writing = false;
      await work;
      await until('every webhook is sent', async () => {
        const { rows } = await world.database.query<{ waiting: number }>(
          `SELECT (SELECT count(*) FROM "outbox" WHERE "told_at" IS NULL)::int + (SELECT count(*) FROM "delivery" WHERE "state" = 'waiting')::int AS "waiting"`,
        );
        return rows[0]!.waiting === 0;
      });
      const { rows } = await world.database.query<{ id: string }>('SELECT "id" FROM "match"');
      const all = [...matches.values()].flat();
      if (rows.length !== all.length) faults.push(`${all.length} sheets acknowledged, ${rows.length} on record`);
      let messages = 0;
      for (const [path, ids] of matches) {
        const received = receiver.at(path).map(({ body }) => ids.find((id) => body.includes(id)) ?? 'unknown');
        messages += received.length;
        for (const id of ids) {
          const times = received.filter((each) => each === id).length;
          if (times !== 1) faults.push(`webhook of match ${id} came ${times} times`);
        }
      }
      faults.push(...(await brokenOffice(world.database, { DATABASE_URL: database.url })));
      for (const { collapses } of offices)
        faults.push(...collapses.map((words) => `a process ended by itself: ${words}`));
      return { faults, told: [`${all.length} sheets handed in, ${messages} webhooks received`] };
    } finally {
      await world.end();
      await Promise.all(offices.map((office) => office.stop()));
      await database.stop();
      await receiver.end();
    }
  },
};

interface Did {
  readonly __typename: string;
  readonly match?: { readonly id: string };
}

async function makeTables(
  world: Given,
  register: (member: Member, path: string) => Promise<Did | null>,
): Promise<readonly Table[]> {
  await world.season(YEAR);
  await world.venue('Desperados Pub');
  const tables: Table[] = [];
  for (let index = 0; index < TABLES; index++) {
    const [captain, told] = [await world.member(), await world.member()];
    const path = `table-${index}`;
    const did = await register(told, path);
    if (did === null) throw new Error('A webhook cannot be registered.');
    const teams = [
      await world.team(YEAR, [captain, await world.person()]),
      await world.team(YEAR, [told, await world.person()]),
    ] as const;
    tables.push({ path, captain, teams });
  }
  return tables;
}
