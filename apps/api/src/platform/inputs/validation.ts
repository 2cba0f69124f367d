import { ValidationPipe } from '@nestjs/common';
import { inputRefused } from './input-refused.js';

/**
 * Holds a value against the decorators of its class: the input of a mutation by `@Input()`, the arguments of a query by
 * `@Arguments()`. Not a pipe of the whole application: Nest runs such a pipe on every parameter of every field, the parent
 * and the context too, which a list of fifty trophies pays for some thousand times.
 */
export const validation = new ValidationPipe({
  whitelist: true,
  forbidNonWhitelisted: true,
  transform: true,
  // A variable that is left out of an object is no value: the default of its field stands.
  transformOptions: { exposeUnsetFields: false },
  validationError: { target: false, value: true },
  exceptionFactory: inputRefused,
});
