import type { TrophiesArguments, TrophyPageArguments } from './trophies.arguments.js';

/** Which trophies are wanted: those to which all that is given applies. */
export type WantedTrophies = Omit<TrophiesArguments, keyof TrophyPageArguments>;

/** First and last day of the span that a filter means; null for the whole list. */
export function spanOf({ from, until }: WantedTrophies): { readonly first: string; readonly last: string } | null {
  if (from == null && until == null) return null;
  return { first: from ?? '0001-01-01', last: until ?? '9999-12-31' };
}
