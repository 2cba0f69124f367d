import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, codesOf, done, graphql, refusalOf, refused, type ResultOf, send } from '../support/ask.js';
import { givePassword } from '../support/account-requests.js';
import { type Client, client, newKey } from '../support/given.js';
import { ownOffice } from '../support/own-office.js';

const password = 'a word and another';

const { office, world, end } = await ownOffice();
afterAll(end);
const juror = await world.member({ jury: true, name: 'Judit Jury' });
const player = await world.member({ name: 'Pál Player' });
await givePassword(world, player, 'pal', password);
const other = await world.member({ name: 'Otto Other' });
const admin = await world.member({ admin: true, name: 'Ada Admin' });
const anybody = client(office);

const saved = graphql(`fragment personSaved on PersonSaved {
  person { id name pseudonymous names { name } contact { email phone } }
}`);
const addPerson = graphql(
  `mutation ($key: IdempotencyKey!, $name: Name!, $isAnother: Boolean) {
    addPerson(input: { idempotencyKey: $key, name: $name, isAnother: $isAnother }) { ...personSaved ...refused }
  }`,
  [saved, refused],
);
const renamePerson = graphql(
  `mutation ($key: IdempotencyKey!, $personId: UUID!, $name: Name!) {
    renamePerson(input: { idempotencyKey: $key, personId: $personId, name: $name, reason: "As on the card" }) {
      ...personSaved ...refused
    }
  }`,
  [saved, refused],
);
const undoRename = graphql(
  `mutation ($key: IdempotencyKey!, $personId: UUID!) {
    undoRename(input: { idempotencyKey: $key, personId: $personId, reason: "A mistake" }) { ...personSaved ...refused }
  }`,
  [saved, refused],
);
const setPseudonym = graphql(
  `mutation ($key: IdempotencyKey!, $personId: UUID!, $pseudonymous: Boolean!) {
    setPseudonym(input: { idempotencyKey: $key, personId: $personId, pseudonymous: $pseudonymous }) { ...personSaved ...refused }
  }`,
  [saved, refused],
);
const setContact = graphql(
  `mutation ($key: IdempotencyKey!, $personId: UUID!, $email: Name, $phone: Name, $password: String) {
    setContact(input: { idempotencyKey: $key, personId: $personId, email: $email, phone: $phone, password: $password }) {
      ...personSaved ...refused
    }
  }`,
  [saved, refused],
);
const erasePerson = graphql(
  `mutation ($key: IdempotencyKey!, $personId: UUID!) {
    erasePerson(input: { idempotencyKey: $key, personId: $personId }) { ...personSaved ...refused }
  }`,
  [saved, refused],
);
const MY_DATA = graphql('{ myData }');

const LISTED = graphql('query ($search: Name!) { persons(search: $search) { nodes { name } } }');

async function listed(by: Client, search: string): Promise<string[]> {
  return (await ask(by, LISTED, { search })).persons.nodes.map(({ name }) => name);
}

const SHOWN = graphql(`query ($id: UUID!, $lang: Language!) {
  person(id: $id) { name(language: $lang) pseudonymous names { name } contact { email phone } }
}`);

async function shown(by: Client, id: string, lang: 'EN' | 'DE' | 'HU' = 'EN') {
  return (await ask(by, SHOWN, { id, lang })).person!;
}

