import { problemAt, verdicts, type Language, type Verdict } from '@tarokk/rules';
import { paintFor } from '../../terminal/paint.js';
import { cut, widthOf } from '../../terminal/width.js';
import { complaintsAbout } from '../complaints.js';
import { type RecordOutcome, type WitnessWanted } from '../format.js';
import { verifyRecord } from '../formats.js';
import { malformed } from '../malformed.js';
import { isBlank } from '../reading/recognise.js';
import { unreadable, verdictSigns, verdictStyles, verdictWords } from '../words.js';
import { PAGE_WIDTH } from '../page.js';
import { type Block } from './blocks.js';

/** How the results of a stream are shown; plain data, for it goes to other threads. */
export interface StreamShape {
  readonly name: string;
  readonly json: boolean;
  readonly language: Language;
  readonly isColoured: boolean;
  readonly witness: WitnessWanted | null;
}

export interface BlockResult {
  /** One line for each record. */
  readonly output: string;
  readonly complaints: string;
  /** In the order of the records. */
  readonly verdicts: readonly Verdict[];
}

const LINE_FEED = 0x0a;
const NUMBER_WIDTH = 7;

export function verifyBlock({ line, bytes, isTooLong }: Block, shape: StreamShape): BlockResult {
  const said: string[] = [];
  let complaints = '';
  const found: Verdict[] = [];
  const add = (outcome: RecordOutcome, number: number): void => {
    found.push(outcome.verdict);
    said.push(shape.json ? JSON.stringify(outcome.document(shape.language)) : lineFor(outcome, number, shape), '\n');
    complaints += complaintsAbout(outcome, `${shape.name}:${number}`, shape.language);
  };
  if (isTooLong) add(malformed([problemAt('', unreadable.lineTooLong)]), line);
  for (let start = 0, number = line; start < bytes.length; number++) {
    const found = bytes.indexOf(LINE_FEED, start);
    const end = found < 0 ? bytes.length : found;
    if (!isBlankBetween(bytes, start, end)) add(verifyRecord(bytes.subarray(start, end), shape.witness), number);
    start = end + 1;
  }
  return { output: said.join(''), complaints, verdicts: found };
}

function isBlankBetween(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (!isBlank(bytes[at]!)) return false;
  return true;
}

/** "      12  ✓ proved      760 : 759 …": the number of the line, the verdict, the gist. */
function lineFor(outcome: RecordOutcome, number: number, { language, isColoured }: StreamShape): string {
  const words = verdicts.map((verdict) => verdictWords[verdict][language]);
  const longest = Math.max(...words.map(widthOf));
  const verdict = `${verdictSigns[outcome.verdict]} ${verdictWords[outcome.verdict][language].padEnd(longest)}`;
  const paint = paintFor(isColoured);
  const used = longest + NUMBER_WIDTH + 6;
  const gist = cut(outcome.gist(language), Math.max(20, PAGE_WIDTH - used));
  return `${String(number).padStart(NUMBER_WIDTH)}  ${paint[verdictStyles[outcome.verdict]](verdict)}  ${gist}`;
}
