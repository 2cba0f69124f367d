import type { Office } from '../office.js';
import type { StateName } from '../matches-in-states.js';
import { sealed } from '../sealed.js';
import { type Matrix, ofEachRole, type Outcomes } from './matrix.js';
import { matchOf } from './preparations.js';
import type { When } from './row.js';
import type { Setup } from './setup.js';
import type { Setups } from './setups.js';

/** What is handed out as a file: by GET unless it says otherwise. A paper that is only asked for (HEAD) is not set. */
interface FileRow {
  readonly name: string;
  readonly address: (setup: Setup) => string | Promise<string>;
  readonly method?: 'POST' | 'HEAD';
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
  { name: '/feeds/….atom', address: () => '/feeds/results.atom' },
  { name: '/calendar/….ics', address: ({ team }) => `/calendar/${team.id}.ics` },
  { name: '/paper/blank-sheet.pdf', address: () => '/paper/blank-sheet.pdf', method: 'HEAD', season: 'past' },
  { name: '/paper/match-sheet.pdf', address: () => '/paper/match-sheet.pdf', method: 'HEAD', season: 'past' },
  {
    name: '/paper/matches/….pdf: of a match that is handed in',
    address: (setup) => paperOf(setup, 'submitted'),
    method: 'HEAD',
    season: 'past',
  },
  {
    name: '/paper/matches/….pdf: of an approved match',
    address: (setup) => paperOf(setup, 'approved'),
    method: 'HEAD',
    season: 'past',
  },
  { name: '/tables/….csv', address: ({ season }) => `/tables/championship-${season}.csv` },
];

async function paperOf(setup: Setup, state: StateName): Promise<string> {
  return `/paper/matches/${(await matchOf(setup, state)).matchId}.pdf`;
}

const words: Readonly<Record<number, string>> = {
  200: 'yes',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'nothing',
};

export async function matrixOfFiles(office: Office, setups: Setups): Promise<Matrix> {
  const matrix = new Map<string, Outcomes>();
  for (const { name, address, method = 'GET', season = 'ownPast', closed = false } of files) {
    const setup = await setups.setup(season);
    if (closed) {
      await setup.database.query('UPDATE "season" SET "closed_at" = now() WHERE "year" = $1', [setup.season]);
      await sealed(setup.database);
    }
    const path = await address(setup);
    const outcomes = await ofEachRole(async (role) => {
      const asked = method === 'POST' ? { method, body: '{}' } : { method };
      const headers = { ...setup.headers[role], ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) };
      const response = await fetch(`${office.url}${path}`, { ...asked, headers });
      await response.arrayBuffer();
      return words[response.status] ?? String(response.status);
    });
    matrix.set(name, outcomes);
  }
  return matrix;
}
