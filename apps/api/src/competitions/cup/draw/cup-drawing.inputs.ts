import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import { DayScalar, NameScalar, UuidScalar, WordsScalar } from '../../../platform/schema/scalars.js';
import { CupEntryInput } from './cup-entry.input.js';
import { IsCalendarDay, IsId, IsList, IsName, IsText, IsWords, IsYear } from '../../../platform/inputs/validators.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';

@InputType({ description: 'What `announceCup` takes.' })
export class AnnounceCupInput extends WriteInput {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  seasonYear!: number;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The last day of the entries, in the year of the season; 31 August if left out (D52).',
  })
  @IsOptional()
  @IsCalendarDay()
  entriesUntil: string | null = null;

  @Field(() => WordsScalar, {
    nullable: true,
    description: 'Why not 31 August; another day needs a reason (D52). Everybody sees it.',
  })
  @IsOptional()
  @IsWords()
  reason: string | null = null;

  @Field(() => NameScalar, {
    nullable: true,
    description: 'The public event, and what of it is the seed; to be named before the entries close.',
  })
  @IsOptional()
  @IsName()
  event: string | null = null;
}

@InputType({ description: 'What `enterCup` takes.' })
export class EnterCupInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The pair.' })
  @IsId()
  pairId!: string;
}

@InputType({ description: 'What `drawCup` takes.' })
export class DrawCupInput extends WriteInput {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  seasonYear!: number;

  @Field(() => String, { description: 'What the event gave, as it is published: 1–200 characters (docs/draw.md).' })
  @IsText(1000)
  seed!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only says on which days the rounds would end. Leaves no trace, the idempotency key neither.',
  })
  @IsBoolean()
  dryRun: boolean = false;
}

@InputType({ description: 'What `recordCup` takes.' })
export class RecordCupInput extends WriteInput {
  @Field(() => Int, { description: 'The year of the season.' })
  @IsYear()
  seasonYear!: number;

  @Field(() => DayScalar, { description: 'The last day of the entries, in the year of the season.' })
  @IsCalendarDay()
  entriesUntil!: string;

  @Field(() => NameScalar, { description: 'The public event that gave the seed.' })
  @IsName()
  event!: string;

  @Field(() => DayScalar, { description: 'The day on which it was named.' })
  @IsCalendarDay()
  eventNamedOn!: string;

  @Field(() => DayScalar, { description: 'The day of the draw.' })
  @IsCalendarDay()
  drawnOn!: string;

  @Field(() => String, { description: 'What the event gave, as it is published: 1–200 characters (docs/draw.md).' })
  @IsText(1000)
  seed!: string;

  @Field(() => [CupEntryInput], { description: 'The published list, in its order: 2–16 pairs.' })
  @IsList(500)
  @ValidateNested({ each: true })
  @Type(() => CupEntryInput)
  entries!: readonly CupEntryInput[];

  @Field(() => WordsScalar, { description: 'Why; the log keeps it.' })
  @IsWords()
  reason!: string;
}
