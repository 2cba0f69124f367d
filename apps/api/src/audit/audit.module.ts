import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import { AuditRepository } from './audit.repository.js';
import { AuditChainsResolver, AuditEntriesResolver } from './audit.resolver.js';
import { AuditService } from './audit.service.js';
import { SealerRepository } from './sealer.repository.js';
import { Sealer } from './sealer.service.js';

@Module({
  imports: [PeopleModule],
  providers: [AuditChainsResolver, AuditEntriesResolver, AuditService, AuditRepository, Sealer, SealerRepository],
})
export class AuditModule {}
