import { InputType } from '@nestjs/graphql';
import { type Language } from '@tarokk/rules';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { LanguageEnum } from '../../platform/schema/language.enum.js';
import { Choice, Ids } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `inviteCaptains` takes.' })
export class InviteCaptainsInput extends WriteInput {
  @Ids('The teams, 1–200: their captains are invited.', { most: 200, least: 1 })
  teamIds!: readonly string[];

  @Choice(LanguageEnum, 'Of the letters; as of the request if left out.', { nullable: true })
  language: Language | null = null;
}
