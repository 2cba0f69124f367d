import type { ReactNode } from 'react';

/** The same page of other seasons. */
export function Years({
  label,
  years,
  link,
}: {
  readonly label: string;
  readonly years: readonly number[];
  readonly link: (year: number) => ReactNode;
}) {
  return (
    <nav aria-label={label} className="choices">
      <ul className="years">
        {years.map((year) => (
          <li key={year}>{link(year)}</li>
        ))}
      </ul>
    </nav>
  );
}
