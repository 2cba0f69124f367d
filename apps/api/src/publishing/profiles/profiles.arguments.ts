import { ArgsType, Field, Int } from '@nestjs/graphql';
import { Allow, IsOptional } from 'class-validator';
import { AnnouncementIdEnum, type AnnouncementId } from '../../competitions/announcements/announcement.enums.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { IsId, IsYear } from '../../platform/inputs/validators.js';

@ArgsType()
export class HeadToHeadArguments {
  @Field(() => UuidScalar, { description: 'Whose figures it is.' })
  @IsId()
  personId!: string;

  @Field(() => UuidScalar, { description: 'The other player.' })
  @IsId()
  otherId!: string;

  @Field(() => Int, { nullable: true, description: 'Of this year alone.' })
  @IsOptional()
  @IsYear()
  seasonYear: number | null = null;
}

@ArgsType()
export class SidesHeadToHeadArguments {
  @Field(() => UuidScalar, { description: 'Whose figures it is.' })
  @IsId()
  sideId!: string;

  @Field(() => UuidScalar, { description: 'The other team or pair.' })
  @IsId()
  otherId!: string;
}

@ArgsType()
export class AnnouncedArguments {
  @Field(() => AnnouncementIdEnum, { description: 'Which announcement.' })
  @Allow()
  announcement!: AnnouncementId;

  @Field(() => Int, {
    nullable: true,
    description: 'The latest season in which something was approved, if left out.',
  })
  @IsOptional()
  @IsYear()
  seasonYear: number | null = null;
}
