import type { AnnouncementId } from './generated/operations.js';

/** GraphQL's name of an announcement. @param id of the rules, such as `pagat-ultimo` */
export function enumOf(id: string): AnnouncementId {
  return id.replaceAll('-', '_').toUpperCase() as AnnouncementId;
}
