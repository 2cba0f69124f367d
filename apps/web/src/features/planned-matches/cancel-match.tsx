import { useTranslations } from 'use-intl';
import { Opening } from '../../ui/forms/opening.js';
import { ReasonForm } from '../../ui/forms/reason.js';

interface Properties {
  readonly plan: { readonly id: string; readonly version: number };
  /** Which match it is, where several can be cancelled. */
  readonly about?: string;
  readonly leaves?: boolean;
  readonly done?: () => unknown;
}

/** A match that is not played as planned; whoever cancels it may say why. */
export function CancelMatch({ plan: { id, version }, about, leaves, done }: Properties) {
  const t = useTranslations('dayAndPlace');
  return (
    <Opening acts={['cancel'] as const} name={() => t('cancel')} about={about}>
      {() => (
        <ReasonForm
          mutation="cancelPlannedMatch"
          of={{ plannedMatchId: id, version }}
          leaves={leaves}
          done={done}
          submit={t('cancel')}
          isOptional
          label={t('cancelReason')}
        >
          <p>{t('cancelMeans')}</p>
        </ReasonForm>
      )}
    </Opening>
  );
}
