import { ArgsType, Field } from '@nestjs/graphql';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { IsId } from '../../platform/inputs/validators.js';

@ArgsType()
export class PreviewMergeArguments {
  @Field(() => UuidScalar, { description: 'The entry that is given up: better the one with less.' })
  @IsId()
  fromId!: string;

  @Field(() => UuidScalar, { description: 'The entry under which the person is kept.' })
  @IsId()
  intoId!: string;
}
