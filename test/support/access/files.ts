import type { Office } from '../office.js';
import type { StateName } from '../matches-in-states.js';
import { sealed } from '../sealed.js';
import { type Matrix, ofEachRole, type Outcomes } from './matrix.js';
import { matchOf } from './preparations.js';
import type { When } from './row.js';
import type { Scene } from './scene.js';
import type { Stage } from './stage.js';

/** What is handed out as a file: by GET unless it says otherwise. */
interface FileRow {
  readonly name: string;
  readonly address: (scene: Scene) => string | Promise<string>;
  readonly method?: 'POST';
  /** Its own, unless it may be anybody's. */
  readonly season?: When;
  readonly closed?: boolean;
}

const files: readonly FileRow[] = [
  { name: '/archives/season-….zip: of an open season', address: ({ season }) => `/archives/season-${season}.zip` },
  {
    name: '/archives/season-….zip: of a closed season',
    address: ({ season }) => `/archives/season-${season}.zip`,
    closed: true,
  },
  {
    name: '/archives/season-…-full.zip',
    address: ({ season }) => `/archives/season-${season}-full.zip`,
    method: 'POST',
  },
  { name: '/calendar.ics', address: () => '/calendar.ics' },
  { name: '/calendar/….ics', address: ({ team }) => `/calendar/${team.id}.ics` },
  { name: '/paper/blank-sheet.pdf', address: () => '/paper/blank-sheet.pdf', season: 'past' },
  { name: '/paper/match-sheet.pdf', address: () => '/paper/match-sheet.pdf', season: 'past' },
  {
    name: '/paper/matches/….pdf: of a match that is handed in',
    address: (scene) => paperOf(scene, 'submitted'),
    season: 'past',
  },
  {
    name: '/paper/matches/….pdf: of an approved match',
    address: (scene) => paperOf(scene, 'approved'),
    season: 'past',
  },
  { name: '/tables/….csv', address: ({ season }) => `/tables/championship-${season}.csv` },
];

async function paperOf(scene: Scene, state: StateName): Promise<string> {
  return `/paper/matches/${(await matchOf(scene, state)).matchId}.pdf`;
}

const words: Readonly<Record<number, string>> = {
  200: 'yes',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'nothing',
};

export async function matrixOfFiles(office: Office, stage: Stage): Promise<Matrix> {
  const matrix = new Map<string, Outcomes>();
  for (const { name, address, method = 'GET', season = 'ownPast', closed = false } of files) {
    const scene = await stage.scene(season);
    if (closed) {
      await scene.database.query('UPDATE "season" SET "closed_at" = now() WHERE "year" = $1', [scene.season]);
      await sealed(scene.database);
    }
    const path = await address(scene);
    const outcomes = await ofEachRole(async (role) => {
      const asked = method === 'POST' ? { method, body: '{}' } : { method };
      const headers = { ...scene.headers[role], ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) };
      const response = await fetch(`${office.url}${path}`, { ...asked, headers });
      await response.arrayBuffer();
      return words[response.status] ?? String(response.status);
    });
    matrix.set(name, outcomes);
  }
  return matrix;
}
