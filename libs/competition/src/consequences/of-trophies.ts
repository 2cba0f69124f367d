import { type Text, definitionOf, sentence, text, type Sentence } from '@tarokk/rules';
import { type TrophyEntry } from '../trophies/entry.js';
import { milestonesIn, type ListEntry, type Milestone } from '../trophies/list.js';
import { type TrophyInList } from '../trophies/numbering.js';
import { listKey } from '../trophies/order.js';
import { allNumbersIn, numberedList, type NumberedList } from '../trophies/whole-list.js';
import { compare } from '../wording/alphabetical.js';
import { dayText } from '../wording/dates.js';
import { hundredthChanges, sayHundredthChanges, type HundredthChange } from './of-hundredths.js';

/** What an act does to the trophy list. */
export interface TrophyChanges {
  /** With the numbers that they get. */
  readonly entered: readonly TrophyInList[];
  /** With the numbers that they have. */
  readonly removed: readonly TrophyInList[];
  /** The entry itself is another: date, announcer, evidence … */
  readonly altered: readonly { readonly before: TrophyInList; readonly after: TrophyInList }[];
  /** Only the numbers moved, of their kind, of their announcer's or in the whole list (D49, D54); how many entries. */
  readonly renumbered: number;
  /** Hundredths of the whole list that become another trophy's, the first first (D54). */
  readonly hundredths: readonly HundredthChange[];
  readonly milestonesReached: readonly Milestone[];
  readonly milestonesLost: readonly Milestone[];
  /** Reached before and after, but by another trophy or on another date. */
  readonly milestonesMoved: readonly { readonly before: Milestone; readonly after: Milestone }[];
}

/** What of it is said: the numbers of the entries and who reached a milestone by which need not be known. */
export interface TrophyNews {
  readonly entered: readonly TrophyEntry[];
  readonly removed: readonly TrophyEntry[];
  readonly altered: readonly { readonly after: TrophyEntry }[];
  readonly renumbered: number;
  readonly hundredths: readonly HundredthChange[];
  readonly milestonesReached: readonly MilestoneNews[];
  readonly milestonesLost: readonly MilestoneNews[];
  readonly milestonesMoved: readonly { readonly before: MilestoneNews; readonly after: MilestoneNews }[];
}

type MilestoneNews = Pick<Milestone, 'player' | 'number' | 'date'>;

/**
 * What an approval, a correction or a reopening does to the trophy list: the difference of the list without and with it.
 * @param list the whole list as it is
 * @param before entries of the list, as they are in it
 * @param after what becomes of them, and further ones; one that has the id of another is the same entry
 */
export function trophyChanges(
  list: readonly ListEntry[],
  before: readonly TrophyEntry[],
  after: readonly TrophyEntry[],
): TrophyChanges {
  const concerned = new Set(before.map(listKey));
  const others = list.filter(({ key }) => !concerned.has(key));
  const [is, then] = [numberedWith(others, before), numberedWith(others, after)];
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const fresh = new Map(after.map((entry) => [entry.id, entry]));
  const altered = after.flatMap((entry) => {
    const was = old.get(entry.id);
    if (was === undefined || asText(was) === asText(entry)) return [];
    return [{ before: withNumbers(was, is), after: withNumbers(entry, then) }];
  });
  const changed = new Set(altered.flatMap((pair) => [listKey(pair.before), listKey(pair.after)]));
  const [oldMilestones, newMilestones] = [byPlayerAndNumber(is), byPlayerAndNumber(then)];
  const placesBefore = new Map(is.entries.map(({ key }, index) => [key, index]));
  return {
    entered: after.filter(({ id }) => !old.has(id)).map((entry) => withNumbers(entry, then)),
    removed: before.filter(({ id }) => !fresh.has(id)).map((entry) => withNumbers(entry, is)),
    altered,
    renumbered: then.entries.filter(({ key }, index) => {
      const place = placesBefore.get(key);
      return place !== undefined && !changed.has(key) && !haveSameNumbers(is, place, then, index);
    }).length,
    hundredths: hundredthChanges(is, then),
    milestonesReached: [...newMilestones].flatMap(([key, one]) => (oldMilestones.has(key) ? [] : [one])),
    milestonesLost: [...oldMilestones].flatMap(([key, one]) => (newMilestones.has(key) ? [] : [one])),
    milestonesMoved: [...newMilestones].flatMap(([key, one]) => {
      const was = oldMilestones.get(key);
      return was && asText(was) !== asText(one) ? [{ before: was, after: one }] : [];
    }),
  };
}

