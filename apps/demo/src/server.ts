import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DemoProblem } from './problem.js';

/** Seen from the bundle in dist/apps/demo. */
const root = new URL('../../../', import.meta.url);
const program = fileURLToPath(new URL('dist/apps/api/src/main.js', root));
const withParent = new URL('scripts/with-parent.mjs', root).href;

/** The office as a process of its own, as `npm start` runs it. */
export interface Server {
  readonly url: string;
  /** Where it keeps its data. */
  readonly database: string;
  /** The address that lets the first admin in; null where there is one. */
  readonly firstAdminLink: string | null;
  /** Its exit code, when it has ended. */
  readonly ended: Promise<number>;
  readonly stop: () => void;
}

/**
 * Opens the office on an embedded database in this folder, whatever database the environment names.
 *
 * @throws DemoProblem when it does not open, with what it says
 */
export async function startServer(folder: string, environment: NodeJS.ProcessEnv): Promise<Server> {
  const { DATABASE_URL: _, ...inherited } = environment;
  const child = spawn(process.execPath, ['--import', withParent, program], {
    env: {
      PORT: '4001',
      LOG_LEVEL: 'warn',
      // All accounts are opened from one address, one after the other.
      THROTTLE_ADDRESS: '10000',
      WRITES_PER_MINUTE: '0',
      ...inherited,
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  const printed = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('Stop it with')) resolve(text);
    });
    void ended.then(() => reject(new DemoProblem(`The office did not open. ${text}`)));
  });
  return {
    url: /The office is open at (\S+)/.exec(printed)![1]!,
    database: /embedded PostgreSQL in (.+)/.exec(printed)![1]!,
    firstAdminLink: /\S+#\S+/.exec(printed)?.[0] ?? null,
    ended,
    stop: () => child.kill('SIGTERM'),
  };
}
