import { useTranslations } from 'use-intl';
import { type ToConfirm } from './queries.js';
import { ReasonForm } from '../../../ui/forms/reason.js';

/** A confirmation that was given on a phone of the other side is taken back. */
export function Revoke({ match, done }: { readonly match: ToConfirm; readonly done: () => void }) {
  const t = useTranslations('sheets');
  return (
    <section aria-labelledby="revoke">
      <h2 id="revoke">{t('revokeIt')}</h2>
      <p>{t('revokeWords')}</p>
      <ReasonForm
        mutation="revokeConfirmation"
        of={{ matchId: match.id, seen: { revision: match.revision } }}
        done={done}
        submit={t('revokeIt')}
        isOptional
        label={t('revokeReason')}
      />
    </section>
  );
}
