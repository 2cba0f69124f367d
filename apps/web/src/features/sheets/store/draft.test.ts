import { describe, expect, it } from '@jest/globals';
import { emptySheet } from '../form/state.js';
import { isHereAlone, type LocalDraft, newDraft, putAwayWith, withoutCorrected } from './draft.js';

/** A sheet of a phone, changed at a time, of a match that it corrects or became. */
const sheet = (changedAt: number, corrects: string | null, arrivedAs: string | null): LocalDraft => ({
  ...newDraft('account', emptySheet),
  changedAt,
  match: corrects,
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

describe('a sheet would be lost with its phone', () => {
  const atOffice: LocalDraft = { ...newDraft('account', emptySheet), office: { id: 'd', version: 1 }, unsaved: false };
  const handing = { key: 'k', remarks: [], requestRuling: false, dispute: null };
  const sealed = { text: 't', by: 'Anna', answer: 'confirmed' } as const;

  it.each<[string, Partial<LocalDraft>]>([
    ['it was changed since', { unsaved: true }],
    ['it is being sent', { attempt: { key: 'k', state: emptySheet } }],
    ['it waits to be handed in', { handing }],
    ['the other side has said its part here', { sealed }],
    ['another phone has saved another', { conflict: { state: emptySheet, version: 2 } }],
  ])('where %s', (_, part) => {
    expect(isHereAlone({ ...atOffice, ...part })).toBe(true);
  });

  it.each<[string, Partial<LocalDraft>]>([
    ['the office has it', {}],
    ['it was thrown away', { unsaved: true, discarded: 'k' }],
    ['it has arrived', { handing, sealed, outcome: { kind: 'arrived', match: 'm', how: 'SUBMITTED' } }],
    ['it was refused, and is kept as it is', { handing, outcome: { kind: 'refused', problems: [] } }],
  ])('not where %s', (_, part) => {
    expect(isHereAlone({ ...atOffice, ...part })).toBe(false);
  });
});
