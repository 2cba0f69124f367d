import { InputType } from '@nestjs/graphql';
import { WriteInput } from '../../../platform/inputs/write.input.js';
import { KeptTokens } from '../tokens/kept-tokens.js';
import { Id, Name, PlainText } from '../../../platform/inputs/fields.js';

@InputType({ description: 'What `login` takes.' })
export class LoginInput {
  @Name('Username or e-mail address.')
  name!: string;

  @PlainText(1000, 'The password.')
  password!: string;
}

@InputType({ description: 'What `logoutEverywhere` takes.' })
export class LogoutEverywhereInput {
  @KeptTokens()
  keepTokenIds: readonly string[] = [];
}

@InputType({ description: 'What `revokeLogin` takes.' })
export class RevokeLoginInput extends WriteInput {
  @Id('Which.')
  loginId!: string;
}
