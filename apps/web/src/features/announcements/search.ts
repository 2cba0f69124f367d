import { list, oneOf, type SearchOf, searchOf, year } from '../../ui/search.js';

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

/** Which announcements, and of which season the figures are, other than the latest one. */
export const announcementsSearch = searchOf({ season: year, family: oneOf(families), ...list() });
export type AnnouncementsSearch = SearchOf<typeof announcementsSearch>;
