import type { Sentence } from '@tarokk/rules';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../../platform/graphql/connection.js';
import { Node } from '../../../platform/schema/node.type.js';
import { resultOf } from '../../../platform/problems/refused.types.js';
import { UuidScalar } from '../../../platform/schema/scalars.js';

@ObjectType({ description: 'What a list would enter: there is nothing wrong with it. Nothing was changed.' })
export class OldListChecked {
  readonly __typename = 'OldListChecked';

  @Field(() => Int, { description: 'Entries, one a line.' })
  entries!: number;

  @Field(() => Int, { description: 'Trophies: the counts of all lines, added.' })
  trophies!: number;

  @Field(() => Int, { description: 'Players who get trophies by it.' })
  players!: number;

  @Field(() => [String], { description: 'Those of them who would be entered as new persons, by name.' })
  newPlayers!: readonly string[];

  @Field(() => Int, {
    description: 'How many other trophies would get other numbers, those in the whole list among them (D49, D54).',
  })
  renumbered!: number;

  /** The resolver words it in the reader's language. */
  sentences!: readonly Sentence[];
}

@ObjectType({ description: 'The list is part of the trophy list now.' })
export class OldTrophiesImported {
  readonly __typename = 'OldTrophiesImported';

  @Field(() => UuidScalar, { description: 'The id of the list.' })
  oldListId!: string;

  @Field(() => Int, { description: 'Entries, one a line.' })
  entries!: number;

  @Field(() => Int, { description: 'Trophies: the counts of all lines, added.' })
  trophies!: number;

  @Field(() => Int, { description: 'Players who got trophies by it.' })
  players!: number;

  @Field(() => [String], { description: 'Those of them who were entered as new persons, by name.' })
  newPlayers!: readonly string[];
}

export const ImportOldTrophiesResult = resultOf('ImportOldTrophiesResult', () => [OldListChecked, OldTrophiesImported]);

@ObjectType({ description: 'The entry is no longer in the list; the numbers behind it have closed up (D49).' })
export class OldTrophyRemoved {
  readonly __typename = 'OldTrophyRemoved';

  @Field(() => UuidScalar, { description: 'The id that it had.' })
  id!: string;
}

export const RemoveOldTrophyResult = resultOf('RemoveOldTrophyResult', () => [OldTrophyRemoved]);

@ObjectType({ implements: () => Node, description: 'A trophy list of former times that was imported (D50).' })
export class OldList implements Node {
  @Field(() => ID, { description: 'Its id, which follows from its lines.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Where it comes from; null where nobody said so.' })
  source!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'SHA-256 of the CSV in hexadecimal digits; null where it was imported before that was kept.',
  })
  sha256!: string | null;

  @Field(() => Int, { description: 'Entries as it was imported, one a line.' })
  entries!: number;

  @Field(() => Int, { description: 'Trophies as it was imported.' })
  trophies!: number;

  @Field(() => Date, { description: 'When it was imported.' })
  enteredAt!: Date;

  /** The resolver looks its holder up. */
  enteredBy!: string;
}

export const OldListConnection = connectionOf(OldList);

@ObjectType({ description: 'The list is no longer part of the trophy list; the numbers have closed up (D49).' })
export class OldListRemoved {
  readonly __typename = 'OldListRemoved';

  @Field(() => UuidScalar, { description: 'The id that it had.' })
  id!: string;

  @Field(() => Int, { description: 'Entries that were removed: all that were left of it.' })
  entries!: number;

  @Field(() => Int, { description: 'Trophies that were removed.' })
  trophies!: number;
}

export const RemoveOldListResult = resultOf('RemoveOldListResult', () => [OldListRemoved]);
