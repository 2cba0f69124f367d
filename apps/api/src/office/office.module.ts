import { Module } from '@nestjs/common';
import { OfficeRepository } from './office.repository.js';
import { OfficeResolver } from './office.resolver.js';

@Module({ providers: [OfficeRepository, OfficeResolver] })
export class OfficeModule {}
