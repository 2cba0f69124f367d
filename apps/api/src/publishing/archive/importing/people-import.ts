import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { cleanedName, nameKey } from '@tarokk/competition';
import { sql } from 'kysely';
import { presentPerson } from '../../../platform/database/merged.js';
import { anyOf, broughtRows, insertRows } from '../../../platform/database/rows.js';
import type { NewRow } from '../../../platform/database/tables.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { venueKey } from '../../../registry/venues/venue-key.js';
import {
  archiveFiles,
  idIn,
  type ArchiveLine,
  numberIn,
  textIn,
  textOrNullIn,
  wrong,
  type ZipReader,
} from '@tarokk/archive';
import { NotImported } from './problems.js';

/** As many as a random UUID has, of which the database makes the salts of other names. */
const SALT_BYTES = 16;

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
    for await (const line of archive.lines(archiveFiles.persons)) persons.push(personIn(line));
    const known = await transaction.$kysely
      .selectFrom('person')
      .select(['id', 'mergedInto'])
      .where('id', '=', anyOf(persons.map(({ id }) => id)))
      .execute();
    const here = new Map(known.map((each) => [each.id, each]));
    const elsewhere = persons.find(({ id, mergedInto }) => here.has(id) && here.get(id)!.mergedInto !== mergedInto);
    if (elsewhere !== undefined) return new NotImported('person', { person: elsewhere.id });
    const missing = persons.filter(({ id }) => !here.has(id));
    // A person comes before those who were merged into them.
    const rows = missing.toSorted((a, b) => Number(a.mergedInto !== null) - Number(b.mergedInto !== null));
    if (rows.length === 0) return 0;
    const numberOf = await this.freeNumbers(transaction, persons);
    const numbered = rows.map((person, index) => ({ ...person, number: numberOf(person, index + 1) }));
    await insertRows(
      transaction,
      'person',
      numbered.map(({ id, number, name, mergedInto }) => ({ id, number, pseudonymous: name === null, mergedInto })),
    ).execute();
    const highest = sql<number | null>`setval(pg_get_serial_sequence('person', 'number'), max(number))`;
    await transaction.$kysely.selectFrom('person').select(highest.as('highest')).execute();
    await insertRows(transaction, 'personName', numbered.map(nameOf)).execute();
    return missing.length;
  }

  /** The number of a person in the archive, or one behind all others where somebody here has it. */
  private async freeNumbers(
    transaction: Transaction,
    persons: readonly ImportedPerson[],
  ): Promise<(person: ImportedPerson, place: number) => number> {
    const numbers = persons.map(({ number }) => number);
    const taken = await transaction.$kysely
      .selectFrom('person')
      .select('number')
      .where('number', '=', anyOf(numbers))
      .execute();
    const isTaken = new Set(taken.map(({ number }) => number));
    const { _max } = await transaction.person.aggregate({ _max: { number: true } });
    const last = (_max.number ?? 0) + numbers.reduce((most, number) => Math.max(most, number), 0);
    return ({ number }, place) => (isTaken.has(number) ? last + place : number);
  }

  /** The list of the jury: places that are on it here stay as this office says. */
  private async venues(transaction: Transaction, archive: ZipReader): Promise<void> {
    const venues: NewRow<'venue'>[] = [];
    for await (const line of archive.lines(archiveFiles.venues)) {
      const name = cleanedName(textIn(line, 'name'));
      venues.push({
        id: idIn(line, 'id'),
        name,
        nameKey: venueKey(name),
        public: line.row['public'] === true,
        closed: line.row['closed'] === true,
      });
    }
    if (venues.length === 0) return;
    await insertRows(transaction, 'venue', venues)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /**
   * Accounts that acted come as ids that nobody can log in with; an invitation gives one back to its person. Who has got
   * another account here has the old one on an entry that is merged into theirs.
   */
  private async accounts(transaction: Transaction, archive: ZipReader): Promise<void> {
    if (!archive.has(archiveFiles.accounts)) return;
    const accounts: { readonly id: string; readonly person: string }[] = [];
    for await (const line of archive.lines(archiveFiles.accounts)) {
      accounts.push({ id: idIn(line, 'id'), person: idIn(line, 'person') });
    }
    const ids = accounts.map(({ id }) => id);
    const there = await transaction.$kysely.selectFrom('account').select('id').where('id', '=', anyOf(ids)).execute();
    const isThere = new Set(there.map(({ id }) => id));
    const missing = accounts.filter(({ id }) => !isThere.has(id));
    if (missing.length === 0) return;
    const elsewhere = await transaction.$kysely
      .selectFrom(broughtRows('n', missing, { id: 'uuid', person: 'uuid' }))
      .innerJoin('person as p', 'p.id', 'n.person')
      .innerJoin('account as a', 'a.personId', 'n.person')
      .select(['n.id', presentPerson('p').as('person')])
      .execute();
    const entries = new Map(elsewhere.map(({ id, person }) => [id, { entry: randomUUID(), person }]));
    if (entries.size > 0) await this.mergedEntries(transaction, [...entries.values()]);
    const rows = missing.map(({ id, person }) => ({ id, personId: entries.get(id)?.entry ?? person }));
    await insertRows(transaction, 'account', rows).execute();
  }

  /** Entries of persons who are here, merged into theirs, with the names that they have. */
  private async mergedEntries(
    transaction: Transaction,
    entries: readonly { readonly entry: string; readonly person: string }[],
  ): Promise<void> {
    const rows = entries.map(({ entry, person }) => ({ id: entry, mergedInto: person }));
    await insertRows(transaction, 'person', rows).execute();
    await transaction.$kysely
      .insertInto('personName')
      .columns(['personId', 'revision', 'name', 'key'])
      .expression((eb) =>
        eb
          .selectFrom(broughtRows('e', entries, { entry: 'uuid', person: 'uuid' }))
          .innerJoin('person as p', 'p.id', 'e.person')
          .innerJoin('personName as n', (join) =>
            join.onRef('n.personId', '=', 'p.id').onRef('n.revision', '=', 'p.nameRevision'),
          )
          .select(['e.entry', sql<number>`1`.as('revision'), 'n.name', 'n.key']),
      )
      .execute();
  }
}

