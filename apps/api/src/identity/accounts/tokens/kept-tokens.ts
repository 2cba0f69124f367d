import { Field } from '@nestjs/graphql';
import { UuidScalar } from '../../../platform/schema/scalars.js';
import { IsId, IsList, all } from '../../../platform/inputs/validators.js';

/** A field of what ends the access to an account: which API tokens stay, none by default. */
export const KeptTokens = (): PropertyDecorator =>
  all(
    Field(() => [UuidScalar], {
      defaultValue: [],
      description: 'API tokens of the account that stay: all others end. Ids of other tokens change nothing.',
    }),
    IsList(100),
    IsId({ each: true }),
  );
