import { compare } from '../wording/alphabetical.js';
import { type TrophyEntry } from './entry.js';

/**
 * Date, then the number of the match that day, game, A before B, then id; old entries first on their date, those without a
 * date before all (D48). Total: no two entries have one id.
 */
export function inListOrder(a: TrophyEntry, b: TrophyEntry): number {
  return (
    compare(a.place.date ?? '', b.place.date ?? '') ||
    compare(a.place.match === null ? 0 : 1, b.place.match === null ? 0 : 1) ||
    compare(a.place.match?.order ?? 0, b.place.match?.order ?? 0) ||
    compare(a.place.match?.game ?? 0, b.place.match?.game ?? 0) ||
    compare(a.place.match?.party ?? 0, b.place.match?.party ?? 0) ||
    compare(a.id, b.id)
  );
}
