import { lettersOf } from '../wording/alphabetical.js';
import type { ListedPair, ListedTeam, SeasonList } from './season-list.js';

/** A name of a list, and whom an office knows by it. */
export interface NameOnList {
  readonly name: string;
  /** Who has the name, accents and case apart. */
  readonly known: readonly PersonOfName[];
  /** Who was perhaps meant, where nobody has it. */
  readonly alike: PersonOfName | null;
}

export interface PersonOfName {
  readonly id: string;
  readonly name: string;
}

/** What was said of a name that nobody has: the person who is called nearly so is meant, or somebody new. */
export type Meant = 'alike' | 'new';

/** Somebody of a list: who they are there already, new, or to be asked about. */
export type ListedPerson =
  | ({ readonly kind: 'known' } & PersonOfName)
  | { readonly kind: 'new'; readonly name: string }
  | { readonly kind: 'alike'; readonly name: string; readonly alike: PersonOfName }
  | { readonly kind: 'several'; readonly name: string };

/** Who each name of a list is, by its letters (`lettersOf`). */
export type ListedPeople = ReadonlyMap<string, ListedPerson>;

/** All names of a list, each once. */
export function namesIn({ teams, pairs }: Pick<SeasonList, 'teams' | 'pairs'>): readonly string[] {
  const names = [...teams.flatMap(({ members }) => members), ...pairs.flatMap(({ players }) => players)];
  return [...new Map(names.map((name) => [lettersOf(name), name])).values()];
}

/** Who each name of a list is. @param said of names that nobody has, by their letters */
export function listedPeople(named: readonly NameOnList[], said: ReadonlyMap<string, Meant>): ListedPeople {
  return new Map(named.map((each) => [lettersOf(each.name), personOf(each, said.get(lettersOf(each.name)))]));
}

function personOf({ name, known, alike }: NameOnList, said: Meant | undefined): ListedPerson {
  const [one, ...others] = known;
  if (one !== undefined) return others.length > 0 ? { kind: 'several', name } : { kind: 'known', ...one };
  if (alike === null || said === 'new') return { kind: 'new', name };
  return said === 'alike' ? { kind: 'known', ...alike } : { kind: 'alike', name, alike };
}

/** Whom a line still has to be asked about. @param names of the line, all of them among the people */
export function undecidedIn(names: readonly string[], people: ListedPeople): readonly ListedPerson[] {
  return names.map((name) => people.get(lettersOf(name))!).filter(({ kind }) => kind === 'alike' || kind === 'several');
}

/** What an office is given of a list. */
export interface SeasonToEnter {
  /** Those who are new, each once. */
  readonly persons: { readonly name: string }[];
  readonly teams: { readonly name: string; readonly members: PersonToEnter[] }[];
  readonly pairs: { readonly name: string; readonly players: PersonToEnter[] }[];
}

type PersonToEnter = { readonly personId: string } | { readonly name: string };

/** What is entered of lines in which nobody is undecided: the new persons once, and teams and pairs of them and of those who are there. */
export function seasonToEnter(
  { teams, pairs }: { readonly teams: readonly ListedTeam[]; readonly pairs: readonly ListedPair[] },
  people: ListedPeople,
): SeasonToEnter {
  const person = (name: string): PersonToEnter => {
    const found = people.get(lettersOf(name))!;
    return found.kind === 'known' ? { personId: found.id } : { name };
  };
  return {
    persons: namesIn({ teams, pairs })
      .filter((name) => people.get(lettersOf(name))!.kind === 'new')
      .map((name) => ({ name })),
    teams: teams.map(({ name, members }) => ({ name, members: members.map(person) })),
    pairs: pairs.map(({ name, players }) => ({ name, players: players.map(person) })),
  };
}

/** The line that a problem of `SeasonToEnter` is about, by its path (`teams[3].name`); null: none alone. */
export function lineOfProblem(
  path: string,
  { teams, pairs }: { readonly teams: readonly ListedTeam[]; readonly pairs: readonly ListedPair[] },
): number | null {
  const [, kind, index] = /^(teams|pairs)\[(\d+)\]/.exec(path) ?? [];
  if (kind === undefined) return null;
  return (kind === 'teams' ? teams : pairs)[Number(index)]?.line ?? null;
}
