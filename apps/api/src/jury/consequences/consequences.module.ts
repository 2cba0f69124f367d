import { Module } from '@nestjs/common';
import { ChampionshipModule } from '../../competitions/championship/championship.module.js';
import { CountingModule } from '../../competitions/counting/counting.module.js';
import { CupModule } from '../../competitions/cup/cup.module.js';
import { FreeTableModule } from '../../competitions/free-championship/free-table.module.js';
import { GrandPrixModule } from '../../competitions/grand-prix/grand-prix.module.js';
import { PeopleModule } from '../../registry/people/people.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { TrophiesModule } from '../../competitions/trophies/trophies.module.js';
import {
  ConsequencesResolver,
  FreeChangeResolver,
  MilestoneChangeResolver,
  TableChangeResolver,
} from './consequences.resolver.js';
import { ConsequencesService } from './consequences.service.js';
import { OldListRemovalResolver } from './old-list-removal.resolver.js';
import { OldListRemovalService } from './old-list-removal.service.js';

@Module({
  imports: [
    ChampionshipModule,
    CountingModule,
    CupModule,
    FreeTableModule,
    GrandPrixModule,
    PeopleModule,
    TeamsModule,
    TrophiesModule,
  ],
  providers: [
    ConsequencesService,
    ConsequencesResolver,
    FreeChangeResolver,
    MilestoneChangeResolver,
    TableChangeResolver,
    OldListRemovalService,
    OldListRemovalResolver,
  ],
  exports: [ConsequencesService],
})
export class ConsequencesModule {}
