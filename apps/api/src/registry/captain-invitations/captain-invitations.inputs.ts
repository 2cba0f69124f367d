import { Field, InputType } from '@nestjs/graphql';
import { Allow, IsOptional } from 'class-validator';
import { type Language } from '@tarokk/rules';
import { IsId, IsList } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { LanguageEnum } from '../../platform/schema/language.enum.js';
import { UuidScalar } from '../../platform/schema/scalars.js';

@InputType({ description: 'What `inviteCaptains` takes.' })
export class InviteCaptainsInput extends WriteInput {
  @Field(() => [UuidScalar], { description: 'The teams, 1–200: their captains are invited.' })
  @IsList(200, 1)
  @IsId({ each: true })
  teamIds!: readonly string[];

  @Field(() => LanguageEnum, { nullable: true, description: 'Of the letters; as of the request if left out.' })
  @IsOptional()
  @Allow()
  language: Language | null = null;
}
