import { Module } from '@nestjs/common';
import { TrophiesModule } from '../../competitions/trophies/trophies.module.js';
import { MatchesModule } from '../../matches/matches.module.js';
import { PairsModule } from '../../registry/pairs/pairs.module.js';
import { PeopleModule } from '../../registry/people/people.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { SearchResolver } from './search.resolver.js';
import { SearchService } from './search.service.js';

/** Finds what everybody sees by a few letters of its name. */
@Module({
  imports: [PeopleModule, TeamsModule, PairsModule, MatchesModule, TrophiesModule],
  providers: [SearchResolver, SearchService],
})
export class SearchModule {}
