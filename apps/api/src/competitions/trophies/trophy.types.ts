import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Competition, Evidence, NumbersInList, TrophyEntry } from '@tarokk/competition';
import type { AnnouncementId, TrophyClass } from '@tarokk/rules';
import { AnnouncementIdEnum, TrophyClassEnum } from '../announcements/announcement.enums.js';
import { connectionOf } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/schema/enum-of.js';
import { Node } from '../../platform/schema/node.type.js';
import { DayScalar, UuidScalar } from '../../platform/schema/scalars.js';
import { CompetitionEnum } from '../../registry/seasons/competition.enum.js';

export const EvidenceEnum = enumOf<Evidence>('TrophyEvidence', 'How well a trophy is known.', {
  proved: 'Every card of its game is on record, and the rules library proved it.',
  sheet: 'From the sheet, which both sides confirmed.',
  ruling: 'Entered by a ruling of the jury (D14).',
  'old-list': 'Taken over from an old list (D50).',
});

@ObjectType({ description: 'From the first to the last number of an entry; one and the same save in old lists.' })
export class TrophyNumbers {
  @Field(() => Int, { description: 'The number of the first.' })
  first!: number;

  @Field(() => Int, { description: 'The number of the last.' })
  last!: number;
}

@ObjectType({ description: 'What an old list says in words, of persons and teams that the office may not know (D50).' })
export class OldListWords {
  @Field(() => String, { description: 'The partner; empty when the list has none.' })
  partner!: string;

  @Field(() => String, { description: 'The team.' })
  team!: string;

  @Field(() => String, { description: 'The opponents.' })
  opponents!: string;

  @Field(() => String, { description: 'The competition.' })
  competition!: string;
}

@ObjectType({
  implements: () => Node,
  description: 'A won trophy, or several of an old list that are told together (13).',
})
export class Trophy implements Node {
  /** Persons, sides and words are taken from it. */
  entry!: TrophyEntry;

  /** All of them in a list that an act would lead to; those that are left out are those of the list as it is. */
  numbers!: Partial<NumbersInList>;

  @Field(() => ID, {
    description: 'The id of the entry, which follows from its game and player, or from the old list and its line.',
  })
  id!: string;

  @Field(() => Int, { description: 'How many: 1 save in old lists.' })
  count!: number;

  @Field(() => AnnouncementIdEnum, { nullable: true, description: 'Which trophy; null for an unknown kind (D50).' })
  trophy!: AnnouncementId | null;

  @Field(() => TrophyClassEnum, { nullable: true, description: 'Its class (4.9); null for an unknown kind.' })
  class!: TrophyClass | null;

  @Field(() => DayScalar, {
    nullable: true,
    description: "The day of its match (D9); an old list may know the year only, then it is the year's first day.",
  })
  date!: string | null;

  @Field(() => [CompetitionEnum], { description: 'What the match counted for; the words of an old list apart.' })
  competitions!: readonly Competition[];

  @Field(() => UuidScalar, { nullable: true, description: 'The id of its match; null from an old list.' })
  matchId!: string | null;

  @Field(() => Int, { nullable: true, description: 'The number of its game in the match.' })
  game!: number | null;

  @Field(() => EvidenceEnum, { description: 'How well it is known.' })
  evidence!: Evidence;

  @Field(() => OldListWords, {
    nullable: true,
    description: 'The words of the old list; null for a trophy of a match.',
  })
  oldList!: OldListWords | null;
}

export const TrophyConnection = connectionOf(Trophy);

@ObjectType({ description: "A player's 100th, 250th, 500th or 1000th trophy, which earns an award (13)." })
export class Milestone {
  @Field(() => Int, { description: '100, 250, 500 or 1000.' })
  number!: number;

  @Field(() => DayScalar, {
    nullable: true,
    description: "The day of the trophy's match (D49); null when an old entry without a date reached it.",
  })
  date!: string | null;

  @Field(() => Trophy, { description: 'The trophy that reached it.' })
  trophy!: Trophy;
}

export const MilestoneConnection = connectionOf(Milestone);

@ObjectType({
  description:
    'A hundredth of the whole list, which earns a cup of its own (13, D54). It follows from the present list: a correction may make it another trophy.',
})
export class TrophyHundredth {
  /** The resolver looks the player up. */
  playerId!: string | null;

  @Field(() => Int, { description: '100, 200, 300 …' })
  number!: number;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The day of its trophy; null within an entry without a date, and then it is nobody’s.',
  })
  date!: string | null;

  @Field(() => Trophy, {
    description: 'The entry in which it stands; one of an old list may stand for several trophies.',
  })
  trophy!: Trophy;
}

export const TrophyHundredthConnection = connectionOf(TrophyHundredth);

@ObjectType({ description: 'The hundredth of the whole list that comes next (D54).' })
export class NextTrophyHundredth {
  @Field(() => Int, { description: 'Its number.' })
  number!: number;

  @Field(() => Int, { description: 'How many trophies are left to it, itself included: at least 1.' })
  left!: number;
}
