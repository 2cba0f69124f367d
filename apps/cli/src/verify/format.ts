import { type Language, type Verdict } from '@tarokk/rules';
import { type Page } from './page.js';

export interface WordedProblem {
  readonly path: string;
  readonly message: string;
}

/** What was found out about one record, ready to be shown in any language. */
export interface RecordOutcome {
  readonly verdict: Verdict;
  /** The result document of `--json`. */
  document(language: Language): object;
  /** The lines of a whole page for people. */
  page(page: Page): string[];
  /** The same in one line, without the verdict: for streams. */
  gist(language: Language): string;
  /** Why it is malformed; empty when it is not. */
  problems(language: Language): readonly WordedProblem[];
}

/** A game is wanted for each sheet, within so many steps. */
export interface WitnessWanted {
  readonly limit: number;
}

/** One record format that the command verifies. */
export interface RecordFormat {
  /** What stands under `format` in its records. */
  readonly format: string;
  /**
   * @param value what the JSON says, of any shape; never throws
   * @param witness whether games are to be found that show what is only scored
   */
  verify(value: unknown, witness: WitnessWanted | null): RecordOutcome;
}
