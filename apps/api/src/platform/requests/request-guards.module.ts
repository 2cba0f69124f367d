import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AllowsGuard } from './allows.guard.js';
import { HttpProblemsFilter } from './http-problems.filter.js';

/** Holds every query and mutation against who sends it, and answers in one shape what is thrown outside GraphQL. */
@Module({
  providers: [
    { provide: APP_GUARD, useClass: AllowsGuard },
    { provide: APP_FILTER, useClass: HttpProblemsFilter },
  ],
})
export class RequestGuardsModule {}
