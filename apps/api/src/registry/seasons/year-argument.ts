import { Args, Int } from '@nestjs/graphql';

/** The argument by which seasons are told apart. */
export const Year = (): ParameterDecorator =>
  Args('seasonYear', { type: () => Int, description: 'The year of the season.' });
