import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Sentence } from '@tarokk/rules';
import { ChampionshipRow } from '../../competitions/championship/championship.types.js';
import { CupConsequences } from '../../competitions/cup/cup-changes.types.js';
import { enumOf } from '../../platform/schema/enum-of.js';
import { DayScalar } from '../../platform/schema/scalars.js';
import { Trophy } from '../../competitions/trophies/trophy.types.js';

export type MilestoneChangeKind = 'reached' | 'lost' | 'moved';

export const MilestoneChangeKindEnum = enumOf<MilestoneChangeKind>(
  'MilestoneChangeKind',
  'What becomes of a milestone.',
  {
    reached: 'It is reached.',
    lost: 'It is no longer reached.',
    moved: 'It is reached by another trophy, or on another day.',
  },
);

@ObjectType({ description: "How a team's row in the championship table changes." })
export class TableChange {
  /** The resolver looks the team up. */
  teamId!: string;

  @Field(() => ChampionshipRow, { nullable: true, description: 'Its row as it is; null when it is not in the table.' })
  before!: ChampionshipRow | null;

  @Field(() => ChampionshipRow, { nullable: true, description: 'Its row as it would be.' })
  after!: ChampionshipRow | null;
}

@ObjectType({ description: 'A milestone that is reached, lost or moved (D49).' })
export class MilestoneChange {
  /** The resolver looks the player up. */
  playerId!: string;

  @Field(() => Int, { description: '100, 250, 500 or 1000.' })
  number!: number;

  @Field(() => MilestoneChangeKindEnum, { description: 'What becomes of it.' })
  change!: MilestoneChangeKind;

  @Field(() => DayScalar, { nullable: true, description: 'The day on which it is reached now; null without one.' })
  before!: string | null;

  @Field(() => DayScalar, { nullable: true, description: 'The day on which it would be reached; null without one.' })
  after!: string | null;
}

@ObjectType({ description: 'A place in the free championship.' })
export class FreePlace {
  @Field(() => Int, { description: 'The rank.' })
  rank!: number;

  @Field(() => Int, { description: 'The points.' })
  points!: number;
}

@ObjectType({ description: "How a player's place in the free championship changes (12)." })
export class FreeChange {
  /** The resolver looks the player up. */
  playerId!: string;

  @Field(() => FreePlace, { nullable: true, description: 'As it is; null when they are not in the table.' })
  before!: FreePlace | null;

  @Field(() => FreePlace, { nullable: true, description: 'As it would be.' })
  after!: FreePlace | null;
}

@ObjectType({ description: 'What a decision about a match or game would change, in all that is counted.' })
export class Consequences {
  /** The resolver words it in the reader's language. */
  sentences!: readonly Sentence[];

  /** Those of them that the rows of the championship table do not say; the resolver words them. */
  besideTable!: readonly Sentence[];

  @Field(() => [TableChange], { description: 'Rows of the championship table that would change.' })
  table!: readonly TableChange[];

  @Field(() => [FreeChange], { description: 'Places in the free championship that would change.' })
  free!: readonly FreeChange[];

  @Field(() => [Trophy], { description: 'Trophies that would be entered, with the numbers that they would get.' })
  entered!: readonly Trophy[];

  @Field(() => [Trophy], { description: 'Trophies that would be removed, with the numbers that they have.' })
  removed!: readonly Trophy[];

  @Field(() => [Trophy], { description: 'Trophies that would stay under another date, announcer or evidence.' })
  altered!: readonly Trophy[];

  @Field(() => Int, {
    description: 'How many other trophies would get other numbers, those in the whole list among them (D49, D54).',
  })
  renumbered!: number;

  @Field(() => [MilestoneChange], { description: 'Milestones that would be reached, lost or moved.' })
  milestones!: readonly MilestoneChange[];

  @Field(() => CupConsequences, {
    nullable: true,
    description: 'What would change in the bracket of the cup; null for a match of another competition.',
  })
  cup!: CupConsequences | null;
}

@ObjectType({ description: 'What the removal of an old list would change.' })
export class OldListRemoval {
  /** The resolver words it in the reader's language. */
  sentences!: readonly Sentence[];

  @Field(() => Int, { description: 'Entries that would be removed: all that are left of it.' })
  entries!: number;

  @Field(() => Int, { description: 'Trophies that would be removed.' })
  trophies!: number;

  @Field(() => Int, {
    description: 'How many other trophies would get other numbers, those in the whole list among them (D49, D54).',
  })
  renumbered!: number;

  @Field(() => [MilestoneChange], { description: 'Milestones that would be lost or moved.' })
  milestones!: readonly MilestoneChange[];
}
