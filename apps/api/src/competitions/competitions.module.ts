import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { RegistryModule } from '../registry/registry.module.js';
import { AnnouncementsResolver } from './announcements/announcements.resolver.js';
import { ChampionshipResolver, ChampionshipRowResolver } from './championship/championship.resolver.js';
import { ChampionshipService } from './championship/championship.service.js';
import { CountedRepository } from './counting/counted.repository.js';
import { Counting } from './counting/counting.service.js';
import { FreeCreditsRepository } from './counting/free-credits.repository.js';
import { TrophyEntriesRepository } from './counting/trophy-entries.repository.js';
import { CupActing } from './cup/acts/cup-acting.service.js';
import { CupActsResolver } from './cup/acts/cup-acts.resolver.js';
import { CupConsequencesService } from './cup/acts/cup-consequences.service.js';
import { CupDeciding } from './cup/acts/cup-deciding.service.js';
import { CupWork } from './cup/acts/cup-work.service.js';
import { CupPairs } from './cup/cup-pairs.js';
import { CupActResolver, CupDrawResolver, CupPictureLineResolver, fieldsOfCupParts } from './cup/cup-parts.resolver.js';
import { CupLooseEndResolver, CupTieResolver, CupTieSideResolver, fieldsOfCupTies } from './cup/cup-ties.resolver.js';
import { CupResolver, fieldsOfCup } from './cup/cup.resolver.js';
import { CupsLoader } from './cup/cups.loader.js';
import { CupDrawingResolver } from './cup/draw/cup-drawing.resolver.js';
import { CupDrawingService } from './cup/draw/cup-drawing.service.js';
import { CupEntriesService } from './cup/draw/cup-entries.service.js';
import { CupFactsRepository } from './cup/storage/cup-facts.repository.js';
import { CupStorage } from './cup/storage/cup-storage.service.js';
import { CupsOfSheets } from './cup/storage/cups-of-sheets.js';
import { CupsRepository } from './cup/storage/cups.repository.js';
import { FreeFactorsRepository } from './free-championship/factors/free-factors.repository.js';
import { FreeFactorsResolver } from './free-championship/factors/free-factors.resolver.js';
import { FreeFactorsService } from './free-championship/factors/free-factors.service.js';
import { FreeCreditResolver, FreeYearsOfPersonResolver } from './free-championship/free-credit.resolver.js';
import { FreeTableRepository } from './free-championship/free-table.repository.js';
import { FreeTableResolver, FreeTableRowResolver } from './free-championship/free-table.resolver.js';
import { FreeTableService } from './free-championship/free-table.service.js';
import { HundredthsService } from './trophies/milestones/hundredths.service.js';
import { ListEffectsService } from './trophies/old-lists/list-effects.service.js';
import { OldListsRepository } from './trophies/old-lists/old-lists.repository.js';
import { OldListsResolver, fieldsOfOldLists } from './trophies/old-lists/old-lists.resolver.js';
import { OldListsService } from './trophies/old-lists/old-lists.service.js';
import { RankingRepository } from './trophies/ranking/ranking.repository.js';
import { RankingService } from './trophies/ranking/ranking.service.js';
import { TrophiesOfPersonResolver, TrophiesOfSideResolver } from './trophies/trophies-of.resolver.js';
import { TrophiesRepository } from './trophies/trophies.repository.js';
import { TrophiesResolver } from './trophies/trophies.resolver.js';
import { TrophiesService } from './trophies/trophies.service.js';
import { TrophyNumbering } from './trophies/trophy-list.service.js';
import { TrophyHundredthResolver, TrophyResolver, fieldsOfTrophy } from './trophies/trophy.resolver.js';
import {
  GrandPrixAppearanceResolver,
  GrandPrixEntryResolver,
  GrandPrixPairingResolver,
  GrandPrixProposalResolver,
  GrandPrixRowResolver,
  fieldsOfGrandPrixParts,
} from './grand-prix/grand-prix-parts.resolver.js';
import { GrandPrixLoader } from './grand-prix/grand-prix.loader.js';
import { GrandPrixResolver, GrandPrixYearResolver } from './grand-prix/grand-prix.resolver.js';
import { GrandPrixAgreeing } from './grand-prix/organizing/agreeing.service.js';
import { GrandPrixAnnouncing } from './grand-prix/organizing/announcing.service.js';
import { GrandPrixEntering } from './grand-prix/organizing/entering.service.js';
import { GrandPrixWork } from './grand-prix/organizing/grand-prix-work.service.js';
import { OrganizingResolver } from './grand-prix/organizing/organizing.resolver.js';
import { GrandPrixScheduling } from './grand-prix/organizing/scheduling.service.js';
import { GrandPrixConsequencesService } from './grand-prix/standings/grand-prix-consequences.service.js';
import { GrandPrixStandings } from './grand-prix/standings/standings.service.js';
import { EventWritesRepository } from './grand-prix/storage/event-writes.repository.js';
import { EventsOfSheets } from './grand-prix/storage/events-of-sheets.js';
import { EventsRepository } from './grand-prix/storage/events.repository.js';

