import { Global, Module } from '@nestjs/common';
import { Authentication } from '../../platform/requests/authentication.js';
import { AuthenticationService } from './authentication.service.js';
import { CredentialsRepository } from './credentials.repository.js';

/** Who sends a request. */
@Global()
@Module({
  providers: [CredentialsRepository, { provide: Authentication, useClass: AuthenticationService }],
  exports: [Authentication],
})
export class AccessModule {}
