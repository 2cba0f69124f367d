import { Module } from '@nestjs/common';
import { AccountsModule } from '../identity/accounts/accounts.module.js';
import { CountingModule } from '../competitions/counting/counting.module.js';
import { CupFactsModule } from '../competitions/cup/storage/cup-facts.module.js';
import { GrandPrixFactsModule } from '../competitions/grand-prix/storage/grand-prix-facts.module.js';
import { TrophiesModule } from '../competitions/trophies/trophies.module.js';
import { OfficeKeysModule } from '../platform/office-keys/office-keys.module.js';
import { PeopleModule } from '../registry/people/people.module.js';
import { TeamsModule } from '../registry/teams/teams.module.js';
import { VenuesModule } from '../registry/venues/venues.module.js';
import { ConfirmationResolver } from './confirmation/confirmation.resolver.js';
import { Revocations } from './confirmation/sealed-answers/revocations.service.js';
import { SealedAnswersRepository } from './confirmation/sealed-answers/sealed-answers.repository.js';
import { SealedAnswers } from './confirmation/sealed-answers/sealed-answers.service.js';
import {
  SealedAnsweredResolver,
  SealedConfirmationResolver,
  SealedOfMatchResolver,
  SealedResolver,
} from './confirmation/sealed-answers/sealed.resolver.js';
import { SealingKeys } from './confirmation/sealed-answers/sealing-keys.js';
import { SealedChecks } from './hand-in/sealed-check.service.js';
import { SheetEntries } from './hand-in/sheet-entries.service.js';
import { SheetDiffersResolver, SheetSubmittedResolver, SubmissionResolver } from './hand-in/submission.resolver.js';
import { SubmissionService } from './hand-in/submission.service.js';
import { MatchHistoryRepository } from './history/match-history.repository.js';
import {
  MatchHistoryResolver,
  MatchMoveResolver,
  MatchRevisionResolver,
  MatchRulingResolver,
} from './match/match-history.resolver.js';
import { WithdrawnMatchesRepository } from './history/withdrawn-matches.repository.js';
import { WithdrawnMatchesResolver } from './match/withdrawn-matches.resolver.js';
import { KnowledgeRepository } from './sheets/knowledge.repository.js';
import { MatchFilesRepository } from './lifecycle/match-files.repository.js';
import { MatchFiles } from './lifecycle/match-files.service.js';
import { MatchMovedResolver } from './match/match-moved.resolver.js';
import { MatchMovesService } from './lifecycle/match-moves.service.js';
import { Verifications } from './lifecycle/verifications.js';
import { GameOnSheetResolver } from './match/game-on-sheet.resolver.js';
import { MatchFieldsResolver } from './match/match-fields.resolver.js';
import {
  FindingResolver,
  MatchesOfPersonResolver,
  MatchesOfSideResolver,
  PlayerAtTableResolver,
  TrophiesOfMatchResolver,
} from './match/match-parts.resolver.js';
import { MatchesLoader } from './match/matches.loader.js';
import {
  CardInTrickResolver,
  DecidingTrickResolver,
  TricksOfTrophyResolver,
} from './match/tricks-of-trophy.resolver.js';
import { MatchesRepository } from './match/matches.repository.js';
import { MatchesResolver } from './match/matches.resolver.js';
import { PlaceWordsRepository } from './sheets/place-words.repository.js';

const match = [
  MatchesResolver,
  MatchFieldsResolver,
  GameOnSheetResolver,
  MatchesLoader,
  MatchesRepository,
  FindingResolver,
  PlayerAtTableResolver,
  MatchesOfSideResolver,
  MatchesOfPersonResolver,
  TrophiesOfMatchResolver,
  TricksOfTrophyResolver,
  DecidingTrickResolver,
  CardInTrickResolver,
  PlaceWordsRepository,
];

const history = [
  MatchHistoryResolver,
  MatchRevisionResolver,
  MatchMoveResolver,
  MatchRulingResolver,
  MatchHistoryRepository,
  WithdrawnMatchesResolver,
  WithdrawnMatchesRepository,
];

const handIn = [
  SubmissionResolver,
  SheetSubmittedResolver,
  SheetDiffersResolver,
  SubmissionService,
  SheetEntries,
  SealedChecks,
];

const lifecycle = [
  MatchMovedResolver,
  MatchMovesService,
  MatchFiles,
  MatchFilesRepository,
  KnowledgeRepository,
  Verifications,
];

const confirmation = [
  ConfirmationResolver,
  SealedResolver,
  SealedOfMatchResolver,
  SealedConfirmationResolver,
  SealedAnsweredResolver,
  SealedAnswers,
  SealedAnswersRepository,
  SealingKeys,
  Revocations,
];

@Module({
  imports: [
    AccountsModule,
    CountingModule,
    CupFactsModule,
    GrandPrixFactsModule,
    OfficeKeysModule,
    PeopleModule,
    TeamsModule,
    TrophiesModule,
    VenuesModule,
  ],
  providers: [...match, ...history, ...handIn, ...lifecycle, ...confirmation],
  exports: [
    KnowledgeRepository,
    MatchesLoader,
    MatchesRepository,
    MatchHistoryRepository,
    MatchFiles,
    MatchFilesRepository,
    MatchMovesService,
  ],
})
export class MatchesModule {}
