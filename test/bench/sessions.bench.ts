import {
  parseSession,
  randomSession,
  rulesets,
  sessionResultDocument,
  verifySession,
  writeSession,
} from '@tarokk/rules';
import { followTricks } from './bare-replay.js';
import { measure } from './rounds.js';

// As many deals as the bench of Royal Tarokk has games: the compiler has then seen as much of the one as of the other.
const SESSIONS = 167;
const DEALS = 12;

function replay(line: string): number {
  const session = JSON.parse(line) as { deals: { tricks?: string[][] }[] };
  let winners = 0;
  for (const { tricks } of session.deals) winners += tricks === undefined ? 0 : followTricks(tricks);
  return winners;
}

const read = (line: string) => {
  const reading = parseSession(line);
  if (!reading.ok) throw new Error('a random session is a session');
  return reading.session;
};

let kept = 0;
for (const ruleset of rulesets) {
  if (ruleset.plausible === undefined) continue;
  const lines = Array.from({ length: SESSIONS }, (_, seed) =>
    JSON.stringify(writeSession(randomSession(ruleset, `bench ${seed}`, { deals: DEALS }))),
  );
  const each = (work: (line: string) => number) => (): void => {
    for (const line of lines) kept += work(line);
  };
  const deals = SESSIONS * DEALS;
  const size = Math.round(lines.join('').length / deals);
  console.log(`${ruleset.name.en}, ${deals} played deals of random sessions, ${size} bytes a deal, one core`);
  for (const { name, seconds, ratio } of measure([
    { name: 'bare replay (JSON.parse, follow the tricks)', run: each(replay) },
    { name: 'JSON.parse alone', run: each((line) => Object.keys(JSON.parse(line) as object).length) },
    { name: 'read (parseSession)', run: each((line) => read(line).deals.length) },
    { name: 'complete result, reasons as data', run: each((line) => verifySession(read(line)).deals.length) },
    {
      name: 'result document with sentences, as JSON',
      run: each((line) => JSON.stringify(sessionResultDocument(verifySession(read(line)), 'en')).length),
    },
  ])) {
    const rate = Math.round(deals / seconds).toLocaleString('en');
    console.log(`  ${name.padEnd(46)} ${rate.padStart(9)} deals/s   ${ratio.toFixed(2)} × bare replay`);
  }
}
if (kept === 0) throw new Error('nothing was done');
