import { Link, type LinkProps, useNavigate, useRouter } from '@tanstack/react-router';
import type { GameAnalysisDocument, GameSoFar } from '@tarokk/rules';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { keyed, KeySign, useKeys } from '../../ui/keys/keys.js';
import type { VerdictLine } from './analysis/turns.js';
import type { Analysis } from './analysis/use-analysis.js';
import { decidedAt, jumpFrom, mistakesIn, nextOf, type Replay } from './replay.js';
import { replaySearch, searchFor, stepIn } from './search.js';
import { Slider } from './slider.js';

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

/** The same of a game that fits a scored game of a match, for the jury. */
export interface PlaceOfFittingGame {
  readonly match: string;
  readonly game: string;
}

/** The same of a game that shows two announcements beside each other. */
export interface PlaceOfPair {
  readonly announcement: string;
  readonly other: string;
  /** The party and the result of each. */
  readonly ending: string;
}

export type ReplayPlace = PlaceOfMatch | PlaceOfExample | PlaceOfFittingGame | PlaceOfPair;

/** @param replaces whether it takes the place of the present page in the history, as a step of the same game does */
export function useAddress(place: ReplayPlace, replaces = true): (step: number) => LinkProps {
  const path = pathOf(place);
  return (step) => ({
    to: path,
    params: { ...place },
    search: searchFor(step),
    replace: replaces,
    resetScroll: !replaces,
  });
}

function pathOf(place: ReplayPlace): NonNullable<LinkProps['to']> {
  if ('ending' in place) return '/rules/pairs/$announcement/$other/$ending';
  if ('match' in place) return '/jury/matches/$match/games/$game/example';
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
  shortcut,
  children,
}: {
  readonly place: ReplayPlace;
  readonly step: number;
  readonly isCurrent?: boolean;
  readonly isDisabled?: boolean;
  /** The link stands on another page than the game. */
  readonly isElsewhere?: boolean;
  readonly label?: string;
  readonly className?: string;
  /** The key that follows it. */
  readonly shortcut?: string;
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
      {...(shortcut === undefined ? {} : keyed(shortcut))}
    >
      {children}
      <KeySign of={shortcut} />
    </Link>
  );
}

/** As long as a card takes to be seen. */
const PACE = 1500;

/** Five buttons for a thumb, the ways to what decided and to the next mistake, and the keys. */
export function Controls({
  replay,
  place,
  step,
  said,
  atEnd,
  known,
  analysis,
  line,
}: {
  readonly replay: Replay;
  readonly place: ReplayPlace;
  readonly step: number;
  /** What happened with it, in words. */
  readonly said: string;
  /** How the game stands after its last card. */
  readonly atEnd: GameSoFar;
  /** What is known of whether announcements could have been made; null for nothing. */
  readonly known: GameAnalysisDocument | null;
  /** What finds out; null where it is known already, or never will be. */
  readonly analysis: Analysis | null;
  /** What the slider shows of the announcement that is chosen; null: the cards that were played. */
  readonly line: VerdictLine | null;
}) {
  const t = useTranslations('replay');
  const navigate = useNavigate();
  const address = useAddress(place);
  const last = replay.steps.length - 1;
  const [isPlaying, toggle] = usePlaying(place, step, last);
  const decided = useMemo(() => decidedAt(replay, atEnd), [replay, atEnd]);
  const mistakes = useMemo(() => mistakesIn(replay, known), [replay, known]);
  const deciding = nextOf(decided, step);
  useStepKeys(replay, place, toggle);
  const button = (name: 'first' | 'previous' | 'next' | 'last', to: number, sign: string) => (
    <StepLink place={place} step={to} label={t(name)} isDisabled={to === step} className="action">
      <Sign of={sign} />
    </StepLink>
  );
  return (
    <nav className="steps" aria-label={t('steps')}>
      <Slider
        replay={replay}
        step={step}
        said={said}
        decided={decided}
        mistakes={mistakes}
        line={line}
        onStep={(to) => void navigate(address(to))}
      />
      <span className="unseen">{t('stepOf', { step, last })}</span>
      <div className="five">
        {button('first', 0, 'M3 4h3v16H3zM20 4v16L8 12z')}
        {button('previous', Math.max(0, step - 1), 'M18 4v16L5 12z')}
        <button
          type="button"
          className="action main scripted"
          aria-label={t(isPlaying ? 'pause' : 'play')}
          aria-pressed={isPlaying}
          onClick={toggle}
        >
          <Sign of={isPlaying ? 'M5 4h5v16H5zM14 4h5v16h-5z' : 'M6 4v16l13-8z'} />
        </button>
        {button('next', Math.min(last, step + 1), 'M6 4v16l13-8z')}
        {button('last', last, 'M18 4h3v16h-3zM4 4v16l12-8z')}
      </div>
      <div className="jumps">
        <NextMistake place={place} step={step} mistakes={mistakes} known={known} analysis={analysis} />
        {deciding === null ? null : (
          <StepLink place={place} step={deciding} className="action" shortcut="d">
            {t('toDeciding')}
          </StepLink>
        )}
      </div>
    </nav>
  );
}

