import { afterAll, describe, expect, it } from '@jest/globals';
import { client, type Member, newKey } from '../support/given.js';
import { ownOffice } from '../support/own-office.js';

const { office, world, end } = await ownOffice();
afterAll(end);
const [juror, player] = [await world.member({ jury: true }), await world.member()];

const SAVE = `mutation ($key: IdempotencyKey!, $name: Name!, $public: Boolean!, $id: UUID, $closed: Boolean) {
  saveVenue(idempotencyKey: $key, name: $name, public: $public, id: $id, closed: $closed) {
    ... on VenueSaved { venue { id name public closed } }
    ... on Refused { problems { code path message } }
  }
}`;

interface Saved {
  readonly venue: { readonly id: string; readonly name: string };
  readonly problems: readonly { readonly code: string; readonly path: string; readonly message: string }[];
}

async function save(by: Member, variables: Record<string, unknown>): Promise<Saved> {
  const { data, errors } = await by.graphql(SAVE, { key: newKey(), public: true, ...variables });
  expect(errors).toEqual([]);
  return data!['saveVenue'] as Saved;
}

describe('the list of venues (D23)', () => {
  it('is read by everybody, by name, page by page in both directions', async () => {
    for (const name of ['Café Central', 'Aranyhíd', 'Bástya']) await save(juror, { name });
    const page = async (wanted: string): Promise<{ nodes: { name: string }[]; pageInfo: Record<string, unknown> }> => {
      const query = `{ venues(${wanted}) { nodes { name } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
      const { data } = await client(office).graphql(query);
      return data!['venues'] as { nodes: { name: string }[]; pageInfo: Record<string, unknown> };
    };
    const first = await page('first: 2');
    expect(first.nodes.map(({ name }) => name)).toEqual(['Aranyhíd', 'Bástya']);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = await page(`first: 2, after: "${String(first.pageInfo['endCursor'])}"`);
    expect(second.nodes.map(({ name }) => name)).toEqual(['Café Central']);
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const back = await page(`last: 1, before: "${String(second.pageInfo['startCursor'])}"`);
    expect(back.nodes.map(({ name }) => name)).toEqual(['Bástya']);
    expect(back.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  it('refuses pages that are too large or contradictory, and cursors of elsewhere, with what to do', async () => {
    const { errors } = await client(office).graphql('{ venues(first: 101) { nodes { name } } }');
    expect(errors[0]?.extensions).toEqual({ code: 'QUERY_TOO_LARGE', limit: 'page', allowed: 100, asked: 101 });
    for (const wanted of ['first: 0', 'first: 1, last: 1', 'after: "nonsense"']) {
      const { errors } = await client(office).graphql(`{ venues(${wanted}) { nodes { name } } }`);
      expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    }
  });

  it('is kept by the jury alone', async () => {
    const variables = { key: newKey(), name: 'Nowhere', public: true };
    expect((await player.graphql(SAVE, variables)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await client(office).graphql(SAVE, variables)).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });

  it('has no name twice, whatever its case, and says so in the language of the reader', async () => {
    const { venue } = await save(juror, { name: 'Desperados Pub' });
    const { problems } = await save(juror, { name: '  DESPERADOS   pub ' });
    expect(problems).toMatchObject([{ code: 'venue/name-taken', path: 'name' }]);
    expect(problems[0]!.message).toContain('Desperados Pub');
    expect((await save(juror, { name: 'DESPERADOS Pub', id: venue.id })).venue).toMatchObject({ id: venue.id });
  });

  it('keeps what was saved under one idempotency key once, and refuses the key for anything else', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(juror, { key, name: 'Once' })));
    expect(new Set(answers.map(({ venue }) => venue.id)).size).toBe(1);
    const { problems } = await save(juror, { key, name: 'Another' });
    expect(problems).toMatchObject([{ code: 'write/key-reused', path: 'idempotencyKey' }]);
  });

  it('writes every change into the log, with who did it', async () => {
    const { venue } = await save(juror, { name: 'Logged' });
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
