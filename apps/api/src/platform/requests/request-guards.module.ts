import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AllowsGuard } from './allows.guard.js';
import { RefusalsFilter } from './refusals.filter.js';

/** Holds every query and mutation against who sends it. */
@Module({
  providers: [
    { provide: APP_GUARD, useClass: AllowsGuard },
    { provide: APP_FILTER, useClass: RefusalsFilter },
  ],
})
export class RequestGuardsModule {}
