import { Module } from '@nestjs/common';
import { PairsModule } from '../../registry/pairs/pairs.module.js';
import { PeopleModule } from '../../registry/people/people.module.js';
import { SeasonsModule } from '../../registry/seasons/seasons.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { CupActing } from './acts/cup-acting.service.js';
import { CupActsResolver } from './acts/cup-acts.resolver.js';
import { CupConsequencesService } from './acts/cup-consequences.service.js';
import { CupDeciding } from './acts/cup-deciding.service.js';
import { CupDrawingService } from './draw/cup-drawing.service.js';
import { CupEntriesService } from './draw/cup-entries.service.js';
import { CupFactsModule } from './storage/cup-facts.module.js';
import { CupStorage } from './storage/cup-storage.service.js';
import { CupDrawingResolver } from './draw/cup-drawing.resolver.js';
import { CupPairs } from './cup-pairs.js';
import {
  CupActResolver,
  CupDeadlineResolver,
  CupDrawResolver,
  CupListEntryResolver,
  CupLotResolver,
  CupPictureBoxResolver,
  CupPictureColumnResolver,
  CupPictureLineResolver,
  CupRoundResolver,
} from './cup-parts.resolver.js';
import {
  CupActedResolver,
  CupConsequencesResolver,
  CupDrawnResolver,
  CupLooseEndResolver,
  CupRoundDatesResolver,
  CupSavedResolver,
  CupTieChangeResolver,
  CupTieResolver,
  CupTieSideResolver,
} from './cup-ties.resolver.js';
import { CupWork } from './acts/cup-work.service.js';
import { CupOfSeasonResolver, CupResolver } from './cup.resolver.js';
import { CupsLoader } from './cups.loader.js';
import { CupsRepository } from './storage/cups.repository.js';

const reading = [
  CupResolver,
  CupOfSeasonResolver,
  CupListEntryResolver,
  CupLotResolver,
  CupDrawResolver,
  CupRoundResolver,
  CupDeadlineResolver,
  CupPictureColumnResolver,
  CupPictureBoxResolver,
  CupPictureLineResolver,
  CupActResolver,
  CupTieResolver,
  CupTieSideResolver,
  CupLooseEndResolver,
  CupTieChangeResolver,
  CupConsequencesResolver,
  CupsLoader,
  CupConsequencesService,
];

const writing = [
  CupDrawingResolver,
  CupActsResolver,
  CupSavedResolver,
  CupActedResolver,
  CupDrawnResolver,
  CupRoundDatesResolver,
  CupEntriesService,
  CupDrawingService,
  CupActing,
  CupDeciding,
  CupWork,
  CupStorage,
  CupPairs,
  CupsRepository,
];

/** The Hungarian Cup (10). */
@Module({
  imports: [CupFactsModule, PairsModule, PeopleModule, SeasonsModule, TeamsModule],
  providers: [...reading, ...writing],
  exports: [CupsLoader, CupConsequencesService, CupDeciding, CupWork],
})
export class CupModule {}
