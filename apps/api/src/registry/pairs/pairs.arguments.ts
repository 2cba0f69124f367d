import { ArgsType } from '@nestjs/graphql';
import { PageArguments } from '../../platform/graphql/connection.js';
import { Year } from '../../platform/inputs/fields.js';

@ArgsType()
export class PairsArguments extends PageArguments {
  @Year('The year of the season.')
  seasonYear!: number;
}
