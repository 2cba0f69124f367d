import { Field, InputType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { NameScalar, UuidScalar } from '../../../platform/schema/scalars.js';
import { IsId, IsName, IsText } from '../../../platform/inputs/validators.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';

@InputType({ description: 'What `setContact` takes.' })
export class SetContactInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'Whom.' })
  @IsId()
  personId!: string;

  @Field(() => NameScalar, { nullable: true, description: 'E-mail address, of one person only.' })
  @IsOptional()
  @IsName()
  email: string | null = null;

  @Field(() => NameScalar, { nullable: true, description: 'Telephone number.' })
  @IsOptional()
  @IsName()
  phone: string | null = null;

  @Field(() => String, { nullable: true, description: 'Your password: needed when your own e-mail address changes.' })
  @IsOptional()
  @IsText(1000)
  password: string | null = null;
}
