import { parseMatch, Random, randomMatch, resultDocument, verifyMatch, writeMatch } from '@tarokk/rules';
import { followTricks } from './bare-replay.js';
import { measure } from './rounds.js';

const MATCHES = 250;
const lines = Array.from({ length: MATCHES }, (_, seed) => writeMatch(randomMatch(new Random(`bench ${seed}`))));
const games = MATCHES * 8;

function replay(line: string): number {
  const match = JSON.parse(line) as { games: { tricks: string[][] }[] };
  let winners = 0;
  for (const { tricks } of match.games) winners += followTricks(tricks);
  return winners;
}

let kept = 0;
const each = (work: (line: string) => number) => (): void => {
  for (const line of lines) kept += work(line);
};

const read = (line: string) => {
  const parsed = parseMatch(line);
  if (!parsed.ok) throw new Error('a random match is a match');
  return parsed.value;
};

console.log(
  `Royal Tarokk, ${games} played games of random matches, ${Math.round(lines.join('').length / games)} bytes a game, one core`,
);
for (const { name, seconds, ratio } of measure([
  { name: 'bare replay (JSON.parse, follow the tricks)', run: each(replay) },
  { name: 'JSON.parse alone', run: each((line) => Object.keys(JSON.parse(line) as object).length) },
  { name: 'read (parseMatch)', run: each((line) => read(line).games.length) },
  { name: 'complete result, reasons as data', run: each((line) => verifyMatch(read(line)).games.length) },
  {
    name: 'result document with sentences, as JSON',
    run: each((line) => JSON.stringify(resultDocument(verifyMatch(read(line)), 'en')).length),
  },
])) {
  const rate = Math.round(games / seconds).toLocaleString('en');
  console.log(`  ${name.padEnd(46)} ${rate.padStart(9)} games/s   ${ratio.toFixed(2)} × bare replay`);
}
if (kept === 0) throw new Error('nothing was done');
