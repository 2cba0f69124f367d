import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, done, graphql, type Input, refusalOf, type ResultOf, type VariablesOf } from '../support/ask.js';
import { eventually } from '../support/eventually.js';
import { client } from '../support/given.js';
import { sealed } from '../support/sealed.js';
import { anotherOffice, ownOffice } from '../support/own-office.js';
import { SAVE_VENUE } from '../support/venues.js';

const { office, world, end } = await ownOffice();
afterAll(end);
const anyone = client(office);

const [juror, player] = [await world.member({ jury: true, name: 'Ottilia Őr' }), await world.member()];

const ENTRIES = graphql(`query (
  $chain: Name, $object: Name, $objectId: Name, $account: UUID, $action: Name, $from: Day, $to: Day, $first: Int,
  $after: String
) {
  auditEntries(
    chain: $chain, object: $object, objectId: $objectId, accountId: $account, action: $action, from: $from, until: $to,
    first: $first, after: $after
  ) {
    nodes {
      id chain action object objectId reason canonical
      person { name }
      changes { field before after }
      link { number previous digest hash }
    }
    pageInfo { hasNextPage endCursor }
  }
}`);
const LINKS = graphql(`query ($after: String) {
  auditLinks(chain: "office", first: 10, after: $after) {
    nodes { number previous digest hash }
    pageInfo { hasNextPage endCursor }
  }
}`);
const ENDS = graphql(`{
  auditHeads { chain number hash sealedAt }
  auditHead(chain: "office") { number hash }
  nothing: auditHead(chain: "season 1999") { number }
  beyond: auditLink(chain: "office", number: 1000000) { hash }
}`);

async function entries(filter: Input<VariablesOf<typeof ENTRIES>>) {
  return (await ask(juror, ENTRIES, filter)).auditEntries;
}

async function saveVenue(
  name: string,
  change: { readonly id?: string; readonly closed?: boolean } = {},
): Promise<string> {
  return (await done(juror, SAVE_VENUE, { name, ...change })).venue.id;
}

