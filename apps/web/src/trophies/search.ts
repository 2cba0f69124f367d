import { readCursors } from '../table/cursor-links.js';

export const competitions = ['CHAMPIONSHIP', 'CUP', 'GRAND_PRIX', 'FREE_CHAMPIONSHIP'] as const;
export const classes = ['SMALL', 'MIDDLE', 'GREAT', 'SUPER', 'ULTRA', 'MULTI', 'ROYAL'] as const;

/** How addresses name a kind that the schema calls `BIG_BIRD`. */
export function kindOf(id: string): string {
  return id.toLowerCase().replaceAll('_', '-');
}

/** Which trophies are shown; all of it stands in the address. */
export interface TrophySearch {
  readonly season?: string;
  readonly class?: string;
  readonly trophy?: string;
  readonly competition?: string;
  readonly player?: string;
  readonly order?: 'oldest';
  /** Words of the name of a player or a trophy. */
  readonly find?: string;
  /** The number in the whole list with which the page begins (D54). */
  readonly number?: string;
  /** The cursor before the page, and the one behind it. */
  readonly after?: string;
  readonly before?: string;
}

/** What cannot be understood is left out, and said to be undefined: the router would keep it as it stood in the address. */
export function readTrophySearch(search: Record<string, unknown>): TrophySearch {
  const fitting = (name: keyof TrophySearch, pattern: RegExp): object => {
    const value = search[name];
    return { [name]: typeof value === 'string' && pattern.test(value) ? value : undefined };
  };
  return {
    ...fitting('season', /^\d{4}$/),
    ...fitting('class', oneOf(classes)),
    ...fitting('trophy', /^[a-z-]{1,40}$/),
    ...fitting('competition', oneOf(competitions)),
    ...fitting('player', /^[\da-f-]{36}$/),
    ...fitting('order', /^oldest$/),
    ...fitting('number', /^[1-9]\d{0,8}$/),
    ...readFind(search),
    ...readCursors(search),
  };
}

function readFind({ find }: Record<string, unknown>): Pick<TrophySearch, 'find'> {
  return { find: typeof find === 'string' && find.trim() !== '' ? find.trim().slice(0, 60) : undefined };
}

function oneOf(words: readonly string[]): RegExp {
  return new RegExp(`^(?:${words.join('|')})$`);
}

/** Of which players by number; all of it stands in the address. */
export interface RankingSearch {
  readonly season?: string;
  readonly class?: (typeof classes)[number];
  /** Words of the name of a player. */
  readonly find?: string;
  readonly after?: string;
  readonly before?: string;
}

export function readRankingSearch(search: Record<string, unknown>): RankingSearch {
  const { season, class: of } = search;
  return {
    season: typeof season === 'string' && /^\d{4}$/.test(season) ? season : undefined,
    class: classes.find((each) => each === of),
    ...readFind(search),
    ...readCursors(search),
  };
}

/** Of the hundredths of the whole list, the latest first: where the page begins. */
export interface HundredthsSearch {
  readonly after?: string;
  readonly before?: string;
}
