import { useTranslations } from 'use-intl';
import type { CupChanges } from './acts.js';

/** What an act changes in the bracket, and what it would leave to the jury. */
export function Changes({ changes: { sentences, forJury } }: { readonly changes: CupChanges }) {
  const t = useTranslations('cupDesk');
  const td = useTranslations('desk');
  if (sentences.length === 0) return <p>{td('changesNothing')}</p>;
  return (
    <>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {forJury.length === 0 ? null : <p className="problem">{t('thenForYou')}</p>}
    </>
  );
}
