import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analysisSteps, parseMatch, Random, randomMatch, type Game, type GameAnalysis } from '@tarokk/rules';

/** Of eight games each: more than 300. */
const MATCHES = 38;
const records = 'test/records';

interface Measured {
  readonly name: string;
  readonly milliseconds: number;
  readonly searched: number;
  readonly isOpen: boolean;
}

/** The time of each announcement and each bonus, the whole string of verdicts with its turns. */
function measure(label: string, game: Game): readonly Measured[] {
  const steps = analysisSteps(game);
  const times: number[] = [];
  let before = performance.now();
  let analysis: GameAnalysis | null = null;
  while (analysis === null) {
    const step = steps.next();
    const now = performance.now();
    times.push(now - before);
    before = now;
    if (step.done) analysis = step.value;
  }
  const lines = [
    ...analysis.announcements.map(({ announcement, ...line }) => ({ ...line, id: announcement.id })),
    ...analysis.silent.map(({ bonus, ...line }) => ({ ...line, id: bonus })),
  ];
  // The first step ends before the first announcement.
  return lines.map(({ id, searched, verdicts }, index) => ({
    name: `${label}, game ${game.number}, ${id}`,
    milliseconds: times[index + 1]!,
    searched,
    isOpen: verdicts.includes('?'),
  }));
}

function report(title: string, matches: readonly { readonly name: string; readonly games: readonly Game[] }[]): void {
  const all: Measured[] = [];
  let slowest = { name: '', milliseconds: 0 };
  for (const { name, games } of matches) {
    const measured = games.flatMap((game) => measure(name, game));
    all.push(...measured);
    const milliseconds = measured.reduce((sum, each) => sum + each.milliseconds, 0);
    if (milliseconds > slowest.milliseconds) slowest = { name, milliseconds };
  }
  const sorted = all.toSorted((a, b) => a.milliseconds - b.milliseconds);
  const at = (share: number): string => sorted[Math.floor(sorted.length * share)]!.milliseconds.toFixed(1);
  const total = all.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const positions = all.reduce((sum, { searched }) => sum + searched, 0);
  const worst = sorted.at(-1)!;
  const games = matches.reduce((sum, match) => sum + match.games.filter(({ form }) => form === 'played').length, 0);
  console.log(`\n${title}: ${games} games, ${all.length} announcements and bonuses`);
  console.log(`  an announcement (41 verdicts)   median ${at(0.5)} ms · 95 % ${at(0.95)} ms · 99 % ${at(0.99)} ms`);
  console.log(
    `  the slowest                     ${worst.milliseconds.toFixed(0)} ms, ${worst.searched} positions (${worst.name})`,
  );
  console.log(`  the slowest record              ${(slowest.milliseconds / 1000).toFixed(2)} s (${slowest.name})`);
  console.log(
    `  positions                       ${Math.round((positions / total) * 1000).toLocaleString('en')} a second`,
  );
  console.log(`  given up at the limit           ${all.filter(({ isOpen }) => isOpen).length}`);
}

console.log('Could it have been made? One core.');
// What runs first is slow before it is compiled, and would be measured with it.
for (const game of randomMatch(new Random('warm')).games) measure('warm', game);
report(
  'Random matches of eight games',
  Array.from({ length: MATCHES }, (_, seed) => {
    const name = `bench ${seed}`;
    return { name, games: randomMatch(new Random(name)).games };
  }),
);
report(
  'The example records',
  readdirSync(records).flatMap((name) => {
    const parsed = name.endsWith('.json') ? parseMatch(readFileSync(join(records, name))) : null;
    return parsed?.ok ? [{ name, games: parsed.value.games }] : [];
  }),
);
console.log(`\nmemory of the process: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`);
