import type { Ask } from '../../../api/ask.js';
import { mutate } from '../../../api/mutate.js';
import { newId } from '../store/draft.js';
import { checkedAnswer } from '../store/queries.js';

/** What is known of an answer before its sheet is handed in. */
export type Checked =
  | { readonly is: 'right' }
  | {
      readonly is: 'wrong';
      readonly message: string;
      /** Before then the office looks at no other answer of this person that comes from here, in milliseconds. */
      readonly until: number | null;
    }
  /** The office was not reached: it is checked when the sheet is sent. */
  | { readonly is: 'unchecked' };

/** Milliseconds. Who sits at a table waits no longer for a network that only seems to be there. */
const PATIENCE = 6000;

/**
 * Asks the office whether an answer holds.
 * @param sheet the document as it is handed in
 * @param sealed the answer to it
 */
export async function checked(ask: Ask, sheet: unknown, sealed: string): Promise<Checked> {
  const late = new Promise<Checked>((resolve) => setTimeout(() => resolve({ is: 'unchecked' }), PATIENCE));
  return Promise.race([late, answered(ask, sheet, sealed).catch((): Checked => ({ is: 'unchecked' }))]);
}

async function answered(ask: Ask, sheet: unknown, sealed: string): Promise<Checked> {
  const input = { idempotencyKey: newId(), document: sheet, sealedAnswer: sealed };
  const answer = await mutate(ask, 'checkSealed', input, checkedAnswer);
  // What stands in the way of the sheet itself is said when it is handed in.
  if (answer.__typename !== 'SealedChecked') return { is: 'unchecked' };
  const { problem, waits } = answer;
  if (problem === null) return { is: 'right' };
  return { is: 'wrong', message: problem.message, until: waits === 0 ? null : Date.now() + waits * 1000 };
}
