import { type AnnouncementId } from '@tarokk/rules';
import { type PersonId } from '../sheet/sheet.js';
import { type TrophyEntry } from '../trophies/entry.js';
import { numbersAfter, trophyListOf, type ListedTrophy, type Numbers } from '../trophies/list.js';

/** What a player had won of a kind before a season began; null for trophies of unknown kind (D50). */
export interface OpeningCount {
  readonly player: PersonId;
  readonly trophy: AnnouncementId | null;
  /** At least 1. */
  readonly count: number;
}

/** The numbers from which the trophies of a season go on (D49). */
export interface Opening {
  readonly ofKinds: ReadonlyMap<AnnouncementId, number>;
  readonly ofAnnouncers: ReadonlyMap<PersonId, number>;
}

/** A trophy with its numbers in the whole list, of which only a season is looked at. */
export interface NumberedTrophy extends TrophyEntry {
  readonly ofKind: Numbers | null;
  readonly ofAnnouncer: Numbers;
}

export function openingOf(counts: readonly OpeningCount[]): Opening {
  const ofKinds = new Map<AnnouncementId, number>();
  const ofAnnouncers = new Map<PersonId, number>();
  for (const { player, trophy, count } of counts) {
    if (trophy !== null) ofKinds.set(trophy, (ofKinds.get(trophy) ?? 0) + count);
    ofAnnouncers.set(player, (ofAnnouncers.get(player) ?? 0) + count);
  }
  return { ofKinds, ofAnnouncers };
}

/** The trophies of a season in the order of D48, numbered on from its opening. */
export function numberedFrom(opening: Opening, entries: readonly TrophyEntry[]): readonly NumberedTrophy[] {
  return trophyListOf(entries).trophies.map((trophy) => movedOn(trophy, opening));
}

function movedOn({ ofAll: _all, sentence: _sentence, ...trophy }: ListedTrophy, opening: Opening): NumberedTrophy {
  const moved = ({ first, last }: Numbers, by: number): Numbers => numbersAfter(first - 1 + by, last - first + 1);
  return {
    ...trophy,
    ofKind: trophy.ofKind === null ? null : moved(trophy.ofKind, opening.ofKinds.get(trophy.trophy!) ?? 0),
    ofAnnouncer: moved(trophy.ofAnnouncer, opening.ofAnnouncers.get(trophy.announcer) ?? 0),
  };
}
