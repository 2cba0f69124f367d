import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Node } from '../../platform/schema/node.type.js';
import type { Competition } from '@tarokk/competition';
import { connectionOf } from '../../platform/graphql/connection.js';
import { resultOf } from '../../platform/problems/refused.types.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { CompetitionEnum } from '../../registry/seasons/competition.enum.js';

@ObjectType({ description: 'A row of an old table, as it was written.' })
export class OldTableRow {
  @Field(() => Int, { nullable: true, description: 'The rank; null where none was written.' })
  rank!: number | null;

  @Field(() => String, { description: 'The team, pair or player: a name of that time, which leads nowhere.' })
  name!: string;

  @Field(() => Int, { nullable: true, description: 'Matches; null where none were written.' })
  matches!: number | null;

  @Field(() => Int, { nullable: true, description: 'Points; null where none were written.' })
  points!: number | null;

  @Field(() => [String], { description: 'The further columns of the table, in its order.' })
  more!: readonly string[];
}

@ObjectType({
  implements: () => Node,
  description: 'A table that was made elsewhere. It is shown as it was written, and never recomputed.',
})
export class OldTable {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => Int, { name: 'seasonYear', description: 'The year; there need be no season for it.' })
  year!: number;

  @Field(() => CompetitionEnum, { description: 'What it is of.' })
  competition!: Competition;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'Where it comes from.' })
  source!: string;

  @Field(() => String, { description: 'SHA-256 of the CSV in hexadecimal digits.' })
  sha256!: string;

  @Field(() => [String], { description: 'The columns that it has beside rank, name, matches and points.' })
  columns!: readonly string[];

  @Field(() => [OldTableRow], { description: 'Its rows, in their order.' })
  rows!: readonly OldTableRow[];

  @Field(() => Date, { description: 'When it was entered.' })
  enteredAt!: Date;

  /** The resolver looks its holder up. */
  enteredBy!: string;
}

export const OldTableConnection = connectionOf(OldTable);

@ObjectType({ description: 'There is nothing wrong with the table. Nothing was changed.' })
export class OldTableChecked {
  readonly __typename = 'OldTableChecked';

  @Field(() => Int, { description: 'Rows.' })
  rows!: number;

  @Field(() => [String], { description: 'The columns that are kept as written.' })
  columns!: readonly string[];
}

@ObjectType({ description: 'The table is shown now.' })
export class OldTableImported {
  readonly __typename = 'OldTableImported';

  @Field(() => UuidScalar, { description: 'Its id.' })
  id!: string;

  @Field(() => Int, { description: 'Rows.' })
  rows!: number;
}

export const ImportOldTableResult = resultOf('ImportOldTableResult', () => [OldTableChecked, OldTableImported]);

@ObjectType({ description: 'The table is shown no more.' })
export class OldTableRemoved {
  readonly __typename = 'OldTableRemoved';

  @Field(() => UuidScalar, { description: 'The id that it had.' })
  id!: string;
}

export const RemoveOldTableResult = resultOf('RemoveOldTableResult', () => [OldTableRemoved]);
