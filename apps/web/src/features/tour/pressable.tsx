import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { TourSearch, TourStep } from './steps.js';

/** What can be pressed: a link to the same part with the answer, so that it works with a mouse, a thumb, keys, and without script. */
export function Pressable({
  step,
  search,
  isPressed,
  className,
  children,
}: {
  readonly step: TourStep;
  /** What is pressed then. */
  readonly search: TourSearch;
  readonly isPressed: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <Link
      to="/tour/$step"
      params={{ step }}
      search={search}
      replace
      resetScroll={false}
      preload={false}
      className={className}
      aria-current={isPressed ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}
