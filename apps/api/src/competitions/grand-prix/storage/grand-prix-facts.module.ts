import { Module } from '@nestjs/common';
import { EventsOfSheets } from './events-of-sheets.js';
import { EventsRepository } from './events.repository.js';

/** What matches must know of Grand Prix: it stands below them, while Grand Prix stand above matches. */
@Module({ providers: [EventsRepository, EventsOfSheets], exports: [EventsRepository, EventsOfSheets] })
export class GrandPrixFactsModule {}
