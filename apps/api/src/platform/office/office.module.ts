import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { OfficeRepository } from './office.repository.js';
import { OfficeResolver } from './office.resolver.js';

@Global()
@Module({ providers: [OfficeRepository, OfficeResolver, Clock], exports: [Clock] })
export class OfficeModule {}
