import type { ReactNode } from 'react';

/** A part of a page under its heading, which names it; at the end of the heading's line what leads further, or sums it up. */
export function Section({
  id,
  heading,
  beside,
  children,
}: {
  /** Of the heading: an address may point to it. */
  readonly id: string;
  readonly heading: ReactNode;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{heading}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