const championship = [ChampionshipResolver, ChampionshipRowResolver, ChampionshipService];

const counting = [Counting, CountedRepository, FreeCreditsRepository, TrophyEntriesRepository];

const cup = [
  CupResolver,
  ...fieldsOfCup,
  ...fieldsOfCupParts,
  CupDrawResolver,
  CupPictureLineResolver,
  CupActResolver,
  CupTieResolver,
  CupTieSideResolver,
  CupLooseEndResolver,
  ...fieldsOfCupTies,
  CupsLoader,
  CupConsequencesService,
  CupDrawingResolver,
  CupActsResolver,
  CupEntriesService,
  CupDrawingService,
  CupActing,
  CupDeciding,
  CupWork,
  CupStorage,
  CupPairs,
  CupsRepository,
  CupFactsRepository,
  CupsOfSheets,
];

const freeChampionship = [
  FreeFactorsRepository,
  FreeTableResolver,
  FreeTableRowResolver,
  FreeCreditResolver,
  FreeYearsOfPersonResolver,
  FreeFactorsResolver,
  FreeFactorsService,
  FreeTableRepository,
  FreeTableService,
];

const trophies = [
  TrophiesResolver,
  TrophyResolver,
  ...fieldsOfTrophy,
  TrophyHundredthResolver,
  TrophiesOfPersonResolver,
  TrophiesOfSideResolver,
  OldListsResolver,
  ...fieldsOfOldLists,
  OldListsService,
  OldListsRepository,
  ListEffectsService,
  TrophiesService,
  HundredthsService,
  TrophyNumbering,
  RankingService,
  TrophiesRepository,
  RankingRepository,
];

const grandPrix = [
  GrandPrixResolver,
  GrandPrixYearResolver,
  GrandPrixEntryResolver,
  GrandPrixPairingResolver,
  GrandPrixProposalResolver,
  GrandPrixRowResolver,
  ...fieldsOfGrandPrixParts,
  GrandPrixAppearanceResolver,
  GrandPrixLoader,
  GrandPrixStandings,
  GrandPrixConsequencesService,
  OrganizingResolver,
  GrandPrixAnnouncing,
  GrandPrixEntering,
  GrandPrixScheduling,
  GrandPrixAgreeing,
  GrandPrixWork,
  EventWritesRepository,
  EventsRepository,
  EventsOfSheets,
];

/** What counts, and where everybody stands. What a Grand Prix asks of matches is provided by their module. */
@Module({
  imports: [IdentityModule, RegistryModule],
  providers: [
    AnnouncementsResolver,
    ...championship,
    ...counting,
    ...cup,
    ...freeChampionship,
    ...trophies,
    ...grandPrix,
  ],
  exports: [
    ChampionshipService,
    Counting,
    CountedRepository,
    FreeCreditsRepository,
    TrophyEntriesRepository,
    CupsLoader,
    CupConsequencesService,
    CupDeciding,
    CupWork,
    CupFactsRepository,
    CupsOfSheets,
    FreeFactorsRepository,
    FreeTableService,
    OldListsRepository,
    ListEffectsService,
    TrophiesService,
    TrophiesRepository,
    GrandPrixLoader,
    GrandPrixConsequencesService,
    GrandPrixWork,
    EventsOfSheets,
  ],
})
export class CompetitionsModule {}
