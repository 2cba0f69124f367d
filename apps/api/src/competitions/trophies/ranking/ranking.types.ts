import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { TrophyClass } from '@tarokk/rules';
import { TrophyClassEnum } from '../../announcements/announcement.enums.js';
import { connectionOf } from '../../../platform/graphql/connection.js';

@ObjectType({ description: 'How many trophies of one class.' })
export class ClassTally {
  @Field(() => TrophyClassEnum, { description: 'The class.' })
  class!: TrophyClass;

  @Field(() => Int, { description: 'How many; at least one.' })
  number!: number;
}

@ObjectType({ description: 'What a player has won.' })
export class TrophyTally {
  @Field(() => Int, { description: 'All trophies, those of unknown kind too (D50).' })
  total!: number;

  @Field(() => [ClassTally], { description: 'Of each class of which there is one, the smallest class first.' })
  byClass!: readonly ClassTally[];
}

@ObjectType({ description: 'What a player has won in a year.' })
export class TrophiesOfYear {
  @Field(() => Int, { nullable: true, description: 'The year; null for entries of old lists without a date.' })
  year!: number | null;

  @Field(() => TrophyTally, { description: 'The number of that year.' })
  tally!: TrophyTally;
}

@ObjectType({ description: 'A place in the ranking by number of trophies (13).' })
export class RankedPlayer {
  @Field(() => Int, { description: 'The rank; equal numbers share it: 1, 2, 2, 4 (D16).' })
  rank!: number;

  /** The resolver looks the player up. */
  playerId!: string;

  @Field(() => Int, { description: 'How many trophies: all, or those of the class that was asked for.' })
  number!: number;

  @Field(() => TrophyTally, { description: 'The number told apart: of the season that was asked for, or of all.' })
  tally!: TrophyTally;
}

export const RankedPlayerConnection = connectionOf(RankedPlayer);