function sha256(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

describe('an entry of the log', () => {
  it('says what was changed, by whom and how, and proves it: its digest and link can be computed by anyone who has it', async () => {
    const id = await saveVenue('Angelika');
    await saveVenue('Angelika', { id, closed: true });
    await sealed(world.database);
    const { nodes } = await entries({ object: 'venue', objectId: id });
    expect(nodes).toMatchObject([
      {
        chain: 'office',
        action: 'saveVenue',
        person: { name: 'Ottilia Őr' },
        changes: [{ field: 'closed', before: 'false', after: 'true' }],
      },
      { action: 'saveVenue', person: { name: 'Ottilia Őr' } },
    ]);
    expect(nodes[1]!.changes).toContainEqual({ field: 'name', before: null, after: '"Angelika"' });
    for (const { canonical, link } of nodes) {
      expect(sha256(canonical)).toBe(link!.digest);
      expect(sha256(Buffer.from(link!.previous, 'hex'), Buffer.from(link!.digest, 'hex'))).toBe(link!.hash);
    }
    expect(nodes[0]!.canonical).toMatch(
      new RegExp(
        `^\\{"account":"${juror.accountId}","action":"saveVenue","after":\\{"closed":true,"id":"${id}","name":"Angelika",`,
      ),
    );
  });

  it('names persons by their ids alone: a name is resolved when it is shown', async () => {
    const { id } = await world.person('Zebulon Unverwechselbar');
    const { nodes } = await entries({ object: 'person', objectId: id });
    expect(nodes).toHaveLength(1);
    const { rows } = await world.database.query(
      `SELECT FROM "audit_entry" e WHERE e::text LIKE '%Zebulon%' OR e::text LIKE '%Ottilia%'`,
    );
    expect(rows).toEqual([]);
  });

  it('is not made by a change that was taken back, or that changed nothing', async () => {
    const id = await saveVenue('Unchanged');
    await saveVenue('Unchanged', { id });
    await world.database.query(`BEGIN; UPDATE "venue" SET "closed" = true WHERE "id" = '${id}'; ROLLBACK`);
    expect((await entries({ object: 'venue', objectId: id })).nodes).toHaveLength(1);
  });

  it('says of a change by SQL that it was one, and keeps the whole of what was removed', async () => {
    const id = await world.venue('Erased');
    await world.database.query('DELETE FROM "venue" WHERE "id" = $1', [id]);
    const { nodes } = await entries({ object: 'venue', objectId: id });
    expect(nodes).toMatchObject([
      { action: 'delete by SQL', person: null },
      { action: 'insert by SQL', person: null },
    ]);
    expect(nodes[0]!.changes).toContainEqual({ field: 'name', before: '"Erased"', after: null });
  });
});

describe('the log of a season', () => {
  it('is a chain of its own, beside that of the office', async () => {
    await world.season(2026);
    await world.team(2026, [await world.person(), await world.person()], 'Chained');
    await sealed(world.database);
    const { nodes } = await entries({ chain: 'season 2026' });
    expect(nodes.map(({ object }) => object)).toEqual(['membership', 'membership', 'team', 'side', 'season']);
    expect(nodes.map(({ link }) => link!.number)).toEqual([5, 4, 3, 2, 1]);
  });
});

describe('the entries', () => {
  it('are for the jury alone, the ends and links of the chains for everybody', async () => {
    expect(await refusalOf(player, ENTRIES)).toBe('FORBIDDEN');
    expect(await refusalOf(anyone, ENTRIES)).toBe('UNAUTHENTICATED');
    const ends = await ask(anyone, ENDS);
    expect(ends.auditHeads.map(({ chain }) => chain)).toContain('office');
    expect(ends).toMatchObject({ nothing: null, beyond: null });
  });

  it('are found by chain, kind, object, account, action and day, and read page by page', async () => {
    const ids = [await saveVenue('First'), await saveVenue('Second'), await saveVenue('Third')];
    const mine = { account: juror.accountId, action: 'saveVenue', object: 'venue', chain: 'office' };
    const first = await entries({ ...mine, first: 2 });
    expect(first.nodes.map(({ objectId }) => objectId)).toEqual([ids[2], ids[1]]);
    const second = await entries({ ...mine, first: 2, after: first.pageInfo.endCursor });
    expect(second.nodes[0]!.objectId).toBe(ids[0]);
    const { rows } = await world.database.query<{ today: string; yesterday: string }>(
      `SELECT to_char(now() AT TIME ZONE "time_zone", 'YYYY-MM-DD') AS today,
              to_char(now() AT TIME ZONE "time_zone" - interval '1 day', 'YYYY-MM-DD') AS yesterday FROM "office"`,
    );
    const { today, yesterday } = rows[0]!;
    expect((await entries({ objectId: ids[0]!, from: today, to: today })).nodes).toHaveLength(1);
    expect((await entries({ objectId: ids[0]!, to: yesterday })).nodes).toEqual([]);
    expect((await entries({ objectId: ids[0]!, account: player.accountId })).nodes).toEqual([]);
  });

  it('have no page behind a cursor of elsewhere', async () => {
    for (const keys of [['x'], ['1', '2'], ['9'.repeat(30)]]) {
      const after = Buffer.from(JSON.stringify(keys)).toString('base64url');
      expect(await refusalOf(juror, ENTRIES, { after })).toBe('INPUT_INVALID');
    }
  });
});

describe('a chain', () => {
  it('can be followed by everybody from its first link to its published end', async () => {
    await sealed(world.database);
    const { auditHead: head } = await ask(anyone, ENDS);
    let previous = '0'.repeat(64);
    let after: string | null = null;
    let number = 0;
    do {
      const page: ResultOf<typeof LINKS>['auditLinks'] = (await ask(anyone, LINKS, { after })).auditLinks;
      for (const link of page.nodes) {
        expect(link).toMatchObject({ number: ++number, previous });
        previous = sha256(Buffer.from(previous, 'hex'), Buffer.from(link.digest, 'hex'));
        expect(link.hash).toBe(previous);
      }
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect({ number, hash: previous }).toEqual(head);
  });

  it('is sealed in the order in which entries become visible, without a gap, by two processes on one database', async () => {
    const other = await anotherOffice({ DATABASE_URL: office.databaseUrl() });
    try {
      const slow = await world.database.connect();
      await slow.query('BEGIN');
      // Rows, since this one is held open while others are written.
      await slow.query(`INSERT INTO "venue" ("name", "name_key", "public") VALUES ('Slow', 'slow', true)`);
      await Promise.all(Array.from({ length: 40 }, (_, index) => world.venue(`Of many ${index}`)));
      await eventually(async () =>
        expect((await entries({ objectId: await idOf('Of many 39') })).nodes[0]?.link).toBeTruthy(),
      );
      await slow.query('COMMIT');
      slow.release();
      await sealed(world.database);
      const { rows } = await world.database.query<{ number: number; entry_id: string; name: string }>(
        `SELECT l."number", l."entry_id", e."after" ->> 'name' AS "name"
         FROM "audit_link" l JOIN "audit_entry" e ON e."id" = l."entry_id" WHERE l."chain" = 'office' ORDER BY l."number"`,
      );
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
      expect(rows.at(-1)!.name).toBe('Slow');
      expect(new Set(rows.map(({ entry_id: id }) => id)).size).toBe(rows.length);
    } finally {
      await other.end();
    }
  });
});

async function idOf(name: string): Promise<string> {
  const { rows } = await world.database.query<{ id: string }>('SELECT "id" FROM "venue" WHERE "name" = $1', [name]);
  return rows[0]!.id;
}

describe('the log resists its own administrator', () => {
  it.each(['audit_entry', 'audit_link'])('the database refuses to change %s, even to its owner', async (table) => {
    const refusal = { code: '42501', message: `${table} is append-only` };
    await expect(world.database.query(`UPDATE "${table}" SET "chain" = 'other'`)).rejects.toMatchObject(refusal);
    await expect(world.database.query(`DELETE FROM "${table}"`)).rejects.toMatchObject(refusal);
  });

  it.each([
    'audit_entry',
    'audit_link',
    'match_revision',
    'match_move',
    'match_ruling',
    'cup_act',
    'free_game_revision',
    'free_game_move',
    'private_place',
  ])('the database refuses to empty %s, even to its owner', async (table) => {
    await expect(world.database.query(`TRUNCATE "${table}" CASCADE`)).rejects.toMatchObject({ code: '42501' });
  });

  it('the database refuses to change or remove what matches, ties and free games went through, row by row', async () => {
    const { rows } = await world.database.query<{ table: string }>(
      `SELECT tgrelid::regclass::text AS "table" FROM pg_trigger WHERE tgname = 'append_only_rows' AND tgenabled = 'O' ORDER BY 1`,
    );
    expect(rows.map(({ table }) => table)).toEqual([
      'audit_entry',
      'audit_link',
      'cup_act',
      'free_game_move',
      'free_game_revision',
      'match_move',
      'match_revision',
      'match_ruling',
      'private_place',
    ]);
  });

  it('a logged table cannot be emptied without entries', async () => {
    await expect(world.database.query('TRUNCATE "venue"')).rejects.toMatchObject({
      code: '42501',
      message: 'TRUNCATE of venue would leave nothing in the log',
    });
  });
});
