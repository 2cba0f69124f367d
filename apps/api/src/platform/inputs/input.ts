import { Args } from '@nestjs/graphql';
import { validation } from './validation.js';

/** The one argument of a mutation, an object of a class with `@InputType()`, held against its decorators. */
export const Input = (): ParameterDecorator => Args('input', { description: 'All that it takes.' }, validation);

/** The same of a mutation that does its work without any: what is left out is an object with the defaults of its fields. */
export const OptionalInput = (): ParameterDecorator =>
  Args('input', { nullable: true, description: 'All that it takes; nothing is needed.' }, validation);

/** The arguments of a query or of a field, as one object of a class with `@ArgsType()`, held against its decorators. */
export const Arguments = (): ParameterDecorator => Args(validation);
