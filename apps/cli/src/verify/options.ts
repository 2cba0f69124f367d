import type { Language } from '@tarokk/rules';
import type { Paint } from '../terminal/paint.js';
import type { WitnessWanted } from './format.js';

/** What verifying is asked for, and where its answer goes. */
export interface VerifyOptions {
  readonly json: boolean;
  readonly language: Language;
  readonly jobs: number;
  readonly witness: WitnessWanted | null;
  readonly paint: Paint;
  readonly isColoured: boolean;
  /** The bundle of the command. */
  readonly program: URL;
  readonly output: NodeJS.WriteStream;
  readonly errors: NodeJS.WriteStream;
}
