import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium, installChromium } from '../../scripts/chromium.mjs';
import { ask, graphql } from '../support/ask.js';
import { client } from '../support/given.js';
import { newFolder, removeFolder } from '../support/office.js';
import { projectRoot } from '../support/project.js';

// What Lighthouse says of the pages of the demo on a phone: slow 4G and a processor slowed four times, both simulated from one
// load over local HTTP. `benchmarkIndex` says how fast this machine was meanwhile: figures of two runs compare where it is alike.

const VERSION = '12.8.2';
const TIMES = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** Lighthouse and what it brings are 200 packages and 190 MB, five times what a change of the pages needs: fetched here alone. */
const folder = join(projectRoot, 'dist/bench/lighthouse');

interface Audit {
  readonly numericValue?: number;
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
}

interface Figures {
  readonly paint: number;
  readonly shift: number;
  readonly blocking: number;
  readonly scores: readonly number[];
  readonly index: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

function installLighthouse(): string {
  const entry = join(folder, 'node_modules/lighthouse/package.json');
  const isThere =
    existsSync(entry) && (JSON.parse(readFileSync(entry, 'utf8')) as { version: string }).version === VERSION;
  if (!isThere) {
    const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--silent', '--prefix', folder];
    execFileSync('npm', ['install', ...options, `lighthouse@${VERSION}`], { stdio: 'inherit' });
  }
  return join(folder, 'node_modules/lighthouse/cli/index.js');
}

/** The demo, in a folder that it makes: it opens none that is there and holds something else. */
async function openDemo(data: string): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const child = spawn(process.execPath, ['scripts/demo.mjs', '--lang', 'en'], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: join(data, 'demo'), PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, address] = /(http:\/\/\S+?)\/?\s[^]*tarokk-demo/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.on('close', () => reject(new Error(`The demo did not open. ${said}`)));
  });
  return { url, child };
}

async function measure(lighthouse: string, chromium: string, url: string): Promise<Figures> {
  const options = ['--output=json', '--output-path=stdout', '--quiet', `--only-categories=${categories.join(',')}`];
  const child = spawn(
    process.execPath,
    [lighthouse, url, ...options, '--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage'],
    { env: { ...process.env, CHROME_PATH: chromium }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let text = '';
  for await (const chunk of child.stdout) text += String(chunk);
  const report = JSON.parse(text) as Report;
  if (report.runtimeError !== undefined) throw new Error(report.runtimeError.message);
  const value = (audit: string): number => report.audits[audit]?.numericValue ?? NaN;
  return {
    paint: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
    scores: categories.map((each) => Math.round(100 * (report.categories[each]?.score ?? NaN))),
    index: report.environment.benchmarkIndex,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

const chromium = findChromium();
if (chromium === null) throw new Error(`Chromium is needed. Install it with: ${installChromium}`);
const lighthouse = installLighthouse();
const data = newFolder();
const { url, child } = await openDemo(data);
try {
  const NEWEST = graphql('{ matches(first: 1) { nodes { id date } } }');
  const [match] = (await ask(client({ url }), NEWEST)).matches.nodes;
  const pages = {
    home: '/en',
    championship: `/en/championship/${match!.date.slice(0, 4)}`,
    match: `/en/matches/${match!.id}`,
  };
  console.log(`Lighthouse ${VERSION}, median of ${TIMES}: ${pathToFileURL(chromium).pathname}`);
  for (const [name, path] of Object.entries(pages)) {
    // Rendered once before: the first page after a start compiles what renders it.
    await (await fetch(url + path)).text();
    const runs: Figures[] = [];
    for (let round = 0; round < TIMES; round++) runs.push(await measure(lighthouse, chromium, url + path));
    const of = (figure: (run: Figures) => number): number => median(runs.map(figure));
    console.log(
      [
        `${name}: largest paint ${(of(({ paint }) => paint) / 1000).toFixed(2)} s (goal: 1.5)`,
        `shift ${of(({ shift }) => shift).toFixed(3)} (0.05)`,
        `blocking ${of(({ blocking }) => blocking).toFixed(0)} ms (300)`,
        `${categories.map((each, place) => `${each} ${of(({ scores }) => scores[place]!)}`).join(', ')} (90, 100, 100, 100)`,
        `benchmarkIndex ${of(({ index }) => index).toFixed(0)}`,
      ].join(' · '),
    );
  }
} finally {
  child.kill('SIGTERM');
  await once(child, 'close');
  removeFolder(data);
}
