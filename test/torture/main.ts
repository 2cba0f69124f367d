// npm run torture -- --seed hut --length 5000 --kills 10 --clients 50 --places 90 --only cup
// npm run torture -- --trial full-disk --rounds 3
import { parseArgs } from 'node:util';
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
process.exit(faults.length === 0 ? 0 : 1);
