import type { Snapshot } from '../../../platform/database/snapshot.js';

const ID = /"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;

/** The persons whose ids stand in the files of an archive: of all others nothing is told. */
export class Mentioned {
  private readonly ids = new Set<string>();

  constructor(private readonly snapshot: Snapshot) {}

  /** Hands lines on, and notes whatever id is in them. */
  async *in(lines: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const line of lines) {
      for (const [, id] of line.matchAll(ID)) this.ids.add(id!);
      yield line;
    }
  }

  /** Persons with the names that the public sees (null for a pseudonym), and those into whom they were merged. */
  async persons(): Promise<string[]> {
    const rows = await this.snapshot.all<Record<string, unknown>>(
      `WITH mentioned AS (SELECT p."id", p."merged_into" FROM "person" p WHERE p."id" = ANY ($1::uuid[]))
       SELECT p."id", p."number", CASE WHEN shown."pseudonymous" OR p."pseudonymous" THEN NULL ELSE n."name" END AS "name",
              p."merged_into" AS "mergedInto"
       FROM "person" p JOIN "person" shown ON shown."id" = COALESCE(p."merged_into", p."id")
       JOIN "person_name" n ON n."person_id" = shown."id" AND n."revision" = shown."name_revision"
       WHERE p."id" IN (SELECT "id" FROM mentioned UNION SELECT "merged_into" FROM mentioned) ORDER BY p."id"`,
      [[...this.ids]],
    );
    return rows.map((row) => JSON.stringify(row));
  }

  /** Accounts that acted, with whose they are; nothing by which anybody could log in. */
  async accounts(): Promise<string[]> {
    const rows = await this.snapshot.all<{ id: string; person: string }>(
      'SELECT a."id", a."person_id" AS "person" FROM "account" a WHERE a."id" = ANY ($1::uuid[]) ORDER BY a."id"',
      [[...this.ids]],
    );
    for (const { person } of rows) this.ids.add(person);
    return rows.map((row) => JSON.stringify(row));
  }
}
