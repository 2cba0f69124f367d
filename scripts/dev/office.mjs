// The office of `npm run dev`: compiled by Nest's own watching build, bundled, and started again after each change.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { compiler, developmentBundle } from '../api-bundles.mjs';
import { bundleAgain, removeOthers, written } from '../bundle.mjs';
import { root } from '../sources.mjs';

const folder = join(root, 'dist/dev/api');
const nest = createRequire(import.meta.url).resolve('@nestjs/cli/bin/nest.js');

/**
 * @param address what people open, to be said instead of the one that the office itself listens at
 */
export async function openOffice({ address, environment }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  rmSync(folder, { recursive: true, force: true });
  const bundle = await bundleAgain(developmentBundle(folder));
  /** @type {import('node:child_process').ChildProcess | null} */
  let server = null;
  let isClosing = false;
  let changedAt = 0;
  let fail;
  /** The exit code of an office that could not be opened the first time, or whose compiler ended. */
  const failed = new Promise((resolve) => (fail = resolve));
  let open = gate();

  const nestBuild = spawn(process.execPath, [nest, 'build', 'api', '--watch', '--preserveWatchOutput'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let compiled = '';
  nestBuild.stdout.on('data', (chunk) => {
    compiled += chunk;
    if (/File change detected/.test(compiled)) hold();
    const [, errors] = /Found (\d+) errors?\. Watching/.exec(compiled) ?? [];
    if (errors === undefined) return;
    if (errors === '0') void restart();
    else console.error(compiled);
    compiled = '';
  });
  nestBuild.stderr.pipe(process.stderr);
  nestBuild.on('close', (code) => !isClosing && fail(code ?? 1));

  /** Until the next office is open nobody is answered by the last one. */
  function hold() {
    if (!open.isOpen) return;
    changedAt = Date.now();
    open = gate();
  }

  let restarting = Promise.resolve();
  let wanted = 0;
  /** One after the other; of changes that come while one is under way the last one counts. */
  function restart() {
    hold();
    wanted += 1;
    const mine = wanted;
    restarting = restarting.then(async () => {
      if (mine !== wanted || isClosing) return;
      try {
        // The last office stops while the next one is bundled.
        const [built] = await Promise.all([bundle.rebuild(), end()]);
        removeOthers(folder, [...written(built), join(folder, compiler)]);
        await start();
        writeSchema();
      } catch (error) {
        if (!('errors' in error)) throw error; // esbuild has said what it could not read
      }
    });
    return restarting;
  }

  /** A changed schema is seen by who watches its file, and makes the types of the pages anew. */
  function writeSchema() {
    if (isClosing) return;
    spawn(process.execPath, [join(root, 'scripts/schema.mjs'), '--from', folder], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  async function end() {
    const ended = server;
    server = null;
    if (ended === null || ended.exitCode !== null) return;
    ended.kill('SIGTERM');
    await new Promise((resolve) => ended.on('close', resolve));
  }

  function start() {
    // Until the next change it lives for minutes: to optimize the WebAssembly of Prisma's compiler takes longer than that saves.
    const child = spawn(process.execPath, ['--liftoff-only', join(folder, 'main.js')], {
      env: { ...environment, HOST: '127.0.0.1', PORT: String(port), STOP_SECONDS: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server = child;
    let said = '';
    return new Promise((resolve) => {
      child.stdout.on('data', (chunk) => {
        if (open.isOpen) return process.stdout.write(chunk);
        said += chunk;
        if (!said.includes('Stop it with')) return undefined;
        const took = ((Date.now() - changedAt) / 1000).toFixed(1);
        console.log(changedAt === 0 ? said.replaceAll(url, address) : `The office is open again, after ${took} s.`);
        open.open();
        return resolve();
      });
      child.on('close', (code) => {
        if (!isClosing && child === server) {
          console.error(said);
          if (changedAt === 0) fail(code ?? 1);
          else console.error('The office has ended. It is started again after the next change.');
        }
        resolve();
      });
    });
  }

  return {
    url,
    failed,
    restart,
    isOpen: () => open.isOpen,
    whenOpen: () => open.passed,
    async close() {
      isClosing = true;
      nestBuild.kill();
      await Promise.all([end(), bundle.dispose()]);
    },
  };
}

/** A promise that is kept when somebody opens it. */
function gate() {
  const made = { isOpen: false, open: () => undefined, passed: Promise.resolve() };
  made.passed = new Promise((resolve) => {
    made.open = () => {
      made.isOpen = true;
      resolve();
    };
  });
  return made;
}

/** Kept for all starts, so that who is in front of the office need not be told another. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
