import { malformedDocument, parseMatch, resultDocument, verifyMatch } from '@tarokk/rules';
import { afterAll, describe, expect, it } from '@jest/globals';
import { attempt, graphql, send } from '../support/ask.js';
import { conformanceCase, conformanceCases } from '../support/conformance.js';
import { ownOffice } from '../support/own-office.js';

const VERIFY = graphql(`query ($record: JSON!, $lang: Language! = EN) {
  verifyMatch(record: $record, language: $lang) {
    __typename
    ... on MalformedRecord { format problems { path message } }
    ... on VerifiedMatch {
      format verdict
      points { a b }
      match { a b }
      games {
        number attackers
        violations { code rule link party seat turn trick message }
        announcements {
          party seat announce rule link card cards suit suits count status points
          contra { seat points }
          reason
        }
        silent { party bonus points reason }
        trophies { party seat trophy }
        score {
          a { consolation messages announcements silent contra limit total }
          b { consolation messages announcements silent contra limit total }
        }
      }
    }
  }
}`);

const { office, end } = await ownOffice({ environment: { BODY_LIMIT: '4194304' } });
afterAll(end);

function verify(record: unknown, lang: 'EN' | 'DE' | 'HU' = 'EN') {
  return send(office, VERIFY, { record, lang });
}

const upper = (id: string): string => id.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase();
const enumKeys = new Set(['verdict', 'code', 'seat', 'announce', 'status', 'bonus', 'trophy']);

/** A result document as GraphQL writes it: enums in upper case, parties in lower case as keys, absent keys as null. */
function asGraphql(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => asGraphql(item, key));
  if (typeof value === 'string') return enumKeys.has(key) ? upper(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [
    name === 'A' || name === 'B' ? name.toLowerCase() : name,
    asGraphql(each, name),
  ]);
  return { ...absent(value), ...Object.fromEntries(entries) };
}

function absent(value: object): object {
  if ('announce' in value) return { card: null, cards: null, suit: null, suits: null, count: null };
  if ('code' in value) return { party: null };
  return {};
}

describe('verifyMatch', () => {
  for (const group of ['random', 'rigged', 'sheets', 'bad', 'malformed']) {
    it(`answers with the result document of the rules library, in typed fields: ${group}`, async () => {
      for (const { name, bytes, text } of conformanceCases('royal-tarokk', group).filter(
        (_, index) => index % 5 === 0,
      )) {
        const parsed = parseMatch(bytes);
        const record: unknown = tryParse(text);
        if (record === undefined) continue; // no JSON at all cannot be sent in a request
        if (parsed.ok) {
          const expected = asGraphql(resultDocument(verifyMatch(parsed.value), 'en')) as object;
          expect([name, await verify(record)]).toEqual([name, { __typename: 'VerifiedMatch', ...expected }]);
        } else {
          const { format, problems } = malformedDocument(parsed.problems, 'en');
          expect([name, await verify(record)]).toEqual([name, { __typename: 'MalformedRecord', format, problems }]);
        }
      }
    });
  }

  it('says reasons and messages in the language asked for', async () => {
    const record: unknown = JSON.parse(conformanceCase('royal-tarokk', 'bad/play-revoke-001').text);
    const texts = await Promise.all(
      (['EN', 'DE', 'HU'] as const).map(async (lang) => JSON.stringify(await verify(record, lang))),
    );
    expect(new Set(texts).size).toBe(3);
  });

  it.each([[null], [7], ['text'], [[]], [{}], [{ format: 'royal-tarokk-match/2' }]])(
    'calls %j a malformed record, and says why',
    async (record) => {
      if (record === null) {
        const { status, errors } = await attempt(office, VERIFY, { record });
        expect([status, errors[0]!.message]).toEqual([400, expect.stringContaining('"JSON!" must not be null')]);
        return;
      }
      const { __typename, problems } = await verify(record);
      expect(__typename).toBe('MalformedRecord');
      expect(problems!.length).toBeGreaterThan(0);
      for (const { message } of problems!) expect(message).toMatch(/\S/);
    },
  );

  it('takes a record written into the query itself', async () => {
    const WRITTEN = graphql(`{
      verifyMatch(record: { format: "royal-tarokk-match/1", games: [] }) { ... on MalformedRecord { problems { path } } }
    }`);
    expect((await send(office, WRITTEN)).problems).toContainEqual({ path: 'parties' });
  });
});

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
