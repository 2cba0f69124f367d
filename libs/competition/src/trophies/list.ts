import { definitionOf, sentence, text, type AnnouncementId, type Sentence, type Text } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { ordinal } from '../wording/numbers.js';
import { type TrophyEntry } from './entry.js';
import { inListOrder } from './order.js';

/** A player's trophies of these numbers earn an award (13). */
export const milestones = [100, 250, 500, 1000] as const;
export type MilestoneNumber = (typeof milestones)[number];

/** From the first to the last of an entry; the same number twice save for old entries of several trophies. */
export interface Numbers {
  readonly first: number;
  readonly last: number;
}

export interface ListedTrophy extends TrophyEntry {
  /** Of all trophies. */
  readonly ofAll: Numbers;
  /** Of its kind: "the 4th Golgotha ever"; null for an unknown kind. */
  readonly ofKind: Numbers | null;
  /** Of its announcer's. */
  readonly ofAnnouncer: Numbers;
  readonly sentence: Sentence;
}

export interface Milestone {
  readonly player: string;
  readonly number: MilestoneNumber;
  /** The date of its trophy's match (D49); null when an old entry without a date reached it. */
  readonly date: Day | null;
  /** Id of the entry that reached it. */
  readonly entry: string;
}

export interface TrophyList {
  /** In the order of D48. */
  readonly trophies: readonly ListedTrophy[];
  /** In the order in which they were reached. */
  readonly milestones: readonly Milestone[];
}

const everOne = text(
  'the {number} {trophy} ever',
  '{trophy}: die {number} aller Zeiten',
  '{trophy}: minden idők {number} ilyen trófeája',
);
const unknownKind = text(
  '{count} of unknown kind, from an old list',
  '{count} unbekannter Art, aus einer alten Liste',
  '{count} ismeretlen fajtájú, régi listából',
);

/** The trophy list of these entries in any order; ordinals and milestones always follow from the present list (D49). */
export function trophyListOf(entries: readonly TrophyEntry[]): TrophyList {
  const ofKinds = new Map<AnnouncementId, number>();
  const ofPlayers = new Map<string, number>();
  let all = 0;
  const trophies = entries.toSorted(inListOrder).map((entry): ListedTrophy => {
    const ofAll = numbersAfter(all, entry.count);
    all = ofAll.last;
    const ofAnnouncer = numbersAfter(ofPlayers.get(entry.announcer) ?? 0, entry.count);
    ofPlayers.set(entry.announcer, ofAnnouncer.last);
    let ofKind: Numbers | null = null;
    if (entry.trophy !== null) {
      ofKind = numbersAfter(ofKinds.get(entry.trophy) ?? 0, entry.count);
      ofKinds.set(entry.trophy, ofKind.last);
    }
    return { ...entry, ofAll, ofKind, ofAnnouncer, sentence: sayOrdinal({ ...entry, ofKind }) };
  });
  return { trophies, milestones: trophies.flatMap(milestonesAt) };
}

/** The numbers of an entry of `count` trophies behind `before` others. */
export function numbersAfter(before: number, count: number): Numbers {
  return { first: before + 1, last: before + count };
}

/** The milestones that an entry reaches for its announcer, by its ordinals alone; an old entry may reach several (13, D50). */
export function milestonesAt({
  id,
  place: { date },
  announcer,
  ofAnnouncer: { first, last },
}: Pick<ListedTrophy, 'id' | 'place' | 'announcer' | 'ofAnnouncer'>): readonly Milestone[] {
  return milestones
    .filter((number) => first <= number && number <= last)
    .map((number) => ({ player: announcer, number, date, entry: id }));
}

/** Which of its kind an entry is, by its ordinals alone: "the 4th Golgotha ever"; of an unknown kind how many they are (D50). */
export function sayOrdinal({ trophy, count, ofKind }: Pick<ListedTrophy, 'trophy' | 'count' | 'ofKind'>): Sentence {
  if (trophy === null || ofKind === null) return sentence(unknownKind, { count });
  const { first, last } = ofKind;
  const [from, to] = [ordinal(first), ordinal(last)];
  const number: Text =
    first === last ? from : text(`${from.en}–${to.en}`, `${from.de}–${to.de}`, `${from.hu}–${to.hu}`);
  // The ordinal counts all of a kind, whatever the suit; so the plain name stands in the sentence.
  return sentence(everOne, { number, trophy: definitionOf(trophy).name });
}
