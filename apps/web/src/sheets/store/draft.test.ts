import { describe, expect, it } from '@jest/globals';
import { emptySheet } from '../form/state.js';
import { type LocalDraft, newDraft, putAwayWith, withoutCorrected } from './draft.js';

/** A sheet of a phone, changed at a time, of a match that it corrects or became. */
const sheet = (changedAt: number, corrects: string | null, arrivedAs: string | null): LocalDraft => ({
  ...newDraft('account', emptySheet),
  ...{ changedAt, match: corrects },
  outcome: arrivedAs === null ? null : { kind: 'arrived', match: arrivedAs, how: 'SUBMITTED' },
});

describe('sheets of one match on a phone', () => {
  const first = sheet(1, null, 'match');
  const corrected = sheet(2, 'match', 'match');
  const being = sheet(3, 'match', null);
  const other = sheet(4, null, 'another match');
  const begun = sheet(5, null, null);

  it('stand in the list once: by the last that corrects it, begun or handed in', () => {
    expect(withoutCorrected([begun, other, corrected, first])).toEqual([begun, other, corrected]);
    expect(withoutCorrected([other, being, corrected, first])).toEqual([other, being]);
    expect(withoutCorrected([begun, first])).toEqual([begun, first]);
  });

  it('are put away together, once the office has the last of them', () => {
    expect(putAwayWith(corrected, [begun, other, corrected, first])).toEqual([corrected, first]);
    expect(putAwayWith(begun, [begun, other, first])).toEqual([begun]);
    expect(putAwayWith(being, [other, being, corrected, first])).toEqual([being]);
  });
});
