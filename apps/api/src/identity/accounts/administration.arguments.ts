import { ArgsType, Field } from '@nestjs/graphql';
import { Allow, IsOptional } from 'class-validator';
import { PageArguments } from '../../platform/graphql/connection.js';
import { OfficeHeldEnum, type OfficeHeld } from './account.types.js';

@ArgsType()
export class AccountsArguments extends PageArguments {
  @Field(() => OfficeHeldEnum, { nullable: true, description: 'Only of those who hold this office.' })
  @IsOptional()
  @Allow()
  office: OfficeHeld | null = null;
}
