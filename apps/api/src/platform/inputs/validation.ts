import { ValidationPipe } from '@nestjs/common';
import { inputRefused } from './input-refused.js';

/**
 * Without two walks of Nest's through every value: arrays from JSON or GraphQL have no gaps, and of an input GraphQL refuses
 * unknown keys, `__proto__` too; in a document it is an unknown key of its parser.
 */
class InputPipe extends ValidationPipe {
  protected override closeArrayGaps(): void {}
  protected override stripProtoKeys(): void {}
}

/**
 * Holds a value against the decorators of its class: the input of a mutation by `@Input()`, the arguments of a query by
 * `@Arguments()`. Not a pipe of the whole application: Nest runs such a pipe on every parameter of every field, the parent
 * and the context too, which a list of fifty trophies pays for some thousand times.
 */
export const validation = new InputPipe({
  whitelist: true,
  forbidNonWhitelisted: true,
  transform: true,
  // A variable that is left out of an object is no value: the default of its field stands.
  transformOptions: { exposeUnsetFields: false },
  validationError: { target: false, value: true },
  exceptionFactory: inputRefused,
});
