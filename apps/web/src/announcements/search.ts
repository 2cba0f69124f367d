import { type ListsSearch, readLists } from '../table/listing.js';

/** In the order of the rules and of the match sheet. */
export const families = [
  'MESSAGE',
  'MATERIAL',
  'FREE_TRICKS',
  'BOUND_TRICKS',
  'HIGH_CARD',
  'FLIGHT',
  'CATCH',
  'OTHER',
  'TROPHY',
  'SILENT',
] as const;

export const sorts = ['rule', 'name', 'points', 'made', 'lost', 'last'] as const;

/** Which announcements, and of which season the figures are; it stands in the address. */
export type AnnouncementsSearch = ListsSearch<''> & {
  /** Other than the latest one. */
  readonly season?: string | undefined;
  readonly family?: (typeof families)[number] | undefined;
};

export function readAnnouncementsSearch(search: Record<string, unknown>): AnnouncementsSearch {
  const { season, family } = search;
  return {
    season: typeof season === 'string' && /^\d{4}$/.test(season) ? season : undefined,
    family: families.find((each) => each === family),
    ...readLists({ '': sorts }, search),
  };
}
