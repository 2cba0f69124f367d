import { Args } from '@nestjs/graphql';

/** The one argument of a mutation. */
export const Input = (): ParameterDecorator => Args('input', { description: 'All that it takes.' });
