import { useFormatter } from 'use-intl';

const styles = {
  /** Where the year is clear. */
  short: { month: 'short', day: 'numeric' },
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
} as const;

/** Says a day in the reader's format, for sentences. */
export function useDay(): (day: string, style?: keyof typeof styles) => string {
  const format = useFormatter();
  return (day, style = 'medium') =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { ...styles[style], timeZone: 'UTC' });
}

/** A day of the calendar (`2026-11-22`), without an hour, so in no time zone. */
export function Day({ of, style = 'medium' }: { readonly of: string; readonly style?: keyof typeof styles }) {
  const day = useDay();
  return <time dateTime={of}>{day(of, style)}</time>;
}

/** The day that ends a sentence; a Hungarian day brings the full stop along. */
export function LastDay({ of }: { readonly of: string }) {
  const day = useDay()(of);
  return (
    <>
      <time dateTime={of}>{day}</time>
      {day.endsWith('.') ? '' : '.'}
    </>
  );
}

/** A moment, where the reader is. */
export function Moment({ of }: { readonly of: string }) {
  const format = useFormatter();
  return <time dateTime={of}>{format.dateTime(new Date(of), { dateStyle: 'medium', timeStyle: 'short' })}</time>;
}
