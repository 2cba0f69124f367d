import { championshipTable } from '../../competitions/championship/championship.table.js';
import { cupTable } from '../../competitions/cup/cup.table.js';
import { freeChampionshipTable } from '../../competitions/free-championship/free.table.js';
import { freeGamesTable } from '../../competitions/free-championship/games.table.js';
import { grandPrixTable } from '../../competitions/grand-prix/standings/grand-prix.table.js';
import { matchesTable } from '../../matches/match/matches.table.js';
import { rulingsTable } from '../../jury/rulings/rulings.table.js';
import { membersTable } from '../../registry/teams/members/members.table.js';
import { hundredthsTable } from '../../competitions/trophies/milestones/hundredths.table.js';
import { milestonesTable } from '../../competitions/trophies/milestones/milestones.table.js';
import { rankingTable } from '../../competitions/trophies/ranking/ranking.table.js';
import { trophiesTable } from '../../competitions/trophies/trophies.table.js';
import type { DownloadedTable } from '../../platform/tables/table.js';

/** All that can be downloaded. A competition adds its own here, and has it as CSV and JSON. */
export const tables: readonly DownloadedTable[] = [
  championshipTable,
  cupTable,
  grandPrixTable,
  freeChampionshipTable,
  freeGamesTable,
  matchesTable,
  membersTable,
  rulingsTable,
  trophiesTable,
  rankingTable,
  milestonesTable,
  hundredthsTable,
];
