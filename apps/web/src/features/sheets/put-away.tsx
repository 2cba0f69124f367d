import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { putAwayWith } from './store/draft.js';
import { useOpened, useSheets } from './use-sheets.js';

/** Takes a sheet with which this phone has nothing more to do off its list, and those that it has corrected. */
export function PutAway() {
  const t = useTranslations('sheets');
  const { draft, sheets } = useOpened();
  const { drafts } = useSheets();
  const putAway = (): void => {
    for (const { id } of putAwayWith(draft, drafts)) void sheets.remove(id);
  };
  return (
    <Link to="/sheets" className="action" onClick={putAway}>
      {t('putAway')}
    </Link>
  );
}
