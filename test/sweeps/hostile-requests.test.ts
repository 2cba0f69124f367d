import { getIntrospectionQuery } from 'graphql';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, attempt, graphql, raw, send } from '../support/ask.js';
import { attempt as attemptOf } from '../support/access/arguments.js';
import { givePassword } from '../support/account-requests.js';
import { browser } from '../support/browser.js';
import { client, type Member, newKey } from '../support/given.js';
import { type Answer, post, readAnswer } from '../support/office.js';
import { ownOffice } from '../support/own-office.js';

const { office, world, end } = await ownOffice({
  environment: { BODY_LIMIT: '300000', QUERY_COST: '9000', PAGE_SIZE: '30', WRITES_PER_MINUTE: '5' },
});
afterAll(end);
const juror = await world.member({ jury: true });

/** Refused for what it is, at once and in words: never a fault of the office, whose log would hold it as one. */
function expectRefused({ status, data, errors }: Answer, code: RegExp, message = /./): void {
  expect([status, data]).toEqual([400, null]);
  expect(errors[0]!.extensions['code']).toMatch(code);
  expect(errors[0]!.message).toMatch(message);
}

const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

const ME = graphql('{ me { username } }');

describe('hostile GraphQL', () => {
  it('that asks deeper and deeper is refused by its depth, also through fragments', async () => {
    const levels = 7;
    const chain = `{ team(id: "00000000-0000-4000-8000-000000000000") ${'{ before '.repeat(12)}{ id }${' }'.repeat(12)} }`;
    expectRefused(await raw(office, chain), /^QUERY_TOO_LARGE$/, /14 levels deep; at most 12/);
    const fragments = times(levels, (i) => `fragment F${i} on Team { before { before { ...F${i + 1} } } }`);
    const hidden = `{ team(id: "00000000-0000-4000-8000-000000000000") { ...F0 } } ${fragments} fragment F${levels} on Team { id }`;
    expectRefused(await raw(office, hidden), /^QUERY_TOO_LARGE$/, /16 levels deep; at most 12/);
  });

  it('that asks lists of lists is refused by its cost, whatever is there', async () => {
    const query =
      '{ seasons(first: 30) { nodes { year } } teams(seasonYear: 2026, first: 30) { nodes { members { person { teams { team { members { person { teams { team { name } } } } } } } } } } }';
    expectRefused(await raw(office, query), /^QUERY_TOO_LARGE$/, /points; at most 9000/);
  });

  it('with pages larger than the office allows is refused, wherever the size is written', async () => {
    const allowed = /asks for a page of 31 items; at most 30/;
    expectRefused(await raw(office, '{ venues(first: 31) { nodes { id } } }'), /^QUERY_TOO_LARGE$/, allowed);
    const variable = 'query ($n: Int) { venues(last: $n) { nodes { id } } }';
    expectRefused(await raw(office, variable, { n: 31 }), /^QUERY_TOO_LARGE$/, allowed);
    const preset = 'query ($n: Int = 31) { venues(last: $n) { nodes { id } } }';
    expectRefused(await raw(office, preset), /^QUERY_TOO_LARGE$/, allowed);
    expect((await raw(office, preset, { n: 30 })).status).toBe(200);
  });

  it('with fragments that spread each other in a circle is refused', async () => {
    const circle = '{ office { ...A } } fragment A on Office { ...B } fragment B on Office { name ...A }';
    expectRefused(await raw(office, circle), /^GRAPHQL_VALIDATION_FAILED$/, /Cannot spread fragment "A" within itself/);
    const itself = '{ office { ...A } } fragment A on Office { ...A }';
    expectRefused(await raw(office, itself), /^GRAPHQL_VALIDATION_FAILED$/, /Cannot spread fragment "A" within itself/);
  });

  it('that repeats a field thousands of times is refused by its length or by what it would take to compare them, a hundred times answered once', async () => {
    expectRefused(
      await raw(office, `{ office { ${times(5000, () => 'name')} } }`),
      /^(BAD_REQUEST|GRAPHQL_VALIDATION_FAILED)$/,
      /2000 tokens/,
    );
    expectRefused(await raw(office, `{ office { ${times(1900, () => 'name')} } }`), /^GRAPHQL_VALIDATION_FAILED$/);
    const { data } = await raw(office, `{ office { ${times(100, () => 'name')} } }`);
    expect(data).toEqual({ office: { name: expect.any(String) } });
  });

  it('that makes fields clash in every pair of many selections is answered like others', async () => {
    const clashing = `{ ${times(150, (i) => `office { a: name ${i % 2 === 0 ? '' : 'b: name'} }`)} }`;
    expectRefused(await raw(office, clashing), /^QUERY_TOO_LARGE$/, /aliases/);
    const differing = `{ ${times(150, (i) => `verifyMatch(record: ${i}) { __typename }`)} }`;
    expectRefused(await raw(office, differing), /^GRAPHQL_VALIDATION_FAILED$/, /conflict/);
  });

  it('with hundreds of unknown fields, directives or arguments names some of them, with bounds on the answer', async () => {
    for (const query of [
      `{ ${times(900, (i) => `nonsense${i}`)} }`,
      `{ office { name ${times(600, () => '@skip(if: false)')} } }`,
      `{ venues(${times(450, (i) => `x${i}: 1`)}) { nodes { id } } }`,
    ]) {
      const answer = await raw(office, query);
      expect([answer.status, answer.data]).toEqual([400, null]);
      expect(answer.errors.length).toBeLessThanOrEqual(101);
      expect(JSON.stringify(answer.errors).length).toBeLessThan(100_000);
    }
  });

  it('that asks for the whole schema again and again is refused by its cost, once it is answered', async () => {
    const query = `{ ${times(5, (i) => `s${i}: __schema { types { name fields { name description } } }`)} }`;
    expectRefused(await raw(office, query), /^QUERY_TOO_LARGE$/, /costs 20000 points/);
    expect((await raw(office, getIntrospectionQuery())).status).toBe(200);
  });

  it('in batches, as an array or as several operations, is executed once at most', async () => {
    const one = { query: '{ office { name } }' };
    expectRefused(await post(office.url, JSON.stringify(Array.from({ length: 50 }, () => one))), /^BATCH_NOT_TAKEN$/);
    const several = 'query A { office { name } } query B { office { name } }';
    expectRefused(await raw(office, several), /^(BAD_REQUEST|GRAPHQL_VALIDATION_FAILED)$/, /operation name/i);
  });
});

