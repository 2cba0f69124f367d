import { Module } from '@nestjs/common';
import { GrandPrixFactsModule } from '../grand-prix/grand-prix-facts.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { RecountRepository } from './recount.repository.js';
import { RecountResolver } from './recount.resolver.js';
import { RecountService } from './recount.service.js';

@Module({
  imports: [GrandPrixFactsModule, MatchesModule],
  providers: [RecountResolver, RecountService, RecountRepository],
  exports: [RecountService],
})
export class RecountModule {}
