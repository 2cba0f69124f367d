import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import {
  matchOutcomes,
  type CourseRow,
  type CourseTable,
  type MatchOutcome,
  type PlaceReason,
} from '@tarokk/competition';
import { enumOf } from '../../platform/schema/enum-of.js';
import { DayScalar } from '../../platform/schema/scalars.js';
import { Season } from '../../registry/seasons/season.types.js';

export const PlaceDecisionEnum = enumOf<PlaceReason['decidedBy']>('PlaceDecision', 'What decided a place (9, D16).', {
  'no-match': 'The team has no match yet.',
  points: 'The points.',
  shared: 'Nothing: teams of equal points share the rank.',
});

const outcomeWords: Readonly<Record<MatchOutcome, string>> = {
  won: 'Won by raw points.',
  drawn: 'The raw points are equal.',
  lost: 'Lost by raw points.',
};

export const MatchOutcomeEnum = enumOf<MatchOutcome>(
  'MatchOutcome',
  'How a match ended for one side, by raw points (8).',
  matchOutcomes,
  (outcome) => outcomeWords[outcome],
);

@ObjectType({ description: "A team's place in the championship, with its reason." })
export class ChampionshipRow {
  /** The team, the places of other teams and the sentence are taken from it. */
  row!: CourseRow;

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

  @Field(() => Int, {
    nullable: true,
    description:
      "How many ranks the team has gained since the table's `since`, negative for lost ones (9, D16); null while it had no match on that day.",
  })
  change!: number | null;

  @Field(() => [MatchOutcomeEnum], { description: 'How its last five matches that count ended, the latest last.' })
  lastResults!: readonly MatchOutcome[];

  @Field(() => [Int], {
    description:
      "Its match points (8) by the month in which the match began (D9): from January to the month of the table's day, or to December.",
  })
  pointsByMonth!: readonly number[];
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

  @Field(() => DayScalar, { description: 'From the evening of this day on changes of rank count.' })
  since!: string;

  @Field(() => [ChampionshipRow], { description: 'All confirmed teams of the season, in the order of the table.' })
  rows!: readonly ChampionshipRow[];
}

/** A table of the competition library as the API shows it. */
export function championshipView(season: Season, asOf: string | null, { since, rows }: CourseTable): ChampionshipTable {
  return { season, asOf, since, rows: rows.map(championshipRow) };
}

/** A row of the competition library as the API shows it. */
export function championshipRow(row: CourseRow): ChampionshipRow {
  const { rank, matches, points, average, best, remaining, course } = row;
  return { row, rank, matches, points, average, best, remaining, ...course };
}
