import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { HealthService, type Readiness } from './health.service.js';

@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** The process answers: nothing else is asked, so that a slow database never gets the process restarted. */
  @Get('live')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** The database can be reached, has every migration of this version and takes writes, pages can be shown, and the process is not about to stop. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const readiness = await this.health.readiness();
    if (readiness.status !== 'ready') void reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return readiness;
  }
}
