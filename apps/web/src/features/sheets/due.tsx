import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useSheetsHere } from './here-offline.js';
import { soFar } from './form/result.js';
import { namesOfBoth } from './store/season-directory.js';
import { standingOf } from './store/draft.js';

/** The sheets of this phone that are not over, each with its next step. */
export function SheetsDue() {
  const t = useTranslations('due');
  const here = useSheetsHere();
  const open = (here?.drafts ?? []).filter((draft) => standingOf(draft) !== 'arrived');
  if (here === null || open.length === 0) return null;
  return (
    <ul className="ruled">
      {open.map((draft) => {
        const { id, state } = draft;
        const standing = standingOf(draft);
        const { next } = soFar(state);
        const names = namesOfBoth(here.directory, state.sides);
        return (
          <li key={id}>
            {standing === 'writing' && next !== null ? (
              <Link to="/sheets/$id/game/$game" params={{ id, game: next }} preload={false}>
                <strong>{t('sheet', { game: next })}</strong> {names.join(' – ')}
              </Link>
            ) : (
              <Link to="/sheets/$id/hand-in" params={{ id }} preload={false}>
                <strong>{t(standing === 'writing' ? 'handIn' : standing === 'waiting' ? 'waiting' : 'answer')}</strong>{' '}
                {names.join(' – ')}
              </Link>
            )}
            <small>{t('nthMatch', { order: state.order })}</small>
          </li>
        );
      })}
    </ul>
  );
}
