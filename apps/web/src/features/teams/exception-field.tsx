import { useTranslations } from 'use-intl';
import { ReasonField } from '../../ui/forms/reason.js';

/** With a reason the jury allows what the rules leave to it. */
export function ExceptionField() {
  const t = useTranslations('teamMembers');
  return <ReasonField isOptional label={t('reasonIfAny')} hint={t('reasonHint')} />;
}
