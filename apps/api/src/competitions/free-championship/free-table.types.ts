import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { FreeRow } from '@tarokk/competition';
import { DayScalar } from '../../platform/schema/scalars.js';
import { Season } from '../../registry/seasons/season.types.js';

@ObjectType({ description: "A player's place in the free championship, with its reason." })
export class FreeTableRow {
  /** The player, the places of others and the sentence are taken from it. */
  row!: FreeRow;

  @Field(() => Int, { description: 'The rank; equal points share it: 1, 2, 2, 4 (D16).' })
  rank!: number;

  @Field(() => Int, { description: 'The points of all admitted games, added (12).' })
  points!: number;

  @Field(() => Int, { description: 'Admitted games and matches that count.' })
  games!: number;
}

@ObjectType({ description: 'The table of the free championship: every player with an admitted game (12).' })
export class FreeTable {
  @Field(() => Season, { description: 'Its season.' })
  season!: Season;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The day on whose evening it stood so; null: as it stands now.',
  })
  asOf!: string | null;

  @Field(() => [FreeTableRow], { description: 'The players, in the order of the table.' })
  rows!: readonly FreeTableRow[];
}

@ObjectType({ description: 'What somebody has in the free championship of a year.' })
export class FreeYearOfPlayer {
  @Field(() => Int, { name: 'seasonYear', description: 'The year.' })
  year!: number;

  @Field(() => Int, { description: 'Their points.' })
  points!: number;

  @Field(() => Int, { description: 'Their admitted games and matches.' })
  games!: number;
}

/** A row of the competition library as the API shows it. */
export function freeTableRow(row: FreeRow): FreeTableRow {
  const { rank, points, games } = row;
  return { row, rank, points, games };
}
