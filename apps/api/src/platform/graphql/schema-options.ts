import type { BuildSchemaOptions } from '@nestjs/graphql';

export const buildSchemaOptions: BuildSchemaOptions = {
  numberScalarMode: 'integer',
};
