import { Module } from '@nestjs/common';
import { AnnouncementsResolver } from './announcements.resolver.js';

@Module({ providers: [AnnouncementsResolver] })
export class AnnouncementsModule {}
