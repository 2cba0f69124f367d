import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, attempt, done, graphql, type Input, refusalOf, refused, send, type VariablesOf } from '../support/ask.js';
import { client, type Member, newKey } from '../support/given.js';
import { ownOffice } from '../support/own-office.js';

const { office, world, end } = await ownOffice();
afterAll(end);
const [juror, player] = [await world.member({ jury: true }), await world.member()];

const anyone = client(office);

const SAVE = graphql(
  `mutation ($key: IdempotencyKey!, $name: Name!, $public: Boolean!, $id: UUID, $closed: Boolean) {
    saveVenue(input: { idempotencyKey: $key, name: $name, public: $public, venueId: $id, closed: $closed }) {
      ... on VenueSaved { venue { id name public closed } }
      ...refused
    }
  }`,
  [refused],
);
const LIST = graphql(`query ($first: Int, $after: String, $last: Int, $before: String) {
  venues(first: $first, after: $after, last: $last, before: $before) {
    nodes { name }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`);
type Saving = Omit<Input<VariablesOf<typeof SAVE>>, 'public'>;

async function save(by: Member, options: Saving) {
  return (await done(by, SAVE, { public: true, ...options })).venue;
}

async function problemsOf(by: Member, options: Saving) {
  return (await send(by, SAVE, { public: true, ...options })).problems!;
}

describe('the list of venues (D23)', () => {
  it('is read by everybody, by name, page by page in both directions', async () => {
    for (const name of ['Café Central', 'Aranyhíd', 'Bástya']) await save(juror, { name });
    const page = async (wanted: VariablesOf<typeof LIST>) => (await ask(anyone, LIST, wanted)).venues;
    const first = await page({ first: 2 });
    expect(first.nodes.map(({ name }) => name)).toEqual(['Aranyhíd', 'Bástya']);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = await page({ first: 2, after: first.pageInfo.endCursor });
    expect(second.nodes.map(({ name }) => name)).toEqual(['Café Central']);
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const back = await page({ last: 1, before: second.pageInfo.startCursor });
    expect(back.nodes.map(({ name }) => name)).toEqual(['Bástya']);
    expect(back.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  it('refuses pages that are too large or contradictory, and cursors of elsewhere, with what to do', async () => {
    const { errors } = await attempt(anyone, LIST, { first: 101 });
    expect(errors[0]?.extensions).toEqual({ code: 'QUERY_TOO_LARGE', limit: 'page', allowed: 100, asked: 101 });
    for (const wanted of [{ first: 0 }, { first: 1, last: 1 }, { after: 'nonsense' }])
      expect(await refusalOf(anyone, LIST, wanted)).toBe('INPUT_INVALID');
  });

  it('is kept by the jury alone', async () => {
    const input = { name: 'Nowhere', public: true };
    expect(await refusalOf(player, SAVE, input)).toBe('FORBIDDEN');
    expect(await refusalOf(anyone, SAVE, input)).toBe('UNAUTHENTICATED');
  });

  it('has no name twice, whatever its case, and says so in the language of the reader', async () => {
    const venue = await save(juror, { name: 'Desperados Pub' });
    const problems = await problemsOf(juror, { name: '  DESPERADOS   pub ' });
    expect(problems).toMatchObject([{ code: 'VENUE_NAME_TAKEN', path: 'name' }]);
    expect(problems[0]!.message).toContain('Desperados Pub');
    expect(await save(juror, { name: 'DESPERADOS Pub', id: venue.id })).toMatchObject({ id: venue.id });
  });

  it('keeps what was saved under one idempotency key once, and refuses the key for anything else', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(juror, { key, name: 'Once' })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const problems = await problemsOf(juror, { key, name: 'Another' });
    expect(problems).toMatchObject([{ code: 'WRITE_KEY_REUSED', path: 'idempotencyKey' }]);
  });

  it('writes every change into the log, with who did it', async () => {
    const venue = await save(juror, { name: 'Logged' });
    await save(juror, { name: 'Logged', id: venue.id, closed: true });
    const { rows } = await world.database.query(
      'SELECT "chain", "account_id", "action", "before", "after" FROM "audit_entry" WHERE "object_id" = $1 ORDER BY "id"',
      [venue.id],
    );
    expect(rows).toMatchObject([
      { chain: 'office', account_id: juror.accountId, action: 'saveVenue', before: null },
      { before: { closed: false }, after: { closed: true, name: 'Logged' } },
    ]);
  });
});
