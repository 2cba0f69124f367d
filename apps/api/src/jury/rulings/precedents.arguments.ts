import { ArgsType } from '@nestjs/graphql';
import { PageArguments } from '../../platform/graphql/connection.js';
import { Id, PlainText, Year } from '../../platform/inputs/fields.js';

@ArgsType()
export class PrecedentsArguments extends PageArguments {
  @PlainText(20, 'Those that rest on this rule or decision; with `4` also on `4.3`.', { nullable: true })
  rule: string | null = null;

  @Year('Those of this season.', { nullable: true })
  seasonYear: number | null = null;

  @Id('Those on matches of this team or pair.', { nullable: true })
  sideId: string | null = null;
}
