import { sheetsHere } from '../sheets/here-offline.js';
import { standingOf } from '../sheets/store/draft.js';

/** How many sheets of the reader on this phone are not over; none where it keeps none. */
export async function openSheets(): Promise<number> {
  const here = await sheetsHere().catch(() => null);
  return (here?.drafts ?? []).filter((draft) => standingOf(draft) !== 'arrived').length;
}
