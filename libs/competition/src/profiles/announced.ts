import { catalogue, type AnnouncementId } from '@tarokk/rules';

/** How often one announcement was won and lost by who made it; raised and void calls are neither. */
export interface AnnouncementFigures {
  readonly announcement: AnnouncementId;
  readonly made: number;
  readonly failed: number;
}

const order = new Map(catalogue.map(({ id }, index) => [id as string, index]));

/** One line for each announcement, in the order of section 4. */
export function addedUp(figures: readonly AnnouncementFigures[]): readonly AnnouncementFigures[] {
  const sums = new Map<AnnouncementId, AnnouncementFigures>();
  for (const { announcement, made, failed } of figures) {
    const before = sums.get(announcement) ?? { made: 0, failed: 0 };
    sums.set(announcement, { announcement, made: before.made + made, failed: before.failed + failed });
  }
  return [...sums.values()].sort((a, b) => order.get(a.announcement)! - order.get(b.announcement)!);
}
