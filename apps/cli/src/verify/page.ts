import { type Language } from '@tarokk/rules';
import { type Paint } from '../terminal/paint.js';

/** On what a result is shown. */
export interface Page {
  readonly language: Language;
  readonly paint: Paint;
  /** Cells in a line. */
  readonly width: number;
}

export const PAGE_WIDTH = 100;
