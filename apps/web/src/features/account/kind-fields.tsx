import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { WebhookKind } from './webhook-queries.js';

/** Of what a webhook is told. */
export function KindFields({ name, kinds }: { readonly name: string; readonly kinds: readonly WebhookKind[] }) {
  const t = useTranslations('account');
  const { register } = useFormContext();
  return (
    <fieldset className="field">
      <legend>{t('toldOf')}</legend>
      {kinds.map((kind) => (
        <label key={kind} className="ticked">
          <input type="checkbox" value={kind} {...register(name)} /> {t(`kind.${kind}`)}
        </label>
      ))}
    </fieldset>
  );
}
