export const competitions = ['CHAMPIONSHIP', 'CUP', 'GRAND_PRIX', 'FREE_CHAMPIONSHIP'] as const;
export const classes = ['SMALL', 'MIDDLE', 'GREAT', 'SUPER', 'ULTRA', 'MULTI', 'ROYAL'] as const;
/** Which trophies are shown; all of it stands in the address. */
export interface TrophySearch {
  readonly season?: string;
  readonly class?: string;
  readonly trophy?: string;
  readonly competition?: string;
  readonly player?: string;
  readonly order?: 'oldest';
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
    ...fitting('after', /^[\w-]{1,500}={0,2}$/),
    ...fitting('before', /^[\w-]{1,500}={0,2}$/),
  };
}

function oneOf(words: readonly string[]): RegExp {
  return new RegExp(`^(?:${words.join('|')})$`);
}
