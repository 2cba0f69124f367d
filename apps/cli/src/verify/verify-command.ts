import { exitStatus, type Language } from '@tarokk/rules';
import { paintFor, wantsColour } from '../terminal/paint.js';
import { type WitnessWanted } from './format.js';
import { verifyPlaces } from './verify-places.js';

export interface VerifyArguments {
  readonly json: boolean;
  readonly jobs: number;
  readonly language: Language;
  readonly program: URL;
  readonly witness: WitnessWanted | null;
}

/** `tarokk verify FILE…` */
export async function verifyCommand(
  names: readonly string[],
  { json, jobs, language, program, witness }: VerifyArguments,
): Promise<void> {
  const isColoured = wantsColour(process.stdout, process.env);
  const { stdout: output, stderr: errors } = process;
  const options = { json, jobs, language, program, witness, isColoured, paint: paintFor(isColoured), output, errors };
  await verifyPlaces(names, options, (verdict) => {
    process.exitCode = Math.max(Number(process.exitCode ?? 0), exitStatus(verdict));
  });
}
