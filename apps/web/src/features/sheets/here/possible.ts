import { ownSides } from '../store/season-directory.js';
import { partyNames } from '../form/state.js';
import { type SeasonDirectory, type DirectorySide, sideOf } from '../store/season-directory.js';
import type { LocalDraft } from '../store/draft.js';

/** Whether a PIN can be sealed on this phone: the key was taken along, and the browser has cryptography, as it does over HTTPS. */
export function canSeal({ sealingKey }: SeasonDirectory): boolean {
  return sealingKey != null && 'subtle' in crypto;
}

/** The side that answers to the sheet: the one for which it is not written. Null of sheets that are not written for one of theirs. */
export function otherSide({ side, state }: LocalDraft, directory: SeasonDirectory): DirectorySide | null {
  const own = side === null ? ownSides(directory).map(({ id }) => id) : [side];
  const others = partyNames.map((party) => state.sides[party]).filter((id) => id !== null && !own.includes(id));
  return others.length === 1 ? sideOf(directory, others[0]!) : null;
}
