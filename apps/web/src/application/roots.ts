import { createRootRouteWithContext, notFound } from '@tanstack/react-router';
import type { PageContext } from './context.js';
import { Document } from './document.js';

export const rootRoute = createRootRouteWithContext<PageContext>()({ component: Document });

export function isId(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

export function yearOf(text: string): number {
  if (!/^\d{4}$/.test(text)) throw notFound();
  return Number(text);
}

/** Of a year without a season there is no page, but for this year, whose page says what will be here. */
export function orMissing(context: PageContext, year: string, part: object | null): void {
  if (part === null && year !== thisYear(context)) throw notFound();
}

/** As the calendar of the office says it. */
export function thisYear({ madeAt, timeZone }: Pick<PageContext, 'madeAt' | 'timeZone'>): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric' }).format(new Date(madeAt));
}
