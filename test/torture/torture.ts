import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '@tarokk/rules';
import { newFolder } from '../support/office.js';
import { movableClock } from '../support/clock.js';
import { faultsOf } from './checks/faults.js';
import { type Budget, TortureClient } from './client.js';
import { History, type Line } from './history.js';
import { type Servers, startServers } from './servers.js';
import { makeWorld, TODAY } from './world.js';

export interface Torture {
  readonly seed: string;
  /** Operations, all clients together. */
  readonly length: number;
  /** `kill -9` of an api process and of the database, by turns, so often. */
  readonly kills: number;
  readonly clients: number;
  /** Matches of the championship that they work on; of the other competitions there are fewer. */
  readonly places: number;
  /** Part of a name: what they work on is that alone; null for all. */
  readonly only?: string | null;
  readonly progress?: (words: string) => void;
}

export interface Outcome {
  /** Empty when everything holds. */
  readonly faults: readonly string[];
  /** What was sent and answered, NDJSON. */
  readonly history: string;
  /** With the history and all else that it has written, for whoever looks for a fault; whoever does not removes it. */
  readonly folder: string;
  /** Answers by their kind: `MatchMoved`, `Refused: lifecycle/no-such-move`. */
  readonly answers: ReadonlyMap<string, number>;
  /** What was done, by operation. */
  readonly done: ReadonlyMap<string, number>;
  readonly lost: number;
  readonly operationsASecond: number;
}

/** Many people at once on two api processes that are killed under them, and what is left of it in the end. */
export async function torture({
  seed,
  length,
  kills,
  clients,
  places,
  only = null,
  progress = () => {},
}: Torture): Promise<Outcome> {
  const folder = newFolder();
  const servers = await startServers(movableClock(folder, TODAY).environment);
  const history = new History(join(folder, 'history.ndjson'));
  try {
    const world = await makeWorld(servers, { places, only });
    // A killed database breaks these connections off too.
    world.given.database.on('error', () => undefined);
    const budget: Budget = { left: length };
    const begun = performance.now();
    const working = Array.from({ length: clients }, (_, index) => {
      const random = new Random(`${seed} client ${index}`);
      return new TortureClient(`c${index}`, servers, world, history, random).work(budget);
    });
    const faults = inflict(servers, history, { kills, length, budget, random: new Random(`${seed} faults`), progress });
    await Promise.all(working);
    const seconds = (performance.now() - begun) / 1000;
    await faults;
    await answering(servers);
    const lines = await history.close();
    const found = await faultsOf(servers, world, lines, folder);
    await world.given.end();
    return {
      faults: found,
      history: history.file,
      folder,
      answers: answersOf(lines),
      done: doneIn(lines),
      lost: lines.filter(({ event }) => event === 'lost').length,
      operationsASecond: length / seconds,
    };
  } finally {
    await servers.stop();
  }
}

interface Plan {
  readonly kills: number;
  readonly length: number;
  readonly budget: Budget;
  readonly random: Random;
  readonly progress: (words: string) => void;
}

/** Evenly over the work: each time an api process, then the database. */
async function inflict(
  servers: Servers,
  history: History,
  { kills, length, budget, random, progress }: Plan,
): Promise<void> {
  const say = (what: string): void => {
    history.write({ event: 'fault', what });
    progress(what);
  };
  for (let done = 0; done < kills; done++) {
    const due = length - ((done + 0.5) * length) / kills;
    while (budget.left > due) await pause(10);
    const victim = random.below(servers.apis.length);
    say(`kill -9 of api ${victim + 1}`);
    servers.apis[victim]!.kill();
    await pause(random.below(400));
    say('kill -9 of the database');
    await servers.database.kill();
    await pause(random.below(400));
    await servers.database.start();
    say('the database is back');
  }
}

/** Both processes are there again. */
async function answering({ apis }: Servers): Promise<void> {
  for (const { url } of apis) {
    for (let attempt = 0; attempt < 600; attempt++) {
      const response = await fetch(`${url}/health/ready`).catch(() => null);
      if (response?.status === 200) break;
      await pause(100);
    }
  }
}

function doneIn(lines: readonly Line[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    if (line.event !== 'acknowledged' || line.codes.length > 0) continue;
    counts.set(line.operation, (counts.get(line.operation) ?? 0) + 1);
  }
  return counts;
}

function answersOf(lines: readonly Line[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    if (line.event !== 'acknowledged') continue;
    const name = line.codes.length === 0 ? line.type : `${line.type}: ${line.codes.join(', ')}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Map([...counts].sort(([, a], [, b]) => b - a));
}
