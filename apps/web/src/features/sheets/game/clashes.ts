import type { SheetClash } from '@tarokk/rules';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { type MayStand, verdictOn } from '../form/standing-of-game.js';
import { gameAt, type SheetState } from '../form/state.js';
import type { GameTap } from '../form/taps.js';
import { useOpened } from '../use-sheets.js';
import { nameOfEntry } from './entry-name.js';

export type NewEntry = Extract<GameTap, { tap: 'announce' | 'silent' }>;

const none: ReadonlyMap<string, MayStand> = new Map();

/**
 * What could be added to a game as it is, by key. Judging many takes a moment on a phone: it is done one by one once the page
 * shows what was tapped last, and each is judged again when it is tapped.
 */
export function useVerdicts(taps: ReadonlyMap<string, NewEntry>): ReadonlyMap<string, MayStand> {
  const { draft } = useOpened();
  const { state } = draft;
  const [found, setFound] = useState<{ readonly of: SheetState | null; readonly verdicts: typeof none }>({
    of: null,
    verdicts: none,
  });
  const latest = useRef(taps);
  useEffect(() => {
    latest.current = taps;
  });
  // The same keys are the same taps.
  const keys = [...taps.keys()].join(' ');
  useEffect(() => {
    const verdicts = new Map<string, MayStand>();
    const left = [...latest.current];
    let timer: ReturnType<typeof setTimeout>;
    const next = (): void => {
      const one = left.shift();
      if (one === undefined) return setFound({ of: state, verdicts });
      verdicts.set(one[0], verdictOn(state, one[1]));
      timer = setTimeout(next);
    };
    timer = setTimeout(next);
    return () => clearTimeout(timer);
  }, [state, keys]);
  return found.of === state ? found.verdicts : none;
}

/** Why something cannot stand beside what is there: what it clashes with. */
export function useClashSentence(game: number): (clash: SheetClash, own: string) => string {
  const t = useTranslations('sheets');
  const against = useClashing(game);
  return (clash, own) => t('notBeside', { names: against(clash, own) });
}

/** The names of what something clashes with, its own where it clashes with nothing else. */
export function useClashing(game: number): (clash: SheetClash, own: string) => string {
  const t = useTranslations('sheets');
  const { namesIn } = usePage();
  const { draft } = useOpened();
  const scored = gameAt(draft.state, game);
  return ({ entries }, own) => {
    if (scored.form === 'played') return '';
    // What would be added stands on no sheet yet: it has no name there.
    const names = entries.map((entry) => nameOfEntry(entry, scored, namesIn) ?? ('party' in entry ? own : t('cards')));
    const others = [...new Set(names)].filter((name) => name !== own);
    return (others.length === 0 ? [own] : others).join(', ');
  };
}
