import { createUnionType, Extensions, Field, InputType, Int } from '@nestjs/graphql';
import type { LowerTarock, SeatName } from '@tarokk/rules';
import { SilentBonusIdEnum } from '../../../competitions/announcements/announcement.enums.js';
import { SeatEnum } from '../../verification/verification.enums.js';
import { PointsByParty } from '../../verification/verified-match.types.js';
import { AuctionCall, SheetContra, SheetLine } from './calls.types.js';
import { CardEnum, LowerTarockEnum } from './sheet.enums.js';
import { bothParties, type OfBothParties, SheetPart } from './sheet-part.js';

@SheetPart('DealtHands', 'The ten cards that each player of a party was dealt, in any order.')
export class DealtHands {
  @Field(() => [CardEnum], { description: 'Those of the interceptor.' })
  interceptor!: readonly string[];

  @Field(() => [CardEnum], { description: 'Those of the collector.' })
  collector!: readonly string[];
}

export const Deal = bothParties('Deal', () => DealtHands, 'The forty cards as they were dealt.', 'The hands');

@SheetPart('AuctionTurn', 'A turn of the auction.')
export class AuctionTurn {
  @Field(() => SeatEnum, { description: 'Whose it was.' })
  seat!: SeatName;

  @Extensions({ usually: 2 })
  @Field(() => [AuctionCall], { description: 'What was called, in order; nothing is a pass.' })
  calls!: readonly AuctionCall[];
}

@SheetPart('PlayedGame', 'A game with every card on record: all of it can be proved.')
export class PlayedGame {
  @Field(() => Int, { description: 'Its place in the record, from 1.' })
  number!: number;

  @Field(() => Deal, { description: 'What was dealt.' })
  deal!: OfBothParties<DealtHands>;

  @Field(() => [AuctionTurn], { description: 'The turns of the auction, in order.' })
  auction!: readonly AuctionTurn[];

  @Field(() => [[CardEnum]], { description: 'The ten tricks, each with its four cards in the order played.' })
  tricks!: readonly (readonly string[])[];

  @Field(() => PointsByParty, { nullable: true, description: 'The points that were written down, if they were.' })
  claim?: PointsByParty | null;
}

@SheetPart('ScoredParty', 'What a scored sheet says of a party.')
export class ScoredParty {
  @Field(() => Int, { description: 'How many tarocks it was dealt, 0–20.' })
  tarocks!: number;

  @Field(() => Int, { description: 'How many of Sküs and moon it was dealt, 0–2.' })
  honours!: number;

  @Field(() => [LowerTarockEnum], { description: 'Which of XVIII, XVII and XVI it was dealt.' })
  has!: readonly LowerTarock[];

  @Extensions({ usually: 4 })
  @Field(() => [SheetLine], { description: 'Its announcements that were active at the end of the auction.' })
  announcements!: readonly SheetLine[];

  @Extensions({ usually: 2 })
  @Field(() => [SheetContra], { description: 'The contras that it gave.' })
  contras!: readonly SheetContra[];

  @Field(() => [SilentBonusIdEnum], { description: 'Its silent bonuses.' })
  silent!: readonly string[];

  @Field(() => Int, { description: 'Its points, as written down.' })
  points!: number;
}

export const ScoredParties = bothParties('ScoredParties', () => ScoredParty, 'A sheet of one game.', 'The lines');

@SheetPart('ScoredGame', 'A game of which there is only the sheet: its claims are checked against each other.')
export class ScoredGame {
  @Field(() => Int, { description: 'Its place in the record, from 1.' })
  number!: number;

  @Field(() => ScoredParties, { description: 'What was written down.' })
  sheet!: OfBothParties<ScoredParty>;
}

export const RecordedGame = createUnionType({
  name: 'RecordedGame',
  description: 'A game as the record has it.',
  types: () => [PlayedGame, ScoredGame] as const,
  resolveType: (game: object) => ('sheet' in game ? ScoredGame : PlayedGame),
});

@InputType({ isOneOf: true, description: 'A game: every card of it, or its sheet alone.' })
export class RecordedGameInput {
  @Field(() => PlayedGame, { nullable: true, description: 'A game with every card on record.' })
  played?: PlayedGame | null;

  @Field(() => ScoredGame, { nullable: true, description: 'A game of which there is only the sheet.' })
  scored?: ScoredGame | null;
}
