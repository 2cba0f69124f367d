// npm run torture -- --seed hut --length 5000 --kills 10 --clients 50 --places 90 --only cup
// npm run torture -- --trial full-disk --rounds 3
import { parseArgs } from 'node:util';
import { attackSlowly } from './slow-strangers.js';
import { torture } from './torture.js';
import { runTrials } from './trials/run-trials.js';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    length: { type: 'string', default: '3000' },
    kills: { type: 'string', default: '10' },
    clients: { type: 'string', default: '50' },
    places: { type: 'string', default: '90' },
    only: { type: 'string' },
    trial: { type: 'string' },
    rounds: { type: 'string', default: '8' },
    strangers: { type: 'string', default: '1500' },
  },
});
if (values.trial !== undefined) process.exit(await runTrials(values.trial, values.seed, Number(values.rounds)));
const [length, kills, clients, places] = [values.length, values.kills, values.clients, values.places].map(Number);
const only = values.only === undefined ? '' : ` --only "${values.only}"`;
const repeat = `npm run torture -- --seed ${values.seed} --length ${length} --kills ${kills} --clients ${clients} --places ${places}${only}`;

console.log(
  `${length} operations by ${clients} clients on ${values.only ?? 'all competitions'}, ${kills} × kill -9 of an api process and of the database`,
);
console.log(`Again: ${repeat}`);
if (values.only === 'strangers') process.exit((await slowStrangers()) ? 0 : 1);
const { faults, history, answers, done, lost, operationsASecond } = await torture({
  seed: values.seed,
  length: length!,
  kills: kills!,
  clients: clients!,
  places: places!,
  only: values.only ?? null,
  progress: (words) => console.log(`  ${words}`),
});

console.log(`\n${operationsASecond.toFixed(0)} operations a second; ${lost} times no answer, all of them repeated.`);
for (const [answer, count] of answers) console.log(`  ${String(count).padStart(6)}  ${answer}`);
console.log('Done:');
for (const [operation, count] of done) console.log(`  ${String(count).padStart(6)}  ${operation}`);
console.log(`History: ${history}`);
if (faults.length === 0) {
  console.log(
    'Each match and game is counted once, the tables are what the records come to, the log is whole, nothing acknowledged is lost.',
  );
} else {
  console.log(`\n${faults.length} faults:`);
  for (const fault of faults.slice(0, 50)) console.log(`  ${fault}`);
  console.log(`Again: ${repeat}`);
}
const isOpen = Number(values.strangers) === 0 || (await slowStrangers());
process.exit(faults.length === 0 && isOpen ? 0 : 1);

/** Whether the office stays open to a neighbour while strangers send slowly, and as it was behind them. */
async function slowStrangers(): Promise<boolean> {
  const connections = Number(values.strangers);
  const { answered, failed, longest, open, page, ready } = await attackSlowly({
    connections,
    seconds: 20,
    descriptors: 1024,
  });
  console.log(`\n${connections} strangers who send a byte a second, to an office with 1024 descriptors:`);
  console.log(
    `  ${open} of their connections open at most; a neighbour had ${answered} answers, ${failed} times none,`,
  );
  console.log(
    `  and waited ${longest.toFixed(0)} ms at most. Afterwards a page is answered with ${page}, readiness with ${ready}.`,
  );
  return failed * 20 <= answered && page === 200 && ready === 200;
}
