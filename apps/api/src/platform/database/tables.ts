import type { Insertable, Selectable } from 'kysely';
import type { Match, Tables as ModelledTables } from './generated/tables.js';

/** Tables as `schema.prisma` has them, and the views of the migrations, which it does not. */
export interface Tables extends Omit<ModelledTables, 'match'> {
  /** Prisma knows no list that can be null. */
  readonly match: Omit<Match, 'admittedGames'> & { readonly admittedGames: number[] | null };
  readonly archivedPerson: ArchivedPerson;
  readonly publicName: PublicName;
  readonly sideMember: SideMember;
}

/** How the public is told of a person, under each of the ids that they have had. */
interface PublicName {
  readonly id: string;
  /** The person whom those who were merged into another are. */
  readonly is: string;
  readonly number: number;
  readonly pseudonymous: boolean;
  readonly name: string;
}

/** What archives say of a person; names, salts and digests as docs/archive.md has them. */
interface ArchivedPerson {
  readonly id: string;
  readonly number: number;
  readonly mergedInto: string | null;
  /** Null for who has a pseudonym. */
  readonly name: string | null;
  readonly salt: Buffer | null;
  readonly digest: Buffer | null;
  readonly leaf: Buffer;
}

/** Members of teams and players of pairs. */
interface SideMember {
  readonly sideId: string;
  readonly season: number;
  readonly personId: string;
  readonly firstDay: Date;
  readonly lastDay: Date | null;
}

/** A row of a table as statements find it. */
export type RowOf<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** A row as it is inserted: columns with a default may be left out. */
export type NewRow<Table extends keyof Tables> = Given<Insertable<Tables[Table]>>;

/** Lists are only read. */
type Given<Columns> = { [Name in keyof Columns]: GivenValue<Columns[Name]> };

type GivenValue<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;
