import { Module } from '@nestjs/common';
import { CountingModule } from '../../competitions/counting/counting.module.js';
import { FreeFactorsRepository } from '../../competitions/free-championship/free-factors.repository.js';
import { FreeGameFilesRepository } from './free-game-files.repository.js';
import { FreeGameFiles } from './free-game-files.service.js';

/** The files of free games: what merging, recounting and the desk need of them. */
@Module({
  imports: [CountingModule],
  providers: [FreeGameFiles, FreeGameFilesRepository, FreeFactorsRepository],
  exports: [FreeGameFiles, FreeGameFilesRepository, FreeFactorsRepository],
})
export class FreeGamesModule {}
