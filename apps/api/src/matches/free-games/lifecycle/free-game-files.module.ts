import { Module } from '@nestjs/common';
import { CountingModule } from '../../../competitions/counting/counting.module.js';
import { FreeFactorsModule } from '../../../competitions/free-championship/factors/free-factors.module.js';
import { FreeGameFilesRepository } from './free-game-files.repository.js';
import { FreeGameFiles } from './free-game-files.service.js';

/** The files of free games: what merging, recounting and the desk need of them. */
@Module({
  imports: [CountingModule, FreeFactorsModule],
  providers: [FreeGameFiles, FreeGameFilesRepository],
  exports: [FreeGameFiles, FreeGameFilesRepository],
})
export class FreeGameFilesModule {}
