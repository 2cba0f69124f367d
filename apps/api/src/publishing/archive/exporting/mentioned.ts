import { sql } from 'kysely';
import { anyOf } from '../../../platform/database/rows.js';
import type { Snapshot } from '../../../platform/database/snapshot.js';

const ID = /"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;

/** The persons whose ids stand in the files of an archive: of all others nothing is told. */
export class Mentioned {
  private readonly ids = new Set<string>();

  constructor(
    private readonly snapshot: Snapshot,
    private readonly year: number,
  ) {}

  /** Hands lines on, and notes whatever id is in them. */
  async *in(lines: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const line of lines) {
      for (const [, id] of line.matchAll(ID)) this.ids.add(id!);
      yield line;
    }
  }

  /** Notes everybody for whose names the root in the log stands. */
  async addVouchedFor(): Promise<void> {
    const rows = await this.snapshot.$kysely
      .selectFrom('seasonPerson')
      .select('personId')
      .where('season', '=', this.year)
      .execute();
    for (const { personId } of rows) this.ids.add(personId);
  }

  /**
   * Persons with the names that the public sees (null for a pseudonym), and those into whom they were merged. Where the log has a
   * root, those for whose names it stands have a digest.
   */
  async persons(): Promise<string[]> {
    const { year } = this;
    const ids = [...this.ids];
    const { $kysely } = this.snapshot;
    const root = await $kysely.selectFrom('seasonNames').select('season').where('season', '=', year).executeTakeFirst();
    const isVouchedFor = root === undefined ? sql.lit(true) : sql`s.person_id IS NOT NULL`;
    const rows = await $kysely
      .selectFrom('archivedPerson as p')
      .leftJoin('seasonPerson as s', (join) => join.onRef('s.personId', '=', 'p.id').on('s.season', '=', year))
      .select(['p.id', 'p.number', 'p.name', 'p.mergedInto'])
      .select([
        sql<string | null>`CASE WHEN ${isVouchedFor} THEN encode(p.salt, 'hex') END`.as('salt'),
        sql<string | null>`CASE WHEN ${isVouchedFor} THEN encode(p.digest, 'hex') END`.as('digest'),
      ])
      .where((eb) =>
        eb.or([
          eb('p.id', '=', anyOf(ids)),
          eb('p.id', 'in', eb.selectFrom('person as m').select('m.mergedInto').where('m.id', '=', anyOf(ids))),
        ]),
      )
      .orderBy('p.id')
      .execute();
    for (const { id } of rows) this.ids.add(id);
    return rows.map((row) => JSON.stringify(row));
  }

  /** The leaves of those for whose names the root stands too, and of whom nothing else is told. To be asked behind `persons`. */
  async otherLeaves(): Promise<string[]> {
    const rows = await this.snapshot.$kysely
      .selectFrom('seasonPerson as s')
      .innerJoin('archivedPerson as p', 'p.id', 's.personId')
      .select(sql<string>`encode(p.leaf, 'hex')`.as('leaf'))
      .where('s.season', '=', this.year)
      .where((eb) => eb.not(eb('p.id', '=', anyOf([...this.ids]))))
      .orderBy('p.leaf')
      .execute();
    return rows.map((row) => JSON.stringify(row));
  }

  /** Accounts that acted, with whose they are; nothing by which anybody could log in. */
  async accounts(): Promise<string[]> {
    const rows = await this.snapshot.$kysely
      .selectFrom('account')
      .select(['id', 'personId as person'])
      .where('id', '=', anyOf([...this.ids]))
      .orderBy('id')
      .execute();
    for (const { person } of rows) this.ids.add(person);
    return rows.map((row) => JSON.stringify(row));
  }
}
