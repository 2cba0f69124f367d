import { Injectable } from '@nestjs/common';
import { cleanedName, nameKey } from '@tarokk/competition';
import type { Transaction } from '../../../platform/database/transactions.js';
import { venueKey } from '../../../registry/venues/venue-key.js';
import { names } from '../format/manifest.js';
import { idIn, type Line, numberIn, textIn, textOrNullIn, wrong } from '../format/rows.js';
import type { ZipReader } from '../format/zip-reader.js';
import { NotImported } from './problems.js';

interface ImportedPerson {
  readonly id: string;
  readonly number: number;
  /** Null: the person asked for a pseudonym, and the archive does not know their name. */
  readonly name: string | null;
  /** In hexadecimal digits: by them the archives of this office vouch for the name as well. Null where the archive has none. */
  readonly salt: string | null;
  readonly digest: string | null;
  readonly mergedInto: string | null;
}

/** What an archive brings that belongs to no season: the office logs it as its own. A person who is here already stays as they are. */
@Injectable()
export class PeopleImport {
  /** @returns how many persons came */
  async import(transaction: Transaction, archive: ZipReader): Promise<number | NotImported> {
    const persons = await this.persons(transaction, archive);
    if (persons instanceof NotImported) return persons;
    await this.venues(transaction, archive);
    await this.accounts(transaction, archive);
    return persons;
  }

  private async persons(transaction: Transaction, archive: ZipReader): Promise<number | NotImported> {
    const persons: ImportedPerson[] = [];
    for await (const line of archive.lines(names.persons)) persons.push(personIn(line));
    const known = await transaction.$queryRaw<{ id: string; mergedInto: string | null }[]>`
      SELECT "id", "merged_into" AS "mergedInto" FROM "person" WHERE "id" = ANY (${persons.map(({ id }) => id)}::uuid[])`;
    const here = new Map(known.map((each) => [each.id, each]));
    const elsewhere = persons.find(({ id, mergedInto }) => here.has(id) && here.get(id)!.mergedInto !== mergedInto);
    if (elsewhere !== undefined) return new NotImported('person', { person: elsewhere.id });
    const missing = persons.filter(({ id }) => !here.has(id));
    // A person comes before those who were merged into them.
    const rows = missing.toSorted((a, b) => Number(a.mergedInto !== null) - Number(b.mergedInto !== null));
    await transaction.$executeRaw`
      INSERT INTO "person" ("id", "number", "pseudonymous", "merged_into")
      SELECT p."id", CASE WHEN EXISTS (SELECT FROM "person" o WHERE o."number" = p."number")
          THEN (SELECT max("number") FROM "person") + ${Math.max(0, ...persons.map(({ number }) => number))}::integer + p."place"::integer
          ELSE p."number" END,
        p."name" IS NULL, p."mergedInto"
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS ("id" uuid, "number" integer, "name" text, "mergedInto" uuid)) WITH ORDINALITY AS p("id", "number", "name", "mergedInto", "place")
      ORDER BY p."place"`;
    await transaction.$executeRaw`
      SELECT setval(pg_get_serial_sequence('person', 'number'), (SELECT max("number") FROM "person"))
      WHERE EXISTS (SELECT FROM "person")`;
    const named = rows.map(({ name, ...person }) => ({ ...person, name, key: name === null ? null : nameKey(name) }));
    // Of a name that stands behind a pseudonym the digest is all that came.
    await transaction.$executeRaw`
      INSERT INTO "person_name" ("person_id", "revision", "name", "key", "salt", "foreign_digest")
      SELECT n."id", 1, COALESCE(n."name", 'Player ' || p."number"), COALESCE(n."key", 'player ' || p."number"),
        CASE WHEN n."salt" IS NOT NULL THEN decode(n."salt", 'hex')
             WHEN n."digest" IS NULL THEN uuid_send(gen_random_uuid()) END,
        CASE WHEN n."salt" IS NULL THEN decode(n."digest", 'hex') END
      FROM jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
        AS n("id" uuid, "name" text, "key" text, "salt" text, "digest" text)
      JOIN "person" p ON p."id" = n."id"`;
    return missing.length;
  }

