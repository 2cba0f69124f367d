import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LineActs } from '../../match/line-acts.js';

/** The line of a sheet that somebody is about to dispute, by its path; null for none, '' for what is no line of a game. */
export interface Disputing {
  readonly path: string | null;
  readonly choose: (path: string | null) => void;
  /** Below a line when it is opened: the way to dispute it, then what is asked of who does. */
  readonly below: LineActs['below'];
}

/**
 * A dispute begins at the line that is meant: it is tapped, and what is to be said of it is typed below it. Where the cards of a
 * game are on record, its lines follow from them and the game is disputed; then the words begin with the line that was tapped.
 */
export function useDisputing(
  form: (path: string, words: string) => ReactNode,
  playedGames: readonly number[],
): Disputing {
  const [path, setPath] = useState<string | null>(null);
  const choose = useCallback((chosen: string | null) => setPath(chosen), []);
  return {
    path,
    choose,
    below: (of, name) => {
      const [, game, party] = /^record\.games\[(\d+)\](?:\.sheet\.([AB]))?/.exec(of) ?? [];
      const isPlayed = game !== undefined && playedGames.includes(Number(game) + 1);
      // Of a scored game each count of the consolation can be wrong, of a played one all of it follows from the cards.
      if (party !== undefined && isPlayed && name === undefined) return null;
      const meant = isPlayed ? `record.games[${game}]` : of;
      return path === of ? (
        <Disputed>{form(meant, isPlayed && party !== undefined ? `${name} (${party}): ` : '')}</Disputed>
      ) : (
        <DisputeButton of={of} choose={choose} what={whatIsAt(meant)} />
      );
    },
  };
}

/** The form, with the cursor behind what stands in it; all of it in sight, also above the keyboard of a phone. */
function Disputed({ children }: { readonly children: ReactNode }) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const words = form.current?.querySelector('textarea');
    words?.focus({ preventScroll: true });
    words?.setSelectionRange(words.value.length, words.value.length);
    form.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="disputing" ref={form}>
      {children}
    </div>
  );
}

/** What a path of a sheet means: a game, all that a party was dealt in it, or a line. */
function whatIsAt(path: string): 'game' | 'consolation' | 'line' {
  if (/^record\.games\[\d+\]$/.test(path)) return 'game';
  return /\.sheet\.[AB]$/.test(path) ? 'consolation' : 'line';
}

function DisputeButton({
  of,
  what,
  choose,
}: {
  readonly of: string;
  readonly what: ReturnType<typeof whatIsAt>;
  readonly choose: Disputing['choose'];
}) {
  const t = useTranslations('sheets');
  return (
    <p>
      <button type="button" className="action" onClick={() => choose(of)}>
        {what === 'game'
          ? t('disputeGame', { game: gameOf(of)! })
          : t(what === 'consolation' ? 'disputeConsolation' : 'disputeLine')}
      </button>
    </p>
  );
}

/** The game in which a path lies. */
export function gameOf(path: string): number | null {
  const [, place] = /^record\.games\[(\d+)\]/.exec(path) ?? [];
  return place === undefined ? null : Number(place) + 1;
}
