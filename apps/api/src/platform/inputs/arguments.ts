import { Args } from '@nestjs/graphql';
import { validation } from './validation.js';

/** The arguments of a query or of a field, as one object of a class with `@ArgsType()`, held against its decorators. */
export const Arguments = (): ParameterDecorator => Args(validation);
