import { notFound } from '@tanstack/react-router';
import type { PageContext } from './context.js';
import type { Query } from './graphql.js';
import { asked } from './queries.js';

/**
 * Asks for what a page shows. What was asked for before is shown at once; the page asks again behind it.
 * @param needed of the answer what the page is about: where it is null, there is no such page
 */
export async function load<Answer, Variables, Part extends keyof Answer = never>(
  { queries, ask }: PageContext,
  query: Query<Answer, Variables>,
  variables: Variables,
  ...needed: readonly Part[]
): Promise<Present<Answer, Part>> {
  return present(await queries.query({ ...asked(ask, query, variables), staleTime: 'static' }), ...needed);
}

/** An answer in which these parts are not null. */
type Present<Answer, Part extends keyof Answer> = Answer & { readonly [Each in Part]: NonNullable<Answer[Each]> };

/** An answer with what the page is about. Where that has gone since it was loaded, there is no such page any more. */
export function present<Answer, Part extends keyof Answer = never>(
  answer: Answer,
  ...needed: readonly Part[]
): Present<Answer, Part> {
  if (needed.some((part) => answer[part] === null)) throw notFound();
  // That none of them is null is known of each by itself, not of the object.
  return answer as Present<Answer, Part>;
}

/** The same of a year. Where there is no season there is no page, but for this year, whose page says what will be here. */
export async function loadOfYear<Answer, Variables>(
  context: PageContext,
  year: string,
  query: Query<Answer, Variables>,
  variables: Variables,
  needed: keyof Answer,
): Promise<void> {
  const answer = await load(context, query, variables);
  if (answer[needed] === null && year !== thisYear(context)) throw notFound();
}

/** An id that stands in an address. The office need not be asked for what is none: there is no such page. */
export function idOf(text: string): string {
  if (!isId(text)) throw notFound();
  return text;
}

export function isId(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

/** A year that stands in an address. */
export function yearOf(text: string): number {
  if (!/^\d{4}$/.test(text)) throw notFound();
  return Number(text);
}

/** As the calendar of the office says it. */
export function thisYear({ madeAt, timeZone }: Pick<PageContext, 'madeAt' | 'timeZone'>): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric' }).format(new Date(madeAt));
}
