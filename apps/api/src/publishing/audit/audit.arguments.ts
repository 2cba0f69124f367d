import { ArgsType } from '@nestjs/graphql';
import { PageArguments } from '../../platform/graphql/connection.js';
import { Name, WholeNumber } from '../../platform/inputs/fields.js';

@ArgsType()
export class AuditLinksArguments extends PageArguments {
  @Name('`office`, or `season 2026`.')
  chain!: string;
}

@ArgsType()
export class AuditLinkArguments {
  @Name('`office`, or `season 2026`.')
  chain!: string;

  @WholeNumber(1, 2_000_000_000, 'Its place in the chain, from 1.')
  number!: number;
}