/** Of a name that stands behind a pseudonym the digest is all that came. */
function nameOf({ id, number, name, salt, digest }: ImportedPerson): NewRow<'personName'> {
  const shown = name ?? `Player ${number}`;
  const ownSalt = digest === null ? randomBytes(SALT_BYTES) : null;
  return {
    personId: id,
    revision: 1,
    name: shown,
    key: nameKey(shown),
    salt: salt === null ? ownSalt : Buffer.from(salt, 'hex'),
    foreignDigest: salt === null && digest !== null ? Buffer.from(digest, 'hex') : null,
  };
}

/** @throws MalformedArchive */
function personIn(line: ArchiveLine): ImportedPerson {
  const mergedInto = textOrNullIn(line, 'mergedInto');
  const name = textOrNullIn(line, 'name');
  if (name !== null && (name.trim() === '' || name.length > 200)) wrong(line, 'name');
  const shown = name === null ? null : cleanedName(name);
  const [salt, digest] = [digitsIn(line, 'salt'), digitsIn(line, 'digest')];
  return { id: idIn(line, 'id'), number: numberIn(line, 'number', 1), name: shown, salt, digest, mergedInto };
}

/** Bytes in hexadecimal digits; null where there are none. @throws MalformedArchive */
function digitsIn(line: ArchiveLine, member: string): string | null {
  const digits = textOrNullIn(line, member);
  if (digits !== null && !/^(?:[0-9a-f]{2})+$/i.test(digits)) wrong(line, member);
  return digits;
}
