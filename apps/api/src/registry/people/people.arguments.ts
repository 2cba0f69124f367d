import { ArgsType } from '@nestjs/graphql';
import { PageArguments } from '../../platform/graphql/connection.js';
import { Name } from '../../platform/inputs/fields.js';

@ArgsType()
export class PersonsArguments extends PageArguments {
  @Name('Beginnings of words of the name, in any order; accents and case say nothing.', { nullable: true })
  search: string | null = null;
}
