import { Module } from '@nestjs/common';
import { VerificationResolver } from './verification.resolver.js';
import { VerificationService } from './verification.service.js';

@Module({ providers: [VerificationResolver, VerificationService] })
export class VerificationModule {}