describe('hostile variables', () => {
  const VERIFY = 'query ($record: JSON!) { verifyMatch(record: $record) { __typename } }';
  const nested = (levels: number, open: string, close: string): string =>
    JSON.stringify({ query: VERIFY, variables: { record: 'X' } }).replace(
      '"X"',
      `${open.repeat(levels)}1${close.repeat(levels)}`,
    );

  it('nested without end are refused by their depth', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      expectRefused(await post(office.url, nested(20_000, open, close)), /^INPUT_INVALID$/, /60 levels deep/);
      expect((await post(office.url, nested(50, open, close))).data).toEqual({
        verifyMatch: { __typename: 'MalformedRecord' },
      });
    }
  });

  it('as large as a request may be are answered, larger ones refused before they are read', async () => {
    const large = await raw(office, VERIFY, { record: Array.from({ length: 60_000 }, () => 1) });
    expect(large.data).toEqual({ verifyMatch: { __typename: 'MalformedRecord' } });
    const { status, errors } = await raw(office, VERIFY, { record: 'x'.repeat(400_000) });
    expect([status, errors[0]!.extensions]).toEqual([413, { code: 'BODY_TOO_LARGE' }]);
  });

  it('that are not those of the query, or of another kind, are refused', async () => {
    const query = 'query ($id: UUID!) { match(id: $id) { id } }';
    for (const id of [1, true, [], {}, null, ['x'], { $ne: null }]) {
      expectRefused(await raw(office, query, { id }), /^(INPUT_INVALID|GRAPHQL_VALIDATION_FAILED)$/);
    }
    const { data: none, errors } = await raw(office, query, { id: '' });
    expect(none).toEqual({ match: null });
    expect(errors[0]!.extensions).toEqual({ code: 'INPUT_INVALID', problem: 'INPUT_ID', path: 'id' });
    const { data } = await raw(office, '{ office { name } }', { unused: 'x', constructor: 'y' });
    expect(data).toMatchObject({ office: {} });
  });

  it('in lists of thousands are refused by each list that takes one', async () => {
    const ids = Array.from({ length: 5000 }, () => '00000000-0000-4000-8000-000000000000');
    const many = { isAnother: true, name: 'Somebody' };
    const members = Array.from({ length: 5000 }, () => many);
    for (const [name, options] of [
      ['markNoticesSeen', { ids }],
      ['confirmTeam', { teamId: ids[0], memberIds: ids }],
      ['enterTeam', { year: 2026, name: 'Many', members }],
    ] as const) {
      const member = await world.member();
      const { outcome } = await attemptOf(member, name, options);
      expect([name, outcome]).toEqual([name, expect.stringMatching(/^(?!none$)[A-Z_]+$/)]);
    }
  });
});

