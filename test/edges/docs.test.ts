import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { givePassword, requests } from '../support/account-requests.js';
import { raw, send } from '../support/ask.js';
import { bareRecord } from '../support/bare-records.js';
import { type DocumentExample, Placeholders, readExamples, sectionOf } from '../support/document-examples.js';
import { type Client, client } from '../support/given.js';
import { move, submit } from '../support/matches.js';
import { settled } from '../support/notifications.js';
import { type Answer } from '../support/office.js';
import { projectRoot } from '../support/project.js';
import { sealedAnswer, sealingKey } from '../support/sealed-answers.js';
import { place, sheetOf } from '../support/sheets.js';
import { typedSheet } from '../support/typed-sheets.js';
import { answerOf, openSocket } from '../support/socket.js';
import { ownOffice } from '../support/own-office.js';
import { askJury, planMatch } from '../support/planned-matches.js';

const examples = readExamples(
  sectionOf(readFileSync(join(projectRoot, 'docs/api.md'), 'utf8'), 'From nothing to a match').rest,
);
let clients: Readonly<Record<string, Client>>;
let placeholders: Placeholders;

/** The office of the document: two teams, matches that are approved, a request that nobody has decided. */
const { office, world, end } = await ownOffice();
afterAll(end);

beforeAll(async () => {
  await world.season(2025);
  const [anna, bela] = [await world.member({ name: 'Anna Nagy' }), await world.person('Béla Kis')];
  const [csaba, dora] = [await world.member({ name: 'Csaba Tóth' }), await world.person('Dóra Vas')];
  const juror = await world.member({ jury: true, name: 'Judit Bíró' });
  const admin = await world.member({ admin: true, name: 'Ádám Rácz' });
  const newcomer = await world.person('Emil Horváth');
  const wasps = await world.team(2025, [anna, bela], 'Danube Wasps');
  const owls = await world.team(2025, [csaba, dora], 'Óbudai Baglyok');
  const pair = await world.pair(2025, [anna, bela], 'Nine of spades');
  const otherPair = await world.pair(2025, [csaba, dora], 'Ten of hearts');
  await world.venue(place.name);
  await givePassword(world, anna, 'anna.nagy', 'nine of spades');
  await givePassword(world, csaba, 'csaba.toth', 'ten of hearts');
  await send(csaba, requests.setPin, { password: 'ten of hearts', pin: '212121' });

  for (const [date, seed] of matchesOfMay) {
    const { match } = await submit(anna, sheetOf([wasps, owls], { date, seed, games: 8 }));
    await move(csaba, 'confirmMatch', match!, { pin: '212121' });
    await move(juror, 'approveMatch', match!);
  }
  const plan = await planMatch(juror, [wasps, owls], '2025-11-08');
  await askJury(anna, wasps, plan, 'Our café is being painted.');

  // A sheet that the other side answers on the phone on which it was written.
  const november = sheetOf([wasps, owls], { date: '2025-11-15', games: 8 });
  const key = await sealingKey(anna);
  const answer = (pin: string) => sealedAnswer(key, november, { by: csaba, pin });

  const token = await world.token(anna, ['read', 'submit']);
  const program = client(office, { authorization: `Bearer ${token}` });
  clients = { anyone: client(office), captain: anna, opponent: csaba, jury: juror, admin, program };
  placeholders = new Placeholders({
    team: wasps.id,
    newcomer: newcomer.id,
    pair: pair.id,
    'other pair': otherPair.id,
    captain: anna.id,
    'sheet of November': november,
    'answer with a wrong PIN': await answer('111111'),
    'sealed answer': await answer('212121'),
    opponent: csaba.id,
    'sheet of June': sheetOf([wasps, owls], { date: '2025-06-14', seed: MATCH_WITH_GOLGOTHA, games: 8 }),
    'sheet of July, field by field': typedSheet(sheetOf([wasps, owls], { date: '2025-07-05', games: 8 })),
    'record of August': bareRecord([wasps, owls], { date: '2025-08-02', venue: place.name, games: 8 }),
  });
});

/** Days and seeds; with these seeds some trophies are won. */
const matchesOfMay = [
  ['2025-05-03', 15],
  ['2025-05-17', 26],
] as const;
const MATCH_WITH_GOLGOTHA = 17;

async function answerTo({
  who,
  isSubscription,
  query,
  variables,
}: DocumentExample): Promise<Pick<Answer, 'data' | 'errors'>> {
  const filledIn = placeholders.filledIn(variables) as Record<string, unknown>;
  // What the examples before have done is told within half a second.
  if (query.includes('notifications')) await settled(world);
  if (!isSubscription) return raw(clients[who]!, query, filledIn);
  const socket = await openSocket(office);
  const message = await socket.watchRaw(query, filledIn).message();
  socket.close();
  return answerOf(message);
}

describe('docs/api.md', () => {
  it('has examples for each kind of user', () => {
    expect(new Set(examples.map(({ who }) => who))).toEqual(new Set(Object.keys(clients)));
  });

  it.each(examples.map((example) => [example.line, example] as const))(
    'the example in line %i is answered as it says',
    async (_, example) => {
      const { data, errors } = await answerTo(example);
      if (example.promised === 'errors') return expect(errors).toMatchObject(example.answer as object[]);
      expect(errors).toEqual([]);
      const { actual, expected } = placeholders.compared(example.answer, data);
      expect(actual).toEqual(expected);
    },
  );
});
