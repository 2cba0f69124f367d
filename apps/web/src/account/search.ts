import { languages } from '../language/languages.js';

export interface LoginSearch {
  /** The page that wanted a login, to come back to. */
  readonly next?: string;
}

/**
 * Only pages of the office: no address of somebody else is followed from here. What is refused is said to be undefined, for the
 * router would otherwise keep it as it stood in the address.
 */
export function readLoginSearch({ next }: Record<string, unknown>): LoginSearch {
  return { next: typeof next === 'string' && isOwn(next) ? next : undefined };
}

function isOwn(path: string): boolean {
  return languages.some((each) => path === `/${each}` || new RegExp(`^/${each}/[\\w/?=&%.+~#-]*$`).test(path));
}

/** Which page of a list; it begins with the latest. */
export function readPageSearch({ after }: Record<string, unknown>): { readonly after?: string } {
  return { after: typeof after === 'string' && /^[\w-]{1,500}={0,2}$/.test(after) ? after : undefined };
}