describe('persons', () => {
  it('are entered by the jury, and by nobody else', async () => {
    const { person } = await done(juror, addPerson, { name: '  Ágnes   Ács ' });
    expect(person.name).toBe('Ágnes Ács');
    for (const by of [player, admin]) expect(await refusalOf(by, addPerson, { name: 'Nobody' })).toBe('FORBIDDEN');
    expect(await refusalOf(anybody, addPerson, { name: 'Nobody' })).toBe('UNAUTHENTICATED');
  });

  it('are not entered twice, unless they are known to be different', async () => {
    await done(juror, addPerson, { name: 'Örs Ötvös' });
    const again = await send(juror, addPerson, { name: 'ors ÖTVOS' });
    expect(again.problems).toMatchObject([{ code: 'PERSON_SAME_NAME', path: 'name' }]);
    expect(again.problems![0]!.message).toContain('Örs Ötvös');
    expect((await done(juror, addPerson, { name: 'Örs Ötvös', isAnother: true })).person.name).toBe('Örs Ötvös');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(juror, addPerson, { name: 'Everybody at Once' })),
    );
    expect(answers.filter((answer) => 'person' in answer)).toHaveLength(1);
  });

  it('D16 are listed by name without accents and case, page by page', async () => {
    for (const name of ['Zz Ábel', 'zz abel', 'Zz Abigél', 'Zz Ábelné']) {
      await done(juror, addPerson, { name, isAnother: true });
    }
    const PAGE = graphql(`query ($after: String) {
      persons(search: "zz", first: 2, after: $after) { nodes { name } pageInfo { hasNextPage endCursor } }
    }`);
    const names: string[] = [];
    for (let after: string | null = null; ;) {
      const { nodes, pageInfo }: ResultOf<typeof PAGE>['persons'] = (await ask(anybody, PAGE, { after })).persons;
      names.push(...nodes.map(({ name }) => name));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(names).toEqual(['Zz Ábel', 'zz abel', 'Zz Ábelné', 'Zz Abigél']);
    const LAST = graphql('{ persons(search: "zz", last: 2) { nodes { name } } }');
    expect(await ask(anybody, LAST)).toMatchObject({
      persons: { nodes: [{ name: 'Zz Ábelné' }, { name: 'Zz Abigél' }] },
    });
  });

  it('are found by beginnings of any words of their names, and by nothing that looks like a query', async () => {
    await done(juror, addPerson, { name: 'Kovács-Szabó Éva' });
    await done(juror, addPerson, { name: "Dr. O'Brien" });
    expect(await listed(anybody, 'eva kov')).toEqual(['Kovács-Szabó Éva']);
    expect(await listed(anybody, 'SZABÓ')).toEqual(['Kovács-Szabó Éva']);
    expect(await listed(anybody, "o'brien")).toEqual(["Dr. O'Brien"]);
    expect(await listed(anybody, 'ovács')).toEqual([]);
    for (const search of ["' | ! & <-> :*", '\\', '%', '🂡']) expect(await listed(anybody, search)).toEqual([]);
  });

  it('show their contact data to themselves and admins, and former names to the jury too', async () => {
    await done(player, setContact, {
      personId: player.id,
      email: 'pal@example.org',
      phone: '+36 1 234-5678',
      password,
    });
    for (const by of [anybody, other, juror]) expect((await shown(by, player.id)).contact).toBeNull();
    for (const by of [player, admin]) {
      expect((await shown(by, player.id)).contact).toEqual({ email: 'pal@example.org', phone: '+36 1 234-5678' });
    }
    for (const by of [anybody, other]) expect((await shown(by, player.id)).names).toBeNull();
    for (const by of [player, admin, juror]) {
      expect((await shown(by, player.id)).names).toEqual([{ name: 'Pál Player' }]);
    }
  });
});

describe('renaming', () => {
  it('shows before what would show the new name, and then shows it everywhere', async () => {
    const { id } = await world.person('Old Name');
    await world.season(2024);
    await world.team(2024, [{ id, name: '' }]);
    const PREVIEW = graphql(`query ($id: UUID!) {
      previewRename(personId: $id, name: "New Name") { from to isPublic teams matches trophies person { name } }
    }`);
    expect((await ask(juror, PREVIEW, { id })).previewRename).toEqual({
      from: 'Old Name',
      to: 'New Name',
      isPublic: true,
      teams: 1,
      matches: 0,
      trophies: 0,
      person: { name: 'Old Name' },
    });
    expect((await done(juror, renamePerson, { personId: id, name: 'New Name' })).person.name).toBe('New Name');
    expect(await listed(anybody, 'new name')).toEqual(['New Name']);
    expect(await listed(anybody, 'old name')).toEqual([]);
  });

  it('is undone, also when it was undone itself, and keeps every name', async () => {
    const { id } = await world.person('First');
    await done(admin, renamePerson, { personId: id, name: 'Second' });
    expect((await done(juror, undoRename, { personId: id })).person.name).toBe('First');
    const { person } = await done(juror, undoRename, { personId: id });
    expect(person.names?.map(({ name }) => name)).toEqual(['Second', 'First', 'Second', 'First']);
    const { id: untouched } = await world.person();
    expect(await codesOf(juror, undoRename, { personId: untouched })).toEqual(['PERSON_NO_FORMER_NAME']);
  });

  it('is for the jury and admins: a player asks them', async () => {
    const personId = player.id;
    expect(await refusalOf(player, renamePerson, { personId, name: 'Lord Player' })).toBe('FORBIDDEN');
    expect(await refusalOf(player, undoRename, { personId })).toBe('FORBIDDEN');
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect(await codesOf(juror, renamePerson, { personId: nobody, name: 'X' })).toEqual(['PERSON_UNKNOWN']);
  });
});

