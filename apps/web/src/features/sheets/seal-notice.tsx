import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { standingOf } from './store/draft.js';
import { sealOf } from './store/sealed.js';
import { useOpened } from './use-sheets.js';

/** What the other side said on this phone falls with a change: said at once, while it is still at the table. */
export function SealNotice() {
  const t = useTranslations('sheets');
  const { draft, sheets } = useOpened();
  const seal = sealOf(draft);
  if (seal === null || seal.holds || standingOf(draft) !== 'writing') return null;
  const { by, answer } = seal.sealed;
  return (
    <div className="problem unusual seal-notice" role="alert">
      <p>
        <strong>{t(`sealFell.${answer}`, { by })}</strong> {t('sealFellWhat')}
      </p>
      <p className="choices-in-line">
        {sheets.canUndo(draft.id) ? (
          <button type="button" className="action" onClick={() => sheets.undo(draft.id)}>
            {t('undoChange')}
          </button>
        ) : null}
        <Link to="/sheets/$id/here" params={{ id: draft.id }} className="action">
          {t('passOver')}
        </Link>
        <button type="button" className="action" onClick={() => sheets.keep({ ...draft, sealed: null })}>
          {t('withoutSeal')}
        </button>
      </p>
    </div>
  );
}
