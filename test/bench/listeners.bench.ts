import { client } from '../support/given.js';
import { openSocket, type Socket } from '../support/socket.js';
import { startMeasuredOffice } from './office/servers.js';
import { makeTemplates } from './office/stored-matches.js';
import { graphql } from '../support/ask.js';
import { move } from '../support/matches.js';
import { done } from '../support/matches-in-states.js';

// A change of the championship table, told to a thousand listeners: each of them reads the table anew in what they are told.

const LISTENERS = 1000;
const ROUNDS = 10;
/** Milliseconds after which the last listener should have been told. */
const GOAL = 150;
const WATCH = graphql('subscription { standingsChanged(seasonYear: 2023) { cursor topic at } }');

const { office, databaseUrl, stop } = await startMeasuredOffice({ SOCKETS_PER_ADDRESS: String(LISTENERS) });
const { world, juror, matches } = await makeTemplates({ url: office.url, databaseUrl });
const sockets: Socket[] = [];
const opened = performance.now();
for (let index = 0; index < LISTENERS; index += 50) {
  sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => openSocket(office)))));
}
const watches = sockets.map((socket) => socket.watch(WATCH));
await Promise.all(watches.map((watch) => watch.next()));
const opening = performance.now() - opened;

const jury = client(office, { cookie: juror.cookie });
const firsts: number[] = [];
const lasts: number[] = [];
let isApproved = true;
for (let round = 0; round < ROUNDS; round++) {
  const told = watches.map((watch) => watch.next().then(() => performance.now()));
  const name = isApproved ? 'reopenMatch' : 'approveMatch';
  isApproved = !isApproved;
  done(await move(jury, name, { id: matches[0]!.id, revision: 1 }, { reason: 'bench' }));
  const committed = performance.now();
  const times = (await Promise.all(told)).map((time) => Math.max(0, time - committed));
  firsts.push(Math.min(...times));
  lasts.push(Math.max(...times));
}
const middle = (values: readonly number[]): string => values.toSorted((a, b) => a - b)[values.length >> 1]!.toFixed(0);
console.log(`${LISTENERS} listeners, opened in ${(opening / 1000).toFixed(1)} s; ${ROUNDS} changes, told to all`);
console.log(
  `  after the answer to the write: the first is told in ${middle(firsts)} ms, the last in ${middle(lasts)} ms (medians; goal for the last: ${GOAL})`,
);
for (const socket of sockets) socket.close();
await world.end();
await stop();
