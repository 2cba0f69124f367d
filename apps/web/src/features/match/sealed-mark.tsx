import { useTranslations } from 'use-intl';
import { Moment } from '../../ui/days.js';
import type { ShownMatch } from './queries.js';

/** That a sheet was confirmed on a phone of the other side, for those who may know of it. */
export function SealedMark({ match: { sealedConfirmation: sealed, state } }: { readonly match: ShownMatch }) {
  const t = useTranslations('match');
  if (sealed === null) return null;
  return (
    <p className="sealed-mark">
      {t('sealed', { by: sealed.by.name })} <Moment of={sealed.at} />.{' '}
      {state === 'CONFIRMED' && Date.parse(sealed.revocableUntil) > Date.now() ? (
        <>
          {t('sealedUntil')} <Moment of={sealed.revocableUntil} />.
        </>
      ) : null}
    </p>
  );
}
