import { useFormatter, useTranslations } from 'use-intl';
import type { LiveState } from '../../api/live.js';

/** How fresh a table is, in words and a sign. null: it is of a day gone by, and so never changes. */
export function Freshness({ live, at }: { readonly live: LiveState | null; readonly at: string }) {
  const t = useTranslations('live');
  const format = useFormatter();
  if (live === null) return null;
  const time = format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit' });
  return (
    <p role="status" className={`freshness ${live}`}>
      {t(live, { time })}
    </p>
  );
}
