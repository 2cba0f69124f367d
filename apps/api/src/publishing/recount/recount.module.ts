import { Module } from '@nestjs/common';
import { FreeGameFilesModule } from '../../matches/free-games/lifecycle/free-game-files.module.js';
import { GrandPrixFactsModule } from '../../competitions/grand-prix/storage/grand-prix-facts.module.js';
import { MatchesModule } from '../../matches/matches.module.js';
import { FreeRecountRepository } from './free-recount.repository.js';
import { FreeRecount } from './free-recount.service.js';
import { RecountRepository } from './recount.repository.js';
import { RecountResolver } from './recount.resolver.js';
import { RecountService } from './recount.service.js';

@Module({
  imports: [FreeGameFilesModule, GrandPrixFactsModule, MatchesModule],
  providers: [RecountResolver, RecountService, RecountRepository, FreeRecount, FreeRecountRepository],
  exports: [RecountService],
})
export class RecountModule {}
