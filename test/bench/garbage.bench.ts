import { parseMatch, Random, randomMatch, writeMatch } from '@tarokk/rules';
import { measure } from './rounds.js';

const SIZE = 10_000_000;
const match = writeMatch(randomMatch(new Random('garbage')));
const opening = match.slice(0, match.indexOf('"games":[') + '"games":['.length);

const repeated = (piece: string): string => piece.repeat(Math.ceil(SIZE / piece.length));
/** Ten megabytes that no match record is, from nothing readable to very many small mistakes in the right places. */
const garbage: readonly (readonly [string, string])[] = [
  ['noise', repeated('Pagat Ultimo? ')],
  ['brackets without end', '['.repeat(SIZE)],
  ['a list of numbers', `[${repeated('1,')}1]`],
  ['a match with a million games', `${opening}${repeated('{"number":1},')}{}]}`],
  ['a match cut off in its last game', `${opening}${repeated('{"number":1},')}`],
  ['a game with a million turns that are none', `${opening}{"number":1,"auction":[${repeated('{"seat":7},')}{}]}]}`],
];
const valid = `[${match}${`,${match}`.repeat(Math.ceil(SIZE / match.length))}]`;

let refused = 0;
console.log('Ten megabytes of garbage, refused; ratios to JSON.parse of ten megabytes of matches');
const results = measure(
  [
    { name: 'JSON.parse of as much that is right', run: () => void (refused += (JSON.parse(valid) as []).length) },
    ...garbage.map(([name, text]) => ({ name, run: () => void (refused += parseMatch(text).ok ? 0 : 1) })),
  ],
  5,
);
for (const { name, seconds, ratio } of results) {
  console.log(`  ${name.padEnd(46)} ${(seconds * 1000).toFixed(0).padStart(6)} ms   ${ratio.toFixed(2)} × JSON.parse`);
}
if (refused === 0) throw new Error('nothing was refused');
