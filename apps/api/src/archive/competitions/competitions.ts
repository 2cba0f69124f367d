import { championshipArchive } from './championship-archive.js';
import type { CompetitionArchive } from './competition-archive.js';

/** All of them: a competition that is added here is exported, recounted and compared. */
export const competitionArchives: readonly CompetitionArchive[] = [championshipArchive];
