import { Module } from '@nestjs/common';
import { FreeGameFilesModule } from '../../matches/free-games/lifecycle/free-game-files.module.js';
import { FreeGamesModule } from '../../matches/free-games/free-games.module.js';
import { RequestsModule } from '../../matches/requests/requests.module.js';
import { ConsequencesModule } from '../consequences/consequences.module.js';
import { FreeAppointmentResolver } from './free-appointment.resolver.js';
import { FreeAppointment } from './free-appointment.service.js';
import { FreePreviewResolver } from './free-preview.resolver.js';
import { FreePreviewService } from './free-preview.service.js';

/** What the jury sees before it decides a free game, and who decides one in which all of it has played. */
@Module({
  imports: [ConsequencesModule, FreeGameFilesModule, FreeGamesModule, RequestsModule],
  providers: [FreePreviewResolver, FreePreviewService, FreeAppointmentResolver, FreeAppointment],
})
export class FreeDecisionsModule {}
