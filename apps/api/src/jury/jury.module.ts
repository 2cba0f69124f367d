import { Module } from '@nestjs/common';
import { ConsequencesModule } from './consequences/consequences.module.js';
import { CupModule } from '../competitions/cup/cup.module.js';
import { GrandPrixModule } from '../competitions/grand-prix/grand-prix.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { PossibleGamesModule } from '../matches/possible-games/possible-games.module.js';
import { RequestsModule } from '../matches/requests/requests.module.js';
import { AppointedAccountResolver, AppointmentResolver } from './appointment/appointment.resolver.js';
import { EventAppointmentService } from './appointment/event-appointment.service.js';
import { AppointmentService } from './appointment/appointment.service.js';
import { AppointmentsRepository } from './appointment/appointments.repository.js';
import { ApprovalsService } from './decisions/approvals.service.js';
import { DecisionsResolver } from './decisions/decisions.resolver.js';
import { PreviewResolver } from './preview/preview.resolver.js';
import { PreviewService } from './preview/preview.service.js';
import { QueueRepository } from './queue/queue.repository.js';
import { QueuedMatchResolver, QueueResolver } from './queue/queue.resolver.js';
import { PrecedentsRepository } from './rulings/precedents.repository.js';
import { PrecedentsResolver } from './rulings/precedents.resolver.js';
import { RulingsResolver } from './rulings/rulings.resolver.js';
import { RulingsService } from './rulings/rulings.service.js';

/** The desk of the jury: what waits, and what it decides. */
@Module({
  imports: [ConsequencesModule, CupModule, GrandPrixModule, MatchesModule, PossibleGamesModule, RequestsModule],
  providers: [
    QueueResolver,
    QueuedMatchResolver,
    QueueRepository,
    PreviewResolver,
    PreviewService,
    DecisionsResolver,
    ApprovalsService,
    PrecedentsResolver,
    PrecedentsRepository,
    RulingsResolver,
    RulingsService,
    AppointmentResolver,
    AppointedAccountResolver,
    AppointmentService,
    EventAppointmentService,
    AppointmentsRepository,
  ],
})
export class JuryModule {}