/** @param of the path of its drawing, in a square of 24 */
function Sign({ of }: { readonly of: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={of} />
    </svg>
  );
}

/** Leads to the next mistake; where nobody has looked for them yet, looks for them first. */
function NextMistake({
  place,
  step,
  mistakes,
  known,
  analysis,
}: {
  readonly place: ReplayPlace;
  readonly step: number;
  readonly mistakes: readonly number[];
  readonly known: GameAnalysisDocument | null;
  readonly analysis: Analysis | null;
}) {
  const t = useTranslations('replay');
  const navigate = useNavigate();
  const address = useAddress(place);
  const [isSought, setSought] = useState(false);
  const mistake = nextOf(mistakes, step);
  const state = analysis?.analysing.state ?? 'done';
  const isOpen = state === 'not-asked' || state === 'stopped';
  useEffect(() => {
    if (!isSought || state === 'running' || state === 'not-asked') return;
    setSought(false);
    if (state === 'done' && mistake !== null) void navigate(address(mistake));
  }, [isSought, state, mistake, navigate, address]);
  if (known === null && analysis === null) return null;
  if (mistake !== null) {
    return (
      <StepLink place={place} step={mistake} className="action" shortcut="m">
        {t('toMistake')}
      </StepLink>
    );
  }
  return (
    <button
      type="button"
      className="action scripted"
      aria-disabled={isOpen ? undefined : true}
      {...keyed('m')}
      onClick={() => {
        if (!isOpen) return;
        setSought(true);
        analysis?.start();
      }}
    >
      {t(known?.reason === null && mistakes.length === 0 && state === 'done' ? 'noMistake' : 'toMistake')}
      <KeySign of="m" />
    </button>
  );
}

/** Whether the game goes on by itself, a step at a time, and what begins or ends that. From its end it begins anew. */
function usePlaying(place: ReplayPlace, step: number, last: number): readonly [boolean, () => void] {
  const [isPlaying, setPlaying] = useState(false);
  const navigate = useNavigate();
  const address = useAddress(place);
  const goTo = useRef((to: number): void => void navigate(address(to)));
  useLayoutEffect(() => {
    goTo.current = (to) => void navigate(address(to));
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (step >= last) return setPlaying(false);
    const timer = setTimeout(() => goTo.current(step + 1), PACE);
    return () => clearTimeout(timer);
  }, [isPlaying, step, last]);
  const toggle = (): void => {
    if (!isPlaying && step >= last) goTo.current(0);
    setPlaying(!isPlaying);
  };
  return [isPlaying, toggle];
}

/** Space plays and stops, arrows go step by step, with Shift trick by trick; Home and End to both ends. */
function useStepKeys(replay: Replay, place: ReplayPlace, toggle: () => void): void {
  const t = useTranslations('replay');
  const navigate = useNavigate();
  const address = useAddress(place);
  const { history } = useRouter();
  const last = replay.steps.length - 1;
  const going =
    (to: (step: number) => number): (() => void) =>
    () => {
      // Keys may come faster than steps are drawn: the address is where they have come to.
      const search = Object.fromEntries(new URLSearchParams(history.location.search));
      void navigate(address(to(stepIn(replaySearch.parse(search), last))));
    };
  useKeys([
    { key: ' ', name: t('play'), press: toggle },
    { key: 'ArrowRight', name: t('next'), press: going((step) => Math.min(last, step + 1)), repeats: true },
    { key: 'ArrowLeft', name: t('previous'), press: going((step) => Math.max(0, step - 1)), repeats: true },
    { key: 'Shift+ArrowRight', name: t('nextTrick'), press: going((step) => jumpFrom(replay, step, 1)), repeats: true },
    {
      key: 'Shift+ArrowLeft',
      name: t('previousTrick'),
      press: going((step) => jumpFrom(replay, step, -1)),
      repeats: true,
    },
    { key: 'Home', name: t('first'), press: going(() => 0) },
    { key: 'End', name: t('last'), press: going(() => last) },
  ]);
}
