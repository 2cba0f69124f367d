import { definitionOf, sentence, text, type Sentence } from '@tarokk/rules';
import { type TrophyEntry } from '../trophies/entry.js';
import { trophyListOf, type ListedTrophy, type Milestone, type TrophyList } from '../trophies/list.js';
import { dayText } from '../wording/dates.js';

/** What differs between two trophy lists. */
export interface TrophyChanges {
  readonly entered: readonly ListedTrophy[];
  readonly removed: readonly ListedTrophy[];
  /** The entry itself is another: date, announcer, evidence … */
  readonly altered: readonly { readonly before: ListedTrophy; readonly after: ListedTrophy }[];
  /** Only the ordinals moved (D49); how many. */
  readonly renumbered: number;
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
  readonly milestonesReached: readonly MilestoneNews[];
  readonly milestonesLost: readonly MilestoneNews[];
  readonly milestonesMoved: readonly { readonly before: MilestoneNews; readonly after: MilestoneNews }[];
}

type MilestoneNews = Pick<Milestone, 'player' | 'number' | 'date'>;

/** What an approval, a correction or a reopening does to the trophy list. */
export function trophyChanges(before: TrophyList, after: TrophyList): TrophyChanges {
  const [old, fresh] = [byId(before), byId(after)];
  const both = after.trophies.flatMap((trophy) => {
    const was = old.get(trophy.id);
    return was ? [{ before: was, after: trophy }] : [];
  });
  const altered = both.filter(({ before: was, after: is }) => asText(entryOf(was)) !== asText(entryOf(is)));
  const otherwise = new Set(altered);
  const renumbered = both.filter((pair) => !otherwise.has(pair) && asText(pair.before) !== asText(pair.after)).length;
  const [oldMilestones, newMilestones] = [byPlayerAndNumber(before), byPlayerAndNumber(after)];
  return {
    entered: after.trophies.filter(({ id }) => !old.has(id)),
    removed: before.trophies.filter(({ id }) => !fresh.has(id)),
    altered,
    renumbered,
    milestonesReached: after.milestones.filter((milestone) => !oldMilestones.has(keyOf(milestone))),
    milestonesLost: before.milestones.filter((milestone) => !newMilestones.has(keyOf(milestone))),
    milestonesMoved: after.milestones.flatMap((milestone) => {
      const was = oldMilestones.get(keyOf(milestone));
      return was && asText(was) !== asText(milestone) ? [{ before: was, after: milestone }] : [];
    }),
  };
}

/** The list that the changes lead to: `applyTrophyChanges(a, trophyChanges(a, b))` is `b`; ordinals follow by themselves (D49). */
export function applyTrophyChanges(list: TrophyList, changes: TrophyChanges): TrophyList {
  const gone = new Set([...changes.removed, ...changes.altered.map(({ before }) => before)].map(({ id }) => id));
  const come = [...changes.entered, ...changes.altered.map(({ after }) => after)];
  return trophyListOf([...list.trophies.filter(({ id }) => !gone.has(id)), ...come].map(entryOf));
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
  const ofTrophy = (template: typeof trophyEntered, entry: TrophyEntry): Sentence =>
    sentence(template, {
      player: nameOf(entry.announcer),
      trophy: entry.name ?? (entry.trophy === null ? unknownKind : definitionOf(entry.trophy).name),
    });
  const ofMilestone = (
    template: typeof reached,
    { player, number, date }: MilestoneNews,
    before?: MilestoneNews,
  ): Sentence =>
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
    ...changes.milestonesReached.map((milestone) => ofMilestone(reached, milestone)),
    ...changes.milestonesLost.map((milestone) => ofMilestone(lost, milestone)),
    ...changes.milestonesMoved.map(({ before, after }) => ofMilestone(moved, after, before)),
  ];
}

function byId(list: TrophyList): ReadonlyMap<string, ListedTrophy> {
  return new Map(list.trophies.map((trophy) => [trophy.id, trophy]));
}

function keyOf({ player, number }: Milestone): string {
  return `${number} ${player}`;
}

function byPlayerAndNumber(list: TrophyList): ReadonlyMap<string, Milestone> {
  return new Map(list.milestones.map((milestone) => [keyOf(milestone), milestone]));
}

/** The entry alone, without what follows from its place in the list. */
function entryOf({
  ofAll: _all,
  ofKind: _kind,
  ofAnnouncer: _announcer,
  sentence: _sentence,
  ...entry
}: ListedTrophy): TrophyEntry {
  return entry;
}

function asText(value: unknown): string {
  return JSON.stringify(value);
}
