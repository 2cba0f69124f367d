import type { SheetRecord } from '@tarokk/competition';
import type { PartyName } from '@tarokk/rules';
import type { MatchSheet, SeatedPair } from './sheet.types.js';

/** The sheet of a document, field by field: what stands in a document by seat stands in the schema by party. */
export function shownSheet({ persons, ...sheet }: SheetRecord): MatchSheet {
  const pairOf = (party: PartyName): SeatedPair => ({
    interceptor: persons[`${party}.interceptor`],
    collector: persons[`${party}.collector`],
  });
  return { ...sheet, persons: { A: pairOf('A'), B: pairOf('B') } } as MatchSheet;
}
