import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { generatedFolders } from '../../scripts/sources.mjs';
import { newFolder, removeFolder } from './office.js';
import { projectRoot } from './project.js';

/** What the Dockerfile makes, without Docker: a stage is a folder, which stands for the working folder of the image. */
export interface Image {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Programs with their parameters, as the Dockerfile has them. */
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
  /** What the builds said, of which parts they built. */
  readonly said: string;
  /** Removes the folders of all stages. */
  remove(): void;
}

interface Stage {
  readonly folder: string;
  readonly environment: Record<string, string>;
  command: readonly string[];
  healthcheck: readonly string[];
}

/** What says nothing of the files. */
const OF_THE_MACHINE = new Set(['USER', 'EXPOSE', 'WORKDIR']);

/**
 * Goes through the Dockerfile step by step. It copies what `.dockerignore` lets through and nothing else, and runs each RUN in a shell in
 * the folder of its stage. Of `npm ci` npm itself says what it would install there; those packages are linked from this checkout.
 *
 * @param fromNothing whether everything is built again there; else `npm run build` finds what this checkout has built, and builds the
 *   parts whose sources are not the same files there
 */
export function buildImage(fromNothing: boolean): Image {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  const root = newFolder();
  let said = '';
  for (const { instruction, rest } of instructions()) {
    if (instruction === 'FROM') {
      const [base, , name] = rest.split(' ');
      const before = stages.get(base!);
      const folder = join(root, name!);
      mkdirSync(folder);
      if (before !== undefined) cpSync(before.folder, folder, { recursive: true, verbatimSymlinks: true });
      stage = { folder, environment: { ...before?.environment }, command: [], healthcheck: [] };
      stages.set(name!, stage);
    } else if (instruction === 'COPY') {
      copy(rest, stage!, stages);
    } else if (instruction === 'RUN') {
      for (const command of rest.split('&&').map((each) => each.trim())) {
        if (command === BUILD && !fromNothing) {
          bringBuilt(stage!.folder);
          said += inShell(`${BUILD} -- --if-needed 2>&1`, stage!);
        } else run(command, stage!);
      }
    } else if (instruction === 'ENV') {
      Object.assign(stage!.environment, Object.fromEntries(rest.split(' ').map((each) => each.split('='))));
    } else if (instruction === 'HEALTHCHECK') {
      stage!.healthcheck = JSON.parse(rest.slice(rest.indexOf('['))) as string[];
    } else if (instruction === 'CMD') {
      stage!.command = JSON.parse(rest) as string[];
    } else if (!OF_THE_MACHINE.has(instruction)) {
      throw new Error(`What ${instruction} does is not known here: teach test/support/dockerfile.ts.`);
    }
  }
  return { ...stage!, said, remove: () => removeFolder(root) };
}

const BUILD = 'npm run build';

/** With its times, by which the build knows that it is good. */
function bringBuilt(folder: string): void {
  for (const path of ['dist/.parts', 'dist/apps', 'dist/web', ...generatedFolders]) {
    cpSync(join(projectRoot, path), join(folder, path), { recursive: true, preserveTimestamps: true });
  }
}

function instructions(): readonly { readonly instruction: string; readonly rest: string }[] {
  return linesOf('Dockerfile')
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => ({ instruction: line.split(' ', 1)[0]!, rest: line.slice(line.indexOf(' ') + 1).trim() }));
}

