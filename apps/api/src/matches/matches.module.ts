import { Module } from '@nestjs/common';
import { AccountsModule } from '../identity/accounts/accounts.module.js';
import { CountingModule } from '../competitions/counting/counting.module.js';
import { CupFactsModule } from '../competitions/cup/cup-facts.module.js';
import { GrandPrixFactsModule } from '../competitions/grand-prix/grand-prix-facts.module.js';
import { OfficeKeysModule } from '../platform/office-keys/office-keys.module.js';
import { PeopleModule } from '../registry/people/people.module.js';
import { TeamsModule } from '../registry/teams/teams.module.js';
import { VenuesModule } from '../registry/venues/venues.module.js';
import { KnowledgeRepository } from './judging/knowledge.repository.js';
import { GameOnSheetResolver } from './reads/game-on-sheet.resolver.js';
import { MatchFieldsResolver } from './reads/match-fields.resolver.js';
import { MatchFilesRepository } from './judging/match-files.repository.js';
import { MatchFiles } from './judging/match-files.service.js';
import { MatchHistoryRepository } from './history/match-history.repository.js';
import {
  MatchHistoryResolver,
  MatchMoveResolver,
  MatchRevisionResolver,
  MatchRulingResolver,
} from './history/match-history.resolver.js';
import {
  FindingResolver,
  MatchesOfPersonResolver,
  MatchesOfSideResolver,
  PlayerAtTableResolver,
} from './reads/match-parts.resolver.js';
import { MatchesLoader } from './reads/matches.loader.js';
import { MatchesRepository } from './reads/matches.repository.js';
import { MatchesResolver } from './reads/matches.resolver.js';
import {
  MatchMovedResolver,
  MatchMovesResolver,
  SheetDiffersResolver,
  SheetSubmittedResolver,
} from './lifecycle/match-moves.resolver.js';
import { MatchMovesService } from './lifecycle/match-moves.service.js';
import { SheetEntries } from './submission/sheet-entries.service.js';
import { SubmissionService } from './submission/submission.service.js';
import { PlaceWordsRepository } from './sheets/place-words.repository.js';
import { Revocations } from './sealed/revocations.service.js';
import { SealedAnswersRepository } from './sealed/sealed-answers.repository.js';
import { SealedAnswers } from './sealed/sealed-answers.service.js';
import {
  SealedAnsweredResolver,
  SealedConfirmationResolver,
  SealedOfMatchResolver,
  SealedResolver,
} from './sealed/sealed.resolver.js';
import { SealingKeys } from './sealed/sealing-keys.js';
import { Verifications } from './judging/verifications.js';
import { WithdrawnMatchesRepository } from './withdrawn/withdrawn-matches.repository.js';
import { WithdrawnMatchesResolver } from './withdrawn/withdrawn-matches.resolver.js';

const reading = [
  ...[MatchesResolver, MatchFieldsResolver, GameOnSheetResolver, MatchesLoader, MatchesRepository],
  ...[MatchHistoryResolver, MatchRevisionResolver, MatchMoveResolver, MatchRulingResolver, MatchHistoryRepository],
  PlaceWordsRepository,
  ...[FindingResolver, PlayerAtTableResolver, MatchesOfSideResolver, MatchesOfPersonResolver],
];

const writing = [
  ...[MatchMovesResolver, SheetSubmittedResolver, SheetDiffersResolver, MatchMovedResolver],
  ...[
    SubmissionService,
    SheetEntries,
    MatchMovesService,
    MatchFiles,
    MatchFilesRepository,
    KnowledgeRepository,
    Verifications,
  ],
];

const underSeal = [
  ...[SealedResolver, SealedOfMatchResolver, SealedConfirmationResolver, SealedAnsweredResolver],
  ...[SealedAnswers, SealedAnswersRepository, SealingKeys, Revocations],
];

@Module({
  imports: [
    ...[AccountsModule, CountingModule, CupFactsModule, GrandPrixFactsModule],
    ...[OfficeKeysModule, PeopleModule, TeamsModule, VenuesModule],
  ],
  providers: [...[WithdrawnMatchesResolver, WithdrawnMatchesRepository], ...reading, ...writing, ...underSeal],
  exports: [
    ...[KnowledgeRepository, MatchesLoader, MatchesRepository, MatchHistoryRepository],
    ...[MatchFiles, MatchFilesRepository, MatchMovesService],
  ],
})
export class MatchesModule {}
