import { Module } from '@nestjs/common';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { ArchivesController } from './archives.controller.js';
import { ArchivesService } from './archives.service.js';
import { SeasonExportsRepository } from './season-exports.repository.js';

@Module({
  imports: [DownloadsModule],
  controllers: [ArchivesController],
  providers: [ArchivesService, SeasonExportsRepository],
})
export class ArchiveModule {}
