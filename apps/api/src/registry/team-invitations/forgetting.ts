import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Hourly } from '../../platform/jobs/hourly.service.js';
import { TeamInvitationsRepository } from './team-invitations.repository.js';

/** Who has not answered in time is nobody whom the office knows: his name and address go. */
@Injectable()
export class Forgetting implements OnModuleInit {
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
