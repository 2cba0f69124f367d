import { InputType } from '@nestjs/graphql';
import { LanguageEnum } from '../../../platform/schema/language.enum.js';
import { type Language } from '@tarokk/rules';
import { WriteInput } from '../../../platform/inputs/write.input.js';
import { Choice, Email, Flag, Id, Name, PlainText } from '../../../platform/inputs/fields.js';

/** Whoever has a one-time link. */
@InputType({ isAbstract: true })
export abstract class LinkInput {
  @PlainText(500, 'The part of the link behind `#`.')
  token!: string;
}

/** Whoever opens an account with one. */
@InputType({ isAbstract: true })
export abstract class NewcomerInput extends LinkInput {
  @Name('3 to 64 letters a–z, digits, `.`, `-` and `_`; case says nothing.')
  username!: string;

  @PlainText(1000, '10 to 200 characters, not the username, none of the commonest.')
  password!: string;
}

@InputType({ description: 'What `invite` takes.' })
export class InviteInput extends WriteInput {
  @Id('Whom.')
  personId!: string;

  @Email('Their e-mail address, if it is new.', { nullable: true })
  email: string | null = null;

  @Choice(LanguageEnum, 'Of the letter; as of the request if left out.', { nullable: true })
  language: Language | null = null;
}

@InputType({ description: 'What `acceptInvitation` takes.' })
export class AcceptInvitationInput extends NewcomerInput {}

@InputType({ description: 'What `becomeFirstAdmin` takes.' })
export class BecomeFirstAdminInput extends NewcomerInput {
  @Name('The name of the person.')
  name!: string;

  @Flag(
    'Whether they are of the jury too. Without a jury nobody opens a season or approves a match; `setOffices` gives and takes the office later.',
  )
  jury!: boolean;
}

@InputType({ description: 'What `requestPasswordReset` takes.' })
export class RequestPasswordResetInput {
  @Name('Username or e-mail address.')
  name!: string;
}

@InputType({ description: 'What `makeResetLink` takes.' })
export class MakeResetLinkInput extends WriteInput {
  @Id('Whose.')
  accountId!: string;
}

@InputType({ description: 'What `resetPassword` takes.' })
export class ResetPasswordInput extends LinkInput {
  @PlainText(1000, '10 to 200 characters, not the username, none of the commonest.')
  password!: string;
}
