import { Module } from '@nestjs/common';
import { ConsequencesModule } from './consequences/consequences.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { RequestsModule } from '../matches/requests/requests.module.js';
import { AppointmentResolver } from './appointment.resolver.js';
import { AppointmentService } from './appointment.service.js';
import { AppointmentsRepository } from './appointments.repository.js';
import { DecisionsResolver } from './decisions.resolver.js';
import { PreviewResolver } from './preview.resolver.js';
import { PreviewService } from './preview.service.js';
import { QueueRepository } from './queue.repository.js';
import { QueueResolver } from './queue.resolver.js';
import { RulingsResolver } from './rulings.resolver.js';
import { RulingsService } from './rulings.service.js';

/** The desk of the jury: what waits, and what it decides. */
@Module({
  imports: [ConsequencesModule, MatchesModule, RequestsModule],
  providers: [
    ...[QueueResolver, QueueRepository],
    ...[PreviewResolver, PreviewService],
    ...[DecisionsResolver, RulingsResolver, RulingsService],
    ...[AppointmentResolver, AppointmentService, AppointmentsRepository],
  ],
})
export class JuryModule {}
