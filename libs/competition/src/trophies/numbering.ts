import { type AnnouncementId } from '@tarokk/rules';
import { type PersonId } from '../sheet/sheet.js';
import { type TrophyEntry } from './entry.js';

/** From the first to the last of an entry; the same number twice save for old entries of several trophies. */
export interface Numbers {
  readonly first: number;
  readonly last: number;
}

/** The numbers of an entry (D49). */
export interface Ordinals {
  /** Of its kind: "the 4th Golgotha ever"; null for an unknown kind. */
  readonly ofKind: Numbers | null;
  /** Of its announcer's. */
  readonly ofAnnouncer: Numbers;
}

/** The numbers of an entry with those that it has in the whole list (D54). */
export interface NumbersInList extends Ordinals {
  readonly ofAll: Numbers;
}

/** What of the entries of a list their numbers follow from. */
export type Countable = Pick<TrophyEntry, 'trophy' | 'announcer' | 'count'>;

export type NumberedTrophy = TrophyEntry & Ordinals;

/** An entry as it stands in the whole list. */
export type TrophyInList = TrophyEntry & NumbersInList;

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

export function openingOf(counts: readonly OpeningCount[]): Opening {
  const ofKinds = new Map<AnnouncementId, number>();
  const ofAnnouncers = new Map<PersonId, number>();
  for (const { player, trophy, count } of counts) {
    if (trophy !== null) ofKinds.set(trophy, (ofKinds.get(trophy) ?? 0) + count);
    ofAnnouncers.set(player, (ofAnnouncers.get(player) ?? 0) + count);
  }
  return { ofKinds, ofAnnouncers };
}

/** Nothing was won before: the whole list is numbered. */
export const noOpening: Opening = openingOf([]);

/** Entries in the order of D48 with their numbers, which go on from an opening. */
export function numberedFrom<T extends Countable>(opening: Opening, entries: readonly T[]): readonly (T & Ordinals)[] {
  const ordinals = ordinalsFrom(opening, entries);
  return entries.map((entry, index) => ({ ...entry, ...ordinals[index]! }));
}

/** Their numbers alone, in the same order: to copy each entry of a long list takes far longer than to number it. */
export function ordinalsFrom(opening: Opening, entries: readonly Countable[]): readonly Ordinals[] {
  const ofKinds = new Map(opening.ofKinds);
  const ofAnnouncers = new Map(opening.ofAnnouncers);
  return entries.map(({ trophy, announcer, count }) => {
    const ofKind = trophy === null ? null : numbersAfter(ofKinds.get(trophy) ?? 0, count);
    if (trophy !== null) ofKinds.set(trophy, ofKind!.last);
    const ofAnnouncer = numbersAfter(ofAnnouncers.get(announcer) ?? 0, count);
    ofAnnouncers.set(announcer, ofAnnouncer.last);
    return { ofKind, ofAnnouncer };
  });
}

/** The numbers of an entry of `count` trophies behind `before` others. */
export function numbersAfter(before: number, count: number): Numbers {
  return { first: before + 1, last: before + count };
}
