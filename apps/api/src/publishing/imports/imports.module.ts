import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/accounts/accounts.module.js';
import { CountingModule } from '../../competitions/counting/counting.module.js';
import { MatchesModule } from '../../matches/matches.module.js';
import { PeopleModule } from '../../registry/people/people.module.js';
import { DirectoryRepository } from './directory.repository.js';
import { Importing } from './importing.service.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsResolver } from './imports.resolver.js';
import { ImportsService } from './imports.service.js';
import { MatchImportsResolver } from './match-imports.resolver.js';
import { Placing } from './placing.service.js';

/** Matches in bulk. */
@Module({
  imports: [AccountsModule, CountingModule, MatchesModule, PeopleModule],
  providers: [
    ImportsResolver,
    MatchImportsResolver,
    ImportsService,
    Importing,
    Placing,
    ImportsRepository,
    DirectoryRepository,
  ],
  exports: [ImportsService],
})
export class ImportsModule {}
