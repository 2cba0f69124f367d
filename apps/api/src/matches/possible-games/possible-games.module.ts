import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches.module.js';
import { FindingsResolver } from './findings.resolver.js';
import { PossibleGameOfSheetResolver, PossibleGameResolver } from './possible-game.resolver.js';
import { PossibleGamesLoader } from './possible-games.loader.js';
import { PossibleGamesRepository } from './possible-games.repository.js';
import { PossibleGames } from './possible-games.service.js';

/** Whether scored games could have been played so, which the findings of a match say too. */
@Module({
  imports: [MatchesModule],
  providers: [
    FindingsResolver,
    PossibleGameOfSheetResolver,
    PossibleGameResolver,
    PossibleGames,
    PossibleGamesLoader,
    PossibleGamesRepository,
  ],
  exports: [PossibleGamesLoader],
})
export class PossibleGamesModule {}
