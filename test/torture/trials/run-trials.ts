import { trials } from './trials.js';

/** Runs one trial, or `all` that this machine can run. The status for the shell: 0 when everything holds. */
export async function runTrials(wanted: string, seed: string, rounds: number): Promise<number> {
  const chosen = trials.filter(({ name }) => wanted === 'all' || name === wanted);
  if (chosen.length === 0) {
    console.error(`There is no trial ${wanted}; there are: all, ${trials.map(({ name }) => name).join(', ')}`);
    return 2;
  }
  let status = 0;
  for (const trial of chosen) {
    const { name, what } = trial;
    const why = trial.hindrance?.() ?? null;
    if (why !== null) {
      console.log(`${name}: left out, for ${why}.`);
      continue;
    }
    console.log(`${name}: ${what}, ${rounds} times`);
    const { faults, told } = await trial.run({ seed, rounds, progress: (words) => console.log(`  ${words}`) });
    for (const line of told) console.log(`  ${line}`);
    if (faults.length === 0) console.log('  Nothing acknowledged is lost, nothing is done twice, the log is whole.');
    for (const fault of faults.slice(0, 50)) console.log(`  FAULT ${fault}`);
    if (faults.length > 0) {
      status = 1;
      console.log(
        `  ${faults.length} faults. Again: npm run torture -- --trial ${name} --seed ${seed} --rounds ${rounds}`,
      );
    }
  }
  return status;
}
