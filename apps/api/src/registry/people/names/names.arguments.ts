import { ArgsType } from '@nestjs/graphql';
import { Id, Name } from '../../../platform/inputs/fields.js';

@ArgsType()
export class PreviewRenameArguments {
  @Id('Whose name.')
  personId!: string;

  @Name('The new name.')
  name!: string;
}
