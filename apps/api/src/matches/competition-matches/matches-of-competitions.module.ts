import { Global, Module } from '@nestjs/common';
import { EventMatches } from '../../competitions/grand-prix/storage/event-matches.js';
import { EventPlans } from '../../competitions/grand-prix/storage/event-plans.js';
import { MatchesModule } from '../matches.module.js';
import { PlannedMatchesModule } from '../planned-matches/planned-matches.module.js';
import { PlannedMatchesRepository } from '../planned-matches/planned-matches.repository.js';
import { EventMatchesRepository } from './event-matches.repository.js';
import { EventMatchesService } from './event-matches.service.js';
import { MatchOfPairingResolver, MatchOfTieResolver } from './matches-of-competitions.resolver.js';

/** What competitions ask of matches: global, since they cannot import what stands above them. */
@Global()
@Module({
  imports: [MatchesModule, PlannedMatchesModule],
  providers: [
    MatchOfTieResolver,
    MatchOfPairingResolver,
    EventMatchesRepository,
    { provide: EventMatches, useClass: EventMatchesService },
    { provide: EventPlans, useExisting: PlannedMatchesRepository },
  ],
  exports: [EventMatches, EventPlans],
})
export class MatchesOfCompetitionsModule {}
