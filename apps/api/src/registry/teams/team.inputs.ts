import { Field, InputType } from '@nestjs/graphql';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { IsId } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';

@InputType({ isAbstract: true })
export abstract class TeamInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The team.' })
  @IsId()
  teamId!: string;
}

@InputType({ isAbstract: true })
export abstract class MemberOfTeamInput extends TeamInput {
  @Field(() => UuidScalar, { description: 'Who.' })
  @IsId()
  personId!: string;
}