/** Without comments and empty lines. */
function linesOf(file: string): readonly string[] {
  const lines = readFileSync(join(projectRoot, file), 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

function copy(rest: string, { folder }: Stage, stages: ReadonlyMap<string, Stage>): void {
  const words = rest.split(/\s+/);
  const from = words[0]!.startsWith('--from=') ? words.shift()!.slice('--from='.length) : null;
  const target = words.pop()!;
  for (const source of words) {
    // A path in another stage is whole; the working folder is the first part of it.
    if (from !== null) {
      const there = join(stages.get(from)!.folder, source.split('/').slice(2).join('/'));
      cpSync(there, join(folder, target), { recursive: true, verbatimSymlinks: true });
      continue;
    }
    const files = filesOfContext().filter((file) => source === '.' || file === source || file.startsWith(`${source}/`));
    if (files.length === 0) throw new Error(`COPY ${rest}: .dockerignore lets nothing of ${source} through.`);
    for (const file of files) {
      // A folder is copied by what is in it, a file into a folder by its name.
      const isFile = file === source;
      const name = isFile ? basename(file) : source === '.' ? file : file.slice(source.length + 1);
      const place = join(folder, target, isFile && !target.endsWith('/') ? '' : name);
      mkdirSync(dirname(place), { recursive: true });
      cpSync(join(projectRoot, file), place, { preserveTimestamps: true });
    }
  }
}

let context: readonly string[] | null = null;

/** The files of this checkout that `.dockerignore` lets through, from its root. */
export function filesOfContext(): readonly string[] {
  if (context !== null) return context;
  const rules = linesOf('.dockerignore').map((line) => {
    const lets = line.startsWith('!');
    const pattern = line.slice(lets ? 1 : 0).replaceAll(/^\/|\/$/g, '');
    return { lets, pattern, is: expressionOf(pattern) };
  });
  const files: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(projectRoot, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const isKept = rules.findLast(({ is }) => is.test(path))?.lets ?? true;
      const mayHoldKept = rules.some(({ lets, pattern }) => lets && pattern.startsWith(`${path}/`));
      if (entry.isDirectory()) {
        if (isKept || mayHoldKept) visit(path);
      } else if (isKept) files.push(path);
    }
  };
  visit('');
  context = files;
  return files;
}

/** Of a pattern of `.dockerignore`: it means a path and all that is below it. */
function expressionOf(pattern: string): RegExp {
  const parts: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' };
  const expression = pattern.replaceAll(/\*\*\/|\*\*|[*?]|[.+^${}()|[\]\\]/g, (part) => parts[part] ?? `\\${part}`);
  return new RegExp(`^${expression}(?:/.*)?$`);
}

/** @throws Error with what it said when it ends with anything but 0 */
function run(command: string, stage: Stage): void {
  if (!command.startsWith('npm ci ')) {
    inShell(command, stage);
    return;
  }
  const said = inShell(`${command} --dry-run --offline`, stage);
  const wanted = [...said.matchAll(/^add (\S+) /gm)].map(([, name]) => name!);
  const { packages } = JSON.parse(readFileSync(join(stage.folder, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly link?: boolean; readonly resolved?: string }>>;
  };
  const links = Object.entries(packages).flatMap(([place, { link, resolved }]) =>
    link === true && existsSync(join(stage.folder, resolved!)) ? [{ place, to: join(stage.folder, resolved!) }] : [],
  );
  const installed = [...new Set(wanted)].map((name) => `node_modules/${name}`);
  for (const place of installed.filter((each) => !(packages[each]?.link ?? false))) {
    const to = join(projectRoot, place);
    // What is there for another machine, or within another package only, is not at the top.
    if (existsSync(to) && statSync(to).isDirectory()) linkTo(to, join(stage.folder, place));
  }
  for (const { place, to } of links) linkTo(to, join(stage.folder, place));
}

function linkTo(there: string, place: string): void {
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(there, place);
}

function inShell(command: string, { folder, environment }: Stage): string {
  // What npm and Jest tell their own children is not said in a container.
  const outside = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|INIT_CWD|NODE_OPTIONS|NODE_ENV|JEST_)/.test(name),
  );
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', command], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...Object.fromEntries(outside), ...environment },
  });
  if (status !== 0) throw new Error(`RUN ${command} ended with ${String(status)}:\n${stdout}${stderr}`);
  return stdout;
}
