import { Module } from '@nestjs/common';
import { FreeFactorsModule } from '../../competitions/free-championship/factors/free-factors.module.js';
import { AccountsModule } from '../../identity/accounts/accounts.module.js';
import { PeopleModule } from '../../registry/people/people.module.js';
import { SeasonsModule } from '../../registry/seasons/seasons.module.js';
import { MatchesModule } from '../matches.module.js';
import { AdmittedGamesResolver, GamesAdmittedResolver } from './admission/admitted-games.resolver.js';
import { AdmittedGames } from './admission/admitted-games.service.js';
import { CreditedGameResolver, FreeGameOfTrophyResolver } from './admission/credited-games.resolver.js';
import { FreeGameFieldsResolver } from './free-game-fields.resolver.js';
import { FreeGameFilesModule } from './lifecycle/free-game-files.module.js';
import {
  FreeGameHistoryResolver,
  FreeGameMoveResolver,
  FreeGameRevisionResolver,
} from './free-game-history.resolver.js';
import {
  FreeGameMovedResolver,
  FreeGameMovesResolver,
  FreeGameSubmittedResolver,
} from './lifecycle/free-game-moves.resolver.js';
import { FreeGameMoves } from './lifecycle/free-game-moves.service.js';
import { FreeGamesLoader } from './free-games.loader.js';
import { FreeGamesRepository } from './free-games.repository.js';
import { FreeGamesResolver } from './free-games.resolver.js';
import { FreeSubmission } from './hand-in/free-submission.service.js';

const reading = [
  FreeGamesResolver,
  FreeGameFieldsResolver,
  FreeGamesLoader,
  FreeGamesRepository,
  FreeGameHistoryResolver,
  FreeGameRevisionResolver,
  FreeGameMoveResolver,
  CreditedGameResolver,
  FreeGameOfTrophyResolver,
];

const writing = [
  FreeGameMovesResolver,
  FreeGameSubmittedResolver,
  FreeGameMovedResolver,
  FreeSubmission,
  FreeGameMoves,
  AdmittedGamesResolver,
  GamesAdmittedResolver,
  AdmittedGames,
];

/** Games of every kind that are handed in for the free championship (12). */
@Module({
  imports: [AccountsModule, FreeFactorsModule, FreeGameFilesModule, MatchesModule, PeopleModule, SeasonsModule],
  providers: [...reading, ...writing],
  exports: [FreeGamesLoader, FreeGamesRepository],
})
export class FreeGamesModule {}
