// A process in which commands are run one after the other: node command-host.mjs SOCKET RUN_PID. To load the command and the office
// behind it takes several times as long as most of what it is asked for.
//
// Each connection to the socket is a command. Its first line is {"words", "input", "environment", "directory"}, as JSON, the input
// in base64; the answer is a line too: {"status", "stdout", "stderr"}, the last two in base64, or {"failed"}.
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { endWithRun } from './ends-with-run.mjs';

const program = new URL('../../dist/apps/cli/main.js', import.meta.url).href;
const launcher = new URL('../../apps/cli/bin/tarokk.js', import.meta.url).pathname;
/** Milliseconds in which a command that is done has ended. */
const PATIENCE = 10_000;
const CHUNK = 65_536;

const [, , socket, run] = process.argv;
const exit = process.exit.bind(process);
let commands = 0;
/** The surroundings of a process are those of all that is in it. */
let last = Promise.resolve();

createServer((connection) => {
  // Whoever is gone needs no answer.
  connection.on('error', () => undefined);
  createInterface({ input: connection }).once('line', (line) => {
    last = last.then(async () => {
      const answer = await command(JSON.parse(line)).catch((error) => ({ failed: String(error?.stack ?? error) }));
      connection.end(`${JSON.stringify(answer)}\n`);
    });
  });
}).listen(socket);
endWithRun(run);

async function command({ words, input, environment, directory }) {
  const [stdout, stderr] = [new Gathered(), new Gathered()];
  const stdin = Readable.from(inChunks(Buffer.from(input, 'base64')), { objectMode: false });
  for (const [name, value] of Object.entries({ stdin, stdout, stderr }))
    Object.defineProperty(process, name, { configurable: true, value });
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment);
  process.chdir(directory);
  process.argv = [process.execPath, launcher, ...words];
  process.exitCode = undefined;
  const exited = new Promise((resolve) => {
    process.exit = (code = process.exitCode) => {
      process.exitCode = code;
      resolve();
    };
  });
  const before = process.eventNames().map((name) => [name, process.listeners(name)]);
  const held = await holding();
  // The program runs when it is loaded; under another address it is loaded again, and all that it stands on is not.
  const done = import(`${program}?${++commands}`).then(() => ended(held));
  // What comes after an exit is nobody's any longer.
  done.catch(() => undefined);
  try {
    await Promise.race([done, exited]);
  } finally {
    process.exit = exit;
    for (const name of process.eventNames()) {
      const kept = before.find(([each]) => each === name)?.[1] ?? [];
      for (const listener of process.listeners(name)) if (!kept.includes(listener)) process.off(name, listener);
    }
  }
  return { status: process.exitCode ?? 0, stdout: stdout.text(), stderr: stderr.text() };
}

/** As a pipe hands it over. */
function* inChunks(bytes) {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}

/** A process ends when nothing holds it any longer: a command that leaves something open would never end. */
async function ended(held) {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const left = await holding();
    for (const each of held) if (left.includes(each)) left.splice(left.indexOf(each), 1);
    if (left.length === 0) return;
    if (Date.now() > until) throw new Error(`The command does not end; still open: ${left.join(', ')}.`);
    await pause(5);
  }
}

/** What holds this process now. */
async function holding() {
  await pause(0);
  // Connections of whoever waits for an answer come and go.
  return process.getActiveResourcesInfo().filter((each) => each !== 'PipeWrap');
}

class Gathered extends Writable {
  chunks = [];

  _write(chunk, _encoding, done) {
    this.chunks.push(chunk);
    done();
  }

  text() {
    return Buffer.concat(this.chunks).toString('base64');
  }
}
