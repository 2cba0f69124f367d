import { fitting, type SearchOf, searchOf } from '../../ui/search.js';

/** Which step is shown, from 1; the deal has none. */
export const replaySearch = searchOf({ step: fitting(/^[1-9]\d{0,2}$/) });
export type ReplaySearch = SearchOf<typeof replaySearch>;

/** A number that is too high is the end. @param last the number of the last step */
export function stepIn({ step }: ReplaySearch, last: number): number {
  return Math.min(Number(step ?? 0), last);
}

export function searchFor(step: number): ReplaySearch {
  return { step: step === 0 ? undefined : String(step) };
}
