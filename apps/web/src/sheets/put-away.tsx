import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { useOpened } from './use-sheets.js';

/** Takes a sheet with which this phone has nothing more to do off its list. */
export function PutAway() {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const { draft, sheets } = useOpened();
  return (
    <Link to="/$language/sheets" params={{ language }} className="action" onClick={() => void sheets.remove(draft.id)}>
      {t('putAway')}
    </Link>
  );
}
