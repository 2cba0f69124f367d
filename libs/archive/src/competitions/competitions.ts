import type { Competition } from '@tarokk/competition';
import { championshipArchive } from './championship-archive.js';
import type { CompetitionArchive } from './competition-archive.js';
import { cupArchive } from './cup-archive.js';
import { freeArchive } from './free-archive.js';
import { grandPrixArchive } from './grand-prix-archive.js';

/** All of them: a competition that is added here is exported, recounted and compared. */
export const competitionArchives: Readonly<Record<Competition, CompetitionArchive>> = {
  championship: championshipArchive,
  cup: cupArchive,
  'grand-prix': grandPrixArchive,
  'free-championship': freeArchive,
};
