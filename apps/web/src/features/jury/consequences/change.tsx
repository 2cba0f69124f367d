import { useTranslations } from 'use-intl';
import type { Consequences as Changes } from './queries.js';

/** All that follows from a decision, once: each place, trophy and milestone is a sentence of the office. */
export function Change({ changes: { sentences, cup } }: { readonly changes: Changes }) {
  const t = useTranslations('desk');
  const tc = useTranslations('cupDesk');
  const forJury = cup?.forJury ?? [];
  if (sentences.length + forJury.length === 0) return <p>{t('changesNothing')}</p>;
  return (
    <>
      {sentences.length === 0 ? null : (
        <ul className="changes">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {forJury.length === 0 ? null : <p className="problem">{tc('thenForYou')}</p>}
    </>
  );
}
