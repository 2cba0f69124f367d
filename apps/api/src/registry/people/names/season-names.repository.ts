import { type AliasedRawBuilder, sql } from 'kysely';
import { lockName } from '../../../platform/database/name-lock.js';
import { setUntilEnd } from '../../../platform/database/settings.js';
import type { Transaction } from '../../../platform/database/transactions.js';

// What vouches for the names in the archives of closed seasons: the root of their salted digests, in the chain of each season
// (docs/archive.md). While a season is open its names have no root: closing makes one.

/** To be said behind all else that closes a season: who has done it is in its archive too. */
export async function vouchForClosedSeason(transaction: Transaction, year: number): Promise<void> {
  await waitForOthers(transaction);
  await transaction.seasonPerson.deleteMany({ where: { season: year } });
  const persons = sql<ListedPerson>`persons_in_season(${year}::integer)`.as<'listed'>(sql`listed(person)`);
  await transaction.$kysely
    .insertInto('seasonPerson')
    .columns(['season', 'personId'])
    .expression((eb) => eb.selectFrom(persons).select([sql<number>`${year}::integer`.as('season'), 'listed.person']))
    .execute();
  await writeRoots(transaction);
}

/** A name was changed, or how the public is told of it. */
export async function vouchForChangedNames(transaction: Transaction): Promise<void> {
  await waitForOthers(transaction);
  await writeRoots(transaction);
}

/** Entries of old lists were changed, by which there may be others in the archives. */
export async function vouchForChangedList(transaction: Transaction): Promise<void> {
  await waitForOthers(transaction);
  const persons = sql<ListedPerson>`persons_in_list(s.year)`.as<'listed'>(sql`listed(person)`);
  await transaction.$kysely
    .insertInto('seasonPerson')
    .columns(['season', 'personId'])
    .expression((eb) =>
      eb
        .selectFrom('season as s')
        .innerJoin('seasonNames as n', 'n.season', 's.year')
        .innerJoinLateral(persons, (join) => join.onTrue())
        .innerJoin('person as p', 'p.id', 'listed.person')
        .select(['s.year', 'p.id'])
        .where('s.closedAt', 'is not', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await writeRoots(transaction);
}

/** A season that came from another office: for whose names its root stands. */
export async function vouchForImportedSeason(
  transaction: Transaction,
  year: number,
  persons: readonly string[],
): Promise<void> {
  await waitForOthers(transaction);
  await transaction.seasonPerson.createMany({ data: persons.map((personId) => ({ season: year, personId })) });
  // People who were here already keep the names that they have here, so the root may be another.
  await writeRoots(transaction);
}

interface ListedPerson {
  readonly person: string;
}

/** Whoever changes a name sees all seasons that are closed by then, and whoever closes one all names as they are then. */
function waitForOthers(transaction: Transaction): Promise<void> {
  return lockName(transaction, 'names of seasons');
}

/** Of the closed seasons whose roots are not those of their names any more. */
async function writeRoots(transaction: Transaction): Promise<void> {
  const { $kysely } = transaction;
  await $kysely
    .insertInto('seasonPerson')
    .columns(['season', 'personId'])
    .expression((eb) =>
      eb
        .selectFrom('seasonPerson as s')
        .innerJoin('person as p', 'p.id', 's.personId')
        .select(['s.season', 'p.mergedInto'])
        .where('p.mergedInto', 'is not', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stale = await $kysely
    .selectFrom('season as s')
    .leftJoin('seasonNames as n', 'n.season', 's.year')
    .select('s.year')
    .where('s.closedAt', 'is not', null)
    .where((eb) => eb.exists(eb.selectFrom('seasonPerson as p').select('p.season').whereRef('p.season', '=', 's.year')))
    .where(sql<boolean>`n.root IS DISTINCT FROM names_root(s.year)`)
    .orderBy('s.year')
    .execute();
  if (stale.length === 0) return;
  const years = sql<{ readonly year: number }>`unnest(${stale.map(({ year }) => year)}::integer[])`;
  const changed = years.as<'changed'>(sql`changed(year)`) as AliasedRawBuilder<{ readonly year: number }, 'changed'>;
  // Who acts stands in the entry of the root, and so in full archives.
  await $kysely
    .insertInto('seasonPerson')
    .columns(['season', 'personId'])
    .expression((eb) =>
      eb
        .selectFrom(changed)
        .innerJoin('account as a', (join) =>
          join.on(sql<boolean>`a.id = NULLIF(current_setting('office.account', true), '')::uuid`),
        )
        .select(['changed.year', 'a.personId']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Everybody reads the entry of a root; why a name was changed stands in that of the person alone.
  const reason = sql<string | null>`current_setting('office.reason', true)`;
  const act = await $kysely.selectNoFrom(reason.as('reason')).executeTakeFirstOrThrow();
  await setUntilEnd(transaction, { 'office.reason': '' });
  await $kysely
    .insertInto('seasonNames')
    .columns(['season', 'root'])
    .expression((eb) => eb.selectFrom(changed).select(['changed.year', sql`names_root(changed.year)`.as('root')]))
    .onConflict((conflict) => conflict.column('season').doUpdateSet((eb) => ({ root: eb.ref('excluded.root') })))
    .execute();
  await setUntilEnd(transaction, { 'office.reason': act.reason ?? '' });
}
