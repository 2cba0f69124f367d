import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { RecountRepository } from './recount.repository.js';
import { RecountResolver } from './recount.resolver.js';
import { RecountService } from './recount.service.js';

@Module({
  imports: [MatchesModule],
  providers: [RecountResolver, RecountService, RecountRepository],
  exports: [RecountService],
})
export class RecountModule {}
