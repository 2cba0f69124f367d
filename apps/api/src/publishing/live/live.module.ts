import { Module } from '@nestjs/common';
import { graphql } from '../../platform/graphql/graphql.module.js';
import { SeasonsModule } from '../../registry/seasons/seasons.module.js';
import { ChampionshipModule } from '../../competitions/championship/championship.module.js';
import { CupModule } from '../../competitions/cup/cup.module.js';
import { FreeTableModule } from '../../competitions/free-championship/free-table.module.js';
import { GrandPrixModule } from '../../competitions/grand-prix/grand-prix.module.js';
import { MatchesModule } from '../../matches/matches.module.js';
import { RequestsModule } from '../../matches/requests/requests.module.js';
import { ChangeFeed } from './change-feed.js';
import { ChangeResolver } from './change.resolver.js';
import { ChangesRepository } from './changes.repository.js';
import { LiveResolver } from './live.resolver.js';
import { LiveService } from './live.service.js';
import { Operations } from './sockets/operations.js';
import { SocketsService } from './sockets/sockets.service.js';

/** Subscriptions: what has changed, told to all who watch, whichever process changed it. */
@Module({
  imports: [
    graphql,
    SeasonsModule,
    ChampionshipModule,
    CupModule,
    FreeTableModule,
    GrandPrixModule,
    MatchesModule,
    RequestsModule,
  ],
  providers: [LiveResolver, ChangeResolver, LiveService, ChangeFeed, ChangesRepository, Operations, SocketsService],
})
export class LiveModule {}
