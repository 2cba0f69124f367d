import { definitionOf, sentence, text, type Sentence, type Text } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { type PersonId } from '../sheet/sheet.js';
import { ordinal } from '../wording/numbers.js';
import { type TrophyEntry } from './entry.js';
import {
  noOpening,
  numberedFrom,
  numbersAfter,
  type Countable,
  type Numbers,
  type Ordinals,
  type TrophyInList,
} from './numbering.js';
import { inListOrder, placedBy } from './order.js';

/** A player's trophies of these numbers earn an award (13). */
export const milestones = [100, 250, 500, 1000] as const;
export type MilestoneNumber = (typeof milestones)[number];

export type ListedTrophy = TrophyInList & { readonly sentence: Sentence };

/**
 * An entry reduced to what numbers and milestones follow from: so many can be read that the numbers of a whole list are found
 * whenever somebody asks.
 */
export interface ListEntry extends Countable {
  /** Its `listKey`, which holds its date and from what it is made. */
  readonly key: string;
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
  let all = 0;
  const trophies = numberedFrom(noOpening, entries.toSorted(inListOrder)).map((entry): ListedTrophy => {
    const ofAll = numbersAfter(all, entry.count);
    all = ofAll.last;
    return { ...entry, ofAll, sentence: sayOrdinal(entry) };
  });
  return { trophies, milestones: trophies.flatMap(milestonesAt) };
}

/** The milestones of a whole list, in the order in which they were reached. @param entries numbered, in the order of D48 */
export function milestonesIn(entries: readonly (ListEntry & Ordinals)[]): readonly Milestone[] {
  return entries.filter(reachesMilestone).flatMap((entry) => milestonesAt({ ...placedBy(entry.key), ...entry }));
}

/** The milestones that somebody passes whose trophies become more. */
export function milestonesBetween(before: number, after: number): readonly MilestoneNumber[] {
  return milestones.filter((number) => before < number && number <= after);
}

export function reachesMilestone({ ofAnnouncer: { first, last } }: Pick<Ordinals, 'ofAnnouncer'>): boolean {
  return milestonesBetween(first - 1, last).length > 0;
}

/** The milestones that an entry reaches for its announcer, by its ordinals alone; an old entry may reach several (13, D50). */
export function milestonesAt({
  id,
  place: { date },
  announcer,
  ofAnnouncer: { first, last },
}: {
  readonly id: string;
  readonly place: Pick<TrophyEntry['place'], 'date'>;
  readonly announcer: PersonId;
  readonly ofAnnouncer: Numbers;
}): readonly Milestone[] {
  return milestonesBetween(first - 1, last).map((number) => ({ player: announcer, number, date, entry: id }));
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
