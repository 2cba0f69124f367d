import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AllowsGuard } from './allows.guard.js';
import { AuthenticationService } from './authentication.service.js';
import { CredentialsRepository } from './credentials.repository.js';

/** Who sends a request, and what is open to him. */
@Global()
@Module({
  providers: [AuthenticationService, CredentialsRepository, { provide: APP_GUARD, useClass: AllowsGuard }],
  exports: [AuthenticationService],
})
export class AccessModule {}
