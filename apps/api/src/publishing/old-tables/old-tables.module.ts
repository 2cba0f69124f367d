import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/accounts/accounts.module.js';
import { PeopleModule } from '../../registry/people/people.module.js';
import { OldTablesRepository } from './old-tables.repository.js';
import { OldTablesResolver } from './old-tables.resolver.js';
import { OldTablesService } from './old-tables.service.js';

/** Tables of former times, which are shown and never recomputed. */
@Module({
  imports: [AccountsModule, PeopleModule],
  providers: [OldTablesResolver, OldTablesService, OldTablesRepository],
  exports: [OldTablesRepository, OldTablesService],
})
export class OldTablesModule {}
