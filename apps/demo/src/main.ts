// The program behind `npm run demo`.
import { resolve } from 'node:path';
import { fillOffice, todayAt } from './filling/fill.js';
import { DemoFolder, type Note } from './folder.js';
import { readOptions } from './options.js';
import { planDemo } from './plan/demo.js';
import { type Server, startServer } from './server.js';
import { DemoProblem } from './problem.js';
import { progressOn } from './terminal/progress.js';
import { welcome } from './terminal/welcome.js';

const folder = new DemoFolder(resolve(process.env['DATA_DIR'] || 'data/demo'));

try {
  process.exitCode = await serve();
} catch (error) {
  console.error(error instanceof DemoProblem ? error.message : error);
  process.exitCode = 1;
}

/** Opens the demo that is there, or makes one; answers with the exit code when it is closed. */
async function serve(): Promise<number> {
  const { fresh, at, ...size } = readOptions(process.argv.slice(2), process.env);
  const there = folder.note();
  const kept = fresh || there?.apiToken === null ? null : there;
  if (kept === null) folder.clear();
  const pid = at === null ? process.pid : process.ppid;
  if (at !== null && kept !== null) {
    folder.write({ ...kept, pid });
    console.log(welcomeTo(kept, { url: at, database: kept.database }));
    return 0;
  }
  folder.write(kept ?? { ...size, today: '', database: folder.path, pid, apiToken: null });

  const server = await startServer(folder.path, process.env);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stopping.abort();
      server.stop();
    });
  }
  const { database } = server;
  try {
    const note = kept === null ? await make(server, { ...size, database, pid }) : { ...kept, database, pid };
    folder.write(note);
    console.log(welcomeTo(note, at === null ? server : { url: at, database }));
    if (at !== null) server.stop();
  } catch (error) {
    // Stopped in the middle, it is begun anew the next time.
    if (stopping.signal.aborted) return server.ended;
    server.stop();
    await server.ended;
    throw error;
  }
  return server.ended;
}

function welcomeTo(note: Note, office: { readonly url: string; readonly database: string }): string {
  return welcome(office, planDemo(note.seed, note.today, note), note.apiToken!);
}

async function make({ url, firstAdminLink }: Server, start: Omit<Note, 'today' | 'apiToken'>): Promise<Note> {
  if (firstAdminLink === null)
    throw new DemoProblem('This office has an admin already, and so is no place for a demo.');
  const today = await todayAt(url);
  folder.write({ ...start, today, apiToken: null });
  const plan = planDemo(start.seed, today, start);
  const { apiToken } = await fillOffice(url, firstAdminLink, plan, start.language, progressOn(process.stdout));
  return { ...start, today, apiToken };
}
