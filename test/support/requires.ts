import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium, installChromium } from '../../scripts/chromium.mjs';

const tools = {
  postgresql: { install: 'apt-get install -y postgresql', find: () => debianPostgres() !== null },
  chromium: { install: installChromium, find: () => findChromium() !== null },
  pdftotext: { install: 'apt-get install -y poppler-utils', find: () => isOnPath('pdftotext') },
  zsh: { install: 'apt-get install -y zsh', find: () => isOnPath('zsh') },
  fish: { install: 'apt-get install -y fish', find: () => isOnPath('fish') },
  'docker-compose': { install: 'apt-get install -y docker-compose', find: () => isOnPath('docker-compose') },
} as const;

/**
 * For `describeWith('postgresql')` and `test.skip(!requires('pdftotext'))`: tests that need a program of the system are skipped without it, and say
 * how to get it. Under REQUIRE_ALL=1, as CI runs them, they fail instead.
 */
export function requires(tool: keyof typeof tools): boolean {
  const { install, find } = tools[tool];
  if (find()) return true;
  const message = `${tool} is not installed on this machine. Install it with: ${install}`;
  if (process.env['REQUIRE_ALL'] === '1') throw new Error(message);
  console.warn(`Tests are skipped: ${message}`);
  return false;
}

/** The folder with the server programs of Debian's newest PostgreSQL, which are not on the path. */
export function debianPostgres(): string | null {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return null;
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

function isOnPath(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}
