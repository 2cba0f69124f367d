import { Module } from '@nestjs/common';
import { PeopleModule } from '../../registry/people/people.module.js';
import { PlannedMatchesModule } from '../planned-matches/planned-matches.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { DraftConflictResolver, DraftFieldsResolver, DraftSavedResolver } from './draft-fields.resolver.js';
import { DraftsLoader } from './drafts.loader.js';
import { DraftsRepository } from './drafts.repository.js';
import { DraftsResolver } from './drafts.resolver.js';
import { DraftsService } from './drafts.service.js';
import { PlansOfDraftsService } from './plans-of-drafts.service.js';
import { PlayersRepository } from './players.repository.js';

/** Sheets that are still being written, each seen by its own side alone. */
@Module({
  imports: [PeopleModule, PlannedMatchesModule, TeamsModule],
  providers: [
    DraftsResolver,
    DraftFieldsResolver,
    DraftSavedResolver,
    DraftConflictResolver,
    DraftsService,
    PlansOfDraftsService,
    DraftsLoader,
    DraftsRepository,
    PlayersRepository,
  ],
  exports: [DraftsLoader],
})
export class DraftsModule {}
