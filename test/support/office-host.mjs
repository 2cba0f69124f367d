// A process in which offices of tests are opened one after the other: node office-host.mjs SOCKET RUN_PID. To load the office takes
// five times as long as to open one more.
//
// Each connection to the socket is an office. Its first line is the environment, as JSON; the other end closes it by ending its
// half. What comes back are lines too: {"printed"} as often as something is printed, then {"url"} or {"failed"}, then {"ended"}.
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { endWithRun } from './ends-with-run.mjs';

process.setSourceMapsEnabled(true);
process.env['NODE_ENV'] ??= 'production';

const built = new URL('../../dist/apps/api/src/', import.meta.url);
const { readConfiguration } = await import(new URL('platform/configuration/configuration.js', built).href);
const { openOffice } = await import(new URL('server.js', built).href);

const [, , socket, run] = process.argv;
/** All that is printed goes to everybody: a file of tests has one office as a rule, and nobody else has one meanwhile. */
const connections = new Set();
const tell = (connection, message) => connection.writable && connection.write(`${JSON.stringify(message)}\n`);
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (chunk, encoding, done = encoding) => {
    for (const connection of connections) tell(connection, { printed: chunk.toString() });
    if (typeof done === 'function') done();
    return true;
  };
}

createServer({ allowHalfOpen: true }, (connection) => void serve(connection)).listen(socket);
endWithRun(run);

async function serve(connection) {
  connections.add(connection);
  // Whoever is gone needs no answers.
  connection.on('error', () => undefined);
  const wanted = new Promise((resolve) => createInterface({ input: connection }).once('line', resolve));
  const left = new Promise((resolve) => connection.once('end', resolve).once('close', resolve));
  try {
    const configuration = readConfiguration(JSON.parse(await wanted), process.cwd());
    const office = await openOffice(configuration, { onLost: () => undefined, isStopping: () => false });
    console.log(office.announcement);
    tell(connection, { url: office.url });
    await left;
    await office.leave();
    await office.close();
    tell(connection, { ended: 0 });
  } catch (error) {
    tell(connection, { failed: String(error?.stack ?? error) });
  }
  connections.delete(connection);
  connection.end();
}