describe('privacy', () => {
  it('puts a pseudonym in the place of a name, in the language of the reader, when the person asks for it', async () => {
    const secret = await world.member({ name: 'Szilvia Secret' });
    await done(secret, setPseudonym, { personId: secret.id, pseudonymous: true });
    const { rows } = await world.database.query<{ number: number }>('SELECT "number" FROM "person" WHERE "id" = $1', [
      secret.id,
    ]);
    const { number } = rows[0]!;
    expect((await shown(anybody, secret.id)).name).toBe(`Player ${number}`);
    expect((await shown(anybody, secret.id, 'DE')).name).toBe(`Spieler ${number}`);
    expect((await shown(anybody, secret.id, 'HU')).name).toBe(`${number}. játékos`);
    expect(await listed(anybody, 'Szilvia')).toEqual([]);
    expect(await listed(other, 'Szilvia')).toEqual([]);
    expect(await listed(juror, 'Szilvia')).toEqual([`Player ${number}`]);
    expect((await shown(juror, secret.id)).names).toEqual([{ name: 'Szilvia Secret' }]);
    await done(juror, setPseudonym, { personId: secret.id, pseudonymous: false });
    expect(await listed(anybody, 'Szilvia')).toEqual(['Szilvia Secret']);
  });

  it('lets nobody but the person, the jury and admins decide on somebody’s pseudonym', async () => {
    expect(await codesOf(other, setPseudonym, { personId: player.id, pseudonymous: true })).toEqual([
      'PERSON_NOT_YOURS',
    ]);
    expect((await shown(anybody, player.id)).pseudonymous).toBe(false);
  });

  it('keeps contact data to the person and admins: not even the jury sets them', async () => {
    for (const by of [other, juror]) {
      expect(await codesOf(by, setContact, { personId: player.id, email: 'x@example.org' })).toEqual([
        'PERSON_NOT_YOURS',
      ]);
    }
    expect((await done(admin, setContact, { personId: other.id, email: 'otto@example.org' })).person.contact).toEqual({
      email: 'otto@example.org',
      phone: null,
    });
  });

  it('asks for the password when somebody’s own e-mail address changes, and for none when only the telephone does', async () => {
    const noted = async (): Promise<number> => {
      const { rowCount } = await world.database.query(
        `SELECT FROM "audit_entry" WHERE "object_id" = $1 AND "action" = 'setContact' AND "account_id" = $1::uuid AND "before" ? 'email_changed_at'`,
        [player.accountId],
      );
      return rowCount!;
    };
    const before = await noted();
    const mine = { personId: player.id, email: 'pal@new.example.org', phone: null };
    expect(await codesOf(player, setContact, mine)).toEqual(['PASSWORD_NEEDED']);
    expect(await codesOf(player, setContact, { ...mine, password: 'guessed' })).toEqual(['PASSWORD_WRONG']);
    const input = { ...mine, password, key: newKey() };
    const first = await done(player, setContact, input);
    expect(first.person.contact).toEqual({ email: 'pal@new.example.org', phone: null });
    expect(await done(player, setContact, { ...input, password: 'says nothing to a key' })).toEqual(first);
    const called = await done(player, setContact, { ...mine, phone: '+36 1 234-5678' });
    expect(called.person.contact).toEqual({ email: 'pal@new.example.org', phone: '+36 1 234-5678' });
    expect(await noted()).toBe(before + 1);
    const { rows: log } = await world.database.query<{ text: string }>('SELECT e::text AS "text" FROM "audit_entry" e');
    expect(log.map(({ text }) => text).join()).not.toContain('@new.example.org');
  });

  it('refuses addresses and numbers that are none, and an address of somebody else', async () => {
    for (const email of ['nobody', 'a@b', 'a b@example.org', 'a@b@example.org', `${'a'.repeat(190)}@`]) {
      expect(await codesOf(player, setContact, { personId: player.id, email })).toEqual(['PERSON_NOT_AN_EMAIL']);
    }
    for (const phone of ['call me', '12']) {
      expect(await codesOf(player, setContact, { personId: player.id, phone })).toEqual(['PERSON_NOT_A_PHONE']);
    }
    const taken = { personId: player.id, email: 'OTTO@example.org' };
    expect(await codesOf(player, setContact, taken)).toEqual(['PERSON_EMAIL_TAKEN']);
  });

  it('gives a person all that is kept about them, without secrets', async () => {
    await world.season(2025);
    await world.team(2025, [player], 'Data Team');
    await done(player, setContact, {
      personId: player.id,
      email: 'pal@example.org',
      phone: '+36 1 234-5678',
      password,
    });
    const mine = (await ask(player, MY_DATA)).myData;
    expect(mine).toMatchObject({
      names: [{ name: 'Pál Player' }],
      contact: [{ email: 'pal@example.org' }],
      memberships: [{ season: 2025 }],
      accounts: [{ id: player.accountId }],
    });
    expect(JSON.stringify(mine)).not.toMatch(/_hash/);
    expect(JSON.stringify(mine)).not.toContain(other.id);
    expect(await refusalOf(anybody, MY_DATA)).toBe('UNAUTHENTICATED');
  });

  it('erases names and contact data for ever and closes the account, when the person asks for it', async () => {
    const leaving = await world.member({ name: 'Lea Leaving' });
    await givePassword(world, leaving, 'leaving', password);
    await done(leaving, setContact, { personId: leaving.id, email: 'lea@example.org', password });
    expect(await codesOf(other, erasePerson, { personId: leaving.id })).toEqual(['PERSON_NOT_YOURS']);
    expect(await codesOf(juror, erasePerson, { personId: leaving.id })).toEqual(['PERSON_NOT_YOURS']);

    const { person } = await done(leaving, erasePerson, { personId: leaving.id });
    expect(person.name).toMatch(/^Player \d+$/);
    expect(await refusalOf(leaving, MY_DATA)).toBe('UNAUTHENTICATED');
    expect(await shown(admin, leaving.id)).toEqual({
      name: person.name,
      pseudonymous: true,
      names: [{ name: person.name }],
      contact: null,
    });
    expect(await codesOf(juror, undoRename, { personId: leaving.id })).toEqual(['PERSON_ERASED']);
    expect(await codesOf(juror, setPseudonym, { personId: leaving.id, pseudonymous: false })).toEqual([
      'PERSON_ERASED',
    ]);
    expect(await everythingStored()).not.toMatch(/Lea Leaving|lea@example/i);
  });

  it('does not let the only admin erase themselves', async () => {
    await world.database.query(
      `UPDATE "account" SET "username" = 'ada', "password_hash" = 'not a hash' WHERE "id" = $1`,
      [admin.accountId],
    );
    expect(await codesOf(admin, erasePerson, { personId: admin.id })).toEqual(['PERSON_LAST_ADMIN']);
  });

  it('keeps names and contact data out of the log', async () => {
    const { rows } = await world.database.query<{ entry: string }>(
      'SELECT to_jsonb(e)::text AS "entry" FROM "audit_entry" e',
    );
    const log = rows.map(({ entry }) => entry).join('\n');
    expect(log).toContain(player.id);
    for (const word of ['Pál Player', 'Szilvia', 'Ágnes', 'New Name', 'example.org', '234-5678']) {
      expect(log).not.toContain(word);
    }
  });
});

/** Every row of every table, as text. */
async function everythingStored(): Promise<string> {
  const { rows: tables } = await world.database.query<{ name: string }>(
    `SELECT format('%I', tablename) AS "name" FROM pg_tables WHERE schemaname = 'public'`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await world.database.query<{ row: string }>(`SELECT to_jsonb(t)::text AS "row" FROM ${name} t`);
      return rows.map(({ row }) => row).join('\n');
    }),
  );
  return texts.join('\n');
}
