import { isShownBy, possibleGame, Random, searchLayouts } from '@tarokk/rules';
import { altered, alterations, randomSheets, riggedSheets, type WitnessSheet } from '../support/witness-sheets.js';

/** For a quick look: only every n-th sheet. */
const SHARE = Number(process.env.WITNESS_SHARE ?? '1');
/** So many sheets that a game shows, and so many that none does, are given to the second search alone; 0 for none. */
const SECOND = Number(process.env.WITNESS_SECOND ?? '0');
/** Changes of a layout that the second search may try: within as many it finds a game for 95 of 100 sheets that a game shows. */
const STEPS_OF_SECOND = 26_000;
const TIMES_AS_MANY = 10;
const SEEDS = 125;
const RIGGED = 500;

interface Answer extends WitnessSheet {
  readonly state: string;
  readonly milliseconds: number;
  readonly clash: number;
  readonly excludedBy: string;
}

function answer(given: WitnessSheet): Answer {
  const start = performance.now();
  const possible = possibleGame(given.sheet)!;
  const milliseconds = performance.now() - start;
  if (possible.state === 'shown' && !isShownBy(given.sheet, possible.game)) {
    throw new Error(`${given.name}: the witness does not give the sheet`);
  }
  const excluded = possible.state === 'impossible' ? possible : null;
  return {
    ...given,
    state: possible.state,
    milliseconds,
    clash: excluded?.clash.length ?? 0,
    excludedBy: excluded?.excludedBy ?? '',
  };
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;

function report(title: string, answers: readonly Answer[]): void {
  const count = (state: string): number => answers.filter((each) => each.state === state).length;
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number): string => times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(0);
  const all = answers.length;
  console.log(
    `  ${title.padEnd(24)} ${String(all).padStart(5)}  shown ${percent(count('shown'), all)} · impossible ${percent(count('impossible'), all)} · ` +
      `undecided ${percent(count('undecided'), all)}  median ${at(0.5)} ms · 99 % ${at(0.99)} ms · slowest ${at(1)} ms`,
  );
}

function reportByKind(answers: readonly Answer[]): void {
  for (const kind of new Set(answers.map((each) => each.kind))) {
    report(
      kind,
      answers.filter((each) => each.kind === kind),
    );
  }
  report('all', answers);
}

const every = <T>(list: readonly T[]): T[] => list.filter((_each, place) => place % SHARE === 0);

console.log('A game for every sheet, or that there is none. One core.');
const sheets = [...every(randomSheets(1, SEEDS)), ...every(riggedSheets(RIGGED))];

console.log('\n1. Sheets of games that were played');
const played = sheets.map(answer);
reportByKind(played);
for (const { name, state } of played) if (state !== 'shown') console.log(`  ${state}: ${name}`);

console.log('\n2. The same sheets with something written otherwise');
const others = alterations.flatMap((alteration) =>
  sheets.flatMap((sheet) => {
    const other = altered(new Random(`${sheet.name}, ${alteration}`), sheet, alteration);
    return other === null ? [] : [answer(other)];
  }),
);
reportByKind(others);
for (const { name, state } of others) if (state === 'undecided') console.log(`  ${state}: ${name}`);
const impossible = others.filter(({ state }) => state === 'impossible');
const byClauses = impossible.filter(({ excludedBy }) => excludedBy === 'clauses').length;
const small = impossible.filter(({ clash }) => clash <= 5).length;
console.log(
  `  impossible: ${impossible.length}, ${byClauses} of them by clauses alone; at most five lines clash in ${percent(small, impossible.length)}`,
);

/** How many the second search finds a game for, of some that are spread over the list. */
function reportSecond(title: string, answers: readonly Answer[], steps: number): void {
  const sample = Array.from({ length: Math.min(SECOND, answers.length) }, (_each, place) => {
    return answers[Math.floor((place * answers.length) / Math.min(SECOND, answers.length))]!;
  });
  const found = sample.filter(({ sheet }) => searchLayouts(sheet, { left: steps }) !== null);
  console.log(`  ${title}: ${found.length} of ${sample.length} (${percent(found.length, sample.length)})`);
  // A game for a sheet that is called impossible is a mistake of one of the two.
  for (const { name, state } of found) if (state === 'impossible') console.log(`  found all the same: ${name}`);
}

if (SECOND > 0) {
  console.log('\nThe second search alone');
  reportSecond(
    `finds those shown, ${STEPS_OF_SECOND} steps`,
    played.filter(({ state }) => state === 'shown'),
    STEPS_OF_SECOND,
  );
  reportSecond(
    `finds those impossible, ${TIMES_AS_MANY * STEPS_OF_SECOND} steps`,
    impossible,
    TIMES_AS_MANY * STEPS_OF_SECOND,
  );
}
