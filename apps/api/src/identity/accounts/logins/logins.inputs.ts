import { Field, InputType } from '@nestjs/graphql';
import { NameScalar, UuidScalar } from '../../../platform/schema/scalars.js';
import { IsId, IsName, IsText } from '../../../platform/inputs/validators.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';
import { KeptTokens } from '../tokens/kept-tokens.js';

@InputType({ description: 'What `login` takes.' })
export class LoginInput {
  @Field(() => NameScalar, { description: 'Username or e-mail address.' })
  @IsName()
  name!: string;

  @Field(() => String, { description: 'The password.' })
  @IsText(1000)
  password!: string;
}

@InputType({ description: 'What `logoutEverywhere` takes.' })
export class LogoutEverywhereInput {
  @KeptTokens()
  keepTokenIds: readonly string[] = [];
}

@InputType({ description: 'What `revokeLogin` takes.' })
export class RevokeLoginInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'Which.' })
  @IsId()
  loginId!: string;
}
