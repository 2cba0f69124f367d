import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { AnnouncementId, Suit } from '@tarokk/rules';
import { AnnouncementIdEnum } from '../../../competitions/announcements/announcement.enums.js';
import { SuitEnum } from '../../verification/verification.enums.js';
import { HighCardEnum, LineResultEnum, type LineResult, RoleEnum, type RoleName } from './sheet.enums.js';
import { SheetPart } from './sheet-part.js';

/** What an announcement names beside its id; which of it, `announcements` says by its `parameter`. */
@ObjectType({ isAbstract: true })
@InputType({ isAbstract: true })
abstract class Parameters {
  @Field(() => HighCardEnum, { nullable: true, description: 'The card, where one is named.' })
  card?: string | null;

  @Field(() => [HighCardEnum], {
    nullable: true,
    description: 'The two or three different cards, where several are named.',
  })
  cards?: readonly string[] | null;

  @Field(() => SuitEnum, { nullable: true, description: 'The suit, where one is named.' })
  suit?: Suit | null;

  @Field(() => [SuitEnum], { nullable: true, description: 'Where two are named, the red suit and the black one.' })
  suits?: readonly Suit[] | null;

  @Field(() => Int, { nullable: true, description: 'How many, where a number is named.' })
  count?: number | null;
}

@SheetPart(
  'AuctionCall',
  'A call: an announcement, or a contra to one of the other party. It has either `announce` or `contra`.',
)
export class AuctionCall extends Parameters {
  @Field(() => AnnouncementIdEnum, { nullable: true, description: 'What is announced.' })
  announce?: AnnouncementId | null;

  @Field(() => AnnouncementIdEnum, { nullable: true, description: 'What a contra is given to.' })
  contra?: AnnouncementId | null;
}

@SheetPart('SheetLine', 'An announcement as a scored sheet has it.')
export class SheetLine extends Parameters {
  @Field(() => AnnouncementIdEnum, { description: 'What was announced.' })
  announce!: AnnouncementId;

  @Field(() => RoleEnum, { description: 'By whom of the party.' })
  by!: RoleName;

  @Field(() => LineResultEnum, { nullable: true, description: 'What became of it; a message has none.' })
  result?: LineResult | null;
}

@SheetPart(
  'SheetContra',
  'A contra as a scored sheet has it: what became of it follows from the line of the other party.',
)
export class SheetContra extends Parameters {
  @Field(() => AnnouncementIdEnum, { description: 'What it was given to.' })
  contra!: AnnouncementId;
}
