import { venueKey } from '../../../registry/venues/venue-key.js';

/** The list of the jury: whether a place is public, by its key (D23). */
export type ListedPlaces = ReadonlyMap<string, boolean>;

interface KeptSheet {
  readonly venue: { readonly name?: string; readonly public: boolean };
  readonly record: { readonly venue?: string };
}

/**
 * A kept sheet without the words of a private place, all else in its order as it was (D59); null where there are none to leave
 * out.
 */
export function withoutPlaceWords(text: string, listed: ListedPlaces): string | null {
  const sheet = JSON.parse(text) as KeptSheet;
  const { name, public: isDeclaredPublic } = sheet.venue;
  if (name === undefined || (listed.get(venueKey(name)) ?? isDeclaredPublic)) return null;
  const { venue: _, ...record } = sheet.record;
  return JSON.stringify({ ...sheet, record, venue: { public: false } });
}
