import { Link } from '@tanstack/react-router';
import type { SVGProps } from 'react';

/** What is pressed of a chart: it leads to its match, and says which. */
export function ToMatch({
  match,
  said,
  ...area
}: { readonly match: string; readonly said: string } & Pick<SVGProps<SVGRectElement>, 'x' | 'y' | 'width' | 'height'>) {
  return (
    <Link to="/matches/$id" params={{ id: match }} aria-label={said} preload={false}>
      <title>{said}</title>
      <rect {...area} fill="transparent" />
    </Link>
  );
}
