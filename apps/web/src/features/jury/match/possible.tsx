import { capitalised } from '@tarokk/competition';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import type { DeskMatch } from './queries.js';

export type DeskGame = DeskMatch['games'][number];

/** Whether the office still works out for a game if it could have been played so. */
export function isWaiting({ possible }: DeskGame): boolean {
  return possible?.state === 'WAITING';
}

/** Whether it is known that no game gives what the sheet says of this one. */
export function cannotBe({ possible }: DeskGame): boolean {
  return possible?.state === 'IMPOSSIBLE';
}

/** Whether a scored game could have been played so: the way to a game that fits, or why there is none, and how it was found out. */
export function Possible({ match, game: { number, possible } }: { readonly match: string; readonly game: DeskGame }) {
  const t = useTranslations('desk.possible');
  const { namesIn } = usePage();
  if (possible === null) return null;
  switch (possible.state) {
    case 'WAITING':
      return <p className="legend possible">{t('waiting')}</p>;
    case 'SHOWN':
      return (
        <p className="legend possible">
          {t('shown')}{' '}
          <Link
            to="/jury/matches/$match/games/$game/example"
            params={{ match, game: String(number) }}
            aria-label={t('showOf', { number })}
            preload={false}
          >
            {t('show')}
          </Link>
        </p>
      );
    case 'IMPOSSIBLE':
      return (
        <p className="problem possible">
          {t(`excludedBy.${possible.excludedBy!}`)} {capitalised(possible.message!, namesIn)}.
        </p>
      );
    case 'UNDECIDED':
      return (
        <p className="legend possible">
          {t('undecided')} {possible.tried.map(({ search, steps }) => t(`tried.${search}`, { steps })).join(' ')}
        </p>
      );
  }
}
