import { Module } from '@nestjs/common';
import { FreeTableRepository } from './free-table.repository.js';
import { FreeTableService } from './free-table.service.js';

/** The table by itself: what previews and subscriptions need of it. */
@Module({ providers: [FreeTableRepository, FreeTableService], exports: [FreeTableRepository, FreeTableService] })
export class FreeTableModule {}
