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
    const rows = await this.snapshot.all<{ id: string }>(
      'SELECT "person_id" AS "id" FROM "season_person" WHERE "season" = $1',
      [this.year],
    );
    for (const { id } of rows) this.ids.add(id);
  }

  /**
   * Persons with the names that the public sees (null for a pseudonym), and those into whom they were merged. Where the log has a
   * root, those for whose names it stands have a digest.
   */
  async persons(): Promise<string[]> {
    const rows = await this.snapshot.all<Record<string, unknown>>(
      `WITH mentioned AS (SELECT p."id", p."merged_into" FROM "person" p WHERE p."id" = ANY ($1::uuid[]))
       SELECT p."id", p."number", p."name", p."merged_into" AS "mergedInto",
              CASE WHEN vouched."for" THEN encode(p."salt", 'hex') END AS "salt",
              CASE WHEN vouched."for" THEN encode(p."digest", 'hex') END AS "digest"
       FROM "archived_person" p
       CROSS JOIN LATERAL (SELECT NOT EXISTS (SELECT FROM "season_names" n WHERE n."season" = $2)
         OR EXISTS (SELECT FROM "season_person" s WHERE s."season" = $2 AND s."person_id" = p."id") AS "for") vouched
       WHERE p."id" IN (SELECT "id" FROM mentioned UNION SELECT "merged_into" FROM mentioned) ORDER BY p."id"`,
      [[...this.ids], this.year],
    );
    for (const { id } of rows) this.ids.add(id as string);
    return rows.map((row) => JSON.stringify(row));
  }

  /** The leaves of those for whose names the root stands too, and of whom nothing else is told. To be asked behind `persons`. */
  async otherLeaves(): Promise<string[]> {
    const rows = await this.snapshot.all<Record<string, unknown>>(
      `SELECT encode(p."leaf", 'hex') AS "leaf" FROM "season_person" s JOIN "archived_person" p ON p."id" = s."person_id"
       WHERE s."season" = $2 AND p."id" <> ALL ($1::uuid[]) ORDER BY p."leaf"`,
      [[...this.ids], this.year],
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
