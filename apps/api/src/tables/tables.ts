import { championshipTable } from '../championship/championship.table.js';
import { cupTable } from '../cup/cup.table.js';
import { freeChampionshipTable } from '../free-championship/free.table.js';
import { freeGamesTable } from '../free-championship/games.table.js';
import { grandPrixTable } from '../grand-prix/grand-prix.table.js';
import { matchesTable } from '../matches/matches.table.js';
import { membersTable } from '../teams/members.table.js';
import { milestonesTable } from '../trophies/milestones.table.js';
import { rankingTable } from '../trophies/ranking.table.js';
import { trophiesTable } from '../trophies/trophies.table.js';
import type { Table } from './table.js';

/** All that can be downloaded. A competition adds its own here, and has it as CSV and JSON. */
export const tables: readonly Table[] = [
  championshipTable,
  cupTable,
  grandPrixTable,
  freeChampionshipTable,
  freeGamesTable,
  matchesTable,
  membersTable,
  trophiesTable,
  rankingTable,
  milestonesTable,
];
