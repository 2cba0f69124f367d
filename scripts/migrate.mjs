// npm run migrate -- dev --name NAME, status, diff …: Prisma's migrate on DATABASE_URL, or on the embedded PostgreSQL.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { buildIfNeeded } from './built.mjs';
import { root } from './sources.mjs';

buildIfNeeded('api');

const { readConfiguration } = await import('../dist/apps/api/src/platform/configuration/configuration.js');
const { startEmbeddedPostgres } = await import('../dist/apps/api/src/platform/database/embedded/embedded-postgres.js');

const configuration = readConfiguration(process.env, process.cwd());
const embedded =
  configuration.databaseUrl === null
    ? await startEmbeddedPostgres(configuration.dataDirectory, () => process.exit(1))
    : null;
const prisma = createRequire(import.meta.url).resolve('prisma/build/index.js');
const child = spawn(process.execPath, [prisma, 'migrate', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: configuration.databaseUrl ?? embedded?.url },
});
process.on('SIGINT', () => undefined); // the child gets it too, and ends
child.on('exit', async (code) => {
  await embedded?.close();
  process.exit(code ?? 1);
});
