import { type ReactNode, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LineActs } from '../../match/line-acts.js';

/** The line of a sheet that somebody is about to dispute, by its path; null for none, '' for what is no line of a game. */
export interface Disputing {
  readonly path: string | null;
  readonly choose: (path: string | null) => void;
  /** Below a line when it is opened: the way to dispute it, then what is asked of who does. */
  readonly below: LineActs['below'];
}

/** A dispute begins at the line that is meant: it is tapped, and what is to be said of it is typed below it. */
export function useDisputing(form: (path: string) => ReactNode): Disputing {
  const [path, setPath] = useState<string | null>(null);
  const choose = useCallback((chosen: string | null) => setPath(chosen), []);
  return {
    path,
    choose,
    below: (of) =>
      path === of ? (
        <div className="disputing">{form(of)}</div>
      ) : (
        <DisputeButton of={of} choose={choose} isGame={/^record\.games\[\d+\]$/.test(of)} />
      ),
  };
}

function DisputeButton({
  of,
  isGame,
  choose,
}: {
  readonly of: string;
  readonly isGame: boolean;
  readonly choose: Disputing['choose'];
}) {
  const t = useTranslations('sheets');
  return (
    <p>
      <button type="button" className="action" onClick={() => choose(of)}>
        {isGame ? t('disputeGame', { game: gameOf(of)! }) : t('disputeLine')}
      </button>
    </p>
  );
}

/** The game in which a path lies. */
export function gameOf(path: string): number | null {
  const [, place] = /^record\.games\[(\d+)\]/.exec(path) ?? [];
  return place === undefined ? null : Number(place) + 1;
}
