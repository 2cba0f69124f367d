import { readCursors } from '../table/cursor-links.js';

export interface TeamsSearch {
  readonly season?: string;
  readonly after?: string;
  readonly before?: string;
}

export function readTeamsSearch(search: Record<string, unknown>): TeamsSearch {
  const { season } = search;
  return { season: typeof season === 'string' && /^\d{4}$/.test(season) ? season : undefined, ...readCursors(search) };
}

export interface PlayersSearch {
  /** Beginnings of words of a name. */
  readonly name?: string;
  readonly after?: string;
  readonly before?: string;
}

export function readPlayersSearch(search: Record<string, unknown>): PlayersSearch {
  const { name } = search;
  return {
    name: typeof name === 'string' && /^[^\p{C}]{1,100}$/u.test(name.trim()) ? name.trim() : undefined,
    ...readCursors(search),
  };
}
