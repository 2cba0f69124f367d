import { useTranslations } from 'use-intl';

/** How many ranks somebody has gained, or lost; a dash where none, or where there was no rank before. */
export function Move({ change }: { readonly change: number | null }) {
  const t = useTranslations('standing');
  const by = Math.abs(change ?? 0);
  if (by === 0) {
    return (
      <span className="move">
        <span className="unseen">{t('same')}</span>
      </span>
    );
  }
  const way = change! > 0 ? 'up' : 'down';
  return (
    <span className={`move ${way}`}>
      <span className="unseen">{t(way)} </span>
      {by}
    </span>
  );
}
