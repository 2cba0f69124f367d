import type { Ask } from '../../graphql/ask.js';
import { database } from './database.js';
import { plansOfSide, seasonDirectory } from './queries.js';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface DirectorySide extends Person {
  readonly kind: 'team' | 'pair';
  /** Who plays for it now; of a team since when, which directories of earlier versions do not say. */
  readonly members: readonly (Person & { readonly from?: string })[];
}

/** A recent match of an own side that the office has, for the number of the next one. */
export interface MatchThere {
  readonly id: string;
  readonly date: string;
  readonly order: number;
  readonly sides: { readonly A: string; readonly B: string };
  /** The side that entered it; null for the jury. */
  readonly enteredBy: string | null;
}

export interface Plan {
  readonly id: string;
  readonly date: string;
  readonly order: number;
  readonly competition: string;
  readonly sides: { readonly A: string; readonly B: string };
  readonly venue: { readonly name: string; readonly public: boolean } | null;
}

/** What has to be known of a season to write its sheets without a network. */
export interface Directory {
  readonly year: number;
  readonly me: {
    readonly account: string;
    readonly person: Person;
    readonly hasPin: boolean;
    /** Directories of earlier versions do not say. */
    readonly jury?: boolean;
  };
  /** To which PINs are sealed; null where the office has none. Directories of earlier versions have none either. */
  readonly sealingKey?: { readonly id: string; readonly publicKey: string } | null;
  readonly sides: readonly DirectorySide[];
  /** Guests and substitutes who are of no side of the season, once somebody has looked them up. */
  readonly others?: readonly Person[];
  readonly venues: readonly { readonly name: string; readonly public: boolean }[];
  readonly plans: readonly Plan[];
  /** Directories of earlier versions have neither of these. */
  readonly matches?: readonly MatchThere[];
  readonly season?: { readonly year: number; readonly closed: boolean; readonly annualMeeting: string | null } | null;
}

/** Days back from today in which a planned match is still offered, and matches are numbered. */
const RECENT = 31;

/** The directory of a year as the office has it now, kept for later; null when nobody is logged in. */
export async function fetchDirectory(ask: Ask, year: number): Promise<Directory | null> {
  const { me, sealingKey, season, teams, pairs, venues } = await ask(seasonDirectory, { year });
  if (me === null) return null;
  const present = ({ lastDay }: { lastDay: string | null }): boolean => lastDay === null;
  const sides: readonly DirectorySide[] = [
    ...teams.nodes.map(({ id, name, members }) => ({
      ...{ id, name, kind: 'team' as const },
      members: members.filter(present).map(({ person, firstDay }) => ({ ...person, from: firstDay })),
    })),
    ...pairs.nodes.map(({ id, name, players }) => ({
      ...{ id, name, kind: 'pair' as const },
      members: players.filter(present).map(({ person }) => person),
    })),
  ];
  const from = dayOf(new Date(Date.now() - RECENT * 24 * 3600_000));
  const own = sides.filter(({ members }) => members.some(({ id }) => id === me.person.id));
  const recent = await Promise.all(own.map(({ id }) => ask(plansOfSide, { side: id, from })));
  const before = await keptDirectory(year);
  const directory: Directory = {
    year,
    others: before?.others ?? [],
    me: { account: me.account.id, person: me.person, hasPin: me.pin !== 'NONE', jury: me.account.jury },
    sealingKey,
    sides,
    venues: venues.nodes,
    season,
    matches: recent.flatMap(({ matches }) =>
      matches.nodes.map(({ id, date, order, enteredBy, sides: [a, b] }) => ({
        ...{ id, date, order, sides: { A: a!.id, B: b!.id } },
        enteredBy: enteredBy === 'A' ? a!.id : enteredBy === 'B' ? b!.id : null,
      })),
    ),
    plans: recent.flatMap(({ plannedMatches }) =>
      plannedMatches.nodes.map(({ id, date, order, competition, sideA, sideB, venue }) => ({
        ...{ id, date, order, competition: competition.toLowerCase().replaceAll('_', '-'), venue },
        sides: { A: sideA.id, B: sideB.id },
      })),
    ),
  };
  await keepDirectory(directory);
  return directory;
}

export async function keepDirectory(directory: Directory): Promise<void> {
  const kept = await database();
  await Promise.all([kept.put('directories', directory, directory.year), kept.put('directories', directory, 0)]);
}

/** As it was known last, of that year; else of any. */
export async function keptDirectory(year: number): Promise<Directory | null> {
  const kept = await database();
  return (await kept.get('directories', year)) ?? (await kept.get('directories', 0)) ?? null;
}

/** `YYYY-MM-DD` where the reader is. */
export function dayOf(time: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

export function sideOf(directory: Directory, id: string | null): DirectorySide | null {
  return directory.sides.find((side) => side.id === id) ?? null;
}

export function nameOf(directory: Directory, person: string | null): string {
  return person === null ? '–' : (known(directory, person)?.name ?? '?');
}

/** Who has this id, as far as the phone knows. */
export function known({ sides, others = [], me }: Directory, id: string): Person | null {
  const isHe = (person: Person): boolean => person.id === id;
  for (const { members } of sides) {
    const member = members.find(isHe);
    if (member !== undefined) return member;
  }
  return others.find(isHe) ?? (isHe(me.person) ? me.person : null);
}
