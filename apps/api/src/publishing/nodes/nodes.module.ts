import { Module } from '@nestjs/common';
import { GrandPrixModule } from '../../competitions/grand-prix/grand-prix.module.js';
import { TrophiesModule } from '../../competitions/trophies/trophies.module.js';
import { DraftsModule } from '../../matches/drafts/drafts.module.js';
import { FreeGamesModule } from '../../matches/free-games/free-games.module.js';
import { MatchesModule } from '../../matches/matches.module.js';
import { PlannedMatchesModule } from '../../matches/planned-matches/planned-matches.module.js';
import { RequestsModule } from '../../matches/requests/requests.module.js';
import { PairsModule } from '../../registry/pairs/pairs.module.js';
import { PeopleModule } from '../../registry/people/people.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { VenuesModule } from '../../registry/venues/venues.module.js';
import { OldTablesModule } from '../old-tables/old-tables.module.js';
import { CompetitionNodes } from './competition-nodes.service.js';
import { MatchNodes } from './match-nodes.service.js';
import { NodesRepository } from './nodes.repository.js';
import { NodesResolver } from './nodes.resolver.js';
import { NodesService } from './nodes.service.js';
import { RegistryNodes } from './registry-nodes.service.js';

/** Any object by its id. */
@Module({
  imports: [
    PeopleModule,
    TeamsModule,
    PairsModule,
    VenuesModule,
    MatchesModule,
    FreeGamesModule,
    PlannedMatchesModule,
    RequestsModule,
    DraftsModule,
    GrandPrixModule,
    TrophiesModule,
    OldTablesModule,
  ],
  providers: [NodesResolver, NodesService, NodesRepository, RegistryNodes, MatchNodes, CompetitionNodes],
})
export class NodesModule {}
