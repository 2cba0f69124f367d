import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Competition, SHEET_FORMAT } from '@tarokk/competition';
import type { RedealReason } from '@tarokk/rules';
import { DayScalar, UuidScalar } from '../../../platform/schema/scalars.js';
import { CompetitionEnum } from '../../../registry/seasons/competition.enum.js';
import { MatchRecord, MatchRecordInput } from './record.types.js';
import { CardEnum, RedealReasonEnum, SheetFormatEnum } from './sheet.enums.js';
import { bothParties, type OfBothParties, SheetPart } from './sheet-part.js';
import { SheetRuling } from './sheet-ruling.types.js';

@SheetPart('SeatedPair', 'Who of a party sat down at the table.')
export class SeatedPair {
  @Field(() => UuidScalar, { description: 'The interceptor.' })
  interceptor!: string;

  @Field(() => UuidScalar, { description: 'The collector.' })
  collector!: string;
}

export const SeatedPersons = bothParties(
  'SeatedPersons',
  () => SeatedPair,
  'Four different persons, by seat.',
  'The persons',
);
export const SheetSides = bothParties<string>('SheetSides', () => UuidScalar, 'The two teams or pairs.', 'The id');

@SheetPart('SheetVenue', 'Where a match was played.')
export class SheetVenue {
  @Field(() => String, {
    nullable: true,
    description: 'The place by its name, 1–200 characters; not there of a private place for who may not read it (D59).',
  })
  name?: string | null;

  @Field(() => Boolean, { description: 'Whether it is public (D23).' })
  public!: boolean;
}

@SheetPart('SheetSubstitution', 'From a game on somebody plays in the seat of another (9).')
export class SheetSubstitution {
  @Field(() => UuidScalar, { description: 'Who comes.' })
  person!: string;

  @Field(() => UuidScalar, { description: 'Who leaves.' })
  for!: string;

  @Field(() => Int, { description: 'The first game of who comes, from 2.' })
  from!: number;
}

export const CardsDrawn = bothParties<string>(
  'CardsDrawn',
  () => CardEnum,
  'The cards that the collectors drew before the first game: who has the lower one deals first (1.2).',
  'The card',
);

@SheetPart('SheetNotes', 'What was noted of a game beside its record: `draw`, `redealt` or both. It changes no points.')
export class SheetNotes {
  @Field(() => Int, { description: 'The number of the game.' })
  game!: number;

  @Field(() => CardsDrawn, { nullable: true, description: 'Of game 1: the cards drawn for the first deal (1.2).' })
  draw?: OfBothParties<string> | null;

  @Field(() => [RedealReasonEnum], {
    nullable: true,
    description: 'Why the game was dealt again, one reason for each time, in order, at most ten (1.4).',
  })
  redealt?: readonly RedealReason[] | null;
}

@ObjectType({ isAbstract: true })
@InputType({ isAbstract: true })
abstract class AnySheet {
  @Field(() => SheetFormatEnum, { description: 'The format of the sheet.' })
  format!: typeof SHEET_FORMAT;

  @Field(() => SeatedPersons, { description: 'Who sat down at the table.' })
  persons!: OfBothParties<SeatedPair>;

  @Field(() => SheetSides, { description: 'Whose match it is.' })
  sides!: OfBothParties<string>;

  @Field(() => DayScalar, { description: 'The day on which the first game began (D9).' })
  date!: string;

  @Field(() => Int, { description: '1 for the first match of these sides that day, to 20 (D10).' })
  order!: number;

  @Field(() => SheetVenue, { description: 'Where it was played.' })
  venue!: SheetVenue;

  @Field(() => [CompetitionEnum], { description: 'What it counts for, at least one; several only by rule 11.2.' })
  competitions!: readonly Competition[];

  @Field(() => [UuidScalar], { description: 'Who played “as a guest player” (9), substitutes among them.' })
  guests!: readonly string[];

  @Field(() => [SheetSubstitution], { description: 'Who was replaced (9).' })
  substitutions!: readonly SheetSubstitution[];

  @Field(() => [SheetNotes], {
    nullable: true,
    description: 'What was noted of games, at most once for each; not there where nothing was.',
  })
  notes?: readonly SheetNotes[] | null;

  @Field(() => [SheetRuling], {
    description: 'What the jury decided, in the order of its decisions (D14). Only the jury hands in any.',
  })
  rulings!: readonly SheetRuling[];
}

@ObjectType({ description: 'A match sheet, tarokk-sheet/1 (docs/sheet.md), field by field.' })
export class MatchSheet extends AnySheet {
  @Field(() => MatchRecord, { description: 'What was played, with the names as they are now.' })
  record!: MatchRecord;
}

@InputType({ description: 'A match sheet, tarokk-sheet/1 (docs/sheet.md), field by field.' })
export class MatchSheetInput extends AnySheet {
  @Field(() => MatchRecordInput, { description: 'What was played. Names in it are not kept.' })
  record!: MatchRecordInput;
}
