import { useTranslations } from 'use-intl';

/** What can be done without a network, and what cannot: said in one place for all pages that are there without one. */
export function WhatWorks() {
  const t = useTranslations('offline');
  return (
    <>
      <p>
        <strong>{t('works')}</strong> {t('whatWorks')}
      </p>
      <p>
        <strong>{t('needs')}</strong> {t('whatNeeds')}
      </p>
    </>
  );
}
