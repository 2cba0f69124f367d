import { Global, Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { RegistryModule } from '../registry/registry.module.js';
import { CompetitionsModule } from '../competitions/competitions.module.js';
import { EventMatches } from '../competitions/grand-prix/storage/event-matches.js';
import { EventPlans } from '../competitions/grand-prix/storage/event-plans.js';
import { NeedsService } from './planned-matches/needs.service.js';
import { PlanRequestsRepository } from './planned-matches/plan-requests.repository.js';
import { PlannedMatchFieldsResolver, fieldsOfPlannedMatch } from './planned-matches/planned-match-fields.resolver.js';
import { PlannedMatchesLoader } from './planned-matches/planned-matches.loader.js';
import { PlannedMatchesRepository } from './planned-matches/planned-matches.repository.js';
import { PlannedMatchesResolver } from './planned-matches/planned-matches.resolver.js';
import { PlannedMatchesService } from './planned-matches/planned-matches.service.js';
import { ScheduleResolver } from './planned-matches/schedule.resolver.js';
import { ScheduleService } from './planned-matches/schedule.service.js';
import { PlanningSidesRepository } from './planned-matches/planning-sides.repository.js';
import { PlanningService } from './planned-matches/planning.service.js';
import { PointsBySeatResolver, SessionsResolver } from './verification/sessions/sessions.resolver.js';
import { SessionsService } from './verification/sessions/sessions.service.js';
import { VerificationResolver } from './verification/verification.resolver.js';
import { VerificationService } from './verification/verification.service.js';
import { DraftFieldsResolver, fieldsOfDraft } from './drafts/draft-fields.resolver.js';
import { DraftsLoader } from './drafts/drafts.loader.js';
import { DraftsRepository } from './drafts/drafts.repository.js';
import { DraftsResolver } from './drafts/drafts.resolver.js';
import { DraftsService } from './drafts/drafts.service.js';
import { PlansOfDraftsService } from './drafts/plans-of-drafts.service.js';
import { PlayersRepository } from './drafts/players.repository.js';
import { AskingService } from './requests/asking.service.js';
import { ConcernService } from './requests/deciding/concern.service.js';
import { DecidingService } from './requests/deciding/deciding.service.js';
import { GrantedRequests } from './requests/deciding/granted-requests.service.js';
import { JuryRepository } from './requests/deciding/jury.repository.js';
import { MatchRequestsService } from './requests/match-requests.service.js';
import { RequestFieldsResolver, fieldsOfRequest } from './requests/request-fields.resolver.js';
import { fieldsOfRequestsOfPlans } from './requests/requests-of-plans.resolver.js';
import { RequestsLoader } from './requests/requests.loader.js';
import { RequestsRepository } from './requests/requests.repository.js';
import { RequestsResolver } from './requests/requests.resolver.js';
import { TeamRequestsService } from './requests/team-requests.service.js';
import { KnowledgeRepository } from './sheets/knowledge.repository.js';
import { PlaceWordsRepository } from './sheets/place-words.repository.js';
import { MatchHistoryRepository } from './history/match-history.repository.js';
import { WithdrawnMatchesRepository } from './history/withdrawn-matches.repository.js';
import { MatchFilesRepository } from './lifecycle/match-files.repository.js';
import { MatchFiles } from './lifecycle/match-files.service.js';
import { MatchMovesService } from './lifecycle/match-moves.service.js';
import { Verifications } from './lifecycle/verifications.js';
import { MatchFieldsResolver } from './match/match-fields.resolver.js';
import {
  MatchHistoryResolver,
  MatchMoveResolver,
  MatchRevisionResolver,
  fieldsOfMatchHistory,
} from './match/match-history.resolver.js';
import {
  MatchesOfPersonResolver,
  MatchesOfSideResolver,
  PersonsOfMatchResolver,
  TrophiesOfMatchResolver,
  fieldsOfMatchParts,
} from './match/match-parts.resolver.js';
import { MatchesLoader } from './match/matches.loader.js';
import { MatchesRepository } from './match/matches.repository.js';
import { MatchesResolver } from './match/matches.resolver.js';
import {
  CardInTrickResolver,
  TricksOfTrophyResolver,
  DecidingTrickResolver,
} from './match/tricks-of-trophy.resolver.js';
import { WithdrawnMatchesResolver } from './match/withdrawn-matches.resolver.js';
import { MatchAnalysesRepository } from './analyses/match-analyses.repository.js';
import { MatchAnalyses } from './analyses/match-analyses.service.js';
import { MatchAnalysisResolver } from './analyses/match-analysis.resolver.js';
import { EventMatchesRepository } from './competition-matches/event-matches.repository.js';
import { EventMatchesService } from './competition-matches/event-matches.service.js';
import {
  MatchOfPairingResolver,
  fieldsOfMatchesOfCompetitions,
} from './competition-matches/matches-of-competitions.resolver.js';
import { ConfirmationResolver } from './confirmation/confirmation.resolver.js';
import { Revocations } from './confirmation/sealed-answers/revocations.service.js';
import { SealedAnswersRepository } from './confirmation/sealed-answers/sealed-answers.repository.js';
import { SealedAnswers } from './confirmation/sealed-answers/sealed-answers.service.js';
import {
  SealedOfMatchResolver,
  SealedResolver,
  fieldsOfSealed,
} from './confirmation/sealed-answers/sealed.resolver.js';
import { SealingKeys } from './confirmation/sealed-answers/sealing-keys.js';
import { AdmittedGamesResolver, fieldsOfAdmittedGames } from './free-games/admission/admitted-games.resolver.js';
import { AdmittedGames } from './free-games/admission/admitted-games.service.js';
import { CreditedGameResolver, fieldsOfCreditedGames } from './free-games/admission/credited-games.resolver.js';
import { FreeGameFieldsResolver } from './free-games/free-game-fields.resolver.js';
import {
  FreeGameHistoryResolver,
  FreeGameRevisionResolver,
  fieldsOfFreeGameHistory,
} from './free-games/free-game-history.resolver.js';
import { FreeGamesLoader } from './free-games/free-games.loader.js';
import { FreeGamesRepository } from './free-games/free-games.repository.js';
import { FreeGamesResolver } from './free-games/free-games.resolver.js';
import { FreeSubmission } from './free-games/hand-in/free-submission.service.js';
import { FreeGameFilesRepository } from './free-games/lifecycle/free-game-files.repository.js';
import { FreeGameFiles } from './free-games/lifecycle/free-game-files.service.js';
import { FreeGameMovesResolver, fieldsOfFreeGameMoves } from './free-games/lifecycle/free-game-moves.resolver.js';
import { FreeGameMoves } from './free-games/lifecycle/free-game-moves.service.js';
import { FindingsResolver } from './possible-games/findings.resolver.js';
import { fieldsOfPossibleGame } from './possible-games/possible-game.resolver.js';
import { PossibleGamesLoader } from './possible-games/possible-games.loader.js';
import { PossibleGamesRepository } from './possible-games/possible-games.repository.js';
import { PossibleGames } from './possible-games/possible-games.service.js';
import { SealedChecks } from './hand-in/sealed-check.service.js';
import { SheetEntries } from './hand-in/sheet-entries.service.js';
import { SubmissionResolver, fieldsOfSubmission } from './hand-in/submission.resolver.js';
import { SubmissionService } from './hand-in/submission.service.js';

const plannedMatches = [
  PlannedMatchesResolver,
  PlannedMatchFieldsResolver,
  ...fieldsOfPlannedMatch,
  PlannedMatchesService,
  ScheduleResolver,
  ScheduleService,
  PlanningService,
  NeedsService,
  PlannedMatchesLoader,
  PlannedMatchesRepository,
  PlanningSidesRepository,
  PlanRequestsRepository,
];

const verification = [
  SessionsResolver,
  PointsBySeatResolver,
  SessionsService,
  VerificationResolver,
  VerificationService,
];

const drafts = [
  DraftsResolver,
  DraftFieldsResolver,
  ...fieldsOfDraft,
  DraftsService,
  PlansOfDraftsService,
  DraftsLoader,
  DraftsRepository,
  PlayersRepository,
];

const requests = [
  RequestsResolver,
  RequestFieldsResolver,
  ...fieldsOfRequest,
  ...fieldsOfRequestsOfPlans,
  AskingService,
  DecidingService,
  GrantedRequests,
  ConcernService,
  MatchRequestsService,
  TeamRequestsService,
  RequestsLoader,
  RequestsRepository,
  JuryRepository,
];

const sheets = [PlaceWordsRepository, KnowledgeRepository];

const history = [MatchHistoryRepository, WithdrawnMatchesRepository];

const lifecycle = [MatchMovesService, MatchFiles, MatchFilesRepository, Verifications];

const match = [
  MatchesResolver,
  MatchFieldsResolver,
  MatchesLoader,
  MatchesRepository,
  ...fieldsOfMatchParts,
  MatchesOfSideResolver,
  PersonsOfMatchResolver,
  MatchesOfPersonResolver,
  TrophiesOfMatchResolver,
  TricksOfTrophyResolver,
  DecidingTrickResolver,
  CardInTrickResolver,
  MatchHistoryResolver,
  MatchRevisionResolver,
  MatchMoveResolver,
  ...fieldsOfMatchHistory,
  WithdrawnMatchesResolver,
];

const analyses = [MatchAnalysisResolver, MatchAnalyses, MatchAnalysesRepository];

const competitionMatches = [
  ...fieldsOfMatchesOfCompetitions,
  MatchOfPairingResolver,
  EventMatchesRepository,
  { provide: EventMatches, useClass: EventMatchesService },
  { provide: EventPlans, useExisting: PlannedMatchesRepository },
];

const confirmation = [
  ConfirmationResolver,
  SealedResolver,
  SealedOfMatchResolver,
  ...fieldsOfSealed,
  SealedAnswers,
  SealedAnswersRepository,
  SealingKeys,
  Revocations,
];

const freeGames = [
  FreeGamesResolver,
  FreeGameFieldsResolver,
  FreeGamesLoader,
  FreeGamesRepository,
  FreeGameHistoryResolver,
  FreeGameRevisionResolver,
  ...fieldsOfFreeGameHistory,
  CreditedGameResolver,
  ...fieldsOfCreditedGames,
  FreeGameMovesResolver,
  ...fieldsOfFreeGameMoves,
  FreeSubmission,
  FreeGameMoves,
  AdmittedGamesResolver,
  ...fieldsOfAdmittedGames,
  AdmittedGames,
  FreeGameFiles,
  FreeGameFilesRepository,
];

const possibleGames = [
  FindingsResolver,
  ...fieldsOfPossibleGame,
  PossibleGames,
  PossibleGamesLoader,
  PossibleGamesRepository,
];

const handIn = [SubmissionResolver, ...fieldsOfSubmission, SubmissionService, SheetEntries, SealedChecks];

/**
 * What is played. Global, since competitions ask `EventMatches` and `EventPlans` what was played and planned, and cannot import
 * what stands above them.
 */
@Global()
@Module({
  imports: [IdentityModule, RegistryModule, CompetitionsModule],
  providers: [
    ...plannedMatches,
    ...verification,
    ...drafts,
    ...requests,
    ...sheets,
    ...history,
    ...lifecycle,
    ...match,
    ...analyses,
    ...competitionMatches,
    ...confirmation,
    ...freeGames,
    ...possibleGames,
    ...handIn,
  ],
  exports: [
    PlannedMatchesLoader,
    DraftsLoader,
    RequestsLoader,
    JuryRepository,
    KnowledgeRepository,
    MatchHistoryRepository,
    MatchMovesService,
    MatchFiles,
    MatchFilesRepository,
    MatchesLoader,
    MatchesRepository,
    FreeGamesLoader,
    FreeGamesRepository,
    FreeGameFiles,
    FreeGameFilesRepository,
    PossibleGamesLoader,
    EventMatches,
    EventPlans,
  ],
})
export class MatchesModule {}
