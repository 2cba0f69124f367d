import { text } from '@tarokk/rules';
import { type Sheet } from './sheet.js';

/** What a sheet says of a private place and not everybody may read: kept beside the sheet (D59). */
export interface PlaceWords {
  readonly name: string;
  /** The venue in the record, where that has one. */
  readonly inRecord: string | null;
  /** What the sheet itself says; the list of the jury may have it otherwise (D23). */
  readonly public: boolean;
}

/** What is read in place of the words by everybody but both sides, their players and the jury (D59). */
export const privatePlace = text(
  'a private place, allowed by the jury',
  'ein privater Ort, von der Jury erlaubt',
  'magánhely, a zsűri engedélyével',
);

/** The words of the place on a sheet; null where it has none. */
export function placeWordsOf({ venue, record }: Sheet): PlaceWords | null {
  return venue.name === null ? null : { name: venue.name, inRecord: record.venue, public: venue.public };
}

/** The sheet of a private place as everybody may read it: that the place is private stays, its words go (D59). */
export function withoutPlaceWords(sheet: Sheet): Sheet {
  return { ...sheet, venue: { name: null, public: false }, record: { ...sheet.record, venue: null } };
}

/** The sheet with its words in their places again; one that was kept with its words stays as it is. */
export function withPlaceWords(sheet: Sheet, words: PlaceWords | null): Sheet {
  if (words === null || sheet.venue.name !== null) return sheet;
  const { name, inRecord, public: isPublic } = words;
  return { ...sheet, venue: { name, public: isPublic }, record: { ...sheet.record, venue: inRecord } };
}
