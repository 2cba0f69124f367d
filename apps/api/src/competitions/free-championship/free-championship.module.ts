import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/accounts/accounts.module.js';
import { ConsequencesModule } from '../../jury/consequences/consequences.module.js';
import { MatchesModule } from '../../matches/matches.module.js';
import { PeopleModule } from '../../registry/people/people.module.js';
import { RequestsModule } from '../../matches/requests/requests.module.js';
import { SeasonsModule } from '../../registry/seasons/seasons.module.js';
import { AdmittedGamesResolver, GamesAdmittedResolver } from '../../matches/free-games/admitted-games.resolver.js';
import { AdmittedGames } from '../../matches/free-games/admitted-games.service.js';
import { FreeAppointmentResolver } from '../../jury/free-games/free-appointment.resolver.js';
import { FreeAppointment } from '../../jury/free-games/free-appointment.service.js';
import { FreeCreditResolver, FreeGameOfTrophyResolver, FreeYearsOfPersonResolver } from './free-credit.resolver.js';
import { FreeFactorsResolver } from './free-factors.resolver.js';
import { FreeFactorsService } from './free-factors.service.js';
import { FreeGameFieldsResolver } from '../../matches/free-games/free-game-fields.resolver.js';
import {
  FreeGameHistoryResolver,
  FreeGameMoveResolver,
  FreeGameRevisionResolver,
} from '../../matches/free-games/free-game-history.resolver.js';
import { FreeGameMovedResolver, FreeGameMovesResolver, FreeGameSubmittedResolver } from '../../matches/free-games/free-game-moves.resolver.js';
import { FreeGameMoves } from '../../matches/free-games/free-game-moves.service.js';
import { FreeGamesLoader } from '../../matches/free-games/free-games.loader.js';
import { FreeGamesModule } from '../../matches/free-games/free-game-files.module.js';
import { FreeGamesRepository } from '../../matches/free-games/free-games.repository.js';
import { FreeGamesResolver } from '../../matches/free-games/free-games.resolver.js';
import { FreePreviewService } from '../../jury/free-games/free-preview.service.js';
import { FreeSubmission } from '../../matches/free-games/free-submission.service.js';
import { FreeTableModule } from './free-table.module.js';
import { FreeTableResolver, FreeTableRowResolver } from './free-table.resolver.js';

const table = [FreeTableResolver, FreeTableRowResolver, FreeCreditResolver, FreeYearsOfPersonResolver];

const games = [
  ...[FreeGamesResolver, FreeGameFieldsResolver, FreeGamesLoader, FreeGamesRepository],
  ...[FreeGameHistoryResolver, FreeGameRevisionResolver, FreeGameMoveResolver, FreeGameOfTrophyResolver],
];

const writing = [
  ...[FreeGameMovesResolver, FreeGameSubmittedResolver, FreeGameMovedResolver, FreeSubmission, FreeGameMoves],
  ...[FreePreviewService, FreeFactorsResolver, FreeFactorsService, FreeAppointmentResolver, FreeAppointment],
  ...[AdmittedGamesResolver, GamesAdmittedResolver, AdmittedGames],
];

/** The free championship (12): games of every kind that the jury admits, and points by player. */
@Module({
  imports: [
    ...[AccountsModule, ConsequencesModule, FreeGamesModule, FreeTableModule, MatchesModule],
    ...[PeopleModule, RequestsModule, SeasonsModule],
  ],
  providers: [...table, ...games, ...writing],
})
export class FreeChampionshipModule {}
