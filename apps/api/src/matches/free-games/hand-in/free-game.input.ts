import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Allow, IsOptional, ValidateNested } from 'class-validator';
import { IsCalendarDay, IsId, IsJson, IsList, IsWholeNumber, IsWords } from '../../../platform/inputs/validators.js';
import type { RoyalVariant } from '@tarokk/competition';
import type { AnnouncementId } from '@tarokk/rules';
import { AnnouncementIdEnum } from '../../../competitions/announcements/announcement.enums.js';
import { JsonScalar } from '../../../platform/schema/json.scalar.js';
import { DayScalar, UuidScalar, WordsScalar } from '../../../platform/schema/scalars.js';
import { RoyalVariantEnum } from '../../../competitions/free-championship/free-game.enums.js';

@InputType({ description: 'What a player scored in a variant.' })
export class VariantResultInput {
  @Field(() => UuidScalar, { description: 'The player.' })
  @IsId()
  personId!: string;

  @Field(() => Int, { description: 'Their own raw points of all games; not below 0.' })
  @IsWholeNumber(-1_000_000, 1_000_000)
  raw!: number;
}

@InputType({ description: 'A won trophy of a variant.' })
export class VariantTrophyInput {
  @Field(() => UuidScalar, { description: 'Who announced it.' })
  @IsId()
  announcerId!: string;

  @Field(() => AnnouncementIdEnum, { description: 'Which trophy.' })
  @Allow()
  trophy!: AnnouncementId;

  @Field(() => Int, { description: 'The number of its game, 1–100.' })
  @IsWholeNumber(1, 100)
  game!: number;
}

@InputType({ description: 'A variant of Royal, entered by result (14, D44).' })
export class VariantInput {
  @Field(() => RoyalVariantEnum, { description: 'Which variant.' })
  @Allow()
  variant!: RoyalVariant;

  @Field(() => [VariantResultInput], { description: 'Every player with their points: four, three or two.' })
  @IsList(50)
  @ValidateNested({ each: true })
  @Type(() => VariantResultInput)
  results!: VariantResultInput[];

  @Field(() => [VariantTrophyInput], { nullable: true, description: 'The won trophies, at most 100.' })
  @IsOptional()
  @IsList(500)
  @ValidateNested({ each: true })
  @Type(() => VariantTrophyInput)
  trophies?: VariantTrophyInput[] | null;
}

@InputType({ description: 'A player of a test game.' })
export class TestPlayerInput {
  @Field(() => UuidScalar, { description: 'The player.' })
  @IsId()
  personId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The points that they get, also below zero: set by the jury alone (D44).',
  })
  @IsOptional()
  @IsWholeNumber(-1_000_000, 1_000_000)
  points?: number | null;
}

@InputType({ description: 'A test game: an experiment with rules, of which the jury sets the points (D44).' })
export class TestGameInput {
  @Field(() => [TestPlayerInput], { description: 'Every player, at most 10.' })
  @IsList(50)
  @ValidateNested({ each: true })
  @Type(() => TestPlayerInput)
  points!: TestPlayerInput[];

  @Field(() => WordsScalar, { description: 'What was tried, and what it should be worth.' })
  @IsWords()
  words!: string;
}

@InputType({ description: 'A session of another tarock game (D46).' })
export class SessionInput {
  @Field(() => [UuidScalar], { description: 'The players by seat; their names in the record are left aside.' })
  @IsList(20)
  @IsId({ each: true })
  players!: string[];

  @Field(() => JsonScalar, { description: 'The session record, tarock-session/1, of played or scored deals.' })
  @IsJson()
  record!: unknown;
}

@InputType({ description: 'A game of the free championship: one of `variant`, `test` and `session` (12).' })
export class FreeGameInput {
  @Field(() => DayScalar, { description: 'The day on which it began (D9).' })
  @IsCalendarDay()
  date!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Which game of this kind these players had that day, from 1 (D10); the first if left out.',
  })
  @IsOptional()
  @IsWholeNumber(0, 1_000)
  order?: number | null;

  @Field(() => VariantInput, { nullable: true, description: 'A variant of Royal.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => VariantInput)
  variant?: VariantInput | null;

  @Field(() => TestGameInput, { nullable: true, description: 'A test game.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => TestGameInput)
  test?: TestGameInput | null;

  @Field(() => SessionInput, { nullable: true, description: 'A session of another tarock game.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => SessionInput)
  session?: SessionInput | null;
}
