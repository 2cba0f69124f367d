import { lettersOf, type ListedPair, type ListedTeam, type SeasonList } from '@tarokk/competition';
import { graphql, type ResultOf } from '../../api/graphql.js';
import type { InputWithoutKey } from '../../api/mutate.js';

export const namedPeople = graphql(`
  query NamedPeople($names: [Name!]!) {
    namedPeople(names: $names) {
      name
      known {
        id
        name
      }
      alike {
        id
        name
      }
    }
  }
`);

export const setUpFromList = graphql(`
  fragment SetUpFromList on SeasonSetUp {
    entered
    teams {
      id
    }
    pairs {
      id
    }
    warnings {
      message
    }
  }
`);

export type NamedPerson = ResultOf<typeof namedPeople>['namedPeople'][number];

/** What was said of a name that nobody has: the person who is called nearly so is meant, or somebody new. */
export type Meant = 'alike' | 'new';

/** Somebody of a list: who they are there already, new, or to be asked about. */
export type Person =
  | { readonly kind: 'known'; readonly id: string; readonly name: string }
  | { readonly kind: 'new'; readonly name: string }
  | { readonly kind: 'alike'; readonly name: string; readonly alike: { readonly id: string; readonly name: string } }
  | { readonly kind: 'several'; readonly name: string };

/** All names of a list, each once. */
export function namesIn({ teams, pairs }: SeasonList): readonly string[] {
  const names = [...teams.flatMap(({ members }) => members), ...pairs.flatMap(({ players }) => players)];
  return [...new Map(names.map((name) => [lettersOf(name), name])).values()];
}

/** Who each name of a list is. @param said of names that nobody has, by their letters */
export function personsOf(
  named: readonly NamedPerson[],
  said: ReadonlyMap<string, Meant>,
): ReadonlyMap<string, Person> {
  return new Map(named.map((each) => [lettersOf(each.name), personOf(each, said.get(lettersOf(each.name)))]));
}

function personOf({ name, known, alike }: NamedPerson, said: Meant | undefined): Person {
  const [one, ...others] = known;
  if (one !== undefined) return others.length > 0 ? { kind: 'several', name } : { kind: 'known', ...one };
  if (alike === null || said === 'new') return { kind: 'new', name };
  return said === 'alike' ? { kind: 'known', ...alike } : { kind: 'alike', name, alike };
}

/** Whom a line still has to be asked about. */
export function undecidedIn(names: readonly string[], persons: ReadonlyMap<string, Person>): readonly Person[] {
  return names
    .map((name) => persons.get(lettersOf(name))!)
    .filter(({ kind }) => kind === 'alike' || kind === 'several');
}

interface Season {
  readonly year: number;
  readonly isOpen: boolean;
}

/** What is sent of the lines that can be taken: the new persons once, and teams and pairs of them and of those who are there. */
export function inputOf(
  { year, isOpen }: Season,
  teams: readonly ListedTeam[],
  pairs: readonly ListedPair[],
  persons: ReadonlyMap<string, Person>,
): Omit<InputWithoutKey<'setUpSeason'>, 'dryRun'> {
  const names = namesIn({ teams, pairs, problems: [] });
  const member = (name: string): { readonly personId: string } | { readonly name: string } => {
    const person = persons.get(lettersOf(name))!;
    return person.kind === 'known' ? { personId: person.id } : { name };
  };
  return {
    seasonYear: year,
    alreadyOpen: isOpen,
    persons: names.filter((name) => persons.get(lettersOf(name))!.kind === 'new').map((name) => ({ name })),
    teams: teams.map(({ name, members }) => ({ name, members: members.map(member) })),
    pairs: pairs.map(({ name, players }) => ({ name, players: players.map(member) })),
  };
}
