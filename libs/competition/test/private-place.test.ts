import { describe, expect, it } from '@jest/globals';
import {
  areEqual,
  asListed,
  findingKinds,
  parseSheet,
  placeWordsOf,
  sheetRecord,
  sheetText,
  withoutPlaceWords,
  withPlaceWords,
  writeSheet,
} from '@tarokk/competition';
import { newSheet } from './making/sheets.js';

const home = newSheet({ venue: { name: 'at Anna’s, Fő utca 3', public: false } });

describe('D59 the words of a private place', () => {
  it('can be left out of a sheet, which says only that the place is private', () => {
    const bare = { ...sheetRecord(home), venue: { public: false } };
    const parsed = parseSheet(JSON.stringify(bare));
    expect(parsed.ok && parsed.value.venue).toEqual({ name: null, public: false });
    expect(parsed.ok && writeSheet(parsed.value)).toBe(JSON.stringify(bare));
  });

  it('a public place has a name', () => {
    for (const venue of [{ public: true }, {}, { public: null }, { public: false, name: null }]) {
      const parsed = parseSheet(JSON.stringify({ ...sheetRecord(home), venue }));
      expect([venue, parsed.ok]).toEqual([venue, false]);
    }
  });

  it('are taken from the sheet and from its record, and put back to the same text', () => {
    const written = { ...home, record: { ...home.record, venue: 'Fő utca' } };
    const kept = withoutPlaceWords(written);
    expect(sheetText(kept)).not.toMatch(/Anna|Fő utca/);
    expect(sheetText(withPlaceWords(kept, placeWordsOf(written)))).toBe(sheetText(written));
    expect(withPlaceWords(written, { name: 'elsewhere', inRecord: null, public: false })).toBe(written);
  });

  it('D23 a place is private where the list of the jury says so; what the sheet said comes back', () => {
    const pub = newSheet();
    expect(asListed(pub, []).venue.public).toBe(true);
    expect(asListed(pub, [{ name: pub.venue.name!.toUpperCase(), public: false }]).venue.public).toBe(false);
    expect(sheetText(withPlaceWords(withoutPlaceWords(pub), placeWordsOf(pub)))).toBe(sheetText(pub));
  });

  it('are needed by both sides and the jury: the office asks for them', () => {
    expect(Object.values(findingKinds).map(({ code }) => code)).toContain('venue/no-words');
  });

  it('D11 say nothing of whether two sheets are equal', () => {
    expect(areEqual(home, withoutPlaceWords(home))).toBe(true);
  });
});
