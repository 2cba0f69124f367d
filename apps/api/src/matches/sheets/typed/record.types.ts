import { Field, InputType, ObjectType } from '@nestjs/graphql';
import type { MATCH_FORMAT, MatchKind, PartyName } from '@tarokk/rules';
import { DayScalar } from '../../../platform/schema/scalars.js';
import { MatchKindEnum } from '../../rows/match.enums.js';
import { PartyEnum } from '../../verification/verification.enums.js';
import { type PlayedGame, RecordedGame, RecordedGameInput, type ScoredGame } from './games.types.js';
import { RecordFormatEnum } from './sheet.enums.js';
import { bothParties, type OfBothParties, SheetPart } from './sheet-part.js';

@SheetPart('RecordedPair', 'A party by its names: for people, the office goes by the ids of the sheet.')
export class RecordedPair {
  @Field(() => String, { description: 'The team, or the pair.' })
  team!: string;

  @Field(() => String, { description: 'The collector.' })
  collector!: string;

  @Field(() => String, { description: 'The interceptor.' })
  interceptor!: string;
}

export const RecordedParties = bothParties(
  'RecordedParties',
  () => RecordedPair,
  'Both parties by their names.',
  'The names',
);

@ObjectType({ isAbstract: true })
@InputType({ isAbstract: true })
abstract class AnyRecord {
  @Field(() => RecordFormatEnum, { description: 'The format of the record.' })
  format!: typeof MATCH_FORMAT;

  @Field(() => MatchKindEnum, {
    nullable: true,
    description: 'What the record is of; left out, a match of eight games.',
  })
  kind?: MatchKind | null;

  @Field(() => DayScalar, { nullable: true, description: 'The day; if it is there it is that of the sheet.' })
  date?: string | null;

  @Field(() => String, { nullable: true, description: 'The place by its name, for people.' })
  venue?: string | null;

  @Field(() => RecordedParties, { description: 'Who played.' })
  parties!: OfBothParties<RecordedPair>;

  @Field(() => PartyEnum, { description: 'The party that drew the lower card: it defends game 1.' })
  firstDealer!: PartyName;
}

@ObjectType({ description: 'A match as it was played: royal-tarokk-match/1.' })
export class MatchRecord extends AnyRecord {
  @Field(() => [RecordedGame], { description: 'Its games, in order.' })
  games!: readonly (PlayedGame | ScoredGame)[];
}

@InputType({ description: 'A match as it was played: royal-tarokk-match/1.' })
export class MatchRecordInput extends AnyRecord {
  @Field(() => [RecordedGameInput], { description: 'Its games, in order.' })
  games!: readonly RecordedGameInput[];
}
