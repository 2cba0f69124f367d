import { Module } from '@nestjs/common';
import { PointsBySeatResolver } from './points-by-seat.resolver.js';
import { SessionsResolver } from './sessions.resolver.js';
import { SessionsService } from './sessions.service.js';

@Module({ providers: [SessionsResolver, PointsBySeatResolver, SessionsService] })
export class SessionsModule {}
