import { fileURLToPath } from 'node:url';
import { defineConfig } from 'prisma/config';

// Prisma would download its schema engine on first use and stop where it cannot; this one comes with the npm packages.
// Set the variable yourself to use the stock engine.
const engine = 'PRISMA_SCHEMA_ENGINE_BINARY';
if (process.env[engine] === undefined) {
  process.env[engine] = fileURLToPath(new URL('./scripts/schema-engine.mjs', import.meta.url));
  if (['migrate', 'db'].includes(process.argv[2] ?? '')) {
    console.error(`scripts/schema-engine.mjs stands in for Prisma's schema engine; set ${engine} to use another.`);
  }
}

const url = process.env['DATABASE_URL'];

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(url === undefined || url === '' ? {} : { datasource: { url } }),
});
