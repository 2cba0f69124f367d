import { ArgsType } from '@nestjs/graphql';
import { Id } from '../../platform/inputs/fields.js';

@ArgsType()
export class PreviewMergeArguments {
  @Id('The entry that is given up: better the one with less.')
  fromId!: string;

  @Id('The entry under which the person is kept.')
  intoId!: string;
}
