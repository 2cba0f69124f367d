import { type Verdict } from '@tarokk/rules';
import { write } from '../../terminal/output.js';
import { newTally, sum, summary } from '../tally.js';
import { type VerifyOptions } from '../options.js';
import { summaryWords } from '../words.js';
import { blocksOf } from './blocks.js';
import { inOrder } from './in-order.js';
import { ProgressLine } from './progress.js';
import { startVerifiers } from './verifiers.js';

/** For each thread: one block that it works on and two that wait, so that it need never wait itself. */
const BLOCKS_PER_THREAD = 3;
const MOST_BYTES_UNDER_WAY = 64 * 1024 * 1024;

/**
 * Verifies the records of a stream, one a line, and prints one line for each.
 * @returns how many there were
 */
export async function verifyStream(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
  { errors, isColoured, jobs, json, language, output, program, witness }: VerifyOptions,
  tell: (verdict: Verdict) => void,
): Promise<number> {
  const verifiers = startVerifiers({ name, json, language, isColoured, witness }, jobs, program);
  const bounds = { tasks: jobs * BLOCKS_PER_THREAD, size: MOST_BYTES_UNDER_WAY };
  const tally = newTally();
  const progress = new ProgressLine(errors, output.isTTY, () => summary(summaryWords.records, tally, language));
  try {
    for await (const result of inOrder(blocksOf(chunks), (block) => verifiers.verify(block), sizeOf, bounds)) {
      for (const verdict of result.verdicts) {
        tally[verdict]++;
        tell(verdict);
      }
      if (result.complaints !== '') {
        progress.clear();
        await write(errors, result.complaints);
      }
      await write(output, result.output);
      progress.show();
    }
  } finally {
    progress.clear();
    await verifiers.end();
  }
  if (sum(tally) > 0 && (!json || errors.isTTY)) await write(errors, `${progress.text()}\n`);
  return sum(tally);
}

function sizeOf({ bytes }: { readonly bytes: Uint8Array }): number {
  return bytes.length;
}
