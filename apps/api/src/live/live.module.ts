import { Module } from '@nestjs/common';
import { graphql } from '../graphql/graphql.module.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { ChampionshipModule } from '../championship/championship.module.js';
import { CupModule } from '../cup/cup.module.js';
import { FreeTableModule } from '../free-championship/free-table.module.js';
import { GrandPrixModule } from '../grand-prix/grand-prix.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { RequestsModule } from '../requests/requests.module.js';
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
    ...[graphql, SeasonsModule, ChampionshipModule, CupModule, FreeTableModule],
    ...[GrandPrixModule, MatchesModule, RequestsModule],
  ],
  providers: [LiveResolver, ChangeResolver, LiveService, ChangeFeed, ChangesRepository, Operations, SocketsService],
})
export class LiveModule {}
