import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';

const answers = ['lost', 'made', 'unsaid', 'another'] as const;

/** What is usually wrong with an announcement, each a tap that writes it into the field of the reason, where more can be said. */
export function UsualAnswers({ path, words }: { readonly path: string; readonly words: string }) {
  const t = useTranslations('sheets');
  const { setValue, watch } = useFormContext<{ reason: string }>();
  const reason = watch('reason');
  if (!path.includes('.announcements[') && words === '') return null;
  return (
    <div className="chips two" role="group" aria-label={t('usualAnswers')}>
      {answers.map((answer) => {
        const said = t(`usualAnswer.${answer}`);
        return (
          <button
            key={answer}
            type="button"
            className="chip"
            aria-pressed={reason === `${words}${said}`}
            onClick={() => setValue('reason', `${words}${said}`, { shouldDirty: true, shouldValidate: true })}
          >
            {said}
          </button>
        );
      })}
    </div>
  );
}

/** What a dispute does, before it is sent. */
export function DisputeWaits() {
  const t = useTranslations('sheets');
  return (
    <p className="unusual">
      <strong>{t('disputeWaits')}</strong> {t('disputeWaitsUntil')}
    </p>
  );
}
