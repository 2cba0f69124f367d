import { afterAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isObjectType } from 'graphql';
import { ask, attempt, graphql } from '../support/ask.js';
import { client } from '../support/given.js';
import { projectRoot } from '../support/project.js';
import { eventually } from '../support/eventually.js';
import { ownOffice } from '../support/own-office.js';

const { office, end } = await ownOffice();
afterAll(end);

interface LogLine {
  readonly level: number;
  readonly reqId?: string;
  readonly status?: number;
}

/** Of pino. */
const ERROR = 50;

const log = (): readonly LogLine[] =>
  office
    .printed()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine);

/** What the log has of a request: written when its answer has gone out, so it may be a moment later. */
const logged = (requestId: string | null): LogLine | undefined =>
  log().find(({ reqId, status }) => reqId === requestId && status !== undefined);

const NAME = graphql('{ office { name timeZone } }');

describe('the office', () => {
  it('says its name and the time zone in which the day of a match is reckoned (D9)', async () => {
    expect(await ask(office, NAME)).toEqual({
      office: { name: 'Royal Tarokk Competition Office', timeZone: 'Europe/Budapest' },
    });
  });

  it('is alive and ready', async () => {
    const live = await fetch(`${office.url}/health/live`);
    expect([live.status, await live.json()]).toEqual([200, { status: 'live' }]);
    const ready = await fetch(`${office.url}/health/ready`);
    expect(ready.status).toBe(200);
    const state = (await ready.json()) as Record<string, unknown>;
    expect(state).toMatchObject({
      status: 'ready',
      database: 'reachable',
      migrations: 'applied',
      room: 'enough',
      writes: 'taken',
    });
    expect(['loading', 'loaded']).toContain(state['pages']);
  });

  it('gives every request an id, in the answer and in the log', async () => {
    const { requestId } = await attempt(office, NAME);
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    await eventually(() => expect(logged(requestId)?.status).toBe(200), { timeout: 15_000 });
  });

  it('writes a refusal into the log as a request, not as an error of its own', async () => {
    const { requestId, errors } = await attempt(office, graphql('{ drafts { nodes { id } } }'));
    expect(errors[0]!.extensions['code']).toBe('UNAUTHENTICATED');
    await eventually(() => expect(logged(requestId)?.status).toBe(400), { timeout: 15_000 });
    expect(log().filter(({ level }) => level >= ERROR)).toEqual([]);
  });

  it('answers queries sent by GET as well', async () => {
    const response = await fetch(`${office.url}/graphql?query=${encodeURIComponent('{ office { timeZone } }')}`);
    expect(await response.json()).toEqual({ data: { office: { timeZone: 'Europe/Budapest' } } });
  });
});

describe('the catalogue of announcements', () => {
  it('has the 66 announcements in the order of section 4, with names in the language asked for', async () => {
    const CATALOGUE = graphql(`query ($lang: Language!) {
      announcements(language: $lang) { id rule name points parameter family }
    }`);
    const inLanguage = async (lang: 'EN' | 'DE' | 'HU') => (await ask(office, CATALOGUE, { lang })).announcements;
    const [english, german, hungarian] = await Promise.all((['EN', 'DE', 'HU'] as const).map(inLanguage));
    expect(english).toHaveLength(66);
    expect(new Set(english!.map(({ id }) => id)).size).toBe(66);
    expect(english![0]).toMatchObject({
      id: 'SUIT_COUNT',
      rule: '4.1',
      family: 'MESSAGE',
      parameter: 'SUIT_AND_COUNT',
    });
    expect(english!.at(-1)).toMatchObject({ id: 'ROYAL', family: 'TROPHY' });
    expect(german!.map(({ name }) => name)).not.toEqual(english!.map(({ name }) => name));
    expect(hungarian!.map(({ name }) => name)).not.toEqual(english!.map(({ name }) => name));
  });

  it('has names and sentences in the language of the request where none is asked for, as all that is said in words', async () => {
    const SAID = graphql('{ announcements { id name } silentBonuses { id name } }');
    const said = await ask(client(office, { 'accept-language': 'hu' }), SAID);
    const all = [...said.announcements, ...said.silentBonuses];
    expect(all.find(({ id }) => id === 'VOGERL')!.name).toBe('Madár');
    expect(all.find(({ id }) => id === 'FOUR_KINGS')!.name).toBe('Négy király');
    const schema = buildSchema(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8'));
    const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) ? Object.values(type.getFields()) : [],
    );
    const inOneLanguage = fields.filter(({ args }) =>
      args.some(({ name, defaultValue }) => name === 'language' && defaultValue !== undefined),
    );
    expect(inOneLanguage.map(({ name }) => name)).toEqual([]);
  });

  it('names the rank and the class of the 25 trophies, and of nothing else (4.9)', async () => {
    const CLASSES = graphql('{ announcements { family trophy { rank class } } }');
    const { announcements: all } = await ask(office, CLASSES);
    const ranks = all.flatMap(({ trophy }) => (trophy === null ? [] : [trophy.rank]));
    expect(ranks.sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
    expect(all.every(({ family, trophy }) => (family === 'TROPHY') === (trophy !== null))).toBe(true);
  });

  it('has the four silent bonuses beside them (4.3)', async () => {
    const BONUSES = graphql('{ silentBonuses(language: DE) { id rule name points } }');
    expect((await ask(office, BONUSES)).silentBonuses).toEqual([
      { id: 'OBSCUR', rule: '4.3', name: 'Obscur', points: 5 },
      { id: 'LAUER', rule: '4.3', name: 'Lauer', points: 15 },
      { id: 'FOUR_KINGS', rule: '4.3', name: 'Vier Könige', points: 20 },
      { id: 'SILENT_MOON_CATCH', rule: '4.3', name: 'Mondfang still', points: 50 },
    ]);
  });
});
