import { useTranslations } from 'use-intl';
import { WordsField } from '../../forms/fields.js';
import { Form } from '../../forms/form.js';
import { revokeConfirmation, type ToConfirm } from './queries.js';

/** A confirmation that was given on a phone of the other side is taken back. */
export function Revoke({ match, done }: { readonly match: ToConfirm; readonly done: () => Promise<void> }) {
  const t = useTranslations('sheets');
  return (
    <section aria-labelledby="revoke">
      <h2 id="revoke">{t('revokeIt')}</h2>
      <p>{t('revokeWords')}</p>
      <Form
        name={t('revokeIt')}
        mutation={revokeConfirmation}
        start={{ reason: '' }}
        variables={({ reason }: { reason?: string }) => ({
          matchId: match.id,
          revision: match.revision,
          reason: (reason ?? '').trim() === '' ? null : reason!,
        })}
        done={done}
        submit={t('revokeIt')}
      >
        <WordsField name="reason" label={t('revokeReason')} required={false} />
      </Form>
    </section>
  );
}