  /** The list of the jury: places that are on it here stay as this office says. */
  private async venues(transaction: Transaction, archive: ZipReader): Promise<void> {
    const venues: object[] = [];
    for await (const line of archive.lines(names.venues)) {
      const name = cleanedName(textIn(line, 'name'));
      venues.push({
        id: idIn(line, 'id'),
        name,
        key: venueKey(name),
        public: line.row['public'],
        closed: line.row['closed'],
      });
    }
    await transaction.$executeRaw`
      INSERT INTO "venue" ("id", "name", "name_key", "public", "closed")
      SELECT "id", "name", "key", "public", "closed"
      FROM jsonb_to_recordset(${JSON.stringify(venues)}::jsonb)
        AS v("id" uuid, "name" text, "key" text, "public" boolean, "closed" boolean)
      ON CONFLICT DO NOTHING`;
  }

  /**
   * Accounts that acted come as ids that nobody can log in with; an invitation gives one back to its person. Who has got
   * another account here has the old one on an entry that is merged into theirs.
   */
  private async accounts(transaction: Transaction, archive: ZipReader): Promise<void> {
    if (!archive.has(names.accounts)) return;
    const accounts: object[] = [];
    for await (const line of archive.lines(names.accounts)) {
      accounts.push({ id: idIn(line, 'id'), person: idIn(line, 'person') });
    }
    const rows = JSON.stringify(accounts);
    const elsewhere = await transaction.$queryRaw<{ id: string; person: string; entry: string }[]>`
      SELECT n."id", COALESCE(p."merged_into", p."id") AS "person", gen_random_uuid() AS "entry"
      FROM jsonb_to_recordset(${rows}::jsonb) AS n("id" uuid, "person" uuid) JOIN "person" p ON p."id" = n."person"
      WHERE EXISTS (SELECT FROM "account" a WHERE a."person_id" = n."person" AND a."id" <> n."id")
        AND NOT EXISTS (SELECT FROM "account" a WHERE a."id" = n."id")`;
    const entries = JSON.stringify(elsewhere);
    await transaction.$executeRaw`
      INSERT INTO "person" ("id", "merged_into")
      SELECT "entry", "person" FROM jsonb_to_recordset(${entries}::jsonb) AS e("entry" uuid, "person" uuid)`;
    await transaction.$executeRaw`
      INSERT INTO "person_name" ("person_id", "revision", "name", "key")
      SELECT e."entry", 1, n."name", n."key"
      FROM jsonb_to_recordset(${entries}::jsonb) AS e("entry" uuid, "person" uuid)
      JOIN "person" p ON p."id" = e."person"
      JOIN "person_name" n ON n."person_id" = p."id" AND n."revision" = p."name_revision"`;
    await transaction.$executeRaw`
      INSERT INTO "account" ("id", "person_id")
      SELECT n."id", COALESCE(e."entry", n."person")
      FROM jsonb_to_recordset(${rows}::jsonb) AS n("id" uuid, "person" uuid)
      LEFT JOIN jsonb_to_recordset(${entries}::jsonb) AS e("id" uuid, "entry" uuid) ON e."id" = n."id"
      WHERE NOT EXISTS (SELECT FROM "account" a WHERE a."id" = n."id")`;
  }
}

/** @throws MalformedArchive */
function personIn(line: Line): ImportedPerson {
  const mergedInto = textOrNullIn(line, 'mergedInto');
  const name = textOrNullIn(line, 'name');
  if (name !== null && (name.trim() === '' || name.length > 200)) wrong(line, 'name');
  const shown = name === null ? null : cleanedName(name);
  const [salt, digest] = [textOrNullIn(line, 'salt'), textOrNullIn(line, 'digest')];
  return { id: idIn(line, 'id'), number: numberIn(line, 'number', 1), name: shown, salt, digest, mergedInto };
}
