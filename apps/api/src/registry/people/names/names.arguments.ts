import { ArgsType, Field } from '@nestjs/graphql';
import { NameScalar, UuidScalar } from '../../../platform/schema/scalars.js';
import { IsId, IsName } from '../../../platform/inputs/validators.js';

@ArgsType()
export class PreviewRenameArguments {
  @Field(() => UuidScalar, { description: 'Whose name.' })
  @IsId()
  personId!: string;

  @Field(() => NameScalar, { description: 'The new name.' })
  @IsName()
  name!: string;
}
