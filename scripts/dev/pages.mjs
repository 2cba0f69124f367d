// The pages of `npm run dev`: Vite in front of the office, on one address. What Vite serves is below /dev/, all else is the
// office's, whose first pages are rendered from Vite's modules too.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { buildGraphiql } from '../build-graphiql.mjs';
import { writeIcons } from '../icons.mjs';
import { root } from '../sources.mjs';

const base = '/dev/';
const RUNNER = '/dev/@modules';
/** What the browser loads first: what React needs for hot replacement, then the pages. */
const ENTRY = '/@entry';

export async function servePages({ host, port, address, webDirectory, office }) {
  await writeWebDirectory(webDirectory, address);
  const server = await createServer({
    configFile: join(root, 'apps/web/vite.config.ts'),
    base,
    publicDir: false,
    cacheDir: join(root, 'dist/dev/vite'),
    define: { __MANIFEST__: JSON.stringify(manifest) },
    // The scan of what pages import begins at the entry; else each package is found when a page is opened, which reloads it.
    optimizeDeps: { entries: ['src/app/entry.client.tsx'] },
    plugins: [entry, modulesForTheOffice, waitForTheOffice(office)],
    server: {
      host,
      port,
      strictPort: true,
      watch: { ignored: ['**/dist/**', '**/data/**'] },
      proxy: { [`^(?!${base})`]: { target: office.url, ws: true, configure: loosenPolicy } },
    },
  });
  watchTheRest(server, office);
  await server.listen();
  return server;
}

/** As the build's, of which the office's half of the pages reads what to load. */
const manifest = {
  'src/app/entry.client.tsx': {
    file: `${base.slice(1)}${ENTRY.slice(1)}`,
    isEntry: true,
  },
  'style.css': { file: `${base.slice(1)}src/styles/style.css` },
};

const entry = {
  name: 'development-entry',
  resolveId: (id) => (id === ENTRY ? ENTRY : null),
  load: (id) =>
    id === ENTRY ? `${react.preambleCode.replace('__BASE__', '/')}\nvoid import('/src/app/entry.client.tsx');` : null,
};

/** The office renders pages in its own process, from modules that it asks for here: always the newest. */
const modulesForTheOffice = {
  name: 'modules-for-the-office',
  configureServer({ middlewares, environments }) {
    middlewares.use(RUNNER, async (request, response) => {
      const chunks = [];
      for await (const chunk of request) chunks.push(chunk);
      const answer = await environments.ssr.hot.handleInvoke(JSON.parse(Buffer.concat(chunks).toString()));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer));
    });
  },
};

/** While the office starts again, requests wait for it instead of failing. */
const waitForTheOffice = (office) => ({
  name: 'wait-for-the-office',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      if (request.url.startsWith(base)) next();
      else void office.whenOpen().then(() => next());
    });
  },
});

/** Vite writes styles into the page, and asks from a worker of its own whether it is there again. Only here is that allowed. */
function loosenPolicy(proxy) {
  const name = 'content-security-policy';
  proxy.on('proxyRes', ({ headers }) => {
    headers[name] = headers[name]
      ?.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
      .replace("worker-src 'self'", "worker-src 'self' blob:");
    if (headers[name] === undefined) delete headers[name];
  });
}

/** The folder in which the office finds its web pages: pictures, and an entry that renders pages from Vite's modules. */
async function writeWebDirectory(folder, address) {
  rmSync(folder, { recursive: true, force: true });
  for (const each of ['client/.vite', 'client/assets', 'server']) mkdirSync(join(folder, each), { recursive: true });
  cpSync(join(root, 'apps/web/public'), join(folder, 'client'), { recursive: true });
  cpSync(join(root, 'apps/web/src/game/cards/cards.svg'), join(folder, 'client/assets/cards.svg'));
  await writeIcons(join(folder, 'client'));
  await buildGraphiql(join(folder, 'graphiql'));
  const pictures = { 'src/game/cards/cards.svg': { file: 'assets/cards.svg' } };
  writeFileSync(join(folder, 'client/.vite/manifest.json'), JSON.stringify(pictures));
  writeFileSync(
    join(folder, 'server/entry.js'),
    `import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';

const invoke = async (call) =>
  (await fetch(${JSON.stringify(address + RUNNER)}, { method: 'POST', body: JSON.stringify(call) })).json();
const runner = new ModuleRunner({ transport: { invoke }, hmr: false }, new ESModulesEvaluator());

export async function render(request) {
  const { render } = await runner.import('/src/app/entry.server.tsx');
  return render(request);
}
`,
  );
}

/** What is neither a page nor compiled by Nest. */
function watchTheRest({ watcher }, office) {
  const build = (part) => spawn(process.execPath, ['scripts/build.mjs', part], { cwd: root, stdio: 'inherit' });
  const of = (path) => join(root, path);
  watcher.add(['prisma/schema.prisma', 'prisma/migrations', 'schema.graphql'].map(of));
  watcher.on('all', (_, path) => {
    // Nest compiles again when the client has changed.
    if (path === of('prisma/schema.prisma')) build('client');
    else if (path === of('schema.graphql') || hasDocuments(path)) build('types');
    else if (path.startsWith(of('prisma/migrations/')) && office.isOpen()) void office.restart();
  });
}

/** Whether types are written of what a page asks there. */
function hasDocuments(path) {
  const isPage =
    path.startsWith(join(root, 'apps/web/src/')) && !path.startsWith(join(root, 'apps/web/src/generated/'));
  return isPage && /\.tsx?$/.test(path) && existsSync(path) && readFileSync(path, 'utf8').includes('graphql(');
}
