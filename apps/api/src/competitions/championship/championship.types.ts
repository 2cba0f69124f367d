import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { PlaceReason, TableRow } from '@tarokk/competition';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { DayScalar } from '../../platform/graphql/scalars.js';
import { Season } from '../../registry/seasons/season.types.js';

export const PlaceDecisionEnum = enumOf<PlaceReason['decidedBy']>('PlaceDecision', 'What decided a place (9, D16).', {
  'no-match': 'The team has no match yet.',
  points: 'The points.',
  shared: 'Nothing: teams of equal points share the rank.',
});

@ObjectType({ description: "A team's place in the championship, with its reason." })
export class ChampionshipRow {
  /** The team, the places of other teams and the sentence are taken from it. */
  row!: TableRow;

  @Field(() => Int, { description: 'The rank; equal points share it: 1, 2, 2, 4 (D16).' })
  rank!: number;

  @Field(() => Int, { description: 'Matches that count.' })
  matches!: number;

  @Field(() => Int, { description: 'Match points, added (8, 9).' })
  points!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Match points a match, with two decimals, half a hundredth rounded up (D26); null without a match.',
  })
  average!: number | null;

  @Field(() => Int, { nullable: true, description: 'The highest raw total of a match (D26); null without a match.' })
  best!: number | null;

  @Field(() => Int, { description: 'How many matches the team may still play (D17).' })
  remaining!: number;
}

@ObjectType({ description: 'The table of the team championship (9).' })
export class ChampionshipTable {
  @Field(() => Season, { description: 'Its season.' })
  season!: Season;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The day on whose evening it stood so; null: as it stands now.',
  })
  asOf!: string | null;

  @Field(() => [ChampionshipRow], { description: 'All confirmed teams of the season, in the order of the table.' })
  rows!: readonly ChampionshipRow[];
}

/** A row of the competition library as the API shows it. */
export function championshipRow(row: TableRow): ChampionshipRow {
  const { rank, matches, points, average, best, remaining } = row;
  return { row, rank, matches, points, average, best, remaining };
}
