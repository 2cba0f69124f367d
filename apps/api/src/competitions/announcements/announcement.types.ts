import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { DefinitionId, Family, Parameter, TrophyClass } from '@tarokk/rules';
import {
  AnnouncementIdEnum,
  FamilyEnum,
  ParameterEnum,
  SilentBonusIdEnum,
  TrophyClassEnum,
} from './announcement.enums.js';

@ObjectType({ description: 'What makes an announcement a trophy (rule 4.9).' })
export class TrophyStanding {
  @Field(() => Int, { description: 'Its place among the trophies, from 1.' })
  rank!: number;

  @Field(() => TrophyClassEnum, { description: 'Its class.' })
  class!: TrophyClass;
}

@ObjectType({ description: 'One of the 66 announcements of section 4 of the rules.' })
export class Announcement {
  @Field(() => AnnouncementIdEnum, { description: 'The id, as in a match record.' })
  id!: DefinitionId;

  @Field(() => String, { description: 'The number of its rule.' })
  rule!: string;

  @Field(() => FamilyEnum, { description: 'The table of section 4 it stands in.' })
  family!: Family;

  @Field(() => String, { description: 'Its name in play, in the language asked for.' })
  name!: string;

  @Field(() => String, {
    description: 'What it asks for, in one sentence for somebody who has never seen tarock; what binds is its rule.',
  })
  plainWords!: string;

  @Field(() => Int, { description: 'What it scores when won; lost, it scores as much less.' })
  points!: number;

  @Field(() => ParameterEnum, { description: 'What a call of it names besides its id.' })
  parameter!: Parameter;

  @Field(() => TrophyStanding, { nullable: true, description: 'Its standing as a trophy; null where it is none.' })
  trophy!: TrophyStanding | null;
}

@ObjectType({ description: 'One of the four bonuses that are never announced (rule 4.3).' })
export class SilentBonus {
  @Field(() => SilentBonusIdEnum, { description: 'The id, as in a match record.' })
  id!: DefinitionId;

  @Field(() => String, { description: 'The number of its rule.' })
  rule!: string;

  @Field(() => String, { description: 'Its name in play, in the language asked for.' })
  name!: string;

  @Field(() => String, {
    description: 'What it is for, in one sentence for somebody who has never seen tarock; what binds is its rule.',
  })
  plainWords!: string;

  @Field(() => Int, { description: 'What it scores when it happens.' })
  points!: number;
}
