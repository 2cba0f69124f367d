import { Field, InputType } from '@nestjs/graphql';
import { Allow, IsBoolean, IsOptional } from 'class-validator';
import { EmailScalar, NameScalar, UuidScalar } from '../../../platform/schema/scalars.js';
import { LanguageEnum } from '../../../platform/schema/language.enum.js';
import { type Language } from '@tarokk/rules';
import { IsEmailAddress, IsId, IsName, IsText } from '../../../platform/inputs/validators.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';

/** Whoever has a one-time link. */
@InputType({ isAbstract: true })
export abstract class LinkInput {
  @Field(() => String, { description: 'The part of the link behind `#`.' })
  @IsText(500)
  token!: string;
}

/** Whoever opens an account with one. */
@InputType({ isAbstract: true })
export abstract class NewcomerInput extends LinkInput {
  @Field(() => NameScalar, { description: '3 to 64 letters a–z, digits, `.`, `-` and `_`; case says nothing.' })
  @IsName()
  username!: string;

  @Field(() => String, { description: '10 to 200 characters, not the username, none of the commonest.' })
  @IsText(1000)
  password!: string;
}

@InputType({ description: 'What `invite` takes.' })
export class InviteInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'Whom.' })
  @IsId()
  personId!: string;

  @Field(() => EmailScalar, { nullable: true, description: 'Their e-mail address, if it is new.' })
  @IsOptional()
  @IsEmailAddress()
  email: string | null = null;

  @Field(() => LanguageEnum, { nullable: true, description: 'Of the letter; as of the request if left out.' })
  @IsOptional()
  @Allow()
  language: Language | null = null;
}

@InputType({ description: 'What `acceptInvitation` takes.' })
export class AcceptInvitationInput extends NewcomerInput {}

@InputType({ description: 'What `becomeFirstAdmin` takes.' })
export class BecomeFirstAdminInput extends NewcomerInput {
  @Field(() => NameScalar, { description: 'The name of the person.' })
  @IsName()
  name!: string;

  @Field(() => Boolean, {
    description:
      'Whether they are of the jury too. Without a jury nobody opens a season or approves a match; `setOffices` gives and takes the office later.',
  })
  @IsBoolean()
  jury!: boolean;
}

@InputType({ description: 'What `requestPasswordReset` takes.' })
export class RequestPasswordResetInput {
  @Field(() => NameScalar, { description: 'Username or e-mail address.' })
  @IsName()
  name!: string;
}

@InputType({ description: 'What `makeResetLink` takes.' })
export class MakeResetLinkInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'Whose.' })
  @IsId()
  accountId!: string;
}

@InputType({ description: 'What `resetPassword` takes.' })
export class ResetPasswordInput extends LinkInput {
  @Field(() => String, { description: '10 to 200 characters, not the username, none of the commonest.' })
  @IsText(1000)
  password!: string;
}
