import { Field, Int, ObjectType } from '@nestjs/graphql';
import { resultOf } from '../graphql/refused.types.js';

@ObjectType({ description: 'What a list would enter: there is nothing wrong with it. Nothing was changed.' })
export class OldListChecked {
  readonly __typename = 'OldListChecked';

  @Field(() => Int, { description: 'Entries, one a line.' })
  entries!: number;

  @Field(() => Int, { description: 'Trophies: the counts of all lines, added.' })
  trophies!: number;

  @Field(() => Int, { description: 'Players who get trophies by it.' })
  players!: number;
}

@ObjectType({ description: 'The list is part of the trophy list now.' })
export class OldTrophiesImported {
  readonly __typename = 'OldTrophiesImported';

  @Field(() => String, { description: 'The list: ids of its entries are this, a slash and the number of the line.' })
  list!: string;

  @Field(() => Int, { description: 'Entries, one a line.' })
  entries!: number;

  @Field(() => Int, { description: 'Trophies: the counts of all lines, added.' })
  trophies!: number;

  @Field(() => Int, { description: 'Players who got trophies by it.' })
  players!: number;
}

export const ImportOldTrophiesResult = resultOf('ImportOldTrophiesResult', () => [OldListChecked, OldTrophiesImported]);

@ObjectType({ description: 'The entry is no longer in the list; the numbers behind it have closed up (D49).' })
export class OldTrophyRemoved {
  readonly __typename = 'OldTrophyRemoved';

  @Field(() => String, { description: 'The id that it had.' })
  id!: string;
}

export const RemoveOldTrophyResult = resultOf('RemoveOldTrophyResult', () => [OldTrophyRemoved]);
