import { Args } from '@nestjs/graphql';
import { validation } from './validation.js';

/** The one argument of a mutation, an object of a class with `@InputType()`, held against its decorators. */
export const Input = (): ParameterDecorator => Args('input', { description: 'All that it takes.' }, validation);
