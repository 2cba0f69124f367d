import { Module } from '@nestjs/common';
import { CupFactsRepository } from './cup-facts.repository.js';
import { CupsOfSheets } from './cups-of-sheets.js';

/** What is known of cups, for whoever judges sheets or says consequences. */
@Module({ providers: [CupFactsRepository, CupsOfSheets], exports: [CupFactsRepository, CupsOfSheets] })
export class CupFactsModule {}
