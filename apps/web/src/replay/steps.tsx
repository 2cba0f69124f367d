import { Link, type LinkProps, useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { jumpFrom, type Replay } from './replay.js';
import { readReplaySearch, searchFor, stepIn } from './search.js';

/** A game of a match as an address has it: on a page of the office, or in a frame. */
export interface PlaceOfMatch {
  readonly id: string;
  readonly game: string;
  readonly isEmbedded: boolean;
}

/** The same of an example game of an announcement. */
export interface PlaceOfExample {
  readonly announcement: string;
  readonly game: string;
}

export type Place = PlaceOfMatch | PlaceOfExample;

/** @param replaces whether it takes the place of the present page in the history, as a step of the same game does */
function useAddress(place: Place, replaces = true): (step: number) => LinkProps {
  const path = pathOf(place);
  return (step) => ({
    to: path,
    params: { ...place },
    search: searchFor(step),
    replace: replaces,
    resetScroll: !replaces,
  });
}

function pathOf(place: Place): NonNullable<LinkProps['to']> {
  if ('announcement' in place) return '/announcements/$announcement/games/$game';
  return place.isEmbedded ? '/embed/matches/$id/games/$game' : '/matches/$id/games/$game';
}

/** Leads to a step; without script it is another page. */
export function StepLink({
  place,
  step,
  isCurrent,
  isDisabled = false,
  isElsewhere = false,
  label,
  className,
  children,
}: {
  readonly place: Place;
  readonly step: number;
  readonly isCurrent?: boolean;
  readonly isDisabled?: boolean;
  /** The link stands on another page than the game. */
  readonly isElsewhere?: boolean;
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const address = useAddress(place, !isElsewhere);
  return (
    <Link
      {...address(step)}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isCurrent === true ? 'step' : undefined}
      aria-disabled={isDisabled ? true : undefined}
      aria-label={label}
      className={className}
      preload={false}
    >
      {children}
    </Link>
  );
}

/** Four buttons for a thumb, and the keys. */
export function Controls({
  replay,
  place,
  step,
}: {
  readonly replay: Replay;
  readonly place: Place;
  readonly step: number;
}) {
  const t = useTranslations('replay');
  const last = replay.steps.length - 1;
  useKeys(replay, place);
  const button = (name: 'first' | 'previous' | 'next' | 'last', to: number, sign: string) => (
    <StepLink place={place} step={to} label={t(name)} isDisabled={to === step} className="action">
      <span aria-hidden="true">{sign}</span>
    </StepLink>
  );
  return (
    <nav className="steps" aria-label={t('steps')}>
      {button('first', 0, '«')}
      {button('previous', Math.max(0, step - 1), '‹')}
      <span className="figures">{t('stepOf', { step, last })}</span>
      {button('next', Math.min(last, step + 1), '›')}
      {button('last', last, '»')}
    </nav>
  );
}

/** Arrows go step by step, with Shift trick by trick; Home and End to both ends. Keys that are typed into a field are its own. */
function useKeys(replay: Replay, place: Place): void {
  const navigate = useNavigate();
  const address = useAddress(place);
  const { history } = useRouter();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (target instanceof HTMLElement && target.matches('input, textarea, select')) return;
      // Keys may come faster than steps are drawn: the address is where they have come to.
      const search = Object.fromEntries(new URLSearchParams(history.location.search));
      const to = stepBy(event, replay, stepIn(readReplaySearch(search), replay.steps.length - 1));
      if (to === null) return;
      event.preventDefault();
      void navigate(address(to));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

function stepBy({ key, shiftKey }: KeyboardEvent, replay: Replay, step: number): number | null {
  const last = replay.steps.length - 1;
  switch (key) {
    case 'ArrowRight':
      return shiftKey ? jumpFrom(replay, step, 1) : Math.min(last, step + 1);
    case 'ArrowLeft':
      return shiftKey ? jumpFrom(replay, step, -1) : Math.max(0, step - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
