import { Module } from '@nestjs/common';
import { PeopleModule } from '../../registry/people/people.module.js';
import { ActsRepository } from './acts/acts.repository.js';
import { ActsResolver } from './acts/acts.resolver.js';
import { ActsService } from './acts/acts.service.js';
import { AuditRepository } from './audit.repository.js';
import { AuditChainsResolver, AuditEntriesResolver } from './audit.resolver.js';
import { AuditService } from './audit.service.js';
import { SealerRepository } from './sealer.repository.js';
import { Sealer } from './sealer.service.js';

@Module({
  imports: [PeopleModule],
  providers: [
    AuditChainsResolver,
    AuditEntriesResolver,
    AuditService,
    AuditRepository,
    Sealer,
    SealerRepository,
    ActsResolver,
    ActsService,
    ActsRepository,
  ],
})
export class AuditModule {}
