import { championshipArchive } from './championship-archive.js';
import type { CompetitionArchive } from './competition-archive.js';
import { freeArchive } from './free-archive.js';

/** All of them: a competition that is added here is exported, recounted and compared. */
export const competitionArchives: readonly CompetitionArchive[] = [championshipArchive, freeArchive];
