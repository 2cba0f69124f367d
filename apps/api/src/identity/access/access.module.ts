import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AllowsGuard } from '../../platform/requests/allows.guard.js';
import { AuthenticationService } from './authentication.service.js';
import { CredentialsRepository } from './credentials.repository.js';
import { RefusalsFilter } from '../../platform/requests/refusals.filter.js';

/** Who sends a request, and what is open to him. */
@Global()
@Module({
  providers: [
    AuthenticationService,
    CredentialsRepository,
    { provide: APP_GUARD, useClass: AllowsGuard },
    { provide: APP_FILTER, useClass: RefusalsFilter },
  ],
  exports: [AuthenticationService],
})
export class AccessModule {}
