import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useOpened } from '../use-sheets.js';
import { canSeal, otherSide } from './possible.js';

/** Where the other side sits at the same table it can answer on this phone. */
export function PassOver() {
  const t = useTranslations('sheets');
  const { draft, directory } = useOpened();
  const other = otherSide(draft, directory);
  if (other === null || !canSeal(directory)) return null;
  return (
    <>
      <p>{t('passOverWords', { side: other.name })}</p>
      <p>
        <Link to="/sheets/$id/here" params={{ id: draft.id }} className="action">
          {t('passOver')}
        </Link>
      </p>
    </>
  );
}
