import type { Ask } from '../../graphql/ask.js';
import { database } from './database.js';
import { plansOfSide, seasonDirectory } from './queries.js';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface DirectorySide extends Person {
  readonly kind: 'team' | 'pair';
  /** Who plays for it now. */
  readonly members: readonly Person[];
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
  readonly me: { readonly account: string; readonly person: Person; readonly hasPin: boolean };
  readonly sides: readonly DirectorySide[];
  readonly venues: readonly { readonly name: string; readonly public: boolean }[];
  readonly plans: readonly Plan[];
}

/** Days back from today in which a planned match is still offered. */
const RECENT = 31;

/** The directory of a year as the office has it now, kept for later; null when nobody is logged in. */
export async function fetchDirectory(ask: Ask, year: number): Promise<Directory | null> {
  const { me, teams, pairs, venues } = await ask(seasonDirectory, { year });
  if (me === null) return null;
  const present = ({ lastDay }: { lastDay: string | null }): boolean => lastDay === null;
  const sides: readonly DirectorySide[] = [
    ...teams.nodes.map(({ id, name, members }) => ({
      ...{ id, name, kind: 'team' as const },
      members: members.filter(present).map(({ person }) => person),
    })),
    ...pairs.nodes.map(({ id, name, players }) => ({
      ...{ id, name, kind: 'pair' as const },
      members: players.filter(present).map(({ person }) => person),
    })),
  ];
  const from = dayOf(new Date(Date.now() - RECENT * 24 * 3600_000));
  const own = sides.filter(({ members }) => members.some(({ id }) => id === me.person.id));
  const plans = await Promise.all(own.map(({ id }) => ask(plansOfSide, { side: id, from })));
  const directory: Directory = {
    year,
    me: { account: me.account.id, person: me.person, hasPin: me.pin !== 'NONE' },
    sides,
    venues: venues.nodes,
    plans: plans.flatMap(({ plannedMatches }) =>
      plannedMatches.nodes.map(({ id, date, order, competition, sideA, sideB, venue }) => ({
        ...{ id, date, order, competition: competition.toLowerCase().replaceAll('_', '-'), venue },
        sides: { A: sideA.id, B: sideB.id },
      })),
    ),
  };
  const kept = await database();
  await Promise.all([kept.put('directories', directory, year), kept.put('directories', directory, 0)]);
  return directory;
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
  if (person === null) return '–';
  for (const { members } of directory.sides) {
    const member = members.find(({ id }) => id === person);
    if (member !== undefined) return member.name;
  }
  return directory.me.person.id === person ? directory.me.person.name : '?';
}
