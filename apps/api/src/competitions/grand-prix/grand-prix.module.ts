import { Module } from '@nestjs/common';
import { CupFactsModule } from '../cup/storage/cup-facts.module.js';
import { PairsModule } from '../../registry/pairs/pairs.module.js';
import { PeopleModule } from '../../registry/people/people.module.js';
import { SeasonsModule } from '../../registry/seasons/seasons.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { VenuesModule } from '../../registry/venues/venues.module.js';
import { GrandPrixAgreeing } from './organizing/agreeing.service.js';
import { GrandPrixAnnouncing } from './organizing/announcing.service.js';
import { GrandPrixEntering } from './organizing/entering.service.js';
import { EventWritesRepository } from './storage/event-writes.repository.js';
import { GrandPrixConsequencesService } from './standings/grand-prix-consequences.service.js';
import { GrandPrixFactsModule } from './storage/grand-prix-facts.module.js';
import { OrganizingResolver } from './organizing/organizing.resolver.js';
import {
  GrandPrixAppearanceResolver,
  GrandPrixEntryResolver,
  GrandPrixPairingResolver,
  GrandPrixPlayerResolver,
  GrandPrixRowResolver,
  GrandPrixSavedResolver,
  GrandPrixProposalResolver,
} from './grand-prix-parts.resolver.js';
import { GrandPrixLoader } from './grand-prix.loader.js';
import { GrandPrixResolver, GrandPrixYearResolver } from './grand-prix.resolver.js';
import { GrandPrixScheduling } from './organizing/scheduling.service.js';
import { GrandPrixStandings } from './standings/standings.service.js';
import { GrandPrixWork } from './organizing/grand-prix-work.service.js';

const reading = [
  GrandPrixResolver,
  GrandPrixYearResolver,
  GrandPrixEntryResolver,
  GrandPrixPairingResolver,
  GrandPrixProposalResolver,
  GrandPrixRowResolver,
  GrandPrixPlayerResolver,
  GrandPrixAppearanceResolver,
  GrandPrixLoader,
  GrandPrixStandings,
  GrandPrixConsequencesService,
];

const writing = [
  OrganizingResolver,
  GrandPrixSavedResolver,
  GrandPrixAnnouncing,
  GrandPrixEntering,
  GrandPrixScheduling,
  GrandPrixAgreeing,
  GrandPrixWork,
  EventWritesRepository,
];

/** Grand Prix (11). */
@Module({
  imports: [CupFactsModule, GrandPrixFactsModule, PairsModule, PeopleModule, SeasonsModule, TeamsModule, VenuesModule],
  providers: [...reading, ...writing],
  exports: [GrandPrixLoader, GrandPrixConsequencesService, GrandPrixWork],
})
export class GrandPrixModule {}