function numberedWith(others: readonly ListEntry[], entries: readonly TrophyEntry[]): NumberedList {
  return numberedList([...others, ...entries.map(listEntry)].toSorted(byKey));
}

/** An entry as the whole list is numbered. */
export function listEntry(entry: TrophyEntry): ListEntry {
  const { trophy, announcer, count } = entry;
  return { key: listKey(entry), trophy, announcer, count };
}

function withNumbers(entry: TrophyEntry, list: NumberedList): TrophyInList {
  return { ...entry, ...allNumbersIn(list, listKey(entry))! };
}

function haveSameNumbers(is: NumberedList, before: number, then: NumberedList, after: number): boolean {
  const [was, now] = [is.ordinals[before]!, then.ordinals[after]!];
  return (
    is.lasts[before] === then.lasts[after] &&
    was.ofKind?.last === now.ofKind?.last &&
    was.ofAnnouncer.last === now.ofAnnouncer.last
  );
}

const trophyEntered = text(
  '{player}: {trophy} is entered',
  '{player}: {trophy} wird eingetragen',
  '{player}: {trophy} bekerül a listába',
);
const trophyRemoved = text(
  '{player}: {trophy} is removed',
  '{player}: {trophy} wird gestrichen',
  '{player}: {trophy} kikerül a listából',
);
const trophyAltered = text(
  '{player}: the entry of {trophy} changes',
  '{player}: der Eintrag von {trophy} ändert sich',
  '{player}: {trophy} bejegyzése megváltozik',
);
const someRenumbered = text(
  '{count} {count|trophy gets another number|trophies get other numbers}',
  '{count} {count|Trophäe bekommt eine andere Nummer|Trophäen bekommen andere Nummern}',
  '{count} trófea más sorszámot kap',
);
const reached = text(
  '{player} reaches the milestone {number} on {date}',
  '{player} erreicht am {date} den Meilenstein {number}',
  '{player} trófeakupát ér el: {number} trófea, dátum: {date}',
);
const lost = text(
  '{player} loses the milestone {number}',
  '{player} verliert den Meilenstein {number}',
  '{player} elveszti ezt a trófeakupát: {number} trófea',
);
const moved = text(
  '{player} reaches the milestone {number} on {date} instead of {before}',
  '{player} erreicht den Meilenstein {number} am {date} statt am {before}',
  '{player} más napon éri el ezt a trófeakupát: {number} trófea, dátum: {date}, eddig: {before}',
);
const unknownKind = text('a trophy of unknown kind', 'eine Trophäe unbekannter Art', 'ismeretlen fajtájú trófea');
const noDate = text('a day not known', 'einem unbekannten Tag', 'ismeretlen');

/** The changes in words. @param nameOf the name of a player, by id */
export function sayTrophyChanges(changes: TrophyNews, nameOf: (player: string) => string): readonly Sentence[] {
  const ofTrophy = (template: Text, entry: TrophyEntry): Sentence =>
    sentence(template, {
      player: nameOf(entry.announcer),
      trophy: entry.name ?? (entry.trophy === null ? unknownKind : definitionOf(entry.trophy).name),
    });
  const ofMilestone = (template: Text, { player, number, date }: MilestoneNews, before?: MilestoneNews): Sentence =>
    sentence(template, {
      player: nameOf(player),
      number,
      date: date === null ? noDate : dayText(date),
      ...(before ? { before: before.date === null ? noDate : dayText(before.date) } : {}),
    });
  return [
    ...changes.entered.map((entry) => ofTrophy(trophyEntered, entry)),
    ...changes.removed.map((entry) => ofTrophy(trophyRemoved, entry)),
    ...changes.altered.map(({ after }) => ofTrophy(trophyAltered, after)),
    ...(changes.renumbered === 0 ? [] : [sentence(someRenumbered, { count: changes.renumbered })]),
    ...sayHundredthChanges(changes, nameOf),
    ...changes.milestonesReached.map((milestone) => ofMilestone(reached, milestone)),
    ...changes.milestonesLost.map((milestone) => ofMilestone(lost, milestone)),
    ...changes.milestonesMoved.map(({ before, after }) => ofMilestone(moved, after, before)),
  ];
}

function byKey(a: ListEntry, b: ListEntry): number {
  return compare(a.key, b.key);
}

function byPlayerAndNumber(list: NumberedList): ReadonlyMap<string, Milestone> {
  return new Map(
    milestonesIn(list.milestones).map((milestone) => [`${milestone.number} ${milestone.player}`, milestone]),
  );
}

function asText(value: unknown): string {
  return JSON.stringify(value);
}
