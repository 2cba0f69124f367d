import { useTranslations } from 'use-intl';
import type { AdministeredPerson } from './queries.js';

/** Whether somebody has an account, and which offices. */
export function About({ person: { account } }: { readonly person: Pick<AdministeredPerson, 'account'> }) {
  const t = useTranslations('peopleDesk');
  if (account === null) return <span>{t('noAccount')}</span>;
  const offices = [account.jury ? t('jury') : '', account.admin ? t('admin') : ''].filter((each) => each !== '');
  return <span>{[t(`account.${account.state}`), ...offices].join(', ')}</span>;
}
