import { Module } from '@nestjs/common';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { TablesController } from './tables.controller.js';
import { TablesRepository } from './tables.repository.js';
import { TablesService } from './tables.service.js';

@Module({ imports: [DownloadsModule], controllers: [TablesController], providers: [TablesService, TablesRepository] })
export class TablesModule {}
