import { useTranslations } from 'use-intl';
import { TextField } from '../../ui/forms/fields.js';

/** A password is typed once, where one can look at it; the office says what is wrong with it. */
export function NewPasswordField({ name }: { readonly name: string }) {
  const t = useTranslations('account');
  return (
    <TextField
      name={name}
      label={t('newPassword')}
      hint={t('passwordHint')}
      type="password"
      autoComplete="new-password"
      minLength={10}
      maxLength={200}
    />
  );
}
