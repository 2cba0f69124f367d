import { useTranslations } from 'use-intl';
import { Bar } from '../../../ui/forms/bar.js';
import { OfficeBeingSent } from '../office-words.js';
import { sealOf } from '../store/sealed.js';
import { useOpened, useSheets } from '../use-sheets.js';

/** It is on its way, or waits until the office can be reached. */
export function Waiting() {
  const t = useTranslations('sheets');
  const { office, isKept } = useSheets();
  const { draft, sheets } = useOpened();
  const seal = sealOf(draft);
  return (
    <>
      <p className="problem" role="status">
        {isKept || office === 'reached' ? <OfficeBeingSent /> : t('keeping')}
      </p>
      {seal?.holds === true ? (
        <p>
          {t(`sealedHere.${seal.sealed.answer}`, { by: seal.sealed.by })}{' '}
          {seal.sealed.isChecked === true ? null : t('checkedWhenSent')}
        </p>
      ) : null}
      <Bar>
        <button type="button" className="action" onClick={() => sheets.keep({ ...draft, handing: null })}>
          {t('takeBack')}
        </button>
        <button type="button" className="action main" onClick={() => void sheets.refresh()}>
          {t('sendNow')}
        </button>
      </Bar>
    </>
  );
}
