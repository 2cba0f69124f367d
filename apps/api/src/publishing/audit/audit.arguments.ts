import { ArgsType, Field, Int } from '@nestjs/graphql';
import { PageArguments } from '../../platform/graphql/connection.js';
import { NameScalar } from '../../platform/schema/scalars.js';
import { IsName, IsWholeNumber } from '../../platform/inputs/validators.js';

@ArgsType()
export class AuditLinksArguments extends PageArguments {
  @Field(() => NameScalar, { description: '`office`, or `season 2026`.' })
  @IsName()
  chain!: string;
}

@ArgsType()
export class AuditLinkArguments {
  @Field(() => NameScalar, { description: '`office`, or `season 2026`.' })
  @IsName()
  chain!: string;

  @Field(() => Int, { description: 'Its place in the chain, from 1.' })
  @IsWholeNumber(1, 2_000_000_000)
  number!: number;
}
