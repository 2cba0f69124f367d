import type { Kysely } from 'kysely';
import type { Tables } from './tables.js';

/** What PostgreSQL says of its own tables, as far as the office asks: `schema.prisma` does not have it. */
interface Catalogue {
  readonly 'information_schema.columns': {
    readonly tableSchema: string;
    readonly tableName: string;
    readonly columnName: string;
    readonly dataType: string;
    readonly isGenerated: 'ALWAYS' | 'NEVER';
    readonly ordinalPosition: number;
  };
  /** A relation, `relname` its name. */
  readonly pgClass: { readonly oid: number; readonly relname: string };
  /** A constraint of one relation, and of a foreign key the relation to which it leads. */
  readonly pgConstraint: { readonly contype: string; readonly conrelid: number; readonly confrelid: number };
  readonly pgTrigger: {
    readonly tgname: string;
    readonly tgrelid: number;
    readonly tgfoid: number;
    readonly tgisinternal: boolean;
    readonly tgenabled: string;
    readonly tgargs: Uint8Array;
  };
  readonly pgProc: { readonly oid: number; readonly proname: string };
  readonly pgSettings: { readonly name: string; readonly enumvals: readonly string[] | null };
}

/** Kysely's builder for statements that read the catalogue of PostgreSQL too. */
export function catalogueOf({ $kysely }: { readonly $kysely: Kysely<Tables> }): Kysely<Tables & Catalogue> {
  return $kysely.withTables<{ [Name in keyof Catalogue]: Catalogue[Name] }>();
}
