import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Hourly } from '../../platform/jobs/hourly.service.js';
import { TeamInvitationsRepository } from './team-invitations.repository.js';

/** People who have not answered in time are not known to the office otherwise: their name and address are deleted. */
@Injectable()
export class ExpiredInvitations implements OnModuleInit {
  constructor(
    private readonly invitations: TeamInvitationsRepository,
    private readonly hourly: Hourly,
  ) {}

  onModuleInit(): void {
    this.hourly.add('cleaning: team invitations', async () => {
      while (await this.invitations.forgetOld());
    });
  }
}
