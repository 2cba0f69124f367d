import { Module, ValidationPipe } from '@nestjs/common';
import { APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { inputRefused } from './input-refused.js';
import { InputRefusals } from './input-refusals.interceptor.js';

/** Holds the input of every mutation and the arguments of every query against the decorators of its class. */
@Module({
  providers: [
    {
      provide: APP_PIPE,
      useFactory: () =>
        new ValidationPipe({
          whitelist: true,
          forbidNonWhitelisted: true,
          transform: true,
          // A variable that is left out of an object is no value: the default of its field stands.
          transformOptions: { exposeUnsetFields: false },
          validationError: { target: false, value: false },
          exceptionFactory: inputRefused,
        }),
    },
    { provide: APP_INTERCEPTOR, useClass: InputRefusals },
  ],
})
export class InputValidationModule {}