describe('a program that has run wild', () => {
  const SAVE = graphql(`mutation ($key: IdempotencyKey!, $name: Name!) {
    saveVenue(input: { idempotencyKey: $key, name: $name, public: true }) {
      __typename
      ... on Refused { problems { code message(language: HU) } }
    }
  }`);
  const save = (by: Member, key: string, name: string) => send(by, SAVE, { key, name });

  it('may write so often in a minute, repetitions and refusals counted, and others as before', async () => {
    const wild = await world.member({ jury: true });
    const key = newKey();
    for (let i = 1; i <= 3; i++) expect(await save(wild, key, 'The Same')).toEqual({ __typename: 'VenueSaved' });
    for (let i = 1; i <= 2; i++)
      expect(await save(wild, newKey(), 'The Same')).toMatchObject({ __typename: 'Refused' });
    expect(await save(wild, newKey(), 'One More')).toEqual({
      __typename: 'Refused',
      problems: [
        {
          code: 'WRITE_TOO_MANY',
          message: expect.stringMatching(/^Több mint 5 módosítás .* Folytasd \d+ mp múlva\.$/),
        },
      ],
    });
    expect((await attempt(wild, ME)).status).toBe(200);
    expect(await save(juror, newKey(), 'Of Another')).toEqual({ __typename: 'VenueSaved' });
  });
});

describe('what is no request of a page or program', () => {
  const posted = async (headers: Record<string, string>, body: string, method = 'POST'): Promise<Response> =>
    fetch(`${office.url}/graphql`, { method, headers, body });

  it('does nothing with the cookie of a browser that another site makes send it', async () => {
    const body = JSON.stringify({ query: 'mutation { logoutEverywhere { __typename } }' });
    const json = 'application/json';
    for (const headers of [
      { 'content-type': 'text/plain' },
      { 'content-type': `text/plain; ${json}` },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': json, origin: 'https://elsewhere.example' },
      { 'content-type': json, origin: 'null' },
      { 'content-type': json, origin: `${office.url}@elsewhere.example` },
    ]) {
      const response = await posted({ cookie: juror.cookie, ...headers }, body);
      expect([403, 415]).toContain(response.status);
      expect((await readAnswer(response)).data).toBeNull();
    }
    expect(await ask(juror, ME)).not.toEqual({ me: null });
  });

  it('by other methods, or with an encoding that hides its size, is refused', async () => {
    const json = { 'content-type': 'application/json' };
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      expect((await posted(json, '{"query":"{ office { name } }"}', method)).status).toBe(404);
    }
    const response = await posted({ ...json, 'content-encoding': 'gzip' }, '{"query":"{ office { name } }"}');
    expect([200, 400, 415]).toContain(response.status);
  });

  it('gives nobody a login that they did not ask for: a cookie that was planted stays worth nothing', async () => {
    const planted = `office_login=${'A'.repeat(43)}`;
    const visitor = client(office, { cookie: planted });
    const LOGIN = graphql('mutation { login(input: { name: "nobody", password: "whatever it is" }) { __typename } }');
    expect(await ask(visitor, LOGIN)).toEqual({ login: { __typename: 'Refused' } });
    expect(await ask(visitor, ME)).toEqual({ me: null });
    const visit = browser(office);
    await ask(visit, LOGIN);
    expect(visit.cookie()).toBeNull();
  });
});

describe('whether somebody has an account', () => {
  it('is told by no answer: not by logging in, asking for a link, or using one', async () => {
    const known = await world.member();
    await givePassword(world, known, 'known.to.us', 'a word and another');
    const anybody = client(office);
    const LOGIN = graphql(`mutation ($name: Name!) {
      login(input: { name: $name, password: "guess again" }) { ... on Refused { problems { code message } } }
    }`);
    const RESET = graphql(`mutation ($name: Name!) {
      requestPasswordReset(input: { name: $name }) { ... on Refused { problems { code message } } }
    }`);
    const answersTo = async (name: string) =>
      [await attempt(anybody, LOGIN, { name }), await attempt(anybody, RESET, { name })].map(
        ({ status, data, errors }) => ({ status, data, errors }),
      );
    expect(await answersTo('known.to.us')).toEqual(await answersTo('who'));
    const PERSON = graphql('query ($id: UUID!) { person(id: $id) { name account { id } } }');
    expect(await ask(anybody, PERSON, { id: known.id })).toEqual({ person: { name: known.name, account: null } });
  });
});
