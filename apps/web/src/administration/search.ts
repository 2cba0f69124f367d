import { readCursors } from '../table/cursor-links.js';

export const teamStates = ['TAKES_PART', 'PROPOSED', 'WITHDRAWN'] as const;

export interface TeamsSearch {
  readonly state?: (typeof teamStates)[number];
  readonly after?: string;
}

export function readTeamsSearch({ state, after }: Record<string, unknown>): TeamsSearch {
  return { state: teamStates.find((each) => each === state), after: readCursors({ after }).after };
}

export interface PeopleSearch {
  /** A part of a name. */
  readonly name?: string;
  readonly after?: string;
}

export function readPeopleSearch({ name, after }: Record<string, unknown>): PeopleSearch {
  return {
    name: typeof name === 'string' && /^[^\p{C}]{1,100}$/u.test(name.trim()) ? name.trim() : undefined,
    after: readCursors({ after }).after,
  };
}

export function readVenuesSearch({ after }: Record<string, unknown>): { readonly after?: string } {
  const cursor = readCursors({ after }).after;
  return cursor === undefined ? {} : { after: cursor };
}

export interface AdministrationSearch {
  /** The page of the jury that somebody asked for who is not of it. */
  readonly asked?: string;
}

export function readAdministrationSearch({ asked }: Record<string, unknown>): AdministrationSearch {
  return { asked: typeof asked === 'string' && /^\/[a-z]{2}\/jury[\w/-]*$/.test(asked) ? asked : undefined };
}
