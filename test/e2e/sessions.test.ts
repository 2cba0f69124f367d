import { fail } from 'node:assert';
import { malformedSessionDocument, parseSession, rulesets, sessionResultDocument, verifySession } from '@tarokk/rules';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, attempt, graphql, raw, send } from '../support/ask.js';
import { sessionFiles } from '../support/session-files.js';
import { ownOffice } from '../support/own-office.js';

const violation = graphql('fragment violation on SessionViolation { code rule link phase index item seat message }');
const state = graphql('fragment state on SessionState { dealer factor rounds pot woods }');
const VERIFY = graphql(
  `query ($record: JSON!, $lang: Language! = EN) {
    verifySession(record: $record, language: $lang) {
      __typename
      ... on MalformedRecord { format problems { path message } }
      ... on VerifiedSession {
        format ruleset verdict totals
        state { ...state }
        ending { notice skiz lastDeal }
        violations { ...violation }
        deals {
          number dealer form outcome settled contract level declarers partner called tricks payments pot totals
          points { ... on PointsBySide { declarer opponents } ... on PointsBySeat { seats } }
          violations { ...violation }
          warnings { ...violation }
          state { ...state }
          lines { item side seat announced won points factor payments pot reason }
        }
      }
    }
  }`,
  [violation, state],
);

const { office, end } = await ownOffice();
afterAll(end);

function verify(record: unknown, lang: 'EN' | 'DE' | 'HU' = 'EN') {
  return send(office, VERIFY, { record, lang });
}

const enumKeys = new Set(['verdict', 'ruleset', 'form', 'outcome', 'code', 'phase', 'item', 'side']);

/** A result document as GraphQL writes it: enums in upper case, points by seat as an object. */
function asGraphql(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => asGraphql(item, key));
    return key === 'points' ? { seats: items } : items;
  }
  if (typeof value === 'string') return enumKeys.has(key) ? value.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase() : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, asGraphql(each, name)]));
}

describe('verifySession', () => {
  it.each(rulesets.map(({ id }) => id))(
    'answers with the result document of the rules library, in typed fields: %s',
    async (ruleset) => {
      const files = sessionFiles().filter((file) => file.ruleset === ruleset && !file.isMalformed);
      const sample = files.filter((_, index) => index % 5 === 0);
      expect(sample.length).toBeGreaterThan(3);
      for (const { name, text, value } of sample) {
        const parsed = parseSession(text);
        if (!parsed.ok) fail(`${name} is a record`);
        const expected = asGraphql(sessionResultDocument(verifySession(parsed.session), 'en')) as object;
        expect([name, await verify(value)]).toEqual([name, { __typename: 'VerifiedSession', ...expected }]);
      }
    },
  );

  it('answers a malformed record with its problems', async () => {
    const files = sessionFiles().filter((file) => file.isMalformed && file.value !== undefined);
    expect(files.length).toBeGreaterThan(10);
    for (const { name, text, value } of files.filter((_, index) => index % 5 === 0)) {
      const parsed = parseSession(text);
      if (parsed.ok) fail(`${name} is malformed`);
      const { format, problems } = malformedSessionDocument(parsed.problems, 'en');
      expect([name, await verify(value)]).toEqual([name, { __typename: 'MalformedRecord', format, problems }]);
    }
  });

  it('says reasons and messages in the language asked for', async () => {
    const file = sessionFiles().find(({ name }) => name.includes('h-code-annul-holding-1'))!;
    const texts = await Promise.all(
      (['EN', 'DE', 'HU'] as const).map(async (lang) => JSON.stringify(await verify(file.value, lang))),
    );
    expect(new Set(texts).size).toBe(3);
  });

  it.each([[7], ['text'], [[]], [{}], [{ format: 'tarock-session/2' }], [{ format: 'royal-tarokk-match/1' }]])(
    'calls %j a malformed record, and says why',
    async (record) => {
      const { __typename, format, problems } = await verify(record);
      expect([__typename, format]).toEqual(['MalformedRecord', 'tarock-session-result/1']);
      expect(problems!.length).toBeGreaterThan(0);
      for (const { message } of problems!) expect(message).toMatch(/\S/);
    },
  );

  it('needs a record', async () => {
    const { status, errors } = await attempt(office, VERIFY, { record: null });
    expect([status, errors[0]!.message]).toEqual([400, expect.stringContaining('"JSON!" must not be null')]);
  });

  it('verifies no ten sessions at the price of one request', async () => {
    const fields = Array.from({ length: 10 }, (_, i) => `s${i}: verifySession(record: $r) { __typename }`).join(' ');
    const { status, errors } = await raw(office, `query ($r: JSON!) { ${fields} }`, { r: {} });
    expect(status).toBe(400);
    expect(errors[0]!.extensions).toMatchObject({ code: 'QUERY_TOO_LARGE', limit: 'cost', allowed: 10_000 });
  });
});

describe('rulesets', () => {
  const CATALOGUE = graphql(`query ($lang: Language! = EN) {
    rulesets(language: $lang) {
      id name native players pack hand unit kontras
      contracts { id name native }
      bonuses { id name native }
      declarations { id name native }
      items { id name native }
      options { id values default meaning }
    }
  }`);

  it('lists each game with its contracts, bonuses, declarations and options, in the language asked for', async () => {
    const listed = (await ask(office, CATALOGUE, { lang: 'DE' })).rulesets;
    expect(listed).toHaveLength(rulesets.length);
    for (const [index, rules] of rulesets.entries()) {
      const term = ({ id, name, native }: (typeof rules.contracts)[number]): object => ({
        id,
        name: name.de,
        native: native ?? null,
      });
      expect(listed[index]).toMatchObject({
        ...term(rules),
        id: asGraphql(rules.id, 'ruleset'),
        players: rules.players,
        pack: rules.pack.size,
        hand: rules.pack.hand,
        contracts: rules.contracts.map(term),
        bonuses: rules.bonuses.map(term),
        items: rules.items.map((item) => ({ ...term(item), id: asGraphql(item.id, 'item') })),
        options: rules.options.map(({ id, values, meaning }) => ({
          id,
          values,
          default: values[0],
          meaning: meaning.de,
        })),
      });
    }
  });

  it.each(rulesets.map(({ id }) => id))('gives the default options as a record of %s has them', async (ruleset) => {
    const listed = (await ask(office, CATALOGUE)).rulesets;
    const { options } = listed.find(({ id }) => id === asGraphql(ruleset, 'ruleset'))!;
    const defaults = Object.fromEntries(options.map((option) => [option.id, option.default]));
    const files = sessionFiles().filter((file) => file.ruleset === ruleset && !file.isMalformed);
    const record = files.map(({ value }) => value as object).find((each) => !('options' in each))!;
    expect(await verify({ ...record, options: defaults })).toEqual(await verify(record));
  });
});
