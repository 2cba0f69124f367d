import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connectedToHost } from './host-process.js';
import { PREPARED_FOLDER } from './prepared-folder.js';
import { projectRoot, shortLived } from './project.js';

export const launcher = join(projectRoot, 'apps/cli/bin/tarokk.js');

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly input?: string | Uint8Array;
  readonly environment?: NodeJS.ProcessEnv;
  readonly directory?: string;
  /** Options of Node itself. */
  readonly node?: readonly string[];
}

/** An English terminal without colours, whatever the terminal of the tests is. */
const neutral: NodeJS.ProcessEnv = {
  ...process.env,
  LC_ALL: 'C',
  LC_MESSAGES: '',
  LANG: '',
  NO_COLOR: '',
  FORCE_COLOR: '',
  NODE_OPTIONS: '',
};

/**
 * Runs the built command to its end, in the process that this worker keeps for it: see command-host.mjs. Whoever gives options
 * for Node gets a process.
 */
export function tarokk(words: readonly string[], surroundings: Surroundings = {}): Promise<Ended> {
  const prepared = process.env[PREPARED_FOLDER];
  const isHosted = prepared !== undefined && surroundings.node === undefined;
  return isHosted ? hostedTarokk(prepared, words, surroundings) : tarokkProcess(words, surroundings);
}

async function hostedTarokk(prepared: string, words: readonly string[], surroundings: Surroundings): Promise<Ended> {
  const { input = '', environment = {}, directory = projectRoot } = surroundings;
  const socket = await connectedToHost(prepared, { program: 'command-host.mjs', name: 'commands' });
  const inBase64 = Buffer.from(input).toString('base64');
  socket.write(
    `${JSON.stringify({ words, input: inBase64, environment: { ...neutral, ...environment }, directory })}\n`,
  );
  const answer = JSON.parse(await text(socket)) as Ended | { readonly failed: string };
  if ('failed' in answer) throw new Error(answer.failed);
  const { status, stdout, stderr } = answer;
  return {
    status,
    stdout: Buffer.from(stdout, 'base64').toString(),
    stderr: Buffer.from(stderr, 'base64').toString(),
  };
}

/** Runs the real command as a process of its own, to its end. */
function tarokkProcess(words: readonly string[], surroundings: Surroundings = {}): Promise<Ended> {
  const { input = '', environment = {}, directory = projectRoot, node = [] } = surroundings;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...shortLived, ...node, launcher, ...words], {
      cwd: directory,
      env: { ...neutral, ...environment },
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', reject);
    child.on('close', (status) =>
      resolve({ status, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() }),
    );
    child.stdin.on('error', () => {}); // the command may end before it has read everything
    child.stdin.end(input);
  });
}

/** A process of the command that the test itself feeds and reads. */
export function startTarokk(words: readonly string[]): ReturnType<typeof spawn> {
  return spawn(process.execPath, [...shortLived, launcher, ...words], { cwd: projectRoot, env: neutral });
}
