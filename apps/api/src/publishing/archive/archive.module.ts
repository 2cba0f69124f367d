import { Module } from '@nestjs/common';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { ArchivesController } from './archives.controller.js';
import { ArchivesResolver } from './archives.resolver.js';
import { ArchivesService } from './archives.service.js';
import { SeasonExportsRepository } from './season-exports.repository.js';

@Module({
  imports: [DownloadsModule],
  controllers: [ArchivesController],
  providers: [ArchivesResolver, ArchivesService, SeasonExportsRepository],
})
export class ArchiveModule {}
