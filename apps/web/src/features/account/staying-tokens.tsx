import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { OwnAccount } from './queries.js';

/** Asked before all else that the account is used by ends: which API tokens stay. None does that is not ticked. */
export function StayingTokens({ tokens }: { readonly tokens: OwnAccount['apiTokens']['nodes'] }) {
  const t = useTranslations('account');
  const { register } = useFormContext();
  if (tokens.length === 0) return null;
  return (
    <fieldset className="field">
      <legend>{t('stayingTokens')}</legend>
      {tokens.map(({ id, name, scopes }) => (
        <label key={id} className="ticked">
          <input type="checkbox" value={id} {...register('keepTokenIds')} /> {name}{' '}
          <small>{scopes.map((scope) => t(`scopeShort.${scope}`)).join(', ')}</small>
        </label>
      ))}
    </fieldset>
  );
}
